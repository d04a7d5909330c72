import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, OneOf, Strict } from '../../schema.ts'
import { ALL_PARTY_COLUMNS } from './columns.ts'

/** Why a row stays out. Each is a phrase `partyImport.problem.<name>` in the people remote. */
export const PARTY_ROW_PROBLEMS = [
  'nameMissing',
  'codeMissing',
  'codeTaken',
  'codeTwiceInFile',
  'partyTwiceInFile',
  'matchesTwo',
  'columnCount',
  'textTooLong',
  'kindInvalid',
  'phoneInvalid',
  'emailInvalid',
  'daysInvalid',
  'amountInvalid',
  'flagInvalid',
  'groupUnknown',
  'sectorUnknown',
  'isDefault',
  'changedSince',
  'erased',
  'refused',
] as const
export type PartyRowProblemName = (typeof PARTY_ROW_PROBLEMS)[number]
/** Reported, but the row is imported: somebody else has the same, whose code is told, or a row before it in the file. */
export const PARTY_ROW_WARNINGS = [
  ...(['taxIdKnown', 'phoneKnown', 'emailKnown'] as const),
  ...(['phoneTwiceInFile', 'emailTwiceInFile'] as const),
] as const
export type PartyRowWarningName = (typeof PARTY_ROW_WARNINGS)[number]

/** `column` is one of ours (`row` for the whole row), `value` what it contained; `otherRow` names the first row. */
export const PartyRowProblem = Strict({
  column: Type.String(),
  problem: OneOf([...PARTY_ROW_PROBLEMS, ...PARTY_ROW_WARNINGS]),
  value: Type.String(),
  otherRow: Type.Optional(Type.Integer()),
})
export type PartyRowProblem = Static<typeof PartyRowProblem>

/** What becomes of a row: it makes somebody, changes them, leaves them as they are, or is refused. */
export const PARTY_ROW_OUTCOMES = ['created', 'changed', 'same', 'bad'] as const
export type PartyRowOutcome = (typeof PARTY_ROW_OUTCOMES)[number]
/** Why a row changes nothing: nothing differs, those who are there already are left, or somebody left it out. */
export const PARTY_SAME_REASONS = ['nothingDiffers', 'leftAsItIs', 'excluded'] as const

/**
 * Why undoing leaves somebody as they are: somebody changed them since (`changed`), documents name them (`used`), another
 * has the code that they had (`taken`), their group or sector was deleted (`groupGone`), they were deleted or merged
 * (`gone`), or a rule of the form refuses it (`refused`).
 */
export const PARTY_KEPT_REASONS = ['changed', 'used', 'taken', 'groupGone', 'gone', 'refused'] as const
export type PartyKeptReason = (typeof PARTY_KEPT_REASONS)[number]

/** A field that a row changes; figures as decimals with a dot, null where there was nothing. */
export const PartyRowChange = Strict({
  column: OneOf(ALL_PARTY_COLUMNS),
  before: Nullable(Type.String()),
  after: Type.String(),
})
export type PartyRowChange = Static<typeof PartyRowChange>

export const PartyReportRow = Strict({
  rowNumber: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  outcome: OneOf(PARTY_ROW_OUTCOMES),
  /** Only of a row that changes nothing. */
  reason: Nullable(OneOf(PARTY_SAME_REASONS)),
  changes: Type.Array(PartyRowChange),
  problems: Type.Array(PartyRowProblem),
  /** Only of a row that was not undone with the others. */
  kept: Nullable(OneOf(PARTY_KEPT_REASONS)),
  /** Whom the row made or changed; null as long as it has done nothing. */
  partyId: Nullable(Id),
})
export type PartyReportRow = Static<typeof PartyReportRow>
export const PartyReport = Strict({
  data: Type.Array(PartyReportRow),
  meta: Strict({ total: Type.Integer(), page: Type.Integer(), limit: Type.Integer() }),
})

/** Which rows of the report: of one outcome, those with a warning that go in, those that undoing left, or all. */
export const PARTY_REPORT_SCOPES = [...PARTY_ROW_OUTCOMES, 'warned', 'kept', 'all'] as const
export type PartyReportScope = (typeof PARTY_REPORT_SCOPES)[number]
export const PartyReportQuery = Strict({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  only: Type.Optional(OneOf(PARTY_REPORT_SCOPES)),
})
