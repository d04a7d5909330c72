import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import { validate } from 'uuid'
import { LOCK_SECONDS, STATEMENT_SECONDS, USUAL_WORK, type Work } from '../work.ts'

/** What enters a company where no beginning of a transaction does. */
export const ENTERING = 'select app_set_company($1, $2)'

/** What row-level security takes for no restriction. */
const EVERYWHERE = '*'

/** Points of sale as policies read them, for `app_set_company`: null is all of the company, an empty list none. */
export function enteredPoints(pointOfSaleIds: readonly string[] | null): string {
  return pointOfSaleIds?.map(checkedId).join(',') ?? EVERYWHERE
}

/** What bounds the statements of a transaction. */
export interface Bounds {
  work: Work
  /** Aborted when nobody waits for the answer any more: what runs then is ended. For work that changes nothing. */
  gone?: AbortSignal | undefined
}

/** What a transaction may see. */
export interface Entered extends Bounds {
  /** The points of sale whose rows it sees, those that its user may work in; null is all of the company. */
  pointOfSaleIds: readonly string[] | null
}

/**
 * The statement that makes a company the tenant of its transaction, within points of sale. A kind of its own, so that the driver can send it in
 * one message with the beginning and the first statement: what goes before that takes no parameters, so the id is written
 * into it.
 */
export class EnterCompany implements CompiledQuery {
  readonly query: RootOperationNode
  readonly queryId: CompiledQuery['queryId']
  readonly sql = ENTERING
  readonly parameters: readonly unknown[]
  readonly gone: AbortSignal | undefined
  readonly #enter: readonly string[]
  readonly #bounds: Bounds

  constructor(companyId: string, { pointOfSaleIds, ...bounds }: Entered) {
    const points = enteredPoints(pointOfSaleIds)
    const { query, queryId, parameters } = CompiledQuery.raw(ENTERING, [companyId, points])
    this.query = query
    this.queryId = queryId
    this.parameters = parameters
    this.#enter = [`set local app.company_id = '${checkedId(companyId)}'`, `set local app.points_of_sale = '${points}'`]
    this.#bounds = bounds
    this.gone = bounds.gone
  }

  /** The same without parameters, as `app_set_company` does it, behind its time-outs: all of them, or the unusual one. */
  literals(which: TimeOuts): readonly string[] {
    return [...timeOutsOf(this.#bounds.work, which), ...this.#enter]
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

/** An id that can stand in a literal of SQL; refuses whatever is none. */
function checkedId(id: string): string {
  if (!validate(id)) throw new TypeError('not an id')
  return id
}

/** Enters a company, within points of sale, until the end of the transaction, whose first statement this is. */
export async function enterCompany<Tables>(
  db: Kysely<Tables>,
  companyId: string,
  { pointOfSaleIds, work = USUAL_WORK, gone }: Partial<Bounds> & Pick<Entered, 'pointOfSaleIds'>,
): Promise<void> {
  await db.executeQuery(new EnterCompany(companyId, { pointOfSaleIds, work, gone }))
}
