import { AUDITED } from '@comptoir/contracts/catalogue'
import type { AuditChange, AuditValue } from '@comptoir/contracts/company/audit-trail'
import {
  currencySymbol,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  localeOf,
  type Language,
} from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { flagCell } from '../../../platform/export/cells.ts'
import type { Reader, Words } from '../../../platform/export/list-export.ts'
import { changesBetween, fieldsOf } from './audit-changes.rules.ts'

const NOTHING = '–'
const EMPTY_LIST: Words = { en: 'None', fr: 'Aucun', ar: 'لا شيء' }
/** What was became what is: in the direction in which the language is read. */
const BECAME: Words = { en: ' → ', fr: ' → ', ar: ' ← ' }
const COLON: Words = { en: ': ', fr: '\u00A0: ', ar: ': ' }
const BETWEEN: Words = { en: '; ', fr: '\u00A0; ', ar: '؛ ' }

const ownerOf = (action: string): string => action.split('.')[0] ?? ''

/** What was done, as the page says it; an action that this release does not know, by its code. */
export function tellAction(action: string, language: Language): string {
  return wordOf(language, `action.${action}`) ?? wordOf(language, `verb.${action.split('.')[1] ?? ''}`) ?? action
}

/** What it was done to, by its kind. */
export function tellEntity(entity: string, language: Language): string {
  return wordOf(language, `entity.${entity}`) ?? entity
}

/** All fields that differ, one after the other: before and after, or only one of them where a row was made or removed. */
export function tellChanges(action: string, changes: readonly AuditChange[], reader: Reader): string | null {
  const { language } = reader
  const told = changes.map((change) => {
    const field = nameOfField(action, change, language)
    const [before, after] = [change.before, change.after].map((value) => tellValue(action, change, value, reader))
    const isMade = changes.every((one) => one.before === null)
    return `${field}${COLON[language]}${isMade ? after : `${before}${BECAME[language]}${after}`}`
  })
  return told.join(BETWEEN[language]) || null
}

/** What is there of something, field by field, by name and value; null and missing fields are left out. */
export function tellFacts(entity: string, facts: object, reader: Reader): [name: string, value: string][] {
  const action = `${entity}.created`
  return changesBetween({}, fieldsOf(facts), { declared: AUDITED.get(entity) ?? {}, names: new Map() }).map(
    (change) => [nameOfField(action, change, reader.language), tellValue(action, change, change.after, reader)],
  )
}

function nameOfField(action: string, { field, of }: AuditChange, language: Language): string {
  const name = wordOf(language, `field.${ownerOf(action)}.${field}`) ?? field
  return of === undefined ? name : `${of} · ${name}`
}

function tellValue(action: string, change: AuditChange, value: AuditValue, reader: Reader): string {
  if (value === null || value === '') return NOTHING
  if (typeof value === 'string') return tellText(action, change, value, reader)
  return value.length === 0 ? EMPTY_LIST[reader.language] : new Intl.ListFormat(localeOf(reader.language)).format(value)
}

function tellText(action: string, { kind, field, unit }: AuditChange, value: string, reader: Reader): string {
  const { language, currency, timeZone } = reader
  const figure = Number(value)
  switch (kind) {
    case 'flag':
      return flagCell(value === 'true', reader)
    case 'code':
      return wordOf(language, `code.${ownerOf(action)}.${field}.${value}`) ?? value
    case 'count':
      return formatNumber(figure, language)
    case 'amount':
      return formatMoney(figure, currency, language)
    case 'price': {
      const price = formatUnitPrice(Math.round(figure * 1_000_000), currency, language)
      return `${price}\u00A0${currencySymbol(currency, language)}`
    }
    case 'percent':
      return formatPercent(Math.round(figure * 1000), language)
    case 'quantity':
      return unit === undefined ? formatQuantity(figure, language) : `${formatQuantity(figure, language)}\u00A0${unit}`
    case 'instant':
      return formatDateTime(value, language, timeZone)
    case 'period':
      return value.split('-').toReversed().join('/')
    case 'country':
      return new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(value) ?? value
    case 'currency':
      return new Intl.DisplayNames([localeOf(language)], { type: 'currency' }).of(value) ?? value
    case 'permission':
      return wordOf(language, `permission.${value}`) ?? value
    case 'text':
    case 'list':
    case 'ordinal':
    case 'unknown':
      return value
  }
}
