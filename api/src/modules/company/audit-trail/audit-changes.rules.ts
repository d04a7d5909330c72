import type { AuditedField, AuditedFields, AuditKind } from '@comptoir/contracts/audited'
import { AUDIT_VALUE_LENGTH, type AuditChange, type AuditValue } from '@comptoir/contracts/company/audit-trail'

export type Fields = Record<string, unknown>
/** What rows are called, by id. */
export type Names = ReadonlyMap<string, string>

/** Shown by the entry itself, or of use only to the product. */
const UNTOLD = new Set(['id', 'version'])

/** How fields are told: as their contract declares them, with the names of the rows whose ids they hold. */
export interface Telling {
  declared: AuditedFields
  names: Names
}

/** A field before and after. */
interface Sides {
  field: string
  was: unknown
  is: unknown
}

/** The fields that differ, in the order of their contract, rows of lists field by field. Missing and null count as the same. */
export function changesBetween(before: Fields, after: Fields, telling: Telling): AuditChange[] {
  const unit = nameOf(ownOf(after, 'unit')) ?? nameOf(ownOf(before, 'unit'))
  return tellAll(before, after, telling).map((change) =>
    change.kind === 'quantity' && unit !== null ? { ...change, unit } : change,
  )
}

function tellAll(before: Fields, after: Fields, telling: Telling): AuditChange[] {
  const { declared, names } = telling
  // The database keeps the fields of an entry in an order of its own.
  const held = new Set([...Object.keys(before), ...Object.keys(after)])
  const known = Object.keys(declared).filter((field) => held.delete(field))
  const fields = [...known, ...held].filter((field) => !UNTOLD.has(field))
  return fields
    .map((field) => ({ field, was: ownOf(before, field), is: ownOf(after, field) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
    .flatMap((sides) => tell(Object.hasOwn(declared, sides.field) ? declared[sides.field] : undefined, sides, names))
}

function tell(how: AuditedField | undefined, sides: Sides, names: Names): AuditChange[] {
  if (how === 'untold') return []
  if (typeof how === 'object' && 'rows' in how) return tellRows(how.rows, sides, names)
  if (how === 'permissions') return [tellPermissions(sides, names)]
  const { field, was, is } = sides
  const [kind, written] = how === undefined ? (['unknown', recorded] as const) : writer(how, names)
  const [before, after] = [was === null ? null : written(was), is === null ? null : written(is)]
  if (before !== undefined && after !== undefined) return [{ field, kind, before, after }]
  // Of another shape than this release declares.
  return [
    { field, kind: 'unknown', before: was === null ? null : recorded(was), after: is === null ? null : recorded(is) },
  ]
}

function tellRows(declared: AuditedFields, { field, was, is }: Sides, names: Names): AuditChange[] {
  const [before, after] = [rowsByName(was), rowsByName(is)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((of) =>
    tellAll(before.get(of) ?? {}, after.get(of) ?? {}, { declared, names }).map((change) => ({
      ...change,
      field: `${field}.${change.field}`,
      of,
    })),
  )
}

/** Of a hundred that stay the same nobody reads the one that differs: what was taken, and what was given. */
function tellPermissions({ field, was, is }: Sides, names: Names): AuditChange {
  const [had, has] = [textsIn(was), textsIn(is)]
  const told = (some: readonly string[]): string[] => some.map((permission) => names.get(permission) ?? cut(permission))
  return {
    field,
    kind: 'list',
    before: was === null ? null : told(is === null ? had : had.filter((each) => !has.includes(each))),
    after: is === null ? null : told(was === null ? has : has.filter((each) => !had.includes(each))),
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** Rows are called by their name, papers by their number. */
function rowsByName(value: unknown): Map<string, Fields> {
  const rows = Array.isArray(value) ? value.map(fieldsOf) : []
  const byName = new Map<string, Fields>()
  for (const row of rows) byName.set(freeName(nameOf(row) ?? textOf(ownOf(row, 'number')) ?? '', byName), row)
  return byName
}

/** The second row of one name, as a carton of 12 beside one of 24, is called by it and its place. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let [free, place] = [name, 1]
  while (taken.has(free)) free = `${name} (${(place += 1)})`
  return free
}

/** Writes a value that is there; undefined where it is not of its kind. */
type Write = (value: unknown) => AuditValue | undefined

function writer(
  how: Exclude<AuditedField, 'untold' | 'permissions' | { rows: AuditedFields }>,
  names: Names,
): [AuditKind, Write] {
  if (how === 'named') return ['text', (value) => nameOf(value) ?? (isNameless(value) ? null : undefined)]
  if (typeof how === 'object')
    return 'of' in how
      ? ['text', (value) => (typeof value === 'string' ? (names.get(value) ?? null) : undefined)]
      : ['code', (value) => (typeof value === 'string' && how.codes.includes(value) ? value : undefined)]
  return [how, WRITERS[how]]
}

/** Whose name was erased: an id is left, which tells nobody anything. */
function isNameless(value: unknown): boolean {
  return textOf(ownOf(fieldsOf(value), 'id')) !== null
}

const text: Write = (value) => (typeof value === 'string' ? cut(value) : undefined)
const figure: Write = (value) => (typeof value === 'number' ? decimalOf(value) : undefined)
const texts: Write = (value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.map(cut) : undefined

const WRITERS: Readonly<Record<Exclude<AuditKind, 'code'>, Write>> = {
  text,
  list: texts,
  flag: (value) => (typeof value === 'boolean' ? String(value) : undefined),
  count: figure,
  ordinal: figure,
  amount: figure,
  price: figure,
  percent: figure,
  quantity: figure,
  instant: text,
  period: text,
  country: text,
  currency: text,
  permission: text,
}

/** The digits of a figure, never with an exponent; none has more than six decimals. */
function decimalOf(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(6).replace(/\.?0+$/, '')
}

/** As it was recorded. */
function recorded(value: unknown): string {
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A field may be called as something that every object has. */
export function ownOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** What a row is called that is shown by its name. */
export function nameOf(row: unknown): string | null {
  return textOf(ownOf(fieldsOf(row), 'name'))
}

/** By whole characters, so that none is torn. */
export function cut(text: string): string {
  const characters = [...text.slice(0, 2 * (AUDIT_VALUE_LENGTH + 1))]
  return characters.length > AUDIT_VALUE_LENGTH ? `${characters.slice(0, AUDIT_VALUE_LENGTH - 1).join('')}…` : text
}
