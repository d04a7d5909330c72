import { AUDIT_VALUE_LENGTH } from '@comptoir/contracts/company/audit-trail'
import { SUPPORT_ACTIONS } from '@comptoir/contracts/company/supervision'
import type { AuditChange, AuditEntryRow } from '@comptoir/contracts/company/audit-trail'

/** An entry as the database holds it. */
export interface AuditRow {
  id: string
  recorded_at: Date
  action: string
  entity: string
  entity_id: string | null
  before: unknown
  after: unknown
  request_id: string
  user_name: string | null
  is_support: boolean | null
}

type Fields = Record<string, unknown>

/** By what the row of an entry is called, the most telling first. */
const NAMES = ['name', 'designation', 'number', 'fileName', 'zNumber', 'account', 'code'] as const
/** Shown by the entry itself, or of use only to the product. */
const UNTOLD = new Set(['id', 'version'])
/** Shown separately from the changes, where support acted. */
const SUPPORT_FIELDS = new Set(['by', 'reason'])
const SUPPORT = new Set<string>(SUPPORT_ACTIONS)

/** What a company reads of an entry. */
export function toAuditEntry(row: AuditRow): AuditEntryRow {
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)]
  const isSupportAction = SUPPORT.has(row.action)
  return {
    id: row.id,
    recordedAt: row.recorded_at.toISOString(),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    subject: subjectOf(after) ?? subjectOf(before),
    by: row.user_name ?? (isSupportAction ? textOf(ownOf(after, 'by')) : null),
    isBySupport: row.is_support === true || isSupportAction,
    reason: isSupportAction ? textOf(ownOf(after, 'reason')) : null,
    changes: changesBetween(before, after).filter(({ field }) => !isSupportAction || !SUPPORT_FIELDS.has(field)),
    requestId: row.request_id,
  }
}

/** The top-level fields that differ, in their order. Missing and null count as the same. */
export function changesBetween(before: Fields, after: Fields): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !UNTOLD.has(field))
  return fields
    .map((field) => ({ field, was: ownOf(before, field), is: ownOf(after, field) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
    .map(({ field, was, is }) => ({ field, before: shown(was), after: shown(is) }))
}

/** The next day of the calendar, as `YYYY-MM-DD`; a text that is no day stays as it is. */
export function dayAfter(day: string): string {
  const start = new Date(`${day}T00:00Z`)
  if (Number.isNaN(start.getTime())) return day
  return new Date(start.getTime() + 86_400_000).toISOString().slice(0, 10)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** A field may be called as something that every object has. */
function ownOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function subjectOf(fields: Fields): string | null {
  const value = NAMES.map((name) => textOf(ownOf(fields, name))).find((text) => text !== null)
  return value === undefined ? null : cut(value)
}

function shown(value: unknown): string | null {
  if (value === null) return null
  // A row that another one names is shown by its name.
  const text = textOf(value) ?? textOf(ownOf(fieldsOf(value), 'name'))
  return cut(text ?? (value === '' ? '' : JSON.stringify(value)))
}

/** By whole characters, so that none is torn. */
function cut(text: string): string {
  const characters = [...text.slice(0, 2 * (AUDIT_VALUE_LENGTH + 1))]
  return characters.length > AUDIT_VALUE_LENGTH ? `${characters.slice(0, AUDIT_VALUE_LENGTH - 1).join('')}…` : text
}
