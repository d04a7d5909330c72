import type { EmailInput, ResetPasswordInput } from '@comptoir/contracts/identity/accounts'
import { deferredApi } from '@comptoir/platform/site'

/** Requests a link to a new password; the answer is the same whether or not the address is known. */
export async function forgotPassword(input: EmailInput): Promise<void> {
  await (await deferredApi()).post('auth/forgot-password', input)
}

/** Sets a new password and ends all sessions; refused with `auth.linkSpent` or `auth.passwordCommon`. */
export async function resetPassword(input: ResetPasswordInput): Promise<void> {
  await (await deferredApi()).post('auth/reset-password', input)
}
