import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { tableResource } from '../../../platform/resource/table-resource.ts'

export const brands = tableResource(BRANDS, {
  table: 'brand',
  columns: { name: 'name' },
  counted: { productCount: 'product.brand_id' },
  unique: { brand_name_key: { reason: 'nameTaken', property: 'name' } },
  usedBy: { products: 'product.brand_id' },
  searched: ({ name }) => [name],
  hasAuthor: true,
})
