import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import { numberFromMicro, numberFromMilli } from '@comptoir/money'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { listSuggestions } from './suggestions.queries.ts'

const HEADS = {
  pointOfSale: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
  available: { en: 'Available', fr: 'Disponible', ar: 'المتاح' },
  incoming: { en: 'Incoming', fr: 'En arrivage', ar: 'الوارد' },
  minimum: { en: 'Minimum', fr: 'Minimum', ar: 'الحد الأدنى' },
  target: { en: 'Target', fr: 'Objectif', ar: 'الهدف' },
  sold: { en: 'Sold in 30 days', fr: 'Vendu en 30 jours', ar: 'المبيع في 30 يوما' },
  needed: { en: 'Needed', fr: 'Besoin', ar: 'الحاجة' },
  fromShops: { en: 'From other shops', fr: 'Des autres points de vente', ar: 'من نقاط بيع أخرى' },
  order: { en: 'To order', fr: 'À commander', ar: 'المطلوب شراؤه' },
  unitCost: { en: 'Last cost', fr: 'Dernier coût', ar: 'آخر تكلفة' },
} as const

/** What each of the other points of sale would send, by name: a file has no shares of a cell. */
const sentBy = ({ sources }: ReorderSuggestion): string | null =>
  sources.length === 0
    ? null
    : sources
        .map(({ pointOfSale, quantityMilli }) => `${pointOfSale.name}: ${numberFromMilli(quantityMilli)}`)
        .join(', ')

export const stockReorderExport = listExport<ReorderSuggestion>({
  title: { en: 'Reorder', fr: 'Réapprovisionnement', ar: 'إعادة التموين' },
  list: listSuggestions,
  columns: [
    { header: wordsOf('field.product.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.product.designation'), kind: 'text', value: ({ designation }) => designation },
    { header: wordsOf('field.product.unit'), kind: 'text', value: ({ unit }) => unit },
    { header: HEADS.pointOfSale, kind: 'text', value: ({ pointOfSale }) => pointOfSale.name },
    { header: HEADS.available, kind: 'number', value: ({ availableMilli }) => numberFromMilli(availableMilli) },
    { header: HEADS.incoming, kind: 'number', value: ({ incomingMilli }) => numberFromMilli(incomingMilli) },
    { header: HEADS.minimum, kind: 'number', value: ({ minimumMilli }) => numberFromMilli(minimumMilli) },
    {
      header: HEADS.target,
      kind: 'number',
      isDetail: true,
      value: ({ targetMilli }) => (targetMilli === null ? null : numberFromMilli(targetMilli)),
    },
    {
      header: HEADS.sold,
      kind: 'number',
      isDetail: true,
      value: ({ soldMilli }) => numberFromMilli(soldMilli),
    },
    { header: HEADS.needed, kind: 'number', value: ({ neededMilli }) => numberFromMilli(neededMilli) },
    { header: HEADS.fromShops, kind: 'text', value: sentBy },
    { header: HEADS.order, kind: 'number', value: ({ orderMilli }) => numberFromMilli(orderMilli) },
    {
      header: HEADS.unitCost,
      kind: 'money',
      isDetail: true,
      permission: STOCK_LEVELS.permissions.seeValue,
      value: ({ unitCostMicro }) => (unitCostMicro === null ? null : numberFromMicro(unitCostMicro)),
    },
  ],
})
