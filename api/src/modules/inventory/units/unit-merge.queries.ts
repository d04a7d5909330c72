import { UNITS, type Unit } from '@comptoir/contracts/inventory/units'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** Refuses to merge into a unit with fewer decimals where stock of a product would be between two of its quantities. */
export async function refuseTooCoarse(ctx: TxCtx, from: Unit, { name, decimals }: Unit): Promise<void> {
  if (decimals >= from.decimals || !(await hasStockBetween(ctx, from.id, decimals))) return
  throw declaredRefusal(UNITS, 'mergedTooCoarse', { name, decimals }, '/intoId')
}

/** Refuses to merge two units by which a product is sold with the same content: it would have one pack twice. */
export async function refusePackTwice({ db, companyId }: TxCtx, from: Unit, { id, name }: Unit): Promise<void> {
  const found = await db
    .selectFrom('product_pack as x')
    .innerJoin('product_pack as y', (join) =>
      join
        .onRef('y.company_id', '=', 'x.company_id')
        .onRef('y.product_id', '=', 'x.product_id')
        .onRef('y.quantity_milli', '=', 'x.quantity_milli'),
    )
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'x.company_id').onRef('p.id', '=', 'x.product_id'),
    )
    .select('p.designation')
    .where('x.company_id', '=', companyId)
    .where('x.unit_id', '=', from.id)
    .where('y.unit_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (found) throw declaredRefusal(UNITS, 'mergedPackTwice', { name, product: found.designation }, '/intoId')
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
