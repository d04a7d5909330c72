import type { Category } from '@comptoir/contracts/inventory/categories'
import { phrase } from '@comptoir/i18n'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { categories } from './categories.repository.ts'

export const categoryExport = listExport<Category>({
  title: { en: 'Categories', fr: 'Catégories', ar: 'الأصناف' },
  list: categories.list,
  columns: [
    { header: wordsOf('field.category.name'), kind: 'text', value: ({ name }) => name },
    {
      header: wordsOf('field.category.subcategoryCount'),
      kind: 'number',
      value: ({ subcategoryCount }) => subcategoryCount,
    },
    { header: wordsOf('field.category.productCount'), kind: 'number', value: ({ productCount }) => productCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})
