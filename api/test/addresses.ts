export const ROLE_PASSWORD = 'only-for-tests'

/** The address of another database, or of another login, on the same server. */
export function addressOf(ownerUrl: string, database: string, user?: string): string {
  const url = new URL(ownerUrl)
  url.pathname = `/${database}`
  if (user) {
    url.username = user
    url.password = ROLE_PASSWORD
  }
  return url.href
}
