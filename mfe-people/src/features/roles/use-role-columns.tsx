import { useMemo } from 'react'
import type { OwnRole } from '@comptoir/contracts/company/roles'
import { USERS } from '@comptoir/contracts/company/users'
import { chakra, CountLink, nameColumn, useAddresses, useFormat, useTranslation, type Column } from '@comptoir/platform'

export function useRoleColumns(): readonly Column<OwnRole>[] {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { list: users } = useAddresses(USERS)
  return useMemo(
    () => [
      nameColumn(t('roles.column.name')),
      {
        id: 'description',
        header: t('roles.column.description'),
        isEmpty: ({ description }) => description === null,
        cell: ({ description }) => (description === null ? '–' : <chakra.bdi>{description}</chakra.bdi>),
        isMuted: true,
        onPhone: 'line',
      },
      {
        id: 'basedOn',
        header: t('roles.column.basedOn'),
        cell: ({ basedOn }) => t(`users.role.${basedOn}`),
        isMuted: true,
        hideBelow: 'lg',
      },
      {
        id: 'permissions',
        header: t('roles.column.permissions'),
        cell: ({ permissions }) => format.number(permissions.length),
        isNumeric: true,
        onPhone: 'hidden',
      },
      {
        id: 'users',
        header: t('roles.column.users'),
        cell: ({ id, userCount }) => <CountLink count={userCount} to={users({ role: id })} />,
        isNumeric: true,
        onPhone: 'end',
      },
    ],
    [t, format, users],
  )
}
