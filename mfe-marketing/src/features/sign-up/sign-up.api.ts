import type { ConfirmEmailInput, EmailInput, SignUpInput } from '@comptoir/contracts/identity/accounts'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { laterApi } from '@comptoir/platform/site'

/** Signs somebody up; refused with `auth.passwordCommon`. The answer says nothing of whether the address has an account. */
export async function signUp(input: SignUpInput): Promise<void> {
  await (await laterApi()).post('auth/sign-up', input)
}

/** Asks for another confirmation mail. */
export async function resendConfirmation(input: EmailInput): Promise<void> {
  await (await laterApi()).post('auth/resend-confirmation', input)
}

/** Uses the link of the mail up and opens the session; refused with `auth.linkSpent`. */
export async function confirmEmail(input: ConfirmEmailInput): Promise<SessionAnswer> {
  return (await laterApi()).post<SessionAnswer>('auth/confirm-email', input)
}
