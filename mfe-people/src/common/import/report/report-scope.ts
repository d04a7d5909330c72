import { PARTY_REPORT_SCOPES, type PartyImport, type PartyReportScope } from '@comptoir/contracts/people/party-import'
import { useListState, type ListState } from '@comptoir/platform'

const VIEW = { filterNames: ['rows'], pageSizes: [10, 25, 50, 100] } as const

const COUNTS: Record<Exclude<PartyReportScope, 'all'>, (record: PartyImport) => number> = {
  created: ({ goodCount, changeCount }) => goodCount - changeCount,
  changed: ({ changeCount }) => changeCount,
  same: ({ sameCount }) => sameCount,
  bad: ({ badCount }) => badCount,
  warned: ({ warningCount }) => warningCount,
  kept: ({ keptCount }) => keptCount,
}

/** Whether its rows are in, or were: told as what they have done. */
export function isApplied({ state, undoAskedAt }: PartyImport): boolean {
  return state === 'done' || undoAskedAt !== null
}

/** How many rows of an import are in a part of its report. */
export function rowsIn(record: PartyImport, scope: Exclude<PartyReportScope, 'all'>): number {
  return COUNTS[scope](record)
}

/** What is looked at first: what stays out, then what changes somebody. */
const FIRST = ['bad', 'changed', 'warned', 'created'] as const

/** Where the report is on the page. */
export const REPORT_ID = 'import-report'

/** Which rows the report shows, kept in the address. */
export function useReportScope(record: PartyImport): {
  list: ListState
  scope: PartyReportScope
  show: (scope: PartyReportScope) => void
} {
  const list = useListState(VIEW)
  const asked = PARTY_REPORT_SCOPES.find((each) => each === list.filters['rows'])
  const usual = FIRST.find((scope) => rowsIn(record, scope) > 0) ?? 'all'
  return { list, scope: asked ?? usual, show: (scope) => list.setFilter('rows', scope) }
}
