import { sql, type RawBuilder } from 'kysely'
import { anyId } from '../../../platform/http/list.ts'

/** The ids that documents of some clients name: their own, and those of the clients that were merged into them. */
export function withMerged(companyId: string, clientIds: readonly string[]): RawBuilder<string> {
  return sql<string>`(select c.id from client c where c.company_id = ${companyId}
    and (c.id = ${anyId(clientIds)} or c.merged_into_id = ${anyId(clientIds)}))`
}
