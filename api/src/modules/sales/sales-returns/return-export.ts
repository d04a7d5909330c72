import { recordedClient } from '@comptoir/contracts/default-names'
import type { ReturnReason } from '@comptoir/contracts/sales/sales-returns'
import { wordOf } from '@comptoir/i18n/words'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, type ExportColumn, type Words } from '../../../platform/export/list-export.ts'
import { DOCUMENT_COLUMNS } from '../sales/index.ts'
import { listReturnsForBooks, type ReturnForBooks } from './sales-returns.queries.ts'

type Figure = Extract<keyof ReturnForBooks, `${string}Minor`>

function money(header: Words, figure: Figure, more: { isDetail?: true } = {}): ExportColumn<ReturnForBooks> {
  return { header, kind: 'money', ...more, value: (made) => amountCell(made[figure], made.currency) }
}

const DETAIL = { isDetail: true } as const

/** Names of kinds of payment methods, as people call them. */
export const METHOD_KINDS: Readonly<Record<string, Words>> = {
  cash: { en: 'Cash', fr: 'Espèces', ar: 'نقدا' },
  card: { en: 'Card', fr: 'Carte bancaire', ar: 'بطاقة بنكية' },
  cheque: { en: 'Cheque', fr: 'Chèque', ar: 'شيك' },
  draft: { en: 'Draft', fr: 'Traite', ar: 'كمبيالة' },
  transfer: { en: 'Transfer', fr: 'Virement', ar: 'تحويل بنكي' },
  mobile: { en: 'Mobile payment', fr: 'Paiement mobile', ar: 'دفع بالهاتف' },
  voucher: { en: 'Voucher', fr: 'Bon d’achat', ar: 'قسيمة شراء' },
  credit: { en: 'Client’s account', fr: 'Compte client', ar: 'حساب الحريف' },
}

function reasonWord(language: 'en' | 'fr' | 'ar', reason: ReturnReason): string {
  return wordOf(language, `code.salesReturn.reason.${reason}`) ?? reason
}

export const returnExport = listExport<ReturnForBooks>({
  title: { en: 'Returns', fr: 'Retours', ar: 'الإرجاعات' },
  list: listReturnsForBooks,
  columns: [
    ...DOCUMENT_COLUMNS,
    { header: { en: 'Cashier', fr: 'Caissier', ar: 'عون الصندوق' }, kind: 'text', value: ({ cashier }) => cashier },
    {
      header: { en: 'Client', fr: 'Client', ar: 'الحريف' },
      kind: 'text',
      value: ({ client }, { language }) => recordedClient(client)[language],
    },
    { header: { en: 'Ticket', fr: 'Ticket', ar: 'التذكرة' }, kind: 'text', value: ({ saleNumber }) => saleNumber },
    {
      header: { en: 'Reason', fr: 'Motif', ar: 'السبب' },
      kind: 'text',
      value: ({ reason }, { language }) => reasonWord(language, reason),
    },
    {
      header: { en: 'Comment', fr: 'Commentaire', ar: 'تعليق' },
      kind: 'text',
      ...DETAIL,
      value: ({ comment }) => comment,
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
    money({ en: 'Total incl. VAT', fr: 'Total TTC', ar: 'المجموع باحتساب الأداءات' }, 'totalMinor'),
    money({ en: 'Cash rounding', fr: 'Arrondi d’espèces', ar: 'تقريب النقد' }, 'roundingMinor', DETAIL),
    {
      header: { en: 'Given back by', fr: 'Remboursé par', ar: 'طريقة الإرجاع' },
      kind: 'text',
      value: ({ methodKinds }, { language }) =>
        methodKinds.map((kind) => METHOD_KINDS[kind]?.[language] ?? kind).join(', ') || null,
    },
  ],
})
