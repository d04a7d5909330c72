import { recordedClient } from '@comptoir/contracts/default-names'
import type { ReviewReason } from '@comptoir/contracts/sales/sales'
import { amountCell, foreignCell } from '../../../platform/export/cells.ts'
import { listExport, type ExportColumn, type Words } from '../../../platform/export/list-export.ts'
import { DOCUMENT_COLUMNS } from './document-columns.ts'
import { listSalesForBooks, type SaleForBooks } from './sale-export.queries.ts'

const REVIEWS: Readonly<Record<ReviewReason, Words>> = {
  beforeSession: { en: 'Before its session', fr: 'Avant sa session', ar: 'قبل حصتها' },
  inFuture: { en: 'In the future', fr: 'Dans le futur', ar: 'في المستقبل' },
  afterClosing: { en: 'Came after the closing', fr: 'Arrivé après la clôture', ar: 'وصلت بعد الغلق' },
  otherSession: { en: 'Session unknown', fr: 'Session inconnue', ar: 'حصة مجهولة' },
  figuresDiffer: { en: 'Total differs', fr: 'Total différent', ar: 'مجموع مختلف' },
  stampDiffers: { en: 'Stamp differs', fr: 'Timbre différent', ar: 'معلوم طابع مختلف' },
  priceDiffers: { en: 'Price differs', fr: 'Prix différent', ar: 'سعر مختلف' },
  customNotAllowed: { en: 'Custom item', fr: 'Montant libre', ar: 'مبلغ حر' },
  discountTooHigh: { en: 'Discount too high', fr: 'Remise trop forte', ar: 'تخفيض مرتفع' },
  discountNotRunning: { en: 'Discount not running', fr: 'Remise hors période', ar: 'تخفيض خارج مدته' },
  vatDiffers: { en: 'VAT rate differs', fr: 'Taux de TVA différent', ar: 'نسبة أداء مختلفة' },
  fodecDiffers: { en: 'FODEC differs', fr: 'FODEC différent', ar: 'فوداك مختلف' },
  quantityTooFine: { en: 'Too many decimals', fr: 'Trop de décimales', ar: 'كسور أكثر من اللازم' },
  productUnknown: { en: 'Product unknown', fr: 'Produit inconnu', ar: 'منتوج مجهول' },
  clientUnknown: { en: 'Client unknown', fr: 'Client inconnu', ar: 'حريف مجهول' },
  cashierUnknown: { en: 'Cashier unknown', fr: 'Caissier inconnu', ar: 'عون صندوق مجهول' },
  cashierUnproved: { en: 'Cashier not proved', fr: 'Caissier non vérifié', ar: 'عون صندوق لم يثبت' },
  representativeUnknown: { en: 'Representative unknown', fr: 'Représentant inconnu', ar: 'ممثل تجاري مجهول' },
  methodUnknown: { en: 'Payment method unknown', fr: 'Mode de règlement inconnu', ar: 'طريقة خلاص مجهولة' },
  methodNotTaken: { en: 'Payment method not taken', fr: 'Mode de règlement non accepté', ar: 'طريقة خلاص غير مقبولة' },
  creditLimitExceeded: {
    en: 'Above the credit limit',
    fr: 'Plafond de crédit dépassé',
    ar: 'تجاوز سقف الدين',
  },
  approvalUnknown: { en: 'Approval unknown', fr: 'Accord inconnu', ar: 'موافقة مجهولة' },
  voucherSpent: { en: 'Voucher not covered', fr: 'Bon d’achat non couvert', ar: 'قسيمة شراء غير مغطاة' },
  clientMissing: { en: 'No client for the debt', fr: 'Aucun débiteur identifié', ar: 'دين بلا حريف' },
  detailsMissing: { en: 'Payment details missing', fr: 'Détails du règlement manquants', ar: 'تفاصيل الخلاص ناقصة' },
  cashAboveThreshold: {
    en: 'Much cash, no identity',
    fr: 'Espèces élevées, identité absente',
    ar: 'مبلغ نقدي كبير بلا هوية',
  },
  foreignCash: { en: 'Foreign cash', fr: 'Espèces en devise', ar: 'نقد بعملة أجنبية' },
  stockShort: { en: 'Not enough stock', fr: 'Stock insuffisant', ar: 'مخزون غير كاف' },
  chainBroken: { en: 'Chain broken', fr: 'Chaîne rompue', ar: 'سلسلة مقطوعة' },
  lotUnknown: {
    en: 'Lot or serial number unknown',
    fr: 'Lot ou numéro de série inconnu',
    ar: 'دفعة أو رقم تسلسلي مجهول',
  },
  lotExpired: { en: 'Lot expired', fr: 'Lot périmé', ar: 'دفعة منتهية الصلاحية' },
  serialNumberMissing: { en: 'Serial number missing', fr: 'Numéro de série manquant', ar: 'رقم تسلسلي ناقص' },
}

