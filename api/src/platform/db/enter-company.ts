import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import { validate } from 'uuid'
import { LOCK_SECONDS, STATEMENT_SECONDS, USUAL_WORK, type Work } from '../work.ts'

const TEXT = 'select app_set_company($1)'

/** What bounds the statements of a transaction. */
export interface Bounds {
  work: Work
  /** Aborted when nobody waits for the answer any more: what runs then is ended. For work that changes nothing. */
  gone?: AbortSignal | undefined
}

const USUAL: Bounds = { work: USUAL_WORK }

/**
 * The statement that makes a company the tenant of its transaction. A kind of its own, so that the driver can send it in
 * one message with the beginning and the first statement: what goes before that takes no parameters, so the id is written
 * into it.
 */
export class EnterCompany implements CompiledQuery {
  readonly query: RootOperationNode
  readonly queryId: CompiledQuery['queryId']
  readonly sql = TEXT
  readonly parameters: readonly unknown[]
  readonly gone: AbortSignal | undefined
  readonly #enter: string
  readonly #bounds: Bounds

  constructor(companyId: string, bounds: Bounds) {
    const { query, queryId, parameters } = CompiledQuery.raw(TEXT, [companyId])
    this.query = query
    this.queryId = queryId
    this.parameters = parameters
    this.#enter = `set local app.company_id = ${uuidLiteral(companyId)}`
    this.#bounds = bounds
    this.gone = bounds.gone
  }

  /** The same without parameters, as `app_set_company` does it, behind its time-outs: all of them, or the unusual one. */
  literals(which: TimeOuts): readonly string[] {
    return [...timeOutsOf(this.#bounds.work, which), this.#enter]
  }
}

/** The role of requests has the usual ones by itself. */
type TimeOuts = 'unusual' | 'all'

function timeOutsOf(work: Work, which: TimeOuts): string[] {
  const seconds = STATEMENT_SECONDS[work]
  const statement = `set local statement_timeout = ${seconds * 1000}`
  if (which === 'all') return [statement, `set local lock_timeout = ${LOCK_SECONDS * 1000}`]
  return seconds === STATEMENT_SECONDS[USUAL_WORK] ? [] : [statement]
}

/** An id as a literal of SQL; refuses whatever is none. */
function uuidLiteral(id: string): string {
  if (!validate(id)) throw new TypeError('not an id')
  return `'${id}'`
}

/** Enters a company until the end of the transaction, whose first statement this is. */
export async function enterCompany<Tables>(
  db: Kysely<Tables>,
  companyId: string,
  bounds: Bounds = USUAL,
): Promise<void> {
  await db.executeQuery(new EnterCompany(companyId, bounds))
}
