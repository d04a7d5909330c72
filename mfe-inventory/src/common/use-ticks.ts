import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/**
 * The ticked rows of a list whose acts need the rows themselves: those that are shown. Another page, search or filter begins
 * without any, so that no act counts rows that it would leave out.
 */
export function useTicks<Row extends { id: string }>(query: object, rows: readonly Row[] = []) {
  const of = JSON.stringify(query)
  const [kept, setKept] = useState({ of, ids: NONE })
  if (kept.of !== of) setKept({ of, ids: NONE })
  const ids = kept.of === of ? kept.ids : NONE
  const chosen = rows.filter(({ id }) => ids.has(id))
  // In the order in which they were ticked.
  const selected: ReadonlySet<string> = new Set([...ids].filter((id) => chosen.some((row) => row.id === id)))
  return {
    chosen,
    selection: {
      selected,
      onChange: (ticked: ReadonlySet<string>) => setKept({ of, ids: ticked }),
    },
    clear: () => setKept({ of, ids: NONE }),
  }
}
