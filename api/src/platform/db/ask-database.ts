import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Queryable } from './database.ts'

/** Runs a statement and gives its rows: in a transaction of a request or a job, or on the connection of a bulk load. */
export type AskDatabase = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** Asks in a transaction of the application, under row-level security. */
export function askIn(db: Queryable): AskDatabase {
  return async <Row>(text: string, values: readonly unknown[]) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}

/** Asks on the administrator's connection, in its transaction. */
export function askOn(client: pg.ClientBase): AskDatabase {
  return async <Row>(text: string, values: readonly unknown[]) => {
    const { rows } = await client.query(text, [...values])
    return rows as Row[]
  }
}
