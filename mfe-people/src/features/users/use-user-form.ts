import { USERS, type GivableRights, type User } from '@comptoir/contracts/company/users'
import { useAddresses, useLanguage, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { inputOf, newUser, valuesOf } from './user-values.ts'

/** The form of a user, and the way back from it. */
export function useUserForm({ isEverywhere }: GivableRights, user?: User) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const leave = useWayBack(useAddresses(USERS).list())
  const recordForm = useRecordForm(USERS, {
    row: user,
    blank: newUser({ isEverywhere, language }),
    valuesOf: (row) => valuesOf(row, language),
    inputOf: (values) => inputOf(values, user === undefined),
    fieldOf: {
      aboveOwnRights: 'role',
      roleUnclear: 'role',
      isOneself: 'role',
      lastAdministrator: 'role',
      emailFixed: 'email',
    },
    saved: ({ name, email }) => t(user ? 'users.saved' : 'users.invited', { name, email }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
