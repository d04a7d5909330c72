import pg from 'pg'

/** Connects once, runs the work and hangs up. A connection that breaks in the middle fails the work, not the process. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'comptoir start',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same server and database, as another user. */
export function withUser(url: string, user: string, password: string): string {
  const other = new URL(url)
  other.username = encodeURIComponent(user)
  other.password = encodeURIComponent(password)
  return other.toString()
}

/** SQLSTATE of the database, or the code of a network error (of the first address, where several were tried); else null. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'errors' in error && Array.isArray(error.errors) ? errorCode(error.errors[0]) : null
}
