import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { StockLot } from '@comptoir/contracts/inventory/stock-lots'
import { numberFromMilli } from '@comptoir/money'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { listStockLots } from './stock-lots.queries.ts'

const HEADS = {
  lot: { en: 'Lot', fr: 'N° de lot', ar: 'الدفعة' },
  expiresOn: { en: 'Expiry date', fr: 'Date de péremption', ar: 'تاريخ انتهاء الصلاحية' },
  pointOfSale: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
  place: { en: 'Location', fr: 'Emplacement', ar: 'الموقع' },
  onHand: { en: 'On hand', fr: 'En stock', ar: 'المتوفر' },
  value: { en: 'Value', fr: 'Valeur', ar: 'القيمة' },
} as const

export const stockLotExport = listExport<StockLot>({
  title: { en: 'Lots in stock', fr: 'Lots en stock', ar: 'الدفعات المتوفرة' },
  list: listStockLots,
  columns: [
    { header: wordsOf('field.product.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.product.designation'), kind: 'text', value: ({ designation }) => designation },
    { header: wordsOf('field.product.unit'), kind: 'text', isDetail: true, value: ({ unit }) => unit },
    { header: HEADS.lot, kind: 'text', value: ({ number }) => number },
    { header: HEADS.expiresOn, kind: 'date', value: ({ expiresOn }) => expiresOn },
    { header: HEADS.pointOfSale, kind: 'text', value: ({ place }) => place.pointOfSale.name },
    { header: HEADS.place, kind: 'text', value: ({ place }) => place.name },
    { header: HEADS.onHand, kind: 'number', value: ({ onHandMilli }) => numberFromMilli(onHandMilli) },
    {
      header: HEADS.value,
      kind: 'money',
      permission: STOCK_LEVELS.permissions.seeValue,
      value: ({ valueMinor }, { currency }) => (valueMinor === null ? null : amountCell(valueMinor, currency)),
    },
  ],
})
