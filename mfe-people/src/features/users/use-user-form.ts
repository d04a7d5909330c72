import { useState } from 'react'
import { OWN_ROLES } from '@comptoir/contracts/company/roles'
import { USERS, type GivableRights, type User } from '@comptoir/contracts/company/users'
import { useAddresses, useLanguage, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { inputOf, newUser, valuesOf } from './user-values.ts'

/** Other lists affected: roles say how many have them. */
const ALSO_SHOWN_BY = [OWN_ROLES]

/** The form of a user, and the way back from it. */
export function useUserForm(givable: GivableRights, user?: User) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  // As it was at first: another language of the screen, or an answer that is read again, must not empty the form.
  const [blank] = useState(() => newUser(givable, language))
  const leave = useWayBack(useAddresses(USERS).list())
  const recordForm = useRecordForm(USERS, {
    row: user,
    blank,
    valuesOf: (row) => valuesOf(row, blank.language),
    inputOf: (values) => inputOf(values, user === undefined),
    fieldOf: {
      aboveOwnRights: 'role',
      roleUnclear: 'role',
      isOneself: 'role',
      lastAdministrator: 'role',
      emailFixed: 'email',
    },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name, email }) => t(user ? 'users.saved' : 'users.invited', { name, email }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
