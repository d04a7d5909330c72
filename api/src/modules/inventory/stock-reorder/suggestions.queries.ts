import type { ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { LARGEST_TOTAL } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'
import { findFacts } from './reorder-facts.queries.ts'
import { readShortProducts, type ShortKey } from './short-products.queries.ts'
import { findReorderShops, type ReorderShop } from './shops.queries.ts'
import { suggest, type Sending } from './suggest.rules.ts'

/** A page of what runs short, with what is proposed; only what the page shows is worked out. */
export async function listSuggestions(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ReorderSuggestion>> {
  const shops = await findReorderShops(ctx)
  const { rows, meta } = await readShortProducts(ctx, query, shops)
  const data = await suggestionsOf(ctx, rows, shops)
  return { data: data.map(({ sendings: _sendings, ...suggestion }) => suggestion), meta }
}

/** A suggestion, with the places that its goods would leave. */
export interface WorkedOut extends ReorderSuggestion {
  sendings: Sending[]
}

/** What is proposed for products of some of the shops, in the order given. */
export async function suggestionsOf(
  ctx: TxCtx,
  keys: readonly ShortKey[],
  shops: readonly ReorderShop[],
): Promise<WorkedOut[]> {
  const products = await findSuggested(ctx, new Set(keys.map(({ productId }) => productId)))
  const facts = await findFacts(ctx, shops, [...products.values()])
  const seesCost = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
  return keys.flatMap(({ id, productId, pointOfSaleId }) => {
    const product = products.get(productId)
    const all = facts.get(productId) ?? []
    const here = all.find(({ pointOfSale }) => pointOfSale.id === pointOfSaleId)
    if (!product || !here) return []
    const others = all.filter((shop) => shop !== here)
    const { decimals, costMicro, id: _id, minimumMilli: _minimum, ...told } = product
    const { neededMilli, sources, orderMilli } = suggest(here, others, decimals)
    const { pointOfSale, availableMilli, incomingMilli, minimumMilli, targetMilli, multipleMilli } = here
    return [
      {
        ...{ id, productId, ...told, pointOfSale, minimumMilli, targetMilli, multipleMilli },
        ...{ availableMilli: cutOff(availableMilli), incomingMilli: cutOff(incomingMilli) },
        ...{ soldMilli: cutOff(here.soldMilli), neededMilli: cutOff(neededMilli), orderMilli: cutOff(orderMilli) },
        sources: sources.map(({ fromLocationId: _from, ...source }) => source),
        unitCostMicro: seesCost ? costMicro || null : null,
        snoozedUntil: here.snoozedUntil,
        sendings: sources,
      },
    ]
  })
}

const cutOff = (milli: number): number => Math.max(Math.min(milli, LARGEST_TOTAL), -LARGEST_TOTAL) + 0

/** What the company says of some products, by id. */
async function findSuggested({ db, companyId }: TxCtx, ids: Iterable<string>) {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'p.designation_en', 'p.designation_ar', 'p.cost_micro'])
    .select(['p.minimum_stock_milli', 'u.name as unit', 'u.decimals'])
    .select(mainPhotoKey(companyId).as('photo_key'))
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map(({ id, code, designation, unit, decimals, ...row }) => [
      id,
      {
        ...{ id, code, designation, unit, decimals, costMicro: row.cost_micro, minimumMilli: row.minimum_stock_milli },
        ...{ designationEn: row.designation_en, designationAr: row.designation_ar },
        photo: mainPhotoAddress(companyId, row.photo_key),
      },
    ]),
  )
}
