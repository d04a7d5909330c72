import { CalendarClock, CircleDot } from 'lucide-react'
import { useMemo } from 'react'
import type { TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import { chakra, DateTime, StatusBadge, useToday, useTranslation, type Column } from '@comptoir/platform'
import { TaxAmount, TaxValue } from './tax-value.tsx'

/** What the company entered, the last to begin first. */
export function useTaxColumns(): readonly Column<TaxParameter>[] {
  const { t } = useTranslation('company')
  const today = useToday()
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('taxParameters.column.code'),
        cell: ({ code }) => t(`taxParameters.code.${code}`),
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'threshold',
        isEmpty: ({ thresholdMilli }) => thresholdMilli === 0,
        header: t('taxParameters.column.threshold'),
        cell: ({ thresholdMilli }) => (thresholdMilli === 0 ? '–' : <TaxAmount amountMilli={thresholdMilli} />),
        isNumeric: true,
      },
      {
        id: 'value',
        header: t('taxParameters.column.value'),
        cell: (row) => <TaxValue {...row} />,
        isNumeric: true,
      },
      {
        id: 'validFrom',
        header: t('taxParameters.column.validFrom'),
        cell: ({ validFrom }) => <DateTime value={validFrom} kind="date" />,
        isSortable: true,
      },
      {
        id: 'name',
        header: t('taxParameters.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'status',
        header: t('common.status'),
        cell: ({ validFrom }) =>
          validFrom > today ? (
            <StatusBadge size="sm" tone="brand" icon={CalendarClock} label={t('taxParameters.status.upcoming')} />
          ) : (
            <StatusBadge size="sm" tone="neutral" icon={CircleDot} label={t('taxParameters.status.begun')} />
          ),
      },
    ],
    [t, today],
  )
}
