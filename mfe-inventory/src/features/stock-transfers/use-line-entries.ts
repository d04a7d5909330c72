import { useMemo, useState } from 'react'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { notify, useTranslation } from '@comptoir/platform'
import {
  allGood,
  type Entries,
  type EntryColumn,
  entryStepOf,
  type EntryStep,
  firstEntries,
  lineOf,
  oneMore,
} from './line-entries.rules.ts'

/** What is typed and scanned beside the lines of a transfer. */
export interface LineEntries {
  step: EntryStep | null
  entries: Entries
  setEntry: (lineId: string, column: EntryColumn, milli: number | null) => void
  /** Serial numbers as they are typed, by line. */
  numbers: Readonly<Record<string, string>>
  setNumbers: (lineId: string, text: string) => void
  scan: (code: string) => void
  takeAll: () => void
}

export function useLineEntries(transfer: StockTransfer): LineEntries {
  const { t } = useTranslation('inventory')
  const { lines } = transfer
  const step = entryStepOf(transfer)
  const [entries, setEntries] = useState(() => firstEntries(step, lines))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [numbers, setAllNumbers] = useState<Readonly<Record<string, string>>>({})
  return useMemo(
    () => ({
      ...{ step, entries, numbers },
      setEntry: (lineId, column, milli) => {
        setTouched((known) => new Set([...known, lineId]))
        setEntries((known) => ({ ...known, [lineId]: { ...known[lineId], [column]: milli } }))
      },
      setNumbers: (lineId, text) => setAllNumbers((known) => ({ ...known, [lineId]: text })),
      scan: (code) => {
        const line = lineOf(lines, code)
        if (!line) {
          notify.error(t('stockTransfers.scanUnknown', { code }))
          return
        }
        if (step !== 'ship' && step !== 'receive') return
        const more = oneMore(entries, step, line, touched.has(line.id))
        if (more === null) {
          notify.error(t(`stockTransfers.tooMuch.${step}`, { name: line.designation }))
          return
        }
        setTouched((known) => new Set([...known, line.id]))
        setEntries(more)
      },
      takeAll: () => {
        setTouched(new Set(lines.map(({ id }) => id)))
        setEntries(allGood(lines))
      },
    }),
    [t, step, lines, entries, touched, numbers],
  )
}
