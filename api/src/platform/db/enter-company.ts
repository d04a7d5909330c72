import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import { validate } from 'uuid'
import { STATEMENT_SECONDS, USUAL_WORK, type Work } from '../work.ts'

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
  /** The same without parameters, as `app_set_company` does it, behind the time-out where it is not the usual one. */
  readonly literals: readonly string[]
  readonly gone: AbortSignal | undefined

  constructor(companyId: string, { work, gone }: Bounds) {
    const { query, queryId, parameters } = CompiledQuery.raw(TEXT, [companyId])
    this.query = query
    this.queryId = queryId
    this.parameters = parameters
    this.literals = [...timeOutOf(work), `set local app.company_id = ${uuidLiteral(companyId)}`]
    this.gone = gone
  }
}

/** The role of requests has the usual one by itself. */
function timeOutOf(work: Work): string[] {
  const seconds = STATEMENT_SECONDS[work]
  return seconds === STATEMENT_SECONDS[USUAL_WORK] ? [] : [`set local statement_timeout = ${seconds * 1000}`]
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