type Figure = Extract<keyof SaleForBooks, `${string}Minor`>

function money(header: Words, figure: Figure, more: { isDetail?: true } = {}): ExportColumn<SaleForBooks> {
  return { header, kind: 'money', ...more, value: (sale) => amountCell(sale[figure], sale.currency) }
}

const DETAIL = { isDetail: true } as const

export const saleExport = listExport<SaleForBooks>({
  title: { en: 'Sales', fr: 'Ventes', ar: 'المبيعات' },
  list: listSalesForBooks,
  columns: [
    ...DOCUMENT_COLUMNS,
    {
      header: { en: 'Session opened', fr: 'Ouverture de la session', ar: 'فتح الحصة' },
      kind: 'dateTime',
      ...DETAIL,
      value: ({ sessionOpenedAt }) => sessionOpenedAt,
    },
    {
      header: { en: 'Z report', fr: 'Rapport Z', ar: 'تقرير الغلق (Z)' },
      kind: 'number',
      ...DETAIL,
      value: ({ zNumber }) => zNumber,
    },
    { header: { en: 'Cashier', fr: 'Caissier', ar: 'عون الصندوق' }, kind: 'text', value: ({ cashier }) => cashier },
    {
      header: { en: 'Client', fr: 'Client', ar: 'الحريف' },
      kind: 'text',
      value: ({ client }, { language }) => recordedClient(client)[language],
    },
    {
      header: { en: 'Representative', fr: 'Représentant', ar: 'الممثل التجاري' },
      kind: 'text',
      ...DETAIL,
      value: ({ representative }) => representative,
    },
    {
      header: { en: 'Lines', fr: 'Lignes', ar: 'الأسطر' },
      kind: 'number',
      ...DETAIL,
      value: ({ itemCount }) => itemCount,
    },
    money({ en: 'Excl. tax', fr: 'Total HT', ar: 'المجموع دون أداءات' }, 'netHtMinor'),
    money({ en: 'FODEC', fr: 'FODEC', ar: 'الفوداك (FODEC)' }, 'fodecMinor', DETAIL),
    money({ en: 'VAT', fr: 'TVA', ar: 'الأداء على القيمة المضافة' }, 'vatMinor'),
    money({ en: 'Stamp duty', fr: 'Timbre fiscal', ar: 'الطابع الجبائي' }, 'stampMinor', DETAIL),
    money({ en: 'Total incl. VAT', fr: 'Total TTC', ar: 'المجموع باحتساب الأداءات' }, 'totalMinor'),
    money({ en: 'Discounts', fr: 'Remises', ar: 'التخفيضات' }, 'discountMinor', DETAIL),
    money({ en: 'Received', fr: 'Reçu', ar: 'المقبوض' }, 'receivedMinor', DETAIL),
    money({ en: 'Change given', fr: 'Rendu', ar: 'الباقي المرجع' }, 'changeMinor', DETAIL),
    money({ en: 'Cash rounding', fr: 'Arrondi d’espèces', ar: 'تقريب النقد' }, 'roundingMinor', DETAIL),
    {
      header: { en: 'Payment methods', fr: 'Modes de paiement', ar: 'طرق الدفع' },
      kind: 'text',
      ...DETAIL,
      value: ({ paymentMethods }) => paymentMethods.join(', ') || null,
    },
    {
      header: { en: 'Cash in other currencies', fr: 'Espèces en devises', ar: 'نقد بعملات أجنبية' },
      kind: 'text',
      ...DETAIL,
      value: ({ foreign }) => foreignCell(foreign),
    },
    money(
      { en: 'Value of other currencies', fr: 'Valeur des devises', ar: 'قيمة العملات الأجنبية' },
      'foreignValueMinor',
      DETAIL,
    ),
    { header: { en: 'Note', fr: 'Note', ar: 'ملاحظة' }, kind: 'text', ...DETAIL, value: ({ note }) => note },
    {
      header: { en: 'To check', fr: 'À vérifier', ar: 'للتثبت' },
      kind: 'text',
      ...DETAIL,
      value: ({ reviewReason }, { language }) => (reviewReason === null ? null : REVIEWS[reviewReason][language]),
    },
  ],
})
