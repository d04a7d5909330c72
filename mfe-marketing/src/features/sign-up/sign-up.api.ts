import type {
  ConfirmEmailInput,
  EmailInput,
  PendingSignUp,
  SignUpInput,
  SignUpQuestion,
} from '@comptoir/contracts/identity/accounts'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { deferredApi } from '@comptoir/platform/site'

/** Signs somebody up, without a password yet. The answer says nothing of whether the address has an account. */
export async function signUp(input: SignUpInput): Promise<void> {
  await (await deferredApi()).post('auth/sign-up', input)
}

/** Asks for another confirmation mail. */
export async function resendConfirmation(input: EmailInput): Promise<void> {
  await (await deferredApi()).post('auth/resend-confirmation', input)
}

/** What the link of the mail would open; uses nothing up. Refused with `auth.linkSpent`. */
export async function readPendingSignUp(input: SignUpQuestion): Promise<PendingSignUp> {
  return (await deferredApi()).post<PendingSignUp>('auth/pending-sign-up', input)
}

/** Uses the link up, with the password of the account, and opens the session; refused with `auth.linkSpent` or `auth.passwordCommon`. */
export async function confirmEmail(input: ConfirmEmailInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/confirm-email', input)
}
