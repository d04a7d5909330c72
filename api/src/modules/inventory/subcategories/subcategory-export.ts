import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import { phrase } from '@comptoir/i18n'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { subcategories } from './subcategories.repository.ts'

export const subcategoryExport = listExport<Subcategory>({
  title: { en: 'Subcategories', fr: 'Sous-catégories', ar: 'الأصناف الفرعية' },
  list: subcategories.list,
  columns: [
    { header: wordsOf('field.subcategory.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.subcategory.category'), kind: 'text', value: ({ category }) => category.name },
    { header: wordsOf('field.subcategory.productCount'), kind: 'number', value: ({ productCount }) => productCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})
