import { useMemo } from 'react'
import type { User } from '@comptoir/contracts/company/users'
import { chakra, DateTime, useSession, useTranslation, type Column } from '@comptoir/platform'
import { UserPlaces } from './user-places.tsx'
import { UserRole } from './user-role.tsx'
import { UserState } from './user-state.tsx'

export function useUserColumns(): readonly Column<User>[] {
  const { t } = useTranslation('people')
  const ownId = useSession((state) => state.user?.id)
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('users.column.name'),
        cell: ({ id, name }) => (
          <>
            <chakra.bdi>{name}</chakra.bdi>
            {id === ownId ? <chakra.span color="fg.muted"> {t('users.oneself')}</chakra.span> : null}
          </>
        ),
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'role',
        header: t('users.column.role'),
        cell: (user) => <UserRole user={user} />,
        isSortable: true,
        onPhone: 'line',
      },
      {
        id: 'state',
        header: t('common.status'),
        cell: (user) => <UserState user={user} />,
        onPhone: 'end',
      },
      {
        id: 'pointsOfSale',
        header: t('users.column.pointsOfSale'),
        cell: (user) => <UserPlaces user={user} />,
        isMuted: true,
        onPhone: 'line',
      },
      {
        id: 'email',
        header: t('users.column.email'),
        cell: ({ email }) => <chakra.bdi dir="ltr">{email}</chakra.bdi>,
        isMuted: true,
        onPhone: 'hidden',
      },
      {
        id: 'lastSignInAt',
        header: t('users.column.lastSignInAt'),
        isEmpty: ({ lastSignInAt }) => lastSignInAt === null,
        cell: ({ lastSignInAt }) => (lastSignInAt === null ? '–' : <DateTime value={lastSignInAt} />),
        isMuted: true,
        hideBelow: 'xl',
      },
    ],
    [t, ownId],
  )
}
