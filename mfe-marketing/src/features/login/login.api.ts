import { api } from '@comptoir/platform'
import type { LoginInput, SessionAnswer } from '@comptoir/contracts'

/** Asks for a session. Refused with `auth.invalidCredentials` or, after too many attempts, `auth.tooManyAttempts`. */
export function login(input: LoginInput): Promise<SessionAnswer> {
  return api.post<SessionAnswer>('auth/login', input)
}
