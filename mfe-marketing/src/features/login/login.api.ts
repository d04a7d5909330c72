import type { LoginInput, SessionAnswer } from '@comptoir/contracts/identity/session'
import { deferredApi } from '@comptoir/platform/site'

/**
 * Asks for a session. Refused with `auth.invalidCredentials` or `auth.tooManyAttempts`; with
 * `auth.secondFactorRequired` where the account has a second factor and no code was given, `auth.secondFactorWrong` for a wrong one.
 */
export async function login(input: LoginInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/login', input)
}
