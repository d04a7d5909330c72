import { sql } from 'kysely'
import { causesOf, type CauseKind, type CauseRow, type Looking } from './causes.queries.ts'

/** What is new of one kind in one look; what is more is told by the next one. */
const MOST = 10_000
const ROWS_AT_ONCE = 1000

/** Forgets what was told of one kind and is not so any more. */
export async function forgetGone(looking: Looking, kind: CauseKind): Promise<void> {
  await sql`
    delete from stock_notice n where n.company_id = ${looking.companyId} and n.kind = ${kind}
      and not exists (select 1 from ${causesOf(kind, looking)} c
        where c.point_of_sale_id = n.point_of_sale_id and c.subject_id = n.subject_id)`.execute(looking.db)
}

/** What is so and has not been told, by name. */
export async function findUntold(looking: Looking, kind: CauseKind): Promise<CauseRow[]> {
  const { rows } = await sql<CauseRow>`
    select c.* from ${causesOf(kind, looking)} c
    where not exists (select 1 from stock_notice n where n.company_id = ${looking.companyId} and n.kind = ${kind}
      and n.point_of_sale_id = c.point_of_sale_id and n.subject_id = c.subject_id)
    order by c.name, c.subject_id limit ${MOST}`.execute(looking.db)
  return rows
}

/** Writes down what is told, each with the cause that its notification names. */
export async function insertTold(
  { db, companyId, now }: Looking,
  kind: CauseKind,
  told: readonly (Pick<CauseRow, 'point_of_sale_id' | 'subject_id'> & { causeId: string })[],
): Promise<void> {
  for (let at = 0; at < told.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('stock_notice')
      .values(
        told.slice(at, at + ROWS_AT_ONCE).map((row) => ({
          ...{ company_id: companyId, kind, point_of_sale_id: row.point_of_sale_id, subject_id: row.subject_id },
          ...{ cause_id: row.causeId, told_at: now },
        })),
      )
      .execute()
}

/** The causes that notifications name and of which nothing is left. */
export async function findEndedCauses({ db, companyId }: Looking): Promise<string[]> {
  const { rows } = await sql<{ cause_id: string }>`
    select distinct x.cause_id from notification x where x.company_id = ${companyId} and x.cause_id is not null
      and not exists (select 1 from stock_notice n where n.company_id = ${companyId} and n.cause_id = x.cause_id)`.execute(
    db,
  )
  return rows.map((row) => row.cause_id)
}
