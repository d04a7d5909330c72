import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import { validate } from 'uuid'

const TEXT = 'select app_set_company($1)'

/**
 * The statement that makes a company the tenant of its transaction. A kind of its own, so that the driver can send it in
 * one message with the beginning: a message of two statements takes no parameters, so the id is written into it.
 */
export class EnterCompany implements CompiledQuery {
  readonly query: RootOperationNode
  readonly queryId: CompiledQuery['queryId']
  readonly sql = TEXT
  readonly parameters: readonly unknown[]
  /** The same without parameters. */
  readonly literal: string

  constructor(companyId: string) {
    const { query, queryId, parameters } = CompiledQuery.raw(TEXT, [companyId])
    this.query = query
    this.queryId = queryId
    this.parameters = parameters
    this.literal = `select app_set_company(${uuidLiteral(companyId)})`
  }
}

/** An id as a literal of SQL; refuses whatever is none. */
function uuidLiteral(id: string): string {
  if (!validate(id)) throw new TypeError('not an id')
  return `'${id}'`
}

/** Enters a company until the end of the transaction. */
export async function enterCompany<Tables>(db: Kysely<Tables>, companyId: string): Promise<void> {
  await db.executeQuery(new EnterCompany(companyId))
}
