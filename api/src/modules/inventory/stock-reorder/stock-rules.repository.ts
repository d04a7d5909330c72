import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** What a point of sale should have of a product. */
export interface RuleFigures {
  minimumMilli: number | null
  targetMilli: number | null
  multipleMilli: number | null
}

export const NO_RULE: RuleFigures = { minimumMilli: null, targetMilli: null, multipleMilli: null }

/** Rules of a product at points of sale that the caller may enter, by point of sale, held until the transaction ends. */
export async function holdRules({ db, companyId }: TxCtx, productId: string): Promise<Map<string, RuleFigures>> {
  const rows = await db
    .selectFrom('stock_rule')
    .select(['point_of_sale_id', 'minimum_milli', 'target_milli', 'multiple_milli'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .orderBy('point_of_sale_id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.point_of_sale_id,
      { minimumMilli: row.minimum_milli, targetMilli: row.target_milli, multipleMilli: row.multiple_milli },
    ]),
  )
}

interface Place {
  productId: string
  pointOfSaleId: string
}

/** Writes what a point of sale should have; where nothing is said any more, nothing is kept. */
export async function writeRule(ctx: TxCtx, place: Place, figures: RuleFigures): Promise<void> {
  const values = {
    ...{
      minimum_milli: figures.minimumMilli,
      target_milli: figures.targetMilli,
      multiple_milli: figures.multipleMilli,
    },
  }
  await write(
    ctx,
    place,
    values,
    Object.values(figures).some((figure) => figure !== null),
  )
}

/** Writes until when nobody wants to be reminded; null ends it. */
export async function writeSnooze(ctx: TxCtx, place: Place, until: string | null): Promise<void> {
  await write(ctx, place, { snoozed_until: until }, until !== null)
}

async function write(
  { db, companyId }: TxCtx,
  { productId, pointOfSaleId }: Place,
  values: object,
  saysSomething: boolean,
): Promise<void> {
  const key = { company_id: companyId, product_id: productId, point_of_sale_id: pointOfSaleId }
  if (saysSomething) {
    await db
      .insertInto('stock_rule')
      .values({ ...key, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'product_id', 'point_of_sale_id']).doUpdateSet(values))
      .execute()
    return
  }
  const own = sql<boolean>`company_id = ${companyId} and product_id = ${productId} and point_of_sale_id = ${pointOfSaleId}`
  const isSnoozing = 'snoozed_until' in values
  const isLast = isSnoozing
    ? sql<boolean>`coalesce(minimum_milli, target_milli, multiple_milli) is null`
    : sql<boolean>`snoozed_until is null`
  await db.deleteFrom('stock_rule').where(own).where(isLast).execute()
  await db.updateTable('stock_rule').set(values).where(own).execute()
}
