import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { Cancellable } from './cancel.ts'
import { EnterCompany } from './enter-company.ts'
import { exchange, type Answer, type Statement } from './exchange.ts'
import { StatementNames } from './prepared.ts'

/** What is needed of a client of `pg`. */
interface Client extends Cancellable {
  query(statement: string | Statement): Promise<Answer>
  query(exchange: pg.Submittable): void
  release(isBroken: boolean): void
}

export interface DriverOptions {
  pool: { connect(): Promise<Client>; end(): Promise<void> }
  /** Sees every statement before it is sent, and may refuse it by throwing. */
  check?: (statement: string) => void
  /** Ends what a connection is doing. */
  cancel?: (client: Cancellable) => Promise<void>
  /** Behind a pooler each transaction may be another connection's: none leaves anything to the next or takes it over. */
  isPooled?: boolean
}

/** Waits until a connection may be used; gives what says that it is free again. */
type Admit = () => Promise<() => void>

/** PostgreSQL as this product speaks with it: see `ProductDriver`. */
export class ProductDialect implements Dialect {
  readonly #lender: Lender
  readonly #admit: Admit | undefined

  constructor(options: DriverOptions | Lender, admit?: Admit) {
    this.#lender = options instanceof Lender ? options : new Lender(options)
    this.#admit = admit
  }

  /** The same connections for somebody who must be admitted to each. */
  admitting(admit: Admit): ProductDialect {
    return new ProductDialect(this.#lender, admit)
  }

  createDriver(): Driver {
    return new ProductDriver(this.#lender, this.#admit)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db)
  }
}

/** The connections of a pool, each with what is known of it. */
class Lender {
  readonly #options: DriverOptions
  readonly #names = new StatementNames()
  readonly #connections = new WeakMap<Client, Connection>()

  constructor(options: DriverOptions) {
    this.#options = options
  }

  async lend(): Promise<Connection> {
    const client = await this.#options.pool.connect()
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new Connection(client, this.#names, this.#options)
    this.#connections.set(client, connection)
    return connection
  }

  async end(): Promise<void> {
    await this.#options.pool.end()
  }
}

/**
 * Says little to the database, and often the same. A transaction begins, and enters its company, in one message with its
 * first statement; one without a statement is none. Statements with values that come a third time get a name, under which
 * the connection keeps their plan; behind a pooler none does, and each transaction says all that bounds it.
 */
class ProductDriver implements Driver {
  readonly #lender: Lender
  readonly #admit: Admit | undefined

  constructor(lender: Lender, admit: Admit | undefined) {
    this.#lender = lender
    this.#admit = admit
  }

  async init(): Promise<void> {
    // The pool connects when it is asked.
  }

  async acquireConnection(): Promise<Connection> {
    if (!this.#admit) return this.#lender.lend()
    const endTurn = await this.#admit()
    try {
      const connection = await this.#lender.lend()
      connection.onRelease = endTurn
      return connection
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async beginTransaction(connection: Connection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const settings = [
      ...(isolationLevel ? ['isolation level', isolationLevel] : []),
      ...(accessMode ? [accessMode] : []),
    ]
    connection.begin(['begin', ...settings].join(' '))
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#lender.end()
  }
}

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

interface Caller {
  readonly gone: AbortSignal
  readonly onGone: () => void
  cancelling: Promise<void> | null
}

class Connection implements DatabaseConnection {
  readonly #client: Client
  readonly #names: StatementNames
  readonly #options: DriverOptions
  /** Names of the statements that are prepared here. */
  readonly #prepared = new Set<string>()
  /** What goes before the first statement of a transaction that has had none yet. */
  #before: string[] = []
  /** The caller of the transaction, where it is of no use without one. */
  #caller: Caller | null = null
  #isBroken = false
  onRelease: (() => void) | null = null

  constructor(client: Client, names: StatementNames, options: DriverOptions) {
    this.#client = client
    this.#names = names
    this.#options = options
  }

  begin(statement: string): void {
    this.#before = [statement]
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    const isEmpty = this.#before.length > 0
    this.#before = []
    await this.#forgetCaller()
    if (isEmpty) return
    const { command } = await this.#client.query(statement).catch((error: unknown) => {
      this.#isBroken = true
      throw error
    })
    if (statement === 'commit' && command === 'ROLLBACK')
      throw new Error('a statement had failed: nothing was committed')
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#options.check?.(query.sql)
    if (query instanceof EnterCompany && query.gone) this.#follow(query.gone)
    this.#caller?.gone.throwIfAborted()
    if (query instanceof EnterCompany && this.#before.length > 0) {
      this.#before.push(...query.literals(this.#options.isPooled ? 'all' : 'unusual'))
      return { rows: [] }
    }
    const { command, rowCount, rows } = await this.#send(query)
    return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
  }

  async #send(query: CompiledQuery): Promise<Answer> {
    const values = [...query.parameters]
    const name = values.length > 0 && !this.#options.isPooled ? this.#names.nameOf(query.sql) : undefined
    const statement = { text: query.sql, values, ...(name === undefined ? {} : { name }) }
    const before = this.#before
    this.#before = []
    const answer = await (before.length === 0 ? this.#client.query(statement) : this.#sendBehind(before, statement))
    if (name !== undefined) this.#prepared.add(name)
    return answer
  }

  async #sendBehind(before: readonly string[], statement: Statement): Promise<Answer> {
    try {
      return await new Promise((resolve, reject) => {
        this.#client.query(exchange(before, statement, (error, answer) => (error ? reject(error) : resolve(answer))))
      })
    } catch (error) {
      // Whether the statement was prepared is not known: `pg` takes the first one before it for it.
      if (statement.name !== undefined && !this.#prepared.has(statement.name)) this.#isBroken = true
      // The trace leads to who asked, not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /** From here to the end of the transaction, what runs is ended when the caller goes. */
  #follow(gone: AbortSignal): void {
    const caller: Caller = {
      gone,
      onGone: () => {
        if (this.#options.cancel) caller.cancelling = this.#options.cancel(this.#client)
      },
      cancelling: null,
    }
    this.#caller = caller
    gone.addEventListener('abort', caller.onGone)
  }

  /** Waits for a cancellation that is under way: it must not meet what the connection does next. */
  async #forgetCaller(): Promise<void> {
    const caller = this.#caller
    if (!caller) return
    this.#caller = null
    caller.gone.removeEventListener('abort', caller.onGone)
    await caller.cancelling
  }

  streamQuery(): never {
    throw new Error('rows are read whole or page by page')
  }

  release(): void {
    this.#client.release(this.#isBroken)
    this.onRelease?.()
    this.onRelease = null
  }
}
