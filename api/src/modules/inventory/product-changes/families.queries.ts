import type { TxCtx } from '../../../platform/context.ts'

/** The name of a category or brand, which stays until the transaction ends; null for one that is not there. */
export async function findFamilyName(
  { db, companyId }: TxCtx,
  table: 'category' | 'brand',
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row?.name ?? null
}
