import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { lockRow } from '../../../platform/resource/statements.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { moveToCategory } from './subcategory-moves.queries.ts'

const NO_CATEGORY = { code: CATEGORIES.errors.notFound, property: 'categoryId' } as const
const KEYS = {
  table: 'subcategory',
  unique: { subcategory_name_key: { reason: 'nameTaken', property: 'name' } },
  // The products go along, and may be what the database misses the category for.
  references: { subcategory_category_fk: NO_CATEGORY, product_category_fk: NO_CATEGORY },
} as const

export const subcategories = tableResource(SUBCATEGORIES, {
  ...KEYS,
  columns: { name: 'name', categoryId: 'category_id' },
  belongsTo: { category: { table: 'category', column: 'category_id' } },
  counted: { productCount: 'product.subcategory_id' },
  usedBy: { products: 'product.subcategory_id' },
  searched: ({ name }) => [name],
  hasAuthor: true,
  beforeChange: async (ctx, { id, category }, input) => {
    if (input.categoryId === category.id) return
    await lockRow(ctx, KEYS.table, id)
    await refusingTaken(SUBCATEGORIES, KEYS, input, () => moveToCategory(ctx, id, input))
  },
})
