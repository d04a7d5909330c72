import { OWN_ROLES } from '@comptoir/contracts/company/roles'
import { USER_STATES } from '@comptoir/contracts/company/users'
import { ROLES } from '@comptoir/contracts/roles'
import { useHasPermission, useShortList, useTranslation, type ListFilter } from '@comptoir/platform'

export function useUserFilters(): readonly ListFilter[] {
  const { t } = useTranslation('people')
  const { data: ownRoles = [] } = useShortList(OWN_ROLES, { enabled: useHasPermission(OWN_ROLES.permissions.read) })
  return [
    {
      name: 'role',
      label: t('users.column.role'),
      everything: t('users.filter.everyRole'),
      options: [
        ...ROLES.map((value) => ({ value, label: t(`users.role.${value}`) })),
        ...ownRoles.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'state',
      label: t('common.status'),
      everything: t('users.filter.everyState'),
      options: USER_STATES.map((value) => ({ value, label: t(`users.state.${value}`) })),
    },
  ]
}
