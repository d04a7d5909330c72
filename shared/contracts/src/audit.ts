import type { Declarations } from './declare.ts'

/** What is done to a row of any resource. */
export const AUDIT_VERBS = ['created', 'updated', 'removed'] as const
export type AuditVerb = (typeof AUDIT_VERBS)[number]

/** What an entry of an audit trail can be about. */
export type AuditEntity = Extract<keyof Declarations, string>

type ActionsOf<D> = D extends { actions: readonly (infer Action)[] } ? Action : never

/** All that may be written into an audit trail: the actions on any row, and those that a contract declares. */
export type AuditAction =
  | `${AuditEntity}.${AuditVerb}`
  | Extract<{ [Name in keyof Declarations]: ActionsOf<Declarations[Name]> }[keyof Declarations], string>
