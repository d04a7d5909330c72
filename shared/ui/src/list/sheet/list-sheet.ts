import type { Deferred } from '../../deferred/deferred.ts'
import { useSearchParams } from '../../page/use-search-params.ts'

/** The parameter of a list's address that names the row whose sheet is open; no filter may take it. */
export const ROW_PARAM = 'row'

/** What a list tells the sheet of its rows (`useRowSheet`): the row that the address names, and the rows of its page. */
export interface RowSheetContentProps<Row> {
  shown: string | null
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Address of the form of a row; left out for who may not write. */
  editTo: ((id: string) => string) | undefined
}

/** Shows a row of a list beside the list. */
export interface ListSheet<Row> extends Partial<Pick<RowSheetContentProps<Row>, 'editTo'>> {
  /** Drawn when a row is first opened. */
  part: Deferred<RowSheetContentProps<Row>>
  /** Names the action of a row that opens its sheet as a click on it does; the first, for everybody. */
  actionLabel?: string
}

/** The row whose sheet is open, as the address says; opening one makes an entry of the history, which going back leaves. */
export function useShownRow() {
  const [params, setParams] = useSearchParams()
  return {
    shown: params.get(ROW_PARAM),
    open: (id: string): void =>
      setParams((current) => new URLSearchParams([...current, [ROW_PARAM, id]]), {
        state: { opensRow: true },
      }),
  }
}
