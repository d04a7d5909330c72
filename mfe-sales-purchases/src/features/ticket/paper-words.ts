import type { Language } from '@comptoir/platform'

/**
 * A word of the paper in all languages. They are here and not in the locale files because a bilingual ticket needs two
 * languages at once, whichever of them the screen has loaded.
 */
export type Words = Readonly<Record<Language, string>>

export const PAPER = {
  subtotal: { en: 'Subtotal', fr: 'Sous-total', ar: 'المجموع الجزئي' },
  discounts: { en: 'Discounts', fr: 'Remises', ar: 'التخفيضات' },
  total: { en: 'TOTAL INCL. VAT', fr: 'TOTAL TTC', ar: 'المجموع باحتساب الأداء' },
  /** With the stamp, which is no part of what is incl. tax. */
  totalDue: { en: 'TOTAL TO PAY', fr: 'TOTAL À PAYER', ar: 'المجموع للدفع' },
  salesWithStamp: { en: 'SALES WITH STAMP DUTY', fr: 'TOTAL AVEC TIMBRE', ar: 'المجموع مع الطابع' },
  rounding: { en: 'Cash rounding', fr: 'Arrondi d’espèces', ar: 'تقريب النقد' },
  cashDue: { en: 'To pay in cash', fr: 'À payer en espèces', ar: 'للدفع نقدا' },
  change: { en: 'Change', fr: 'Rendu', ar: 'الباقي' },
  vat: { en: 'VAT', fr: 'TVA', ar: 'الأداء' },
  exclTax: { en: 'Excl. tax', fr: 'HT', ar: 'دون الأداء' },
  inclTax: { en: 'Incl. VAT', fr: 'TTC', ar: 'باحتساب الأداء' },
  sum: { en: 'Total', fr: 'Total', ar: 'المجموع' },
  fodec: { en: 'FODEC', fr: 'FODEC', ar: 'الفوداك' },
  stamp: { en: 'Stamp duty', fr: 'Timbre fiscal', ar: 'معلوم الطابع الجبائي' },
} as const satisfies Record<string, Words>

export const TICKET = {
  ticket: { en: 'Ticket', fr: 'Ticket', ar: 'تذكرة البيع' },
  copy: { en: 'COPY', fr: 'DUPLICATA', ar: 'نسخة' },
  discount: { en: 'Discount', fr: 'Remise', ar: 'تخفيض' },
  afterDiscount: { en: 'After discount', fr: 'Après remise', ar: 'بعد التخفيض' },
  saved: { en: 'You saved', fr: 'Vous avez économisé', ar: 'وفّرتم' },
  thanks: { en: 'Thank you for your visit', fr: 'Merci et à bientôt', ar: 'شكرا وإلى اللقاء' },
  phone: { en: 'Tel.', fr: 'Tél.', ar: 'الهاتف' },
  note: { en: 'Note', fr: 'Note', ar: 'ملاحظة' },
  representative: { en: 'Representative', fr: 'Représentant', ar: 'الممثل التجاري' },
  lot: { en: 'Lot', fr: 'Lot', ar: 'الدفعة' },
  until: { en: 'until', fr: 'jusqu’au', ar: 'إلى غاية' },
  serialNumber: { en: 'S/N', fr: 'N° de série', ar: 'الرقم التسلسلي' },
  proof: { en: 'Proof of this ticket', fr: 'Preuve de ce ticket', ar: 'إثبات هذه التذكرة' },
  taxId: { en: 'Tax ID', fr: 'MF', ar: 'المعرّف الجبائي' },
} as const satisfies Record<string, Words>

/** What was only practised. */
export const TRAINING: Words = {
  en: 'TRAINING - NOT A VALID TICKET',
  fr: 'FORMATION - TICKET SANS VALEUR',
  ar: 'تدريب - تذكرة بلا قيمة',
}

/** What a payment is told by; who signed a cheque is not printed. */
export const PAYMENT_PAPER = {
  reference: { en: 'Ref.', fr: 'Réf.', ar: 'المرجع' },
  number: { en: 'No.', fr: 'N°', ar: 'عدد' },
  bank: { en: 'Bank', fr: 'Banque', ar: 'البنك' },
  dueDate: { en: 'Due', fr: 'Échéance', ar: 'الاستحقاق' },
  foreign: { en: 'Foreign cash', fr: 'En devise', ar: 'بعملة أجنبية' },
} as const satisfies Record<string, Words>

export const RETURN = {
  title: { en: 'Return', fr: 'Retour', ar: 'إرجاع' },
  ofTicket: { en: 'Of ticket', fr: 'Du ticket', ar: 'من التذكرة' },
  total: { en: 'TOTAL RETURNED', fr: 'TOTAL REPRIS', ar: 'مجموع المُرجع' },
  cash: { en: 'Given back in cash', fr: 'Rendu en espèces', ar: 'المُرجع نقدا' },
} as const satisfies Record<string, Words>

/** A voucher, as it is printed below the return that it was given for. */
export const VOUCHER = {
  title: { en: 'VOUCHER', fr: 'BON D’ACHAT', ar: 'قسيمة شراء' },
  number: { en: 'No.', fr: 'N°', ar: 'عدد' },
  until: { en: 'Valid until', fr: 'Valable jusqu’au', ar: 'صالحة إلى غاية' },
  never: { en: 'No expiry date', fr: 'Sans date d’expiration', ar: 'بلا تاريخ انتهاء' },
  terms: {
    en: 'To be shown at the register; may be used in several goes.',
    fr: 'À présenter en caisse ; utilisable en plusieurs fois.',
    ar: 'تُقدَّم عند الصندوق ويمكن استعمالها على مرات.',
  },
} as const satisfies Record<string, Words>

/** What went back to the customer, by the kind of payment method. */
export function refundedWords(methodKind: string): Words {
  return methodKind === 'cash' ? RETURN.cash : receivedWords(methodKind)
}

/** What the customer gave, by the kind of payment method; an unknown kind is simply a payment. */
const RECEIVED: Readonly<Record<string, Words>> = {
  cash: { en: 'Cash received', fr: 'Espèces reçues', ar: 'المقبوض نقدًا' },
  card: { en: 'Bank card', fr: 'Carte bancaire', ar: 'بطاقة بنكية' },
  cheque: { en: 'Cheque', fr: 'Chèque', ar: 'شيك' },
  transfer: { en: 'Bank transfer', fr: 'Virement', ar: 'تحويل بنكي' },
  draft: { en: 'Draft', fr: 'Traite', ar: 'كمبيالة' },
  mobile: { en: 'Mobile payment', fr: 'Paiement mobile', ar: 'دفع بالهاتف الجوال' },
  voucher: { en: 'Voucher', fr: 'Bon d’achat', ar: 'قسيمة شراء' },
  credit: { en: 'On credit', fr: 'Crédit client', ar: 'بيع بالأجل' },
}
const PAYMENT: Words = { en: 'Payment', fr: 'Règlement', ar: 'خلاص' }

export function receivedWords(methodKind: string): Words {
  return RECEIVED[methodKind] ?? PAYMENT
}

const LINES: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'line', other: 'lines' },
  fr: { one: 'ligne', other: 'lignes' },
  ar: { zero: 'سطر', one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرا', other: 'سطر' },
}

/** How many lines, with the noun as the number asks for it. In Arabic one and two are in the noun itself. */
export function lineCount(count: number, language: Language): string {
  const rule = new Intl.PluralRules(language).select(count)
  const noun = LINES[language][rule] ?? LINES[language].other
  return language === 'ar' && (count === 1 || count === 2) ? noun : `${count} ${noun}`
}
