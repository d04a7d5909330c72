import { setImmediate as letOthersGo } from 'node:timers/promises'
import { readRow, type ReadRow, type RowPlan } from './read-row.rules.ts'

/** Rows that are read at a stretch: some milliseconds. */
const STRETCH = 100

/** Reads rows as {@link readRow} does, one stretch after the other: requests wait for this process too. */
export async function readRows<Row extends { cells: readonly string[] }>(
  rows: readonly Row[],
  plan: RowPlan,
): Promise<(Row & { read: ReadRow })[]> {
  const read: (Row & { read: ReadRow })[] = []
  for (const row of rows) {
    read.push({ ...row, read: readRow(row.cells, plan) })
    if (read.length % STRETCH === 0) await letOthersGo()
  }
  return read
}
