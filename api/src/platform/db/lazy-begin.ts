import type { Pool } from 'pg'

const SET_COMPANY = 'select app_set_company($1)'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Query = (...args: unknown[]) => unknown

/** What the driver reads of the answer to a statement that was not sent. */
const nothing = (command: string) => Promise.resolve({ command, rowCount: null, rows: [], fields: [] })

/**
 * Has every connection of the pool begin a transaction with its first statement instead of before it, and enter a company
 * in the same message: one way to the database instead of two. A transaction without a statement is none.
 */
export function useLazyBegin(pool: Pool): void {
  pool.on('connect', (client) => void Object.assign(client, { query: lazily(client.query.bind(client) as Query) }))
}

/** `send` puts statements in a queue, so whatever is sent after `begin` comes after it. */
export function lazily(send: Query): Query {
  let isBeginning = false
  return (...args) => {
    const [text, values] = args
    if (text === 'begin') {
      isBeginning = true
      return nothing('BEGIN')
    }
    if (!isBeginning) return send(...args)
    isBeginning = false
    if (text === 'commit' || text === 'rollback') return nothing('ROLLBACK')
    const company: unknown = text === SET_COMPANY && Array.isArray(values) ? values[0] : null
    if (typeof company === 'string' && UUID.test(company))
      return lastOf(send(`begin; select app_set_company('${company}')`))
    // When it fails, so does what follows, and says so.
    void Promise.resolve(send('begin')).catch(() => undefined)
    return send(...args)
  }
}

/** Two statements in one message have two answers. */
async function lastOf(answers: unknown): Promise<unknown> {
  const all = await answers
  return Array.isArray(all) ? all.at(-1) : all
}
