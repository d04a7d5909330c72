import { MOST_PRICE_CHANGES, type PriceChange, type PricesThen } from '@comptoir/contracts/inventory/product-prices'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { toDatedChange, type DatedChange } from './dated-change.ts'
import { listOwnPriceChanges } from './own-prices.queries.ts'

/** True of a change of more than the purchase price. */
const SOLD_OTHERWISE = sql<boolean>`(h.old_price_basis, h.old_price_ht_micro, h.old_price_ttc_micro, h.old_vat_rate_milli, h.old_is_fodec)
  is distinct from (h.new_price_basis, h.new_price_ht_micro, h.new_price_ttc_micro, h.new_vat_rate_milli, h.new_is_fodec)`

/**
 * The newest changes of a product's prices and of its packs' own, and whether there are older ones. Who may not see costs is
 * not told of changes of the purchase price.
 */
export async function listPriceChanges(
  ctx: TxCtx,
  productId: string,
): Promise<{ changes: PriceChange[]; hasMore: boolean }> {
  const most = MOST_PRICE_CHANGES + 1
  const ofProduct = await listProductPriceChanges(ctx, productId, most)
  const ofPacks = await listOwnPriceChanges(ctx, productId, most)
  const changes = new Map<number, DatedChange & PriceChange>()
  for (const change of ofPacks) changes.set(change.version, { ...change, before: null, after: null })
  for (const change of ofProduct)
    changes.set(change.version, { ...change, packs: changes.get(change.version)?.packs ?? [] })
  const newest = [...changes.values()].toSorted((one, other) => other.version - one.version)
  return { changes: newest.slice(0, MOST_PRICE_CHANGES), hasMore: newest.length > MOST_PRICE_CHANGES }
}

async function listProductPriceChanges(
  { db, companyId, permissions }: TxCtx,
  productId: string,
  most: number,
): Promise<(DatedChange & { before: PricesThen; after: PricesThen })[]> {
  const seesCost = permissions.has(PRODUCTS.permissions.seeCost)
  const rows = await db
    .selectFrom('product_price_change as h')
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
    .$if(!seesCost, (query) => query.where(SOLD_OTHERWISE))
    .orderBy('h.version', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...toDatedChange(row),
    before: {
      priceBasis: row.old_price_basis,
      priceHtMicro: row.old_price_ht_micro,
      priceTtcMicro: row.old_price_ttc_micro,
      vatRateMilli: row.old_vat_rate_milli,
      isFodec: row.old_is_fodec,
      purchasePriceMicro: seesCost ? row.old_purchase_price_micro : null,
    },
    after: {
      priceBasis: row.new_price_basis,
      priceHtMicro: row.new_price_ht_micro,
      priceTtcMicro: row.new_price_ttc_micro,
      vatRateMilli: row.new_vat_rate_milli,
      isFodec: row.new_is_fodec,
      purchasePriceMicro: seesCost ? row.new_purchase_price_micro : null,
    },
  }))
}
