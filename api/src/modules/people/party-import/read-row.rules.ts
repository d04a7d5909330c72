import { CLIENTS } from '@comptoir/contracts/people/clients'
import type {
  PartyFields,
  PartyImportColumn,
  PartyRowProblem,
  PartyRowProblemName,
} from '@comptoir/contracts/people/party-import'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import { withLatinDigits } from '@comptoir/contracts/phone'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { exponentOf, parseDecimal } from '@comptoir/money'
import { unguarded } from '../../../platform/export/csv.ts'
import { EXPORT_WORDS } from '../../../platform/export/export-words.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'
import { checkOf } from '../../../platform/http/validation.ts'
import { flagReader, squeezed } from '../../../platform/import-files/said.ts'
import { searchText } from '@comptoir/contracts/search-text'
import type { RowPlan } from './row-plan.ts'

/** One row as it was read: what it says of somebody, and what is wrong with it. */
export interface ReadRow {
  fields: PartyFields
  problems: PartyRowProblem[]
}

type Value = string | number | boolean
type Cell = { value: Value } | { problem: PartyRowProblemName }

const MOST_SHOWN = 100
const NOWHERE = -1
const PROPERTIES = { ...SUPPLIERS.input.properties, ...CLIENTS.input.properties }
type Field = keyof PartyFields

/** Each field by the rule of its form; a telephone comes out in Latin digits, as the form keeps it. */
const CHECKS = new Map<string, (value: unknown) => boolean>()
function checked(field: Field, value: Value, problem: PartyRowProblemName): Cell {
  let check = CHECKS.get(field)
  if (!check) {
    check = checkOf({ type: 'object', properties: { value: PROPERTIES[field] } })
    CHECKS.set(field, check)
  }
  const held = { value }
  return check(held) ? { value: held.value } : { problem }
}

const said = (key: string): string[] => LANGUAGES.map((language) => wordOf(language, key) ?? phrase(language, key))
const kindWords = (kind: string): Set<string> => new Set([kind, ...said(`code.client.kind.${kind}`)].map(searchText))
const PERSON = kindWords('person')
const BUSINESS = new Set([...kindWords('business'), 'societe', 'company', 'entreprise', 'شركه'])
const [YES, NO] = [Object.values(EXPORT_WORDS.yes), Object.values(EXPORT_WORDS.no)]
const readFlag = flagReader([YES, NO])
const readActivity = flagReader([
  [...YES, ...said('common.active')],
  [...NO, ...said('common.inactive')],
])

function readKind(text: string): Cell {
  const word = searchText(text)
  if (PERSON.has(word)) return { value: 'person' }
  return BUSINESS.has(word) ? { value: 'business' } : { problem: 'kindInvalid' }
}

function readDays(field: 'paymentDays' | 'leadDays', text: string): Cell {
  const digits = withLatinDigits(text)
  return /^\d{1,4}$/.test(digits) ? checked(field, Number(digits), 'daysInvalid') : { problem: 'daysInvalid' }
}

function flag(value: boolean | null): Cell {
  return value === null ? { problem: 'flagInvalid' } : { value }
}

function named(names: RowPlan['groups'], text: string, problem: PartyRowProblemName): Cell {
  const found = names.get(text.toLowerCase())
  return found === undefined ? { problem } : { value: found.id }
}

/** A column is one field; how its cell is read. */
const COLUMNS: Record<PartyImportColumn, { field: Field; read: (text: string, plan: RowPlan) => Cell }> = {
  name: { field: 'name', read: (text) => checked('name', text, 'textTooLong') },
  code: { field: 'code', read: (text) => checked('code', text, 'textTooLong') },
  kind: { field: 'kind', read: readKind },
  phone: { field: 'phone', read: (text) => checked('phone', text, 'phoneInvalid') },
  email: { field: 'email', read: (text) => checked('email', text, 'emailInvalid') },
  taxId: { field: 'taxId', read: (text) => checked('taxId', text, 'textTooLong') },
  address: { field: 'address', read: (text) => checked('address', text, 'textTooLong') },
  postalCode: { field: 'postalCode', read: (text) => checked('postalCode', text, 'textTooLong') },
  city: { field: 'city', read: (text) => checked('city', text, 'textTooLong') },
  group: { field: 'groupId', read: (text, { groups }) => named(groups, text, 'groupUnknown') },
  sector: { field: 'sectorId', read: (text, { sectors }) => named(sectors, text, 'sectorUnknown') },
  paymentDays: { field: 'paymentDays', read: (text) => readDays('paymentDays', text) },
  isPaymentAtMonthEnd: { field: 'isPaymentAtMonthEnd', read: (text) => flag(readFlag(text)) },
  creditLimit: {
    field: 'creditLimitMinor',
    read: (text, { currency }) => {
      const minor = parseDecimal(text, exponentOf(currency))
      return minor === null ? { problem: 'amountInvalid' } : checked('creditLimitMinor', minor, 'amountInvalid')
    },
  },
  leadDays: { field: 'leadDays', read: (text) => readDays('leadDays', text) },
  isActive: { field: 'isActive', read: (text) => flag(readActivity(text)) },
}

/** The field that a column fills. */
export function fieldOf(column: PartyImportColumn): Field {
  return COLUMNS[column].field
}

/** Reads one row of the file: pure, so that the same cells under the same plan always come out the same. */
export function readRow(cells: readonly string[], plan: RowPlan): ReadRow {
  // What an erasure left.
  if (cells.length === 0) return { fields: {}, problems: [{ column: 'row', problem: 'erased', value: '' }] }
  const row: ReadRow = { fields: {}, problems: [] }
  if (cells.length > plan.columnCount)
    row.problems.push({ column: 'row', problem: 'columnCount', value: String(cells.length) })
  for (const column of plan.importer.columns) {
    const written = cells[plan.positions[column] ?? NOWHERE] ?? ''
    const text = squeezed(plan.isGuarded ? unguarded(written.trim()) : written)
    if (text === '') continue
    const { field, read } = COLUMNS[column]
    const cell = read(text, plan)
    if ('value' in cell) Object.assign(row.fields, { [field]: cell.value })
    else row.problems.push({ column, problem: cell.problem, value: firstCharacters(text, MOST_SHOWN) })
  }
  return row
}
