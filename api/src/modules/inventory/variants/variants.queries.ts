import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { ShortItem } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { findProducts } from '../products/index.ts'

interface VariantRow {
  productId: string
  values: (ShortItem & { attributeId: string; attribute: string })[]
}

/** The variants of a group in the order of their values. */
async function listVariants({ db, companyId }: TxCtx, groupId: string): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.product_id as "productId", json_agg(json_build_object(
        'id', x.id, 'name', x.name, 'attributeId', a.id, 'attribute', a.name
      ) order by k.place) as values
    from variant v
    cross join lateral (values (1, v.value_1_id), (2, v.value_2_id), (3, v.value_3_id)) as k (place, value_id)
    join attribute_value x on x.company_id = v.company_id and x.id = k.value_id
    join attribute a on a.company_id = x.company_id and a.id = x.attribute_id
    where v.company_id = ${companyId} and v.group_id = ${groupId}
    group by v.product_id
    order by array_agg(x.position order by k.place), v.product_id`.execute(db)
  return rows
}

/** A group with its products, and what the caller's points of sale hold of them; null when there is none. */
export async function findGroup(ctx: TxCtx, id: string): Promise<VariantGroup | null> {
  const group = await ctx.db
    .selectFrom('variant_group')
    .select(['id', 'designation'])
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!group) return null
  const rows = await listVariants(ctx, id)
  const [first] = rows
  // Its products may be gone without it: then it holds nothing together.
  if (!first) return null
  const ids = rows.map(({ productId }) => productId)
  const products = await findProducts(ctx, ids, ctx.pointOfSaleIds)
  const values = new Map(
    rows.map((row) => [row.productId, row.values.map(({ id: valueId, name }) => ({ id: valueId, name }))]),
  )
  return {
    ...group,
    attributes: first.values.map(({ attributeId, attribute }) => ({ id: attributeId, name: attribute })),
    variants: products.map((product) => ({ product, values: values.get(product.id) ?? [] })),
  }
}
