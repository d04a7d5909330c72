import { AUDITED } from '@comptoir/contracts/catalogue'
import type { AuditedField } from '@comptoir/contracts/audited'

interface Sides {
  entity: string
  entity_id: string | null
  before: unknown
  after: unknown
}

/** Kinds of fields that tell nobody who somebody is. */
const IMPERSONAL: ReadonlySet<unknown> = new Set<AuditedField>([
  'flag',
  'count',
  'ordinal',
  'amount',
  'price',
  'percent',
  'quantity',
  'instant',
  'period',
])
const ALWAYS = new Set(['id', 'version'])

/**
 * What is left of an entry when somebody's data are erased: of one about them, the fields that are figures, flags and codes;
 * of one that names them, their id. Fields are left out and nothing is added. Null where nothing has to go.
 */
export function withoutPersonal(
  entry: Sides,
  { entity, ids }: { entity: string; ids: ReadonlySet<string> },
): { before: object | null; after: object | null } | null {
  const isAbout = entry.entity === entity && entry.entity_id !== null && ids.has(entry.entity_id)
  const declared = AUDITED.get(entity) ?? {}
  const left = (side: unknown): object | null => {
    if (!isObject(side)) return null
    return isAbout ? impersonal(side, declared) : unnamed(side, ids)
  }
  const [before, after] = [left(entry.before), left(entry.after)]
  const isSame = textOf(before) === textOf(entry.before) && textOf(after) === textOf(entry.after)
  return isSame ? null : { before, after }
}

function impersonal(side: object, declared: Readonly<Record<string, AuditedField>>): object {
  return Object.fromEntries(
    Object.entries(side).filter(([field]) => ALWAYS.has(field) || isImpersonal(declared[field])),
  )
}

function isImpersonal(how: AuditedField | undefined): boolean {
  return typeof how === 'object' ? 'codes' in how || 'of' in how : IMPERSONAL.has(how)
}

function unnamed<Value>(value: Value, ids: ReadonlySet<string>): Value
function unnamed(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => unnamed(each, ids))
  if (!isObject(value)) return value
  const id = 'id' in value ? value.id : undefined
  if (typeof id === 'string' && ids.has(id)) return { id }
  return Object.fromEntries(
    Object.entries(value).map(([field, each]: [string, unknown]) => [field, unnamed(each, ids)]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null)
}

/** All texts of a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}
