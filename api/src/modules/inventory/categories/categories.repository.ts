import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { tableResource } from '../../../platform/resource/table-resource.ts'

export const categories = tableResource(CATEGORIES, {
  table: 'category',
  columns: { name: 'name', colour: 'colour', icon: 'icon' },
  counted: { subcategoryCount: 'subcategory.category_id', productCount: 'product.category_id' },
  unique: { category_name_key: { reason: 'nameTaken', property: 'name' } },
  usedBy: {
    products: 'product.category_id',
    subcategories: 'subcategory.category_id',
    commissions: 'representative_tier.category_id',
  },
  searched: ({ name }) => [name],
  hasAuthor: true,
})
