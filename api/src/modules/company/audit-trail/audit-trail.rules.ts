import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import { AUDIT_ACTIONS, AUDITED } from '@comptoir/contracts/catalogue'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { AuditedFields, ReferredEntity } from '@comptoir/contracts/audited'
import { SUPPORT_ACTIONS } from '@comptoir/contracts/company/supervision'
import { changesBetween, cut, fieldsOf, ownOf, textOf, type Fields, type Names, nameOf } from './audit-changes.rules.ts'

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
  token_name: string | null
}

/** By what the row of an entry is called, the most telling first. */
const NAMES = ['name', 'designation', 'number', 'fileName', 'account', 'code'] as const
const SUPPORT = new Set<string>(SUPPORT_ACTIONS)

/** What a company reads of an entry. */
export function toAuditEntry(row: AuditRow, names: Names = new Map()): AuditEntryRow {
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)]
  const isSupportAction = SUPPORT.has(row.action)
  return {
    id: row.id,
    recordedAt: row.recorded_at.toISOString(),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    subject: ownSubject(row) ?? names.get(row.entity_id ?? '') ?? null,
    by: row.user_name ?? (isSupportAction ? textOf(ownOf(after, 'by')) : null),
    token: row.token_name,
    isBySupport: row.is_support === true || isSupportAction,
    reason: isSupportAction ? textOf(ownOf(after, 'reason')) : null,
    changes: changesBetween(before, after, { declared: declaredFor(row), names }),
    isThere: false,
    requestId: row.request_id,
  }
}

/** An id whose name an entry does not tell, and what it belongs to. */
export interface Unnamed {
  entity: string
  id: string
}

/** What must be looked up to tell entries in names. */
export function unnamedIn(rows: readonly AuditRow[]): Unnamed[] {
  return rows.flatMap((row) => {
    const own = ownSubject(row) === null && row.entity_id !== null ? [{ entity: row.entity, id: row.entity_id }] : []
    const referred = referencesOf(row).flatMap(({ field, of }) =>
      [row.before, row.after].flatMap((side) => {
        const id = textOf(ownOf(fieldsOf(side), field))
        return id === null ? [] : [{ entity: of, id }]
      }),
    )
    return [...own, ...referred]
  })
}

/** What an action leaves is declared where the action is: support closes an account in an entry about the company. */
function declaredFor({ action }: AuditRow): AuditedFields {
  return AUDITED.get(action.split('.')[0] ?? '') ?? {}
}

function referencesOf(row: AuditRow): { field: string; of: ReferredEntity }[] {
  return Object.entries(declaredFor(row)).flatMap(([field, how]) =>
    typeof how === 'object' && 'of' in how ? [{ field, of: how.of }] : [],
  )
}

/** The actions that a filter asks for: a verb stands for what is done by it to any kind of record. */
export function actionsAsked(values: readonly string[]): string[] {
  const isVerb = (value: string): boolean => AUDIT_VERBS.some((verb) => verb === value)
  return values.flatMap((value) =>
    isVerb(value) ? [...AUDIT_ACTIONS.keys()].map((entity) => `${entity}.${value}`) : [value],
  )
}

/** The next day of the calendar, as `YYYY-MM-DD`; a text that is no day stays as it is. */
export function dayAfter(day: string): string {
  const start = new Date(`${day}T00:00Z`)
  if (Number.isNaN(start.getTime())) return day
  return new Date(start.getTime() + 86_400_000).toISOString().slice(0, 10)
}

function ownSubject({ before, after }: AuditRow): string | null {
  return subjectOf(fieldsOf(after)) ?? subjectOf(fieldsOf(before))
}

function subjectOf(fields: Fields): string | null {
  const own = NAMES.map((name) => textOf(ownOf(fields, name))).find((text) => text !== null)
  // A rate of exchange is known by its currency.
  const value = own ?? nameOf(ownOf(fields, 'currency'))
  return value === null ? null : cut(value)
}
