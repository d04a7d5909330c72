import type { VariantOf } from '@comptoir/contracts/inventory/attributes'
import { sql, type RawBuilder } from 'kysely'

/** In a statement about products as `p`: the group that one belongs to, and the names of its values; null for most. */
export function variantOf(companyId: string): RawBuilder<VariantOf | null> {
  return sql`(select json_build_object('groupId', v.group_id, 'values', array(
      select x.name from attribute_value x
      where x.company_id = ${companyId} and x.id = any(array[v.value_1_id, v.value_2_id, v.value_3_id])
      order by array_position(array[v.value_1_id, v.value_2_id, v.value_3_id], x.id)))
    from variant v where v.company_id = ${companyId} and v.product_id = p.id)`
}

/** In a statement about products as `p`: it is a variant of one of these groups. */
export function isVariantOf(companyId: string, groupIds: readonly string[]): RawBuilder<boolean> {
  return sql`p.id in (select v.product_id from variant v
    where v.company_id = ${companyId} and v.group_id = any(${groupIds}::uuid[]))`
}
