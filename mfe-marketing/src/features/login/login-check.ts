import type { LoginInput } from '@comptoir/contracts'

/** Phrase keys of what is wrong with each field; empty when it can be sent. */
export type LoginFaults = Partial<Record<keyof LoginInput, string>>

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function emailFault(email: string): string | undefined {
  if (email === '') return 'login.emailRequired'
  return LOOKS_LIKE_EMAIL.test(email) ? undefined : 'login.emailInvalid'
}

/** Finds what the API would refuse anyway, before anything is sent. */
export function checkLogin({ email, password }: LoginInput): LoginFaults {
  const wrongEmail = emailFault(email)
  return {
    ...(wrongEmail === undefined ? {} : { email: wrongEmail }),
    ...(password === '' ? { password: 'login.passwordRequired' } : {}),
  }
}
