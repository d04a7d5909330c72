import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { Erasures, type ErasedRow } from '../books/index.ts'

/**
 * Lets one erasure of a company wait for the one before: an entry of the trail may name both people, and is read as the
 * first left it. The company's row is held, to which others go on referring.
 */
export async function takeTurn({ db, companyId }: TxCtx): Promise<void> {
  await db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

/** What was erased of the company's posted rows so far, in the order in which it was. */
export async function findErasures({ db, companyId }: TxCtx): Promise<Erasures> {
  const rows = await db
    .selectFrom('erased_row')
    .select(['kind', 'row_id as rowId', 'sealed_hash as sealedHash', 'erased_hash as erasedHash'])
    .where('company_id', '=', companyId)
    .orderBy('erasure_id')
    .execute()
  return new Erasures(rows)
}

const AT_ONCE = 5000

export async function insertErased(
  { db, companyId }: TxCtx,
  erasureId: string,
  rows: readonly ErasedRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('erased_row')
      .values(
        rows.slice(from, from + AT_ONCE).map(({ kind, rowId, sealedHash, erasedHash }) => ({
          company_id: companyId,
          erasure_id: erasureId,
          kind,
          row_id: rowId,
          sealed_hash: sealedHash,
          erased_hash: erasedHash,
        })),
      )
      .execute()
}

/** Answers that are kept for callers who ask again, tickets that were put aside for them, and saved views that search for one of the texts. */
export async function removeTraces(
  { db, companyId }: TxCtx,
  { ids, texts }: { ids: readonly string[]; texts: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('company_id', '=', companyId)
    .where(sql<string>`answer::text`, 'like', sql<string>`any(${ids.map((id) => `%${id}%`)}::text[])`)
    .execute()
  // What was put aside for them is nobody's any more.
  await db
    .deleteFrom('held_ticket')
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`(content like any(${ids.map((id) => `%${id}%`)}::text[]) or exists (
        select from unnest(${texts}::text[]) t (text) where position(lower(t.text) in lower(label || ' ' || coalesce(content, ''))) > 0))`,
    )
    .execute()
  if (texts.length === 0) return
  await sql`
    delete from saved_view where company_id = ${companyId} and exists (
      select from unnest(${texts}::text[]) t (text) where position(lower(t.text) in lower(name || ' ' || view::text)) > 0)`.execute(
    db,
  )
}
