import type { TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import { directionOf, formatDateTime, formatMoney, formatQuantity, type Language } from '@comptoir/i18n'
import { isCurrency } from '@comptoir/money'
import type { Letterhead } from '../../../platform/export/letterhead.queries.ts'
import { tellAction, tellChanges, tellFacts } from '../../company/audit-trail/index.ts'
import type { PersonalData } from './collect.service.ts'
import type { OwnDocument } from './documents.queries.ts'
import { PAGE_WORDS } from './words.ts'

/** Who reads the page, and when it was made. */
export interface PageReader extends Letterhead {
  language: Language
  now: Date
}

type Cells = readonly (string | null)[]

/** Somebody's data as a page that any browser shows and prints, without anything from elsewhere. */
export function personalPage(data: PersonalData, reader: PageReader): string {
  const { language, companyName, now, timeZone } = reader
  const say = (key: keyof typeof PAGE_WORDS): string => PAGE_WORDS[key][language]
  const heldBy = say('heldBy')
    .replace('{{company}}', companyName)
    .replace('{{name}}', data.person.name)
    .replace('{{at}}', formatDateTime(now.toISOString(), language, timeZone))
  const section = (title: string, body: string): string => `<h2>${safe(title)}</h2>\n${body}`
  const documents = (rows: readonly OwnDocument[]): string =>
    table(
      [say('number'), say('date'), say('pointOfSale'), say('products'), say('payments'), say('total'), say('comment')],
      rows.map((row) => documentCells(row, reader)),
      say('none'),
    )
  const trail = data.auditTrail.map(({ recordedAt, action, subject, changes }) => [
    formatDateTime(recordedAt, language, timeZone),
    [tellAction(action, language), subject].filter(Boolean).join(' · '),
    tellChanges(action, changes, reader),
  ])
  return [
    `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}">`,
    `<head><meta charset="utf-8"><title>${safe(say('title'))}</title><style>${STYLE}</style></head>\n<body>`,
    `<h1>${safe(say('title'))}</h1>\n<p>${safe(heldBy)}</p>\n<p>${safe(say('alsoAsData'))}</p>`,
    section(say('details'), table([], tellFacts(data.kind, data.person, reader), say('none'))),
    section(say('tickets'), documents(data.tickets)),
    section(say('returns'), documents(data.returns)),
    section(say('accountPayments'), documents(data.accountPayments)),
    section(say('trail'), table([say('date'), say('action'), say('recorded')], trail, say('none'))),
    '</body>\n</html>\n',
  ].join('\n')
}

function documentCells(row: OwnDocument, { language, timeZone }: PageReader): Cells {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`No such currency: ${currency}`)
  const money = (minor: number): string => formatMoney(minor, currency, language)
  const roundedBy = (minor: number): string => `${PAGE_WORDS.rounding[language]} ${money(minor)}`
  return [
    row.number,
    formatDateTime(row.occurredAt, language, timeZone),
    row.pointOfSale,
    row.lines
      .map(
        (line) => `${formatQuantity(line.quantityMilli, language)} × ${line.designation} = ${money(line.totalMinor)}`,
      )
      .join('\n'),
    row.payments
      .map(({ method, amountMinor, details }) =>
        [`${method} ${money(amountMinor)}`, ...said(language, details)].join(' · '),
      )
      .join('\n'),
    row.roundingMinor === 0 ? money(row.totalMinor) : `${money(row.totalMinor)}\n${roundedBy(row.roundingMinor)}`,
    row.comment,
  ]
}

/** What was said of a payment, in the words of whoever said it. */
function said(language: Language, { identity, foreign, ...papers }: TicketPaymentDetails = {}): string[] {
  const notes = foreign ? [formatMoney(foreign.amountMinor, foreign.currency, language)] : []
  return [...Object.values(papers), ...notes, ...(identity ? [identity.name, identity.number] : [])]
}

function table(heads: Cells, rows: readonly Cells[], none: string): string {
  if (rows.length === 0) return `<p>${safe(none)}</p>`
  const cells = (tag: 'td' | 'th', row: Cells): string =>
    `<tr>${row.map((cell) => `<${tag} dir="auto">${safe(cell ?? '–')}</${tag}>`).join('')}</tr>`
  return `<table>${heads.length > 0 ? cells('th', heads) : ''}\n${rows.map((row) => cells('td', row)).join('\n')}</table>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML shows it, whatever somebody has typed. */
function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1d2420 }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #d5dbd6; white-space: pre-line }
th { font-weight: 600 }`
