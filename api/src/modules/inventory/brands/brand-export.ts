import type { Brand } from '@comptoir/contracts/inventory/brands'
import { phrase } from '@comptoir/i18n'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { brands } from './brands.repository.ts'

export const brandExport = listExport<Brand>({
  title: { en: 'Brands', fr: 'Marques', ar: 'العلامات التجارية' },
  list: brands.list,
  columns: [
    { header: { en: 'Name', fr: 'Nom', ar: 'الاسم' }, kind: 'text', value: ({ name }) => name },
    {
      header: { en: 'Products', fr: 'Produits', ar: 'المنتوجات' },
      kind: 'number',
      value: ({ productCount }) => productCount,
    },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})
