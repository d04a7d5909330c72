import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'

/** Whether the company tracks products by lots. */
export async function usesLots({ db, companyId }: TxCtx): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('is_multi_batch')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return row.is_multi_batch
}

/** How many decimals quantities of a unit have, until the transaction ends: the most where there is no unit. */
export async function findUnitDecimals({ db, companyId }: TxCtx, unitId: string | null): Promise<number> {
  if (unitId === null) return MOST_UNIT_DECIMALS
  const row = await db
    .selectFrom('unit')
    .select('decimals')
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .forShare()
    .executeTakeFirst()
  // One that is not there is refused by name when the product is written.
  return row?.decimals ?? 0
}

/** Whether goods of a product were ever moved. */
export async function hasMovements({ db, companyId }: TxCtx, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_ledger')
    .select('product_id')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The same, known for certain until the transaction ends: no opening stock comes in between. */
export async function hasMovementsForGood(ctx: TxCtx, productId: string): Promise<boolean> {
  await ctx.db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .execute()
  return hasMovements(ctx, productId)
}

/** Whether there is such a product. */
export async function isProduct({ db, companyId }: TxCtx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
