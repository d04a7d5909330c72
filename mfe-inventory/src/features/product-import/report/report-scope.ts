import { REPORT_SCOPES, type ProductImport, type ReportScope } from '@comptoir/contracts/inventory/product-import'
import { useListState, type ListState } from '@comptoir/platform'

const VIEW = { filterNames: ['rows'], pageSizes: [10, 25, 50, 100] } as const

const COUNTS: Record<Exclude<ReportScope, 'all'>, (record: ProductImport) => number> = {
  created: ({ goodCount, changeCount }) => goodCount - changeCount,
  changed: ({ changeCount }) => changeCount,
  same: ({ sameCount }) => sameCount,
  bad: ({ badCount }) => badCount,
  warned: ({ warningCount }) => warningCount,
}

/** How many rows of an import are in a part of its report. */
export function rowsIn(record: ProductImport, scope: Exclude<ReportScope, 'all'>): number {
  return COUNTS[scope](record)
}

/** What is looked at first: what stays out, then what changes the catalogue. */
const FIRST = ['bad', 'changed', 'warned', 'created'] as const

function usualScope(record: ProductImport): ReportScope {
  return FIRST.find((scope) => rowsIn(record, scope) > 0) ?? 'all'
}

/** Where the report is on the page. */
export const REPORT_ID = 'import-report'

/** Which rows the report shows, kept in the address. */
export function useReportScope(record: ProductImport): {
  list: ListState
  scope: ReportScope
  show: (scope: ReportScope) => void
} {
  const list = useListState(VIEW)
  const asked = REPORT_SCOPES.find((each) => each === list.filters['rows'])
  return { list, scope: asked ?? usualScope(record), show: (scope) => list.setFilter('rows', scope) }
}
