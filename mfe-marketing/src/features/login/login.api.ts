import type { EmailInput } from '@comptoir/contracts/identity/accounts'
import type { LoginInput, SessionAnswer } from '@comptoir/contracts/identity/session'
import { deferredApi } from '@comptoir/platform/site'

/**
 * Asks for a session. Refused with `auth.invalidCredentials`, `auth.tooManyAttempts` or `auth.emailUnconfirmed`; with
 * `auth.secondFactorRequired` where the account has a second factor and no code was given, `auth.secondFactorWrong` for a wrong one.
 */
export async function login(input: LoginInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/login', input)
}

/** Requests another confirmation mail; the answer is the same whether or not the address is known. */
export async function resendConfirmation(input: EmailInput): Promise<void> {
  await (await deferredApi()).post('auth/resend-confirmation', input)
}
