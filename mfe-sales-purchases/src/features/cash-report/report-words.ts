import type { Words } from '../ticket/index.ts'

/** The words of X and Z reports. */
export const REPORT = {
  x: { en: 'X report', fr: 'Rapport X', ar: 'تقرير X' },
  provisional: {
    en: 'Provisional, session not closed',
    fr: 'Provisoire, session non clôturée',
    ar: 'وقتي، الحصة لم تُغلق',
  },
  z: { en: 'Z report no.', fr: 'Rapport Z n°', ar: 'تقرير الغلق (Z)' },
  opened: { en: 'Opened', fr: 'Ouverture', ar: 'الفتح' },
  closed: { en: 'Closed', fr: 'Clôture', ar: 'الغلق' },
  issued: { en: 'Issued', fr: 'Édité le', ar: 'حُرّر في' },
  tickets: { en: 'Tickets', fr: 'Tickets', ar: 'عدد التذاكر' },
  firstTicket: { en: 'First ticket', fr: 'Premier ticket', ar: 'أول تذكرة' },
  lastTicket: { en: 'Last ticket', fr: 'Dernier ticket', ar: 'آخر تذكرة' },
  discarded: { en: 'Held tickets discarded', fr: 'Tickets en attente abandonnés', ar: 'تذاكر معلّقة مهملة' },
  items: { en: 'Lines sold', fr: 'Lignes vendues', ar: 'الأسطر المباعة' },
  gross: { en: 'Gross incl. VAT', fr: 'Brut TTC', ar: 'المبلغ الخام' },
  netTotal: { en: 'NET SALES', fr: 'TOTAL TTC', ar: 'مجموع المبيعات' },
  returns: { en: 'Goods returned', fr: 'Articles rendus', ar: 'سلع مرجعة' },
  opening: { en: 'Opening float', fr: 'Fond de caisse', ar: 'الرصيد الافتتاحي' },
  received: { en: 'Received', fr: 'Encaissé', ar: 'المقبوض' },
  change: { en: 'Change given', fr: 'Rendu', ar: 'الباقي المرجع' },
  refunded: { en: 'Refunded', fr: 'Remboursé', ar: 'المرجع للحرفاء' },
  paidIn: { en: 'Cash in', fr: 'Entrées', ar: 'إدخال نقود' },
  paidOut: { en: 'Cash out', fr: 'Sorties', ar: 'إخراج نقود' },
  expected: { en: 'Expected', fr: 'Théorique', ar: 'المنتظر' },
  counted: { en: 'Counted', fr: 'Compté', ar: 'المعدود' },
  difference: { en: 'Difference', fr: 'Écart', ar: 'الفارق' },
  keptFloat: { en: 'Float kept', fr: 'Fond conservé', ar: 'الرصيد المتبقي' },
  seal: { en: 'Seal', fr: 'Empreinte', ar: 'البصمة' },
} as const satisfies Record<string, Words>
