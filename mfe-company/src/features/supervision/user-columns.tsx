import { useMemo } from 'react'
import type { SupervisedUser } from '@comptoir/contracts/company/supervision'
import { chakra, DateTime, StatusBadge, useTranslation, type Column } from '@comptoir/platform'
import { StateBadge } from './state-badge.tsx'

const NONE = '–'

export function useUserColumns(): readonly Column<SupervisedUser>[] {
  const { t } = useTranslation('company')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('supervision.users.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'email',
        onPhone: 'line',
        header: t('supervision.users.column.email'),
        cell: ({ email }) => <chakra.bdi dir="ltr">{email}</chakra.bdi>,
        isMuted: true,
        isSortable: true,
      },
      {
        id: 'companies',
        onPhone: 'line',
        header: t('supervision.users.column.companies'),
        cell: (user) => <Places user={user} />,
      },
      {
        id: 'state',
        onPhone: 'end',
        header: t('supervision.state.label'),
        cell: ({ suspendedAt, suspendedReason }) => <StateBadge suspendedAt={suspendedAt} reason={suspendedReason} />,
      },
      {
        id: 'lastSignInAt',
        onPhone: 'hidden',
        header: t('supervision.users.column.lastSignInAt'),
        cell: ({ lastSignInAt }) => (lastSignInAt === null ? NONE : <DateTime value={lastSignInAt} />),
        isMuted: true,
      },
      {
        id: 'createdAt',
        onPhone: 'hidden',
        header: t('supervision.users.column.createdAt'),
        cell: ({ createdAt }) => <DateTime value={createdAt} kind="date" />,
        isMuted: true,
        isSortable: true,
        hideBelow: 'xl',
      },
    ],
    [t],
  )
}

function Places({ user }: { user: SupervisedUser }) {
  const { t } = useTranslation('company')
  if (user.isSuperAdministrator)
    return <StatusBadge tone="brand" size="sm" label={t('supervision.users.superAdministrator')} />
  if (user.companies.length === 0) return NONE
  return user.companies.map(({ id, name, role }) => (
    <chakra.span key={id} display="block">
      <chakra.bdi>{name}</chakra.bdi> <chakra.span color="fg.muted">{t(`supervision.users.role.${role}`)}</chakra.span>
    </chakra.span>
  ))
}
