import { defineArea } from '../../declare.ts'

/** How products are grouped. */
export const CATEGORIES = defineArea({
  entity: 'category',
  path: 'categories',
  errors: {
    notFound: 422,
  },
})

/** The groups inside a category. */
export const SUBCATEGORIES = defineArea({
  entity: 'subcategory',
  path: 'subcategories',
  errors: {
    notFound: 422,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    category: typeof CATEGORIES
    subcategory: typeof SUBCATEGORIES
  }
}
