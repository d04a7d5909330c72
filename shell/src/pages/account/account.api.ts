import type { ChangePasswordInput } from '@comptoir/contracts/identity/accounts'
import { api } from '@comptoir/platform'

/** Gives another password to the own account; a wrong current one and a weak new one are refused. */
export function changePassword(input: ChangePasswordInput): Promise<unknown> {
  return api.put<unknown>('auth/change-password', input)
}
