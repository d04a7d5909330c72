import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, Paginated, Strict, RecordOf } from '../../schema.ts'
import { defineList } from '../../declare.ts'

/** Longest value that an entry shows; the rest is cut. */
export const AUDIT_VALUE_LENGTH = 200

/** One field that differs. A value is a text as it is, or else JSON; null is none. */
export const AuditChange = Strict({
  field: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
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
  /** What the row was called then: its name, designation or number, or the e-mail of an account; null when it has none. */
  subject: Nullable(Type.String()),
  /** Who acted; null when nobody is known. */
  by: Nullable(Type.String()),
  isBySupport: Type.Boolean(),
  /** Why support acted, where it had to say so. */
  reason: Nullable(Type.String()),
  changes: Type.Array(AuditChange),
  requestId: Type.String(),
})
export type AuditEntryRow = Static<typeof AuditEntryRow>
export const AuditTrailPage = Paginated(AuditEntryRow)

/** `user` by id; days are those of the company's zone, both included. */
export const AUDIT_TRAIL_LIST = {
  searchFields: [],
  filters: ['entity', 'user', 'from', 'to'],
  orders: ['recordedAt'],
} as const

/** The codes of the trail in the reader's language: what an entry can be about, and what was done (`register.enrolled`). */
export const AuditWords = Strict({
  entities: RecordOf(Type.String()),
  actions: RecordOf(Type.String()),
})
export type AuditWords = Static<typeof AuditWords>

/** Who did what in a company. */
export const AUDIT_TRAIL = defineList({
  entity: 'auditTrail',
  path: 'audit-trail',
  permissions: { read: ['administrator', 'accountant'] },
  item: AuditEntryRow,
  list: AUDIT_TRAIL_LIST,
})

declare module '../../declare.ts' {
  interface Declarations {
    auditTrail: typeof AUDIT_TRAIL
  }
}
