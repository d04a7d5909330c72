import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { retried } from './transaction.ts'

/** Functions of the database that enter the company which they are given themselves, so that each call is a transaction of its own. */
type FunctionName = 'session_membership' | 'sale_context' | 'sale_post' | 'sale_return_post'

/** Texts of calls, by function and number of values. */
const texts = new Map<string, string>()

function textOf(name: FunctionName, count: number): string {
  const key = `${name} ${count}`
  let text = texts.get(key)
  if (text === undefined) {
    const values = Array.from({ length: count }, (_, index) => `$${index + 1}`)
    text = `select * from ${name}(${values.join(', ')})`
    texts.set(key, text)
  }
  return text
}

/**
 * Calls such a function: one way to the database, where a transaction around it takes three. The text of the call is not
 * built anew for every request. Tried again like a transaction on a deadlock or a lost connection.
 */
export async function findByFunction<Row>(
  db: Database,
  name: FunctionName,
  values: readonly unknown[],
): Promise<Row | null> {
  const query = CompiledQuery.raw(textOf(name, values.length), [...values])
  const { rows } = await retried(() => db.executeQuery<Row>(query))
  return rows[0] ?? null
}

/** The same for a function that always gives a row. */
export async function callFunction<Row>(db: Database, name: FunctionName, values: readonly unknown[]): Promise<Row> {
  const row = await findByFunction<Row>(db, name, values)
  if (row === null) throw new Error(`${name} gave nothing`)
  return row
}
