import type { Unit } from '@comptoir/contracts/inventory/units'
import { phrase } from '@comptoir/i18n'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { units } from './units.repository.ts'

export const unitExport = listExport<Unit>({
  title: { en: 'Units of measure', fr: 'Unités de mesure', ar: 'وحدات القيس' },
  list: units.list,
  columns: [
    { header: { en: 'Name', fr: 'Nom', ar: 'الاسم' }, kind: 'text', value: ({ name }) => name },
    {
      header: { en: 'Decimals', fr: 'Décimales', ar: 'أرقام بعد الفاصلة' },
      kind: 'number',
      value: ({ decimals }) => decimals,
    },
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
