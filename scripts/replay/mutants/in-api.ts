import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { MutantName } from './names.ts'
import { APART } from './posting-function.ts'

/** A statement sent by the API to the database. */
interface Passing {
  client: object
  text: string
  values: unknown[]
  /** Lets it go on. */
  send: () => Promise<unknown>
  /** Sends another one over the same connection. */
  ask: (text: string, values?: unknown[]) => Promise<unknown>
}

/** Answers in place of the database, or null to let the statement pass. */
type Interception = (statement: Passing) => Promise<unknown> | null

/** Makes the part of a mutant that is in the API's process; to be called before it opens a connection. */
export function mutateApi(mutant: MutantName): void {
  if (mutant === 'answer-before-commit') intercept(answeredEarly())
  if (mutant === 'payment-apart' || mutant === 'balance-apart') intercept(doneApart())
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** Comes between the tenants' role and the database, below whatever the API itself puts around its connections. */
function intercept(interception: Interception): void {
  const query = pg.Client.prototype.query as Query
  const intercepting: Query = function (this, ...args) {
    const statement = statementOf(args)
    if (statement === null || this.user !== 'app_rw') return query.apply(this, args)
    const ask = async (...asked: unknown[]): Promise<unknown> => query.apply(this, asked)
    return interception({ client: this, ...statement, send: () => ask(...args), ask }) ?? query.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: intercepting })
}

/** Given as text and values or as one object; null for streams and cursors, and for what is answered by a callback. */
function statementOf(args: readonly unknown[]): { text: string; values: unknown[] } | null {
  const [first, second] = args
  if (typeof args.at(-1) === 'function') return null
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  if (
    typeof first !== 'object' ||
    first === null ||
    'submit' in first ||
    !('text' in first) ||
    typeof first.text !== 'string'
  )
    return null
  return { text: first.text, values: 'values' in first && Array.isArray(first.values) ? first.values : [] }
}

const POSTING = /\b(sale|sales_return)_post\(/
/** How long a commit or the second transaction is delayed: long enough for a few kills to hit it for certain. */
const LATE_MS = 75

/** A document is answered as soon as it is written, and committed later. */
function answeredEarly(): Interception {
  const late = new WeakMap<object, Promise<unknown>>()
  return ({ client, text, send, ask }) => {
    const before = late.get(client)
    if (!POSTING.test(text)) return before?.then(send) ?? null
    const post = async (): Promise<unknown> => {
      await before
      await ask('begin')
      const written = await send().catch(async (error: unknown) => {
        await ask('rollback')
        throw error
      })
      const committing = pause(LATE_MS)
        .then(() => ask('commit'))
        .catch(() => undefined)
      late.set(client, committing)
      void committing.then(() => late.get(client) === committing && late.delete(client))
      return written
    }
    return post()
  }
}

/** A part of the posting of a sale follows in a transaction of its own, once the first one is committed. */
function doneApart(): Interception {
  return ({ text, values, send, ask }) => {
    if (!text.includes('sale_post(')) return null
    const post = async (): Promise<unknown> => {
      const posted = await send()
      await pause(LATE_MS)
      await ask('begin')
      // The company is the first value of every posting.
      await ask("select app_set_company($1, '*')", values.slice(0, 1))
      await ask(text.replace('sale_post(', `${APART}(`), values)
      await ask('commit')
      return posted
    }
    return post()
  }
}
