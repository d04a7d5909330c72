import type { AdjustmentState, StockAdjustmentRow } from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { numberFromMilli } from '@comptoir/money'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type Words } from '../../../platform/export/list-export.ts'
import { listAdjustments } from './stock-adjustments.queries.ts'

const HEADS = {
  number: { en: 'Number', fr: 'Numéro', ar: 'الرقم' },
  state: { en: 'State', fr: 'État', ar: 'الحالة' },
  pointOfSale: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
  quantity: { en: 'Quantity', fr: 'Quantité', ar: 'الكمية' },
  createdAt: { en: 'Written down', fr: 'Saisi', ar: 'كُتب' },
  createdBy: { en: 'By', fr: 'Par', ar: 'بواسطة' },
  postedAt: { en: 'Posted', fr: 'Validé', ar: 'ثُبّتت' },
  postedBy: { en: 'Posted by', fr: 'Validé par', ar: 'ثبّتها' },
} as const

const STATES: Readonly<Record<AdjustmentState, Words>> = {
  draft: { en: 'Draft', fr: 'Brouillon', ar: 'مسودّة' },
  submitted: { en: 'To approve', fr: 'À approuver', ar: 'تنتظر الموافقة' },
  posted: { en: 'Posted', fr: 'Validé', ar: 'مثبّتة' },
  reversed: { en: 'Reversed', fr: 'Contre-passé', ar: 'معكوسة' },
  cancelled: { en: 'Cancelled', fr: 'Annulé', ar: 'ملغاة' },
}

/** Adjustments as a file, with what they are worth for whoever may see it. */
export const adjustmentExport = listExport<StockAdjustmentRow>({
  title: { en: 'Stock adjustments', fr: 'Ajustements de stock', ar: 'تسويات المخزون' },
  list: listAdjustments,
  columns: [
    { header: HEADS.number, kind: 'text', value: ({ number }) => number },
    { header: HEADS.pointOfSale, kind: 'text', value: ({ pointOfSaleName }) => pointOfSaleName },
    { header: wordsOf('field.stockAdjustment.location'), kind: 'text', value: ({ locationName }) => locationName },
    {
      header: wordsOf('field.stockAdjustment.reason'),
      kind: 'text',
      value: ({ reason }, { language }) => wordsOf(`code.stockAdjustment.reason.${reason}`)[language],
    },
    { header: HEADS.state, kind: 'text', value: ({ state }, { language }) => STATES[state][language] },
    {
      header: wordsOf('field.stockAdjustment.lineCount'),
      kind: 'number',
      isDetail: true,
      value: ({ lineCount }) => lineCount,
    },
    { header: HEADS.quantity, kind: 'number', value: ({ quantityMilli }) => numberFromMilli(quantityMilli) },
    {
      header: wordsOf('field.stockAdjustment.valueMinor'),
      kind: 'money',
      permission: STOCK_LEVELS.permissions.seeValue,
      value: ({ valueMinor }, { currency }) => (valueMinor === null ? null : amountCell(valueMinor, currency)),
    },
    { header: HEADS.createdAt, kind: 'dateTime', value: ({ createdAt }) => createdAt },
    { header: HEADS.createdBy, kind: 'text', isDetail: true, value: ({ createdBy }) => createdBy },
    { header: HEADS.postedAt, kind: 'dateTime', isDetail: true, value: ({ postedAt }) => postedAt },
    { header: HEADS.postedBy, kind: 'text', isDetail: true, value: ({ postedBy }) => postedBy },
  ],
})
