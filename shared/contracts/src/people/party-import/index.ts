import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { FileReading } from '../../platform/import-files/index.ts'
import { Id, Instant, Nullable, OneOf, RecordOf, Strict } from '../../schema.ts'
import { ALL_PARTY_COLUMNS, PARTY_KINDS, type PartyImportColumn } from './columns.ts'

/** Column of ours to header of the file. */
export const PartyMapping = Strict(
  Object.fromEntries(ALL_PARTY_COLUMNS.map((name) => [name, Type.Optional(Type.String({ maxLength: 200 }))])),
)
export type PartyMapping = Partial<Record<PartyImportColumn, string>>

/**
 * uploaded → checking (the dry run) → checked → importing → done → undoing → undone; or failed, with the reason. Nothing is
 * written before importing.
 */
export const PARTY_IMPORT_STATES = [
  ...(['uploaded', 'checking', 'checked', 'importing', 'done'] as const),
  ...(['undoing', 'undone', 'failed'] as const),
] as const
export const PartyImportState = OneOf(PARTY_IMPORT_STATES)

/**
 * By what a row is known to be somebody who is there: by its code, its tax identifier, or its code and, where the row has
 * none, its tax identifier.
 */
export const PARTY_MATCH_BY = ['codeThenTaxId', 'code', 'taxId'] as const
export const PartyMatchBy = OneOf(PARTY_MATCH_BY)
export type PartyMatchBy = Static<typeof PartyMatchBy>
/** What to do with somebody whom a row matches: change what the file says of them, or leave them. */
export const PARTY_ON_MATCH = ['change', 'leave'] as const
export const PartyOnMatch = OneOf(PARTY_ON_MATCH)
export type PartyOnMatch = Static<typeof PartyOnMatch>

/**
 * The import of one file of clients or of suppliers. `doneCount` of `rowCount` is the progress of the running phase, of
 * `goodCount` while it is undone. In
 * `uploaded` the file waits for a mapping: its headers could not be guessed. `goodCount` rows make or change somebody,
 * `changeCount` of them change; `sameCount` rows change nothing, and `badCount` are refused. Of one that was undone,
 * `keptCount` are rows whose people stay as they are.
 */
export const PartyImport = Strict({
  id: Id,
  kind: OneOf(PARTY_KINDS),
  state: PartyImportState,
  fileName: Type.String(),
  headers: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
  reading: FileReading,
  mapping: RecordOf(Type.String()),
  rowCount: Type.Integer(),
  doneCount: Type.Integer(),
  goodCount: Type.Integer(),
  changeCount: Type.Integer(),
  sameCount: Type.Integer(),
  badCount: Type.Integer(),
  warningCount: Type.Integer(),
  keptCount: Type.Integer(),
  matchBy: PartyMatchBy,
  onMatch: PartyOnMatch,
  failure: Nullable(Type.String()),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
  /** When it is removed by itself; null while it is at work. */
  expiresAt: Nullable(Instant),
  /** Until when it can be undone; null where there is nothing to undo. */
  undoableUntil: Nullable(Instant),
  /** When its undoing was asked for: one that failed since is an undoing that stopped. */
  undoAskedAt: Nullable(Instant),
})
export type PartyImport = Static<typeof PartyImport>
/** The latest imports of a kind, newest first. */
export const PartyImportList = Type.Array(PartyImport)

/** Checks the file again under another mapping, or with people matched otherwise. Nothing is written. */
export const CheckPartyImportInput = Strict({ mapping: PartyMapping, matchBy: PartyMatchBy, onMatch: PartyOnMatch })
export type CheckPartyImportInput = { mapping: PartyMapping; matchBy: PartyMatchBy; onMatch: PartyOnMatch }

/** The import of a file of clients or of suppliers. */
export const PARTY_IMPORT = defineArea({
  entity: 'partyImport',
  errors: {
    notFound: 404,
    fileMissing: 400,
    columnMissing: [422, 'column'],
    notReady: 409,
    alreadyApplied: 409,
    running: 409,
    notUndoable: 409,
    alreadyUndone: 409,
    tooManyOpen: [409, 'maxImports'],
    keepsTooMuch: [409, 'maxRows', 'maxMegabytes'],
  },
  actions: ['uploaded', 'applied', 'undone', 'removed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    partyImport: typeof PARTY_IMPORT
  }
}

export * from './columns.ts'
export type * from './fields.ts'
export * from './report.ts'
