import type { StockRules } from '@comptoir/contracts/inventory/stock-reorder'
import type { TxCtx } from '../../../platform/context.ts'
import type { ReorderShop } from './shops.queries.ts'

/** What a product says, and each of the shops; null for a product that the company does not have. */
export async function findRules({ db, companyId }: TxCtx, productId: string, shops: readonly ReorderShop[]) {
  const product = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.designation', 'p.minimum_stock_milli', 'u.decimals'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!product) return null
  const rows = await db
    .selectFrom('stock_rule')
    .select(['point_of_sale_id', 'minimum_milli', 'target_milli', 'multiple_milli'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .execute()
  const rules: StockRules['rules'] = shops.map(({ id, name }) => {
    const own = rows.find((row) => row.point_of_sale_id === id)
    return {
      pointOfSale: { id, name },
      minimumMilli: own?.minimum_milli ?? null,
      targetMilli: own?.target_milli ?? null,
      multipleMilli: own?.multiple_milli ?? null,
    }
  })
  return { product, minimumStockMilli: product.minimum_stock_milli, rules }
}
