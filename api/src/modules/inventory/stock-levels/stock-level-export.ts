import { STOCK_LEVELS, type StockLevel } from '@comptoir/contracts/inventory/stock-levels'
import { phrase } from '@comptoir/i18n'
import { numberFromMicro, numberFromMilli } from '@comptoir/money'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { listStockLevels } from './levels.queries.ts'

const HEADS = {
  place: { en: 'Location', fr: 'Emplacement', ar: 'الموقع' },
  pointOfSale: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
  onHand: { en: 'On hand', fr: 'En stock', ar: 'المتوفر' },
  reserved: { en: 'Reserved', fr: 'Réservé', ar: 'المحجوز' },
  incoming: { en: 'Incoming', fr: 'En arrivage', ar: 'الوارد' },
  inTransit: { en: 'Sent, on its way', fr: 'Expédié, en transit', ar: 'المرسل في الطريق' },
  inTransitValue: { en: 'Value on its way', fr: 'Valeur en transit', ar: 'قيمة ما في الطريق' },
  available: { en: 'Available', fr: 'Disponible', ar: 'المتاح' },
  averageCost: { en: 'Average cost', fr: 'Coût moyen', ar: 'متوسط التكلفة' },
  value: { en: 'Value', fr: 'Valeur', ar: 'القيمة' },
  lastMovement: { en: 'Last movement', fr: 'Dernier mouvement', ar: 'آخر حركة' },
} as const

const permission = STOCK_LEVELS.permissions.seeValue

export const stockLevelExport = listExport<StockLevel>({
  title: { en: 'Stock levels', fr: 'Niveaux de stock', ar: 'مستويات المخزون' },
  list: listStockLevels,
  columns: [
    { header: wordsOf('field.product.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.product.designation'), kind: 'text', value: ({ designation }) => designation },
    { header: wordsOf('field.product.unit'), kind: 'text', value: ({ unit }) => unit },
    { header: HEADS.pointOfSale, kind: 'text', isDetail: true, value: ({ place }) => place?.pointOfSale.name ?? null },
    { header: HEADS.place, kind: 'text', value: ({ place }) => place?.name ?? null },
    { header: HEADS.onHand, kind: 'number', value: ({ onHandMilli }) => numberFromMilli(onHandMilli) },
    {
      header: HEADS.reserved,
      kind: 'number',
      isDetail: true,
      value: ({ reservedMilli }) => numberFromMilli(reservedMilli),
    },
    { header: HEADS.available, kind: 'number', value: ({ availableMilli }) => numberFromMilli(availableMilli) },
    {
      header: HEADS.incoming,
      kind: 'number',
      isDetail: true,
      value: ({ incomingMilli }) => numberFromMilli(incomingMilli),
    },
    {
      header: HEADS.inTransit,
      kind: 'number',
      isDetail: true,
      value: ({ inTransitMilli }) => numberFromMilli(inTransitMilli),
    },
    {
      header: wordsOf('field.product.minimumStockMilli'),
      kind: 'number',
      value: ({ minimumStockMilli }) => (minimumStockMilli === null ? null : numberFromMilli(minimumStockMilli)),
    },
    {
      header: HEADS.averageCost,
      kind: 'money',
      permission,
      value: ({ averageCostMicro }) => (averageCostMicro === null ? null : numberFromMicro(averageCostMicro)),
    },
    {
      header: HEADS.value,
      kind: 'money',
      permission,
      value: ({ valueMinor }, { currency }) => (valueMinor === null ? null : amountCell(valueMinor, currency)),
    },
    {
      header: HEADS.inTransitValue,
      kind: 'money',
      isDetail: true,
      permission,
      value: ({ inTransitValueMinor: minor }, { currency }) => (minor === null ? null : amountCell(minor, currency)),
    },
    { header: HEADS.lastMovement, kind: 'dateTime', value: ({ lastMovedAt }) => lastMovedAt },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      isDetail: true,
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})
