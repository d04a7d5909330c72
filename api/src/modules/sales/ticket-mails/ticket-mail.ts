import type { Sale, SaleLine } from '@comptoir/contracts/sales/sales'
import {
  formatDateTime,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  type Language,
} from '@comptoir/i18n'
import { mailLayout, type MailMessage, type MailRow, unlinked } from '../../../platform/mail/index.ts'

interface Words {
  title: (number: string) => string
  subject: (number: string, shop: string) => string
  taxId: string
  phone: string
  discount: string
  subtotal: string
  discounts: string
  fodec: string
  stamp: string
  total: string
  totalDue: string
  rounding: string
  vat: (rate: string) => string
  received: string
  change: string
  thanks: string
  footer: (shop: string) => string
}

/** Mails are read away from the product: they bring their own words. */
const WORDS: Record<Language, Words> = {
  en: {
    title: (number) => `Ticket ${number}`,
    subject: (number, shop) => `${shop}: your ticket ${number}`,
    ...{ taxId: 'Tax ID', phone: 'Tel.', discount: 'Discount', subtotal: 'Subtotal', discounts: 'Discounts' },
    ...{
      fodec: 'FODEC',
      stamp: 'Stamp duty',
      total: 'Total incl. VAT',
      totalDue: 'Total to pay',
      rounding: 'Cash rounding',
    },
    vat: (rate) => `of which VAT ${rate}`,
    ...{ received: 'Received', change: 'Change', thanks: 'Thank you for your visit.' },
    footer: (shop) =>
      `You get this message because your address was given at ${shop} for this ticket. It is not kept for anything else. No answer is read.`,
  },
  fr: {
    title: (number) => `Ticket ${number}`,
    subject: (number, shop) => `${shop}\u00A0: votre ticket ${number}`,
    ...{ taxId: 'MF', phone: 'Tél.', discount: 'Remise', subtotal: 'Sous-total', discounts: 'Remises' },
    ...{
      fodec: 'FODEC',
      stamp: 'Timbre fiscal',
      total: 'Total TTC',
      totalDue: 'Total à payer',
      rounding: 'Arrondi d’espèces',
    },
    vat: (rate) => `dont TVA ${rate}`,
    ...{ received: 'Reçu', change: 'Rendu', thanks: 'Merci de votre visite.' },
    footer: (shop) =>
      `Vous recevez ce message parce que votre adresse a été donnée pour ce ticket (${shop}). Elle ne sert à rien d’autre. Les réponses ne sont pas lues.`,
  },
  ar: {
    title: (number) => `تذكرة ⁨${number}⁩`,
    subject: (number, shop) => `⁨${shop}⁩: تذكرتكم ⁨${number}⁩`,
    ...{ taxId: 'المعرّف الجبائي', phone: 'الهاتف', discount: 'تخفيض', subtotal: 'المجموع الجزئي' },
    ...{ discounts: 'التخفيضات', fodec: 'الفوداك', stamp: 'معلوم الطابع الجبائي' },
    ...{ total: 'المجموع باحتساب الأداء', totalDue: 'المجموع للدفع', rounding: 'تقريب النقد' },
    vat: (rate) => `منها الأداء ⁨${rate}⁩`,
    ...{ received: 'المقبوض', change: 'الباقي', thanks: 'شكرا لزيارتكم.' },
    footer: (shop) =>
      `وصلتكم هذه الرسالة لأن عنوانكم أُعطي من أجل هذه التذكرة لدى ⁨${shop}⁩، ولا يُستعمل لغير ذلك. الردود عليها لا تُقرأ.`,
  },
}

export interface TicketMailing {
  to: string
  language: Language
  /** The zone of the shop. */
  timeZone: string
}

/** The mail of a ticket: what its paper says, as a table; nothing in it is computed again. */
export function ticketMail(sale: Sale, { to, language, timeZone }: TicketMailing): MailMessage {
  const words = WORDS[language]
  const { seller, number } = sale
  const shop = unlinked(seller.name)
  const [phone, taxId] = [
    seller.phone ? [`${words.phone} ${isolated(seller.phone)}`] : [],
    seller.taxId ? [`${words.taxId} ${isolated(seller.taxId)}`] : [],
  ]
  const head = [...[shop, seller.pointOfSale, seller.address].map(named), ...phone, ...taxId]
  const made = [isolated(formatDateTime(sale.occurredAt, language, timeZone)), named(seller.client)]
  const paragraphs = [head.filter(Boolean).join('\n'), made.join('\n')]
  return {
    to,
    subject: words.subject(number, shop),
    ...mailLayout({
      ...{ language, title: words.title(number), paragraphs, rows: rowsOf(sale, language) },
      footer: `${words.thanks} ${words.footer(shop)}`,
    }),
  }
}

function rowsOf(sale: Sale, language: Language): MailRow[] {
  const words = WORDS[language]
  const { currency, discountMinor, stampMinor, fodecMinor, roundingMinor, changeMinor } = sale
  const money = (amountMinor: number): string => formatMoney(amountMinor, currency, language)
  const some = (label: string, amountMinor: number): MailRow[] =>
    amountMinor === 0 ? [] : [{ label, figure: money(amountMinor) }]
  const sums: MailRow[] =
    discountMinor === 0 && stampMinor === 0
      ? []
      : [
          { label: words.subtotal, figure: money(sale.grossMinor), isApart: true },
          ...some(words.discounts, -discountMinor),
          ...some(words.stamp, stampMinor),
        ]
  return [
    ...sale.lines.map((line) => lineRow(line, currency, language)),
    ...sums,
    // The stamp is no part of what is incl. tax.
    {
      label: stampMinor === 0 ? words.total : words.totalDue,
      figure: money(sale.totalMinor),
      isStrong: true,
      isApart: true,
    },
    ...sale.taxes
      .filter(({ vatMinor }) => vatMinor !== 0)
      .map(({ rateMilli, vatMinor }) => ({
        ...{ label: words.vat(formatPercent(rateMilli, language)), figure: money(vatMinor) },
      })),
    ...some(words.fodec, fodecMinor),
    ...some(words.rounding, roundingMinor),
    { label: words.received, figure: money(sale.receivedMinor), isApart: true },
    ...some(words.change, changeMinor),
  ]
}

function lineRow(line: SaleLine, currency: string, language: Language): MailRow {
  const { designation, unit, quantityMilli, unitPriceMicro, discountMinor } = line
  const quantity = [formatQuantity(quantityMilli, language), unit ?? ''].filter(Boolean).join(' ')
  const priced = `${quantity} × ${formatUnitPrice(unitPriceMicro, currency, language)}`
  const off =
    discountMinor === 0 ? [] : [`${WORDS[language].discount} ${formatMoney(-discountMinor, currency, language)}`]
  return {
    label: named(designation),
    detail: [isolated(priced), ...off].join(' · '),
    figure: formatMoney(line.totalMinor, currency, language),
  }
}

/** Figures keep their order inside words that run the other way. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

/** A typed name, which leads nowhere and keeps its own direction; nothing of none. */
function named(name: string): string {
  const safe = unlinked(name)
  return safe === '' ? '' : `\u2068${safe}\u2069`
}
