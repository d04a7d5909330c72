import * as Type from 'typebox'
import type { Static } from 'typebox'
import { AUDIT_KINDS, RECORD_VIEWS } from '../../audited.ts'
import { Id, Instant, Nullable, OneOf, Paginated, Strict, RecordOf } from '../../schema.ts'
import { defineList } from '../../declare.ts'

/** Longest value that an entry shows; the rest is cut. */
export const AUDIT_VALUE_LENGTH = 200

/** A value as its kind has it: a text (of a number its digits, of a flag `true` or `false`), or the texts of a list; null is none. */
const AuditValue = Nullable(Type.Union([Type.String(), Type.Array(Type.String())]))
export type AuditValue = Static<typeof AuditValue>

/** What this release does not know, as it was recorded. */
const UNKNOWN = 'unknown'
export const AUDIT_CHANGE_KINDS = [...AUDIT_KINDS, UNKNOWN] as const
export type AuditChangeKind = (typeof AUDIT_CHANGE_KINDS)[number]

/** One field that differs. */
export const AuditChange = Strict({
  /** Its name in the contract, below that of its list where it is a field of a row there: `tenders.countedMinor`. */
  field: Type.String(),
  kind: OneOf(AUDIT_CHANGE_KINDS),
  before: AuditValue,
  after: AuditValue,
  /** The row of a list that it belongs to, by its name. */
  of: Type.Optional(Type.String()),
  /** What a quantity is counted in, where that is known. */
  unit: Type.Optional(Type.String()),
})
export type AuditChange = Static<typeof AuditChange>

/** Who did what in a company, and when. */
export const AuditEntryRow = Strict({
  id: Id,
  recordedAt: Instant,
  /** An `AuditAction`; an older or newer release may have written another one. */
  action: Type.String(),
  entity: Type.String(),
  entityId: Nullable(Id),
  /** What the row was called then: its name, designation or number, or the e-mail of an account; a session by its register; null when it has none. */
  subject: Nullable(Type.String()),
  /** Who acted; null when nobody is known. */
  by: Nullable(Type.String()),
  /** The API token by which a program acted in that name, as it is called today; null where a person did. */
  token: Nullable(Type.String()),
  isBySupport: Type.Boolean(),
  /** Why support acted, where it had to say so. */
  reason: Nullable(Type.String()),
  changes: Type.Array(AuditChange),
  /** Whether what it is about is still there, and in a point of sale that the reader may enter. */
  isThere: Type.Boolean(),
  requestId: Type.String(),
})
export type AuditEntryRow = Static<typeof AuditEntryRow>
export const AuditTrailPage = Paginated(AuditEntryRow)

/**
 * `user` by id, `record` by the id of what entries are about. An `action` is one (`register.enrolled`) or a verb, which is
 * done to any kind (`created`). Days are those of the company's zone, both included.
 */
export const AUDIT_TRAIL_LIST = {
  searchFields: [],
  filters: ['entity', 'record', 'action', 'user', 'from', 'to'],
  orders: ['recordedAt'],
} as const

/** Where a kind of record is looked at; the permission that it takes. */
export const AuditRecordPage = Strict({
  path: Type.String(),
  permission: Type.String(),
  view: OneOf(RECORD_VIEWS),
  isOfCompany: Type.Boolean(),
})
export type AuditRecordPage = Static<typeof AuditRecordPage>

/**
 * The codes of the trail in the reader's language: what an entry can be about, what was done (`register.enrolled`, and to any
 * row, by the verb: `created`), which fields there are (`register.name`), what the codes in them mean (`register.numbering.server`), what each permission allows, and where each kind of
 * record is looked at.
 */
export const AuditWords = Strict({
  entities: RecordOf(Type.String()),
  actions: RecordOf(Type.String()),
  verbs: RecordOf(Type.String()),
  fields: RecordOf(Type.String()),
  codes: RecordOf(Type.String()),
  permissions: RecordOf(Type.String()),
  pages: RecordOf(AuditRecordPage),
})
export type AuditWords = Static<typeof AuditWords>

/** Who did what in a company. */
export const AUDIT_TRAIL = defineList({
  entity: 'auditTrail',
  path: 'audit-trail',
  permissions: { read: ['administrator', 'accountant'], export: ['administrator', 'accountant'] },
  errors: { notFound: 404 },
  item: AuditEntryRow,
  list: AUDIT_TRAIL_LIST,
})

declare module '../../declare.ts' {
  interface Declarations {
    auditTrail: typeof AUDIT_TRAIL
  }
}
