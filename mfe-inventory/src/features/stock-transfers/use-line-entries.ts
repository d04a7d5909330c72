import { useRef, useState } from 'react'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { newId } from '@comptoir/platform'
import type { ExtraEntry, ExtraProduct } from './extra-entries.rules.ts'
import {
  allGood,
  type Entered,
  ENTRY_COLUMNS,
  type EntryColumn,
  entryStepOf,
  type EntryStep,
  firstEntries,
  withLot,
  withPiece,
} from './line-entries.rules.ts'
import { beyond, type EntryState, type Taken, touched } from './scans.rules.ts'
import { useScans } from './use-scans.ts'

/** What is typed and scanned beside the lines of a transfer. */
export interface LineEntries extends Entered {
  step: EntryStep | null
  /** Whether anything was typed or scanned that nobody has saved, or is being looked up. */
  isEntered: boolean
  /** Whether a scanned code is being looked up. */
  isLooking: boolean
  setEntry: (lineId: string, column: EntryColumn, milli: number | null) => void
  setPiece: (lineId: string, number: string, column: EntryColumn | null) => void
  setLot: (lineId: string, number: string, column: EntryColumn, milli: number | null) => void
  /** Serial numbers as they are typed, by line. */
  numbers: Readonly<Record<string, string>>
  setNumbers: (lineId: string, text: string) => void
  note: string
  setNote: (note: string) => void
  /** The column that what is scanned belongs to. */
  scanAs: EntryColumn | null
  setScanAs: (column: EntryColumn) => void
  scan: (code: string) => void
  takeAll: () => void
  extras: readonly ExtraEntry[]
  setExtras: (change: (known: readonly ExtraEntry[]) => readonly ExtraEntry[]) => void
  addExtra: (product: ExtraProduct, quantityMilli: number) => void
}

export function useLineEntries(transfer: StockTransfer): LineEntries {
  const { lines } = transfer
  const step = entryStepOf(transfer)
  const [first] = useState(() => beginning(transfer))
  const { state, change, changeTaking } = useLatest(first)
  const [chosen, setScanAs] = useState<EntryColumn | null>(null)
  const scanAs = chosen ?? (step === null ? null : ENTRY_COLUMNS[step][0])
  const scanning = step === null || scanAs === null ? null : { step, column: scanAs, lines }
  const { scan, take, isLooking } = useScans(scanning, changeTaking)
  return {
    ...{ step, ...state, scan, scanAs, setScanAs, isLooking, isEntered: isLooking || state !== first },
    setEntry: (lineId, column, milli) =>
      change((known) => {
        const entries = { ...known.entries, [lineId]: { ...known.entries[lineId], [column]: milli } }
        return touched({ ...known, entries }, lineId)
      }),
    setPiece: (lineId, number, column) =>
      change((known) => ({ ...known, ...withPiece(known, lineId, number, column) })),
    setLot: (lineId, number, column, milli) =>
      change((known) => ({ ...known, ...withLot(known, lineId, { number, column, milli }) })),
    setNumbers: (lineId, text) => change((known) => ({ ...known, numbers: { ...known.numbers, [lineId]: text } })),
    setNote: (note) => change((known) => ({ ...known, note })),
    setExtras: (changed) => change((known) => ({ ...known, extras: changed(known.extras) })),
    addExtra: (product, quantityMilli) => {
      take((known) => beyond(known, product, { id: newId(), quantityMilli }))
    },
    takeAll: () => change((known) => touched({ ...known, ...allGood(lines) }, ...lines.map(({ id }) => id))),
  }
}

function beginning(transfer: StockTransfer): EntryState {
  const entries = firstEntries(entryStepOf(transfer), transfer.lines)
  return { entries, named: {}, touched: new Set(), numbers: {}, extras: [], note: '', aboutId: null }
}

/** What is entered, which scans that wait for an answer change as it is by then. */
function useLatest(first: EntryState) {
  const [state, setState] = useState(first)
  const latest = useRef(first)
  const [changes] = useState(() => {
    const change = (how: (known: EntryState) => EntryState): void => {
      latest.current = how(latest.current)
      setState(latest.current)
    }
    const changeTaking = (how: (known: EntryState) => Taken | null): Taken | null => {
      const taken = how(latest.current)
      if (taken !== null) change(() => taken.state)
      return taken
    }
    return { change, changeTaking }
  })
  return { state, ...changes }
}
