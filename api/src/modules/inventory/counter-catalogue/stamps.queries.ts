import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** The latest stamp of the company; 0 before the first. */
export async function readStamp({ db, companyId }: TxCtx): Promise<number> {
  const row = await db
    .selectFrom('catalogue_stamp')
    .select('stamp')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.stamp ?? 0
}

interface Stamped {
  productId: string
  stamp: number
}

/** The next products in the order of their stamps; `after` goes on within those of the stamp that follows `since`. */
export async function listStampedAfter(
  { db, companyId }: TxCtx,
  { since, after, limit }: { since: number; after: string | null; limit: number },
): Promise<Stamped[]> {
  return db
    .selectFrom('product_stamp')
    .select(['product_id as productId', 'stamp'])
    .where('company_id', '=', companyId)
    .$if(after === null, (some) => some.where('stamp', '>', since))
    .$if(after !== null, (some) => some.where(sql<boolean>`(stamp, product_id) > (${since + 1}, ${after}::uuid)`))
    .orderBy('stamp')
    .orderBy('product_id')
    .limit(limit)
    .execute()
}
