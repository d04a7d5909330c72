import { OWN_ROLES, type OwnRole, type PermissionChoices } from '@comptoir/contracts/company/roles'
import { USERS } from '@comptoir/contracts/company/users'
import { useAddresses, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { newRole, valuesOf } from './role-values.ts'

/** Other lists affected: users carry the names of their roles. */
const ALSO_SHOWN_BY = [USERS]

/** The form of a role, and the way back from it. */
export function useRoleForm(choices: PermissionChoices, role?: OwnRole) {
  const { t } = useTranslation('people')
  const leave = useWayBack(useAddresses(OWN_ROLES).list())
  const recordForm = useRecordForm(OWN_ROLES, {
    row: role,
    blank: newRole(choices),
    valuesOf,
    inputOf: (values) => values,
    fieldOf: { nameTaken: 'name' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('roles.saved', { name }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
