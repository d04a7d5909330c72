import { MOST_PRICE_CHANGES, type PriceChange, type PricesThen } from '@comptoir/contracts/inventory/product-prices'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** True of a change of more than the purchase price. */
const SOLD_OTHERWISE = sql<boolean>`(h.old_price_basis, h.old_price_ht_micro, h.old_price_ttc_micro, h.old_vat_rate_milli, h.old_is_fodec)
  is distinct from (h.new_price_basis, h.new_price_ht_micro, h.new_price_ttc_micro, h.new_vat_rate_milli, h.new_is_fodec)`

/**
 * The newest changes of a product's prices, and whether there are older ones. Who may not see costs is not told of changes
 * of the purchase price.
 */
export async function listPriceChanges(
  { db, companyId, permissions }: TxCtx,
  productId: string,
): Promise<{ changes: PriceChange[]; hasMore: boolean }> {
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
    .limit(MOST_PRICE_CHANGES + 1)
    .execute()
  const changes = rows.slice(0, MOST_PRICE_CHANGES).map((row): PriceChange => {
    const before: PricesThen = {
      priceBasis: row.old_price_basis,
      priceHtMicro: row.old_price_ht_micro,
      priceTtcMicro: row.old_price_ttc_micro,
      vatRateMilli: row.old_vat_rate_milli,
      isFodec: row.old_is_fodec,
      purchasePriceMicro: seesCost ? row.old_purchase_price_micro : null,
    }
    const after: PricesThen = {
      priceBasis: row.new_price_basis,
      priceHtMicro: row.new_price_ht_micro,
      priceTtcMicro: row.new_price_ttc_micro,
      vatRateMilli: row.new_vat_rate_milli,
      isFodec: row.new_is_fodec,
      purchasePriceMicro: seesCost ? row.new_purchase_price_micro : null,
    }
    return {
      version: row.version,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.user_name,
      source: row.source,
      title: row.title,
      before,
      after,
    }
  })
  return { changes, hasMore: rows.length > MOST_PRICE_CHANGES }
}
