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
import { EnterCompany } from './enter-company.ts'
import { StatementNames } from './prepared.ts'

interface Answer {
  command: string
  rowCount: number | null
  rows: never[]
}

/** What is needed of a client of `pg`. */
interface Client {
  readonly processID?: number | null
  query(statement: string | { text: string; values: unknown[]; name?: string }): Promise<Answer>
  release(isBroken: boolean): void
}

export interface DriverOptions {
  pool: { connect(): Promise<Client>; end(): Promise<void> }
  /** Sees every statement before it is sent, and may refuse it by throwing. */
  check?: (statement: string) => void
  /** Ends what a connection, known by its process in the database, is doing. */
  cancel?: (processId: number) => Promise<void>
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
 * Says little to the database, and often the same. A transaction begins with its first statement, in one message with
 * entering a company; one without a statement is none. Statements with values that come a third time get a name, under
 * which the connection keeps their plan.
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
  /** The beginning of a transaction that has had no statement yet. */
  #beginning: string | null = null
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
    this.#beginning = statement
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    const isEmpty = this.#beginning !== null
    this.#beginning = null
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
    const { command, rowCount, rows } = await this.#send(query)
    return { rows, ...(CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
  }

  async #send(query: CompiledQuery): Promise<Answer> {
    const beginning = this.#beginning
    this.#beginning = null
    if (beginning !== null && query instanceof EnterCompany) return this.#sendText(`${beginning}; ${query.literal}`)
    if (beginning !== null) await this.#client.query(beginning)
    const values = [...query.parameters]
    const name = values.length > 0 ? this.#names.nameOf(query.sql) : undefined
    return this.#client.query({ text: query.sql, values, ...(name === undefined ? {} : { name }) })
  }

  /** Two statements in one message have two answers; the last one counts. */
  async #sendText(text: string): Promise<Answer> {
    const answers: Answer | Answer[] = await this.#client.query(text)
    const last = Array.isArray(answers) ? answers.at(-1) : answers
    if (!last) throw new Error('the database gave no answer')
    return last
  }

  /** From here to the end of the transaction, what runs is ended when the caller goes. */
  #follow(gone: AbortSignal): void {
    const caller: Caller = {
      gone,
      onGone: () => {
        const { processID } = this.#client
        if (processID && this.#options.cancel) caller.cancelling = this.#options.cancel(processID)
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
