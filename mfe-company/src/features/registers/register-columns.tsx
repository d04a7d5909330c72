import { Ban, CircleDot, Server, SmartphoneNfc } from 'lucide-react'
import { useMemo } from 'react'
import type { Register } from '@comptoir/contracts/company/registers'
import { chakra, Code, StatusBadge, useTranslation, type Column } from '@comptoir/platform'

function NumberedBy({ register }: { register: Register }) {
  const { t } = useTranslation('company')
  if (register.numbering === 'server')
    return <StatusBadge size="sm" tone="neutral" icon={Server} label={t('registers.numbering.server')} />
  return <StatusBadge size="sm" tone="brand" icon={SmartphoneNfc} label={t('registers.numbering.register')} />
}

function RegisterStatus({ register }: { register: Register }) {
  const { t } = useTranslation('company')
  if (!register.isActive)
    return <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('registers.status.inactive')} />
  if (register.openSessionId !== null)
    return <StatusBadge size="sm" tone="success" icon={CircleDot} label={t('registers.status.open')} />
  return <StatusBadge size="sm" tone="neutral" label={t('registers.status.free')} />
}

/** The series is named from the second on: until then there is only one. */
function LastNumber({ register: { epoch, lastNumber } }: { register: Register }) {
  const { t } = useTranslation('company')
  if (lastNumber === 0) return t('registers.noTicket')
  return <Code>{epoch > 1 ? t('registers.numberInSeries', { epoch, lastNumber }) : String(lastNumber)}</Code>
}

export function useRegisterColumns(): readonly Column<Register>[] {
  const { t } = useTranslation('company')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('registers.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
      },
      { id: 'code', header: t('registers.column.code'), cell: ({ code }) => <Code>{code}</Code>, isMuted: true },
      {
        id: 'numbering',
        header: t('registers.column.numbering'),
        cell: (register) => <NumberedBy register={register} />,
      },
      {
        id: 'lastNumber',
        header: t('registers.column.lastNumber'),
        cell: (register) => <LastNumber register={register} />,
        isMuted: true,
      },
      {
        id: 'status',
        header: t('registers.column.status'),
        cell: (register) => <RegisterStatus register={register} />,
      },
    ],
    [t],
  )
}
