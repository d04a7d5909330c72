import type { DiscountProduct } from '@comptoir/contracts/inventory/discounts'
import { numberFromMicro } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { readTaxes } from '../../company/tax-parameters/index.ts'
import { PRICE_COLUMNS, priceOn, storedPrice } from '../products/index.ts'

/** All products of a discount, by designation. */
export async function listDiscountProducts(ctx: TxCtx, discountId: string): Promise<DiscountProduct[]> {
  const { db, companyId } = ctx
  const taxes = await readTaxes(ctx)
  const rows = await db
    .selectFrom('discount_product as x')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'x.company_id').onRef('p.id', '=', 'x.product_id'),
    )
    .leftJoin('category as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.category_id'),
    )
    .leftJoin('brand as b', (join) => join.onRef('b.company_id', '=', 'p.company_id').onRef('b.id', '=', 'p.brand_id'))
    .leftJoin('app_user as m', (join) =>
      join.onRef('m.company_id', '=', 'p.company_id').onRef('m.id', '=', 'p.created_by'),
    )
    .select(['p.id', 'p.code', 'p.designation', 'p.location', 'p.package_quantity', 'm.name as created_by'])
    .select(PRICE_COLUMNS)
    .select(['c.id as category_id', 'c.name as category_name', 'b.id as brand_id', 'b.name as brand_name'])
    .where('x.company_id', '=', companyId)
    .where('x.discount_id', '=', discountId)
    .orderBy('p.designation')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    designation: row.designation,
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    brand: row.brand_id === null ? null : { id: row.brand_id, name: row.brand_name ?? '' },
    priceHt: numberFromMicro(priceOn(taxes, storedPrice(row)).priceHtMicro),
    location: row.location,
    packageQuantity: row.package_quantity,
    createdBy: row.created_by,
  }))
}

/** How many products each of some discounts holds. */
export async function countProducts(
  { db, companyId }: TxCtx,
  discountIds: readonly string[],
): Promise<Map<string, number>> {
  if (discountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('discount_product as x')
    .select(['x.discount_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('x.company_id', '=', companyId)
    .where('x.discount_id', 'in', discountIds)
    .groupBy('x.discount_id')
    .execute()
  return new Map(rows.map((row) => [row.discount_id, row.count]))
}
