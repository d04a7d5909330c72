import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** The entity that entries are about. */
type Kind = 'client' | 'supplier' | 'representative'

/** The ids under which a person was kept: their own, and those of the rows that were merged into it, one after the other. */
export async function idsOf({ db, companyId }: TxCtx, entity: Kind, id: string): Promise<string[]> {
  const ids = new Set([id])
  for (let fresh = [id]; fresh.length > 0;) {
    const rows = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .distinct()
      .where('company_id', '=', companyId)
      .where('entity', '=', entity)
      .where('action', '=', `${entity}.merged`)
      .where(sql<string>`after -> 'into' ->> 'id'`, '=', sql<string>`any(${fresh}::text[])`)
      .execute()
    fresh = rows.flatMap(({ entity_id: from }) => (from === null || ids.has(from) ? [] : [from]))
    for (const each of fresh) ids.add(each)
  }
  return [...ids]
}

/** The entries of the audit trail that are about somebody or name them by their id, with their seals where they have one. */
export async function listTrail({ db, companyId }: TxCtx, entity: Kind, ids: readonly string[]) {
  const named = ids.map((id) => `%${id}%`)
  return db
    .selectFrom('audit_log as a')
    .leftJoin('audit_seal as s', (join) =>
      join
        .onRef('s.company_id', '=', 'a.company_id')
        .onRef('s.recorded_at', '=', 'a.recorded_at')
        .onRef('s.entry_id', '=', 'a.id'),
    )
    .selectAll('a')
    .select([sql<string>`a.recorded_at::text`.as('recorded_text'), 's.sequence', 's.hash', 's.previous_hash'])
    .where('a.company_id', '=', companyId)
    .where(({ and, eb, or }) =>
      or([
        and([eb('a.entity', '=', entity), eb('a.entity_id', '=', anyId(ids))]),
        sql<boolean>`a.before::text like any(${named}::text[])`,
        sql<boolean>`a.after::text like any(${named}::text[])`,
      ]),
    )
    .orderBy('a.recorded_at')
    .orderBy('a.id')
    .execute()
}
export type TrailEntry = Awaited<ReturnType<typeof listTrail>>[number]
