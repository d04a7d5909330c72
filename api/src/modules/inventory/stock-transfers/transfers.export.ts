import type { StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { numberFromMilli } from '@comptoir/money'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { listTransfers } from './stock-transfers.queries.ts'

const HEADS = {
  quantity: { en: 'Quantity', fr: 'Quantité', ar: 'الكمية' },
  received: { en: 'Received', fr: 'Reçu', ar: 'المستلم' },
  missing: { en: 'Missing', fr: 'Manquant', ar: 'الناقص' },
  value: { en: 'Value', fr: 'Valeur', ar: 'القيمة' },
  shippedAt: { en: 'Shipped', fr: 'Expédié', ar: 'أُرسل' },
  expectedOn: { en: 'Expected', fr: 'Attendu', ar: 'المنتظر' },
  neededOn: { en: 'Needed by', fr: 'Besoin avant le', ar: 'الحاجة قبل' },
  days: { en: 'Days in transit', fr: 'Jours en route', ar: 'أيام في الطريق' },
  createdAt: { en: 'Created', fr: 'Créé', ar: 'أُنشئ' },
  by: { en: 'By', fr: 'Par', ar: 'بواسطة' },
} as const

const figure = (milli: number | null): number | null => (milli === null ? null : numberFromMilli(milli))

/** Transfers as a file, with what they are worth for whoever may see it. */
export const transferExport = listExport<StockTransferRow>({
  title: { en: 'Stock transfers', fr: 'Transferts de stock', ar: 'تحويلات المخزون' },
  list: listTransfers,
  columns: [
    { header: wordsOf('field.stockTransfer.number'), kind: 'text', value: ({ number }) => number },
    { header: wordsOf('field.stockTransfer.from'), kind: 'text', value: ({ fromName }) => fromName },
    { header: wordsOf('field.stockTransfer.to'), kind: 'text', value: ({ toName }) => toName },
    {
      header: wordsOf('field.stockTransfer.state'),
      kind: 'text',
      value: ({ state }, { language }) => wordsOf(`code.stockTransfer.state.${state}`)[language],
    },
    { header: wordsOf('field.stockTransfer.lineCount'), kind: 'number', isDetail: true, value: (row) => row.lineCount },
    { header: HEADS.quantity, kind: 'number', value: ({ quantityMilli }) => numberFromMilli(quantityMilli) },
    { header: HEADS.received, kind: 'number', value: ({ receivedMilli }) => figure(receivedMilli) },
    { header: HEADS.missing, kind: 'number', value: ({ missingMilli }) => figure(missingMilli) },
    {
      header: HEADS.value,
      kind: 'money',
      permission: STOCK_LEVELS.permissions.seeValue,
      value: ({ valueMinor }, { currency }) => (valueMinor === null ? null : amountCell(valueMinor, currency)),
    },
    { header: HEADS.shippedAt, kind: 'dateTime', value: ({ shippedAt }) => shippedAt },
    { header: HEADS.expectedOn, kind: 'date', isDetail: true, value: ({ expectedOn }) => expectedOn },
    { header: HEADS.neededOn, kind: 'date', isDetail: true, value: ({ neededOn }) => neededOn },
    { header: HEADS.days, kind: 'number', isDetail: true, value: ({ daysInTransit }) => daysInTransit },
    { header: HEADS.createdAt, kind: 'dateTime', isDetail: true, value: ({ createdAt }) => createdAt },
    { header: HEADS.by, kind: 'text', isDetail: true, value: ({ createdBy }) => createdBy },
  ],
})
