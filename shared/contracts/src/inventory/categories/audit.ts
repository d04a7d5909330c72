import { auditedRow, codesOf } from '../../audited.ts'
import { CATEGORIES, Category, CategoryColour, CategoryIcon } from './index.ts'

export const audited = auditedRow(
  CATEGORIES.entity,
  Category,
  {
    name: 'text',
    colour: codesOf(CategoryColour),
    icon: codesOf(CategoryIcon),
    isActive: 'flag',
    subcategoryCount: 'count',
    productCount: 'count',
  },
  /** Of one that was merged: where its products and subcategories are now. */
  { into: 'named' },
)
