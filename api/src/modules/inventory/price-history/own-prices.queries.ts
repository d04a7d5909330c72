import type { PackPriceChange, PriceChange } from '@comptoir/contracts/inventory/product-prices'
import { MOST_PACKS, type PriceBasis } from '@comptoir/contracts/inventory/products'
import type { TxCtx } from '../../../platform/context.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { toDatedChange, type DatedChange } from './dated-change.ts'

/** A change of a product may touch all packs that it had, and all that it gets in their place. */
const MOST_ROWS = 2 * MOST_PACKS

/** The newest changes of the own prices of a product's packs: `most` at least, where there are as many. */
export async function listOwnPriceChanges(
  { db, companyId }: TxCtx,
  productId: string,
  most: number,
): Promise<(DatedChange & Pick<PriceChange, 'packs'>)[]> {
  const rows = await db
    .selectFrom('product_pack_price_change as h')
    .leftJoin('app_user as m', (join) =>
      join.onRef('m.company_id', '=', 'h.company_id').onRef('m.id', '=', 'h.changed_by'),
    )
    .leftJoin('product_change_set as s', (join) =>
      join.onRef('s.company_id', '=', 'h.company_id').onRef('s.id', '=', 'h.change_set_id'),
    )
    .selectAll('h')
    .select(['m.name as user_name', 's.title'])
    .where('h.company_id', '=', companyId)
    .where('h.product_id', '=', productId)
    .orderBy('h.version', 'desc')
    .orderBy('h.quantity_milli')
    .orderBy('h.pack_id')
    .limit(most * MOST_ROWS)
    .execute()
  return [...groupedBy(rows, ({ version }) => version).values()].flatMap((changed) =>
    changed.slice(0, 1).map((row) => ({ ...toDatedChange(row), packs: changed.map(toPackChange) })),
  )
}

interface Row {
  pack_id: string
  unit_name: string
  quantity_milli: number
  old_price_basis: PriceBasis
  old_price_micro: number | null
  new_price_basis: PriceBasis
  new_price_micro: number | null
}

function toPackChange(row: Row): PackPriceChange {
  return {
    packId: row.pack_id,
    unit: row.unit_name,
    quantityMilli: row.quantity_milli,
    before: ownPrice(row.old_price_basis, row.old_price_micro),
    after: ownPrice(row.new_price_basis, row.new_price_micro),
  }
}

function ownPrice(priceBasis: PriceBasis, priceMicro: number | null): PackPriceChange['before'] {
  return priceMicro === null ? null : { priceBasis, priceMicro }
}
