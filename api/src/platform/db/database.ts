import { Kysely, type KyselyPlugin, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import type { Work } from '../work.ts'
import { cancelByKey, type Cancellable } from './cancel.ts'
import { ProductDialect } from './driver.ts'
import { Shares } from './shares.ts'
import type { Answer, Statement } from './exchange.ts'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** A pool's database or a transaction on it: what a query can be built from. */
export type Queryable = Database | Tx

/** What a word aside may take. */
const ASIDE_MS = 2000

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

const readAnyInstant: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)

/** `Date` takes the years 1 to 99 for those of its own time; a register's clock may have been there. */
function instant(text: string): Date {
  return text < '1900' ? readAnyInstant(text) : new Date(text)
}

const types = new pg.TypeOverrides()
types.setTypeParser(BIGINT, safeInteger)
types.setTypeParser(DATE, (text: string) => text)
types.setTypeParser(NUMERIC, (text: string) => text)
types.setTypeParser(TIMESTAMPTZ, instant)

export interface DatabaseOptions {
  url: string
  max: number
  /** Whether the address leads to a pooler that lends each transaction a connection. */
  isPooled?: boolean
  plugins?: KyselyPlugin[]
  onError: (error: Error) => void
  log?: (event: LogEvent) => void
  /** Sees every statement before it is sent, and may refuse it by throwing. */
  check?: (statement: string) => void
}

export interface OpenDatabase {
  /** For what belongs to no company. */
  db: Database
  /** For one company, which gets its share of the connections and no more. */
  dbOf: (companyId: string, work: Work) => Database
  /** Fails where the database does not answer in two seconds, whatever all other connections do. */
  ping: () => Promise<void>
  pool: pg.Pool
}

/** One pool with the product's value parsers: `date` stays text, `bigint` a checked number, `timestamptz` a Date. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
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
  const aside = openAside(options)
  const dialect = new ProductDialect({
    pool: {
      connect: () => pool.connect(),
      end: async () => void (await Promise.all([pool.end(), aside.end()])),
    },
    cancel: options.isPooled ? (client) => cancelByKey(client, ASIDE_MS).catch(options.onError) : aside.cancel,
    isPooled: options.isPooled ?? false,
    ...(options.check ? { check: options.check } : {}),
  })
  const shares = new Shares(options.max)
  const { plugins = [], log } = options
  const settings = { plugins, ...(log ? { log } : {}) }
  return {
    db: new Kysely<DB>({ dialect, ...settings }),
    dbOf: (companyId, work) =>
      new Kysely<DB>({ dialect: dialect.admitting(() => shares.take(companyId, work)), ...settings }),
    ping: aside.ping,
    pool,
  }
}

/** Connections of their own, made when they are first needed: they must be free when all others are busy. */
function openAside({ url, onError }: DatabaseOptions): {
  cancel: (client: Cancellable) => Promise<void>
  ping: () => Promise<void>
  end: () => Promise<void>
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: ASIDE_MS,
    // A connection on which nothing comes back is given up.
    query_timeout: ASIDE_MS,
    idleTimeoutMillis: 10_000,
    application_name: 'comptoir, aside',
  })
  pool.on('error', onError)
  return {
    // What cannot be cancelled ends by its time-out. The distributed engine has a function of that name for bigint, too.
    cancel: async ({ processID }) =>
      void (await pool.query('select pg_cancel_backend($1::integer)', [processID]).catch(onError)),
    ping: async () => void (await pool.query('select 1')),
    end: () => pool.end(),
  }
}

/**
 * The product's queries on one client, in the transaction that it is in: for checks that read a company's books in one
 * snapshot. It neither begins nor ends anything.
 */
export function databaseOn(client: pg.ClientBase): Database {
  function query(statement: string | Statement): Promise<Answer>
  function query(exchange: pg.Submittable): never
  function query(statement: string | Statement | pg.Submittable): Promise<Answer> {
    if (typeof statement === 'string') return client.query<never>({ text: statement, types })
    if ('submit' in statement) throw new Error('a transaction begins only on a connection of our own')
    return client.query<never>(withoutName(statement))
  }
  const connection = { query, release: () => undefined }
  return new Kysely<DB>({
    dialect: new ProductDialect({ pool: { connect: async () => connection, end: async () => undefined } }),
  })
}

/** Statements that are prepared under a name would stay on a client that is not ours. */
function withoutName({ text, values }: Statement): pg.QueryConfig {
  return { text, values, types }
}
