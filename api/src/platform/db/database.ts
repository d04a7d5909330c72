import { Kysely, type KyselyPlugin, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import { ProductDialect } from './driver.ts'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** A pool's database or a transaction on it: what a query can be built from. */
export type Queryable = Database | Tx

const BIGINT = 20
const DATE = 1082
const TIMESTAMPTZ = 1184
const NUMERIC = 1700

/** A bigint that does not fit a JavaScript number is a bug to hear of, not a value to round. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`An integer from the database is out of range: ${text}`)
  return value
}

const types = new pg.TypeOverrides()
types.setTypeParser(BIGINT, safeInteger)
types.setTypeParser(DATE, (text: string) => text)
types.setTypeParser(NUMERIC, (text: string) => text)
types.setTypeParser(TIMESTAMPTZ, (text: string) => new Date(text))

export interface DatabaseOptions {
  url: string
  max: number
  plugins?: KyselyPlugin[]
  onError: (error: Error) => void
  log?: (event: LogEvent) => void
  /** Sees every statement before it is sent, and may refuse it by throwing. */
  check?: (statement: string) => void
}

/** One pool with the product's value parsers: `date` stays text, `bigint` a checked number, `timestamptz` a Date. */
export function openDatabase(options: DatabaseOptions): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'comptoir',
  })
  pool.on('error', options.onError)
  // A connection may break while it is lent out, too.
  pool.on('connect', (client) => void client.on('error', options.onError))
  const db = new Kysely<DB>({
    dialect: new ProductDialect({ pool, ...(options.check ? { check: options.check } : {}) }),
    ...(options.plugins ? { plugins: options.plugins } : {}),
    ...(options.log ? { log: options.log } : {}),
  })
  return { db, pool }
}
