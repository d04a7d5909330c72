import type { Profile } from '@comptoir/contracts/identity/accounts'
import { api, useQuery } from '@comptoir/platform'

/** Where the first step of the sign-up leaves the name of the company in this browser. */
const STORAGE_KEY = 'companyName'

/** Storage may be refused altogether (private windows): then the name is asked of the account. */
function storedName(): string {
  try {
    return localStorage.getItem(STORAGE_KEY)?.trim() ?? ''
  } catch {
    return ''
  }
}

/** The company is made: the name has served. */
export function forgetStoredName(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    return
  }
}

/** The name that was given at sign-up: of this browser, else of the account; empty when neither knows, undefined until it is known. */
export function useGivenName(): string | undefined {
  const stored = storedName()
  const { data, isError } = useQuery({
    queryKey: ['users', 'me', 'profile'],
    queryFn: ({ signal }) => api.get<Profile>('users/me/profile', { signal }),
    enabled: stored === '',
    retry: false,
  })
  if (stored !== '') return stored
  return isError ? '' : data && (data.companyName?.trim() ?? '')
}
