import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Id, Instant, Nullable, OneOf, Strict } from '../../schema.ts'
import type { Role } from '../../roles.ts'

/** What a check of the books goes through, in this order. */
export const INTEGRITY_CHECKS = [
  'tickets',
  'returns',
  'zReports',
  'figures',
  'zFigures',
  'fiscalClosings',
  'auditTrail',
  'checkpoints',
  'ledgers',
] as const
export const IntegrityCheck = OneOf(INTEGRITY_CHECKS)
export type IntegrityCheck = Static<typeof IntegrityCheck>

/** So many of the documents that a check found are named. */
export const SUBJECTS_NAMED = 20

const Count = Type.Integer({ minimum: 0 })

/** What one check found: nothing where it holds. */
export const IntegrityResult = Strict({
  check: IntegrityCheck,
  count: Count,
  /** Documents by their numbers, or what else is concerned. */
  subjects: Type.Array(Type.String(), { maxItems: SUBJECTS_NAMED }),
})
export type IntegrityResult = Static<typeof IntegrityResult>

/** One check of all that is kept of a company. */
export const IntegrityRun = Strict({
  id: Id,
  startedAt: Instant,
  milliseconds: Count,
  documents: Count,
  isSound: Type.Boolean(),
  results: Type.Array(IntegrityResult),
})
export type IntegrityRun = Static<typeof IntegrityRun>

/** `GET /integrity-runs/last`, and what asking for a run answers: where none was begun, the last one is minutes old. */
export const IntegrityState = Strict({
  /** Null before the first. */
  run: Nullable(IntegrityRun),
  /** One has been asked for and is not over. */
  isRunning: Type.Boolean(),
})
export type IntegrityState = Static<typeof IntegrityState>

const KEEPERS = ['administrator', 'accountant'] as const satisfies readonly Role[]

/** Checks of a company's books: each night, and when somebody asks. */
export const INTEGRITY_RUNS = defineArea({
  entity: 'integrityRun',
  path: 'integrity-runs',
  permissions: { read: KEEPERS, start: KEEPERS },
})

declare module '../../declare.ts' {
  interface Declarations {
    integrityRun: typeof INTEGRITY_RUNS
  }
}
