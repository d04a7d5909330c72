import type { BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { kindOfPattern } from '@comptoir/money'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type Words } from '../../../platform/export/list-export.ts'
import { barcodeRules } from './barcode-rules.repository.ts'

const KINDS: Readonly<Record<ReturnType<typeof kindOfPattern>, Words>> = {
  product: { en: 'The product', fr: 'Le produit', ar: 'المنتوج' },
  weight: { en: 'The product and its weight', fr: 'Le produit et son poids', ar: 'المنتوج ووزنه' },
  price: { en: 'The product and its price', fr: 'Le produit et son prix', ar: 'المنتوج وسعره' },
}

export const barcodeRuleExport = listExport<BarcodeRule>({
  title: { en: 'Barcode rules', fr: 'Règles de codes-barres', ar: 'قواعد الرموز الشريطية' },
  list: barcodeRules.list,
  columns: [
    { header: wordsOf('field.barcodeRule.position'), kind: 'number', value: ({ position }) => position },
    { header: wordsOf('field.barcodeRule.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.barcodeRule.pattern'), kind: 'text', value: ({ pattern }) => pattern },
    {
      header: { en: 'The code says', fr: 'Le code indique', ar: 'ما يفيده الرمز' },
      kind: 'text',
      value: ({ pattern }, { language }) => KINDS[kindOfPattern(pattern)][language],
    },
    { header: wordsOf('field.barcodeRule.decimals'), kind: 'number', value: ({ decimals }) => decimals },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})
