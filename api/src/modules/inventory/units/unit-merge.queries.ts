import { UNITS, type Unit } from '@comptoir/contracts/inventory/units'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** Refuses to merge into a unit with fewer decimals where stock of a product would be between two of its quantities. */
export async function refuseTooCoarse(ctx: TxCtx, from: Unit, { name, decimals }: Unit): Promise<void> {
  if (decimals >= from.decimals || !(await hasStockBetween(ctx, from.id, decimals))) return
  throw declaredRefusal(UNITS, 'mergedTooCoarse', { name, decimals }, '/intoId')
}

async function hasStockBetween({ db, companyId }: TxCtx, unitId: string, decimals: number): Promise<boolean> {
  const stepMilli = 10 ** (3 - decimals)
  const found = await db
    .selectFrom('product as p')
    .innerJoin('stock_balance as b', (join) =>
      join.onRef('b.company_id', '=', 'p.company_id').onRef('b.product_id', '=', 'p.id'),
    )
    .select('p.id')
    .where('p.company_id', '=', companyId)
    .where('p.unit_id', '=', unitId)
    .where(sql<boolean>`b.on_hand_milli % ${stepMilli}::int <> 0`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
