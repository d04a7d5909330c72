import type { ClosingKind } from '@comptoir/contracts/sales/fiscal-closings'
import type { Words } from '../ticket/index.ts'

/** What a closing of each kind is called on paper. */
export const CLOSING_TITLES: Readonly<Record<ClosingKind, Words>> = {
  day: { en: 'Closing of the day', fr: 'Clôture journalière', ar: 'الغلق اليومي' },
  month: { en: 'Closing of the month', fr: 'Clôture mensuelle', ar: 'الغلق الشهري' },
  year: { en: 'Closing of the year', fr: 'Clôture annuelle', ar: 'الغلق السنوي' },
}

/** The words of fiscal closings on paper. */
export const CLOSING = {
  number: { en: 'Number', fr: 'Numéro', ar: 'العدد' },
  closed: { en: 'Closed', fr: 'Clôturée le', ar: 'أُغلق في' },
  automatic: { en: 'automatic', fr: 'automatique', ar: 'آليا' },
  tickets: { en: 'Tickets', fr: 'Tickets', ar: 'عدد التذاكر' },
  gross: { en: 'Gross incl. VAT', fr: 'Brut TTC', ar: 'المبلغ الخام' },
  netTotal: { en: 'NET SALES', fr: 'TOTAL TTC', ar: 'مجموع المبيعات' },
  returns: { en: 'Returns', fr: 'Retours', ar: 'الإرجاعات' },
  returned: { en: 'Goods returned', fr: 'Articles rendus', ar: 'سلع مرجعة' },
  late: { en: 'Late documents', fr: 'Documents tardifs', ar: 'وثائق متأخرة' },
  perpetual: { en: 'Perpetual total', fr: 'Cumul perpétuel', ar: 'المجموع المتراكم' },
  perpetualReturns: { en: 'Perpetual returns', fr: 'Cumul des retours', ar: 'تراكم الإرجاعات' },
  seal: { en: 'Seal', fr: 'Empreinte', ar: 'البصمة' },
} as const satisfies Record<string, Words>
