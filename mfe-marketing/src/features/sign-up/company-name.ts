/** Where the company's name waits for the form that makes the company. */
const COMPANY_NAME_KEY = 'companyName'

/** Keeps the name in this browser, where it can; the account keeps it too. */
export function keepCompanyName(name: string): void {
  try {
    localStorage.setItem(COMPANY_NAME_KEY, name)
  } catch {
    // Storage is closed to this page: the name comes from the account then.
  }
}

/** What the next page says and offers, handed over in the history entry: no address ever holds an e-mail. */
export interface SignedUp {
  email: string
}

/** Reads what the page before handed over; null when somebody came by the address alone. */
export function signedUpIn(state: unknown): SignedUp | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null
  return typeof state.email === 'string' ? { email: state.email } : null
}
