import type { ConfirmEmailInput, EmailInput, SignUpInput } from '@comptoir/contracts/identity/accounts'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { deferredApi } from '@comptoir/platform/site'

/** Signs somebody up; refused with `auth.passwordCommon`. The answer says nothing of whether the address has an account. */
export async function signUp(input: SignUpInput): Promise<void> {
  await (await deferredApi()).post('auth/sign-up', input)
}

/** Asks for another confirmation mail. */
export async function resendConfirmation(input: EmailInput): Promise<void> {
  await (await deferredApi()).post('auth/resend-confirmation', input)
}

/** Uses the link of the mail up and opens the session; refused with `auth.linkSpent`. */
export async function confirmEmail(input: ConfirmEmailInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/confirm-email', input)
}
