import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import type {
  PartyFields,
  PartyImportColumn,
  PartyRowChange,
  PartyRowProblem,
} from '@comptoir/contracts/people/party-import'
import { decimalFromMinor, type Currency } from '@comptoir/money'
import { squeezed } from '../../../platform/import-files/said.ts'
import { compared } from '../common/index.ts'
import type { Party } from './importers.ts'
import type { Named } from './plan.queries.ts'
import { fieldOf, type ReadRow } from './read-row.rules.ts'
import type { RowPlan } from './row-plan.ts'

/** Those who are there, by what rows may name them by. */
export interface Known {
  byCode: ReadonlyMap<string, Party>
  byTaxId: ReadonlyMap<string, readonly Party[]>
}

/** What becomes of a row; it is refused when it has problems. */
export interface RowResult {
  action: 'create' | 'change' | 'same' | 'leave'
  match: Party | null
  /** What is written: of somebody who is there, only what differs. */
  fields: PartyFields
  /** The same fields as they are now; none of somebody who is made. */
  before: PartyFields
  changes: PartyRowChange[]
  problems: PartyRowProblem[]
  warnings: PartyRowProblem[]
}

/** Holds a row against those who are there. The check and the import decide by it, so that both come to the same. */
export function resultOf(read: ReadRow, known: Known, plan: RowPlan): RowResult {
  const result: RowResult = {
    ...{ action: 'create', match: null, fields: read.fields, before: {}, changes: [] },
    ...{ problems: [...read.problems], warnings: [] },
  }
  const match = matchOf(read, known, plan)
  if (match === 'two') {
    const value = read.fields.taxId ?? read.fields.code ?? ''
    result.problems.push({ column: 'row', problem: 'matchesTwo', value })
    return result
  }
  if (match === null) {
    const { code, name } = read.fields
    const isRead = (column: string): boolean => read.problems.some((each) => each.column === column)
    if (name === undefined && !isRead('name'))
      result.problems.push({ column: 'name', problem: 'nameMissing', value: '' })
    if (code === undefined && !isRead('code'))
      result.problems.push({ column: 'code', problem: 'codeMissing', value: '' })
    else if (code !== undefined && known.byCode.has(code))
      result.problems.push({ column: 'code', problem: 'codeTaken', value: code })
    refuseInactive(result, plan)
    return result
  }
  return changed(result, match, { known, plan })
}

function changed(result: RowResult, match: Party, { known, plan }: { known: Known; plan: RowPlan }): RowResult {
  result.match = match
  result.action = 'leave'
  if (plan.onMatch === 'leave') return result
  const given = result.fields
  result.fields = {}
  for (const column of plan.importer.columns) {
    const field = fieldOf(column)
    const after = given[field]
    if (after === undefined || after === null || isSame(match, field, after)) continue
    Object.assign(result.fields, { [field]: after })
    Object.assign(result.before, { [field]: heldBy(match, field) })
    result.changes.push({ column, ...toldOf(column, { match, after, plan }) })
  }
  refuseInactive(result, plan)
  const { code, isActive } = result.fields
  if (code !== undefined && known.byCode.has(code))
    result.problems.push({ column: 'code', problem: 'codeTaken', value: code })
  if (isActive === false && 'isDefault' in match && match.isDefault)
    result.problems.push({ column: 'isActive', problem: 'isDefault', value: match.code })
  result.action = result.changes.length > 0 ? 'change' : 'same'
  return result
}

const NAMED = [
  { column: 'group', names: 'groups', unknown: 'groupUnknown' },
  { column: 'sector', names: 'sectors', unknown: 'sectorUnknown' },
] as const

/** Nobody is given a group or a sector that is inactive; whoever has one keeps it, as `fields` then has only what differs. */
function refuseInactive({ fields, problems }: RowResult, plan: RowPlan): void {
  for (const { column, names, unknown } of NAMED) {
    const given = namedBy(fields[fieldOf(column)], plan[names])
    if (given?.isActive === false) problems.push({ column, problem: unknown, value: given.name })
  }
}

function namedBy(id: unknown, names: RowPlan['groups']): Named | undefined {
  return typeof id === 'string' ? [...names.values()].find((each) => each.id === id) : undefined
}

function matchOf({ fields: { code, taxId } }: ReadRow, known: Known, { matchBy }: RowPlan): Party | 'two' | null {
  const ofCode = code === undefined || matchBy === 'taxId' ? undefined : known.byCode.get(code)
  if (ofCode) return ofCode
  if (matchBy === 'code' || !taxId) return null
  const ofTaxId = known.byTaxId.get(compared('taxId', taxId) ?? '') ?? []
  if (ofTaxId.length > 1) return 'two'
  const [only] = ofTaxId
  // Another code of the same company is another establishment of it, unless the tax identifier is what counts.
  return only && (matchBy === 'taxId' || code === undefined) ? only : null
}

/** What somebody has now, as their input would say it. */
function heldBy(match: Party, field: keyof PartyFields): unknown {
  if (field === 'groupId') return 'group' in match ? (match.group?.id ?? null) : null
  if (field === 'sectorId') return 'sector' in match ? (match.sector?.id ?? null) : null
  return match[field as keyof Party] ?? null
}

function isSame(match: Party, field: keyof PartyFields, after: unknown): boolean {
  const before = heldBy(match, field)
  if (typeof before !== 'string' || typeof after !== 'string') return before === after
  if (squeezed(before) === after) return true
  // Its name is shown in the language of whoever reads it, and so a file has it.
  return field === 'name' && 'isDefault' in match && match.isDefault && isDefaultName(before) && isDefaultName(after)
}

const WALK_IN: readonly string[] = Object.values(DEFAULT_NAMES.walkIn)
const isDefaultName = (name: string): boolean => WALK_IN.includes(name)

function toldOf(
  column: PartyImportColumn,
  { match, after, plan }: { match: Party; after: unknown; plan: RowPlan },
): Pick<PartyRowChange, 'before' | 'after'> {
  if (column === 'group' || column === 'sector') {
    const held = column in match ? (match as Extract<Party, { group: unknown }>)[column] : null
    const given = namedBy(after, column === 'group' ? plan.groups : plan.sectors)
    return { before: held?.name ?? null, after: given?.name ?? '' }
  }
  const before = heldBy(match, fieldOf(column))
  return {
    before: before === null ? null : told(before, column, plan.currency),
    after: told(after, column, plan.currency),
  }
}

function told(value: unknown, column: PartyImportColumn, currency: Currency): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return column === 'creditLimit' ? String(decimalFromMinor(Number(value), currency)) : String(value)
}
