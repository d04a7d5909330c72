import { useMemo, useState } from 'react'
import type { StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import { newId, notify, useTranslation } from '@comptoir/platform'
import { findScanned } from '../../common/find-scanned.ts'
import { type ExtraEntry, type ExtraProduct, withExtra } from './extra-entries.rules.ts'
import {
  allGood,
  type Entered,
  ENTRY_COLUMNS,
  type EntryColumn,
  entryStepOf,
  type EntryStep,
  firstEntries,
  isNamed,
  lineOf,
  lineOfGoods,
  numbersIn,
  oneMore,
  openLots,
  withLot,
  withPiece,
} from './line-entries.rules.ts'

/** What is typed and scanned beside the lines of a transfer. */
export interface LineEntries extends Entered {
  step: EntryStep | null
  setEntry: (lineId: string, column: EntryColumn, milli: number | null) => void
  setPiece: (lineId: string, number: string, column: EntryColumn | null) => void
  setLot: (lineId: string, number: string, column: EntryColumn, milli: number | null) => void
  /** Serial numbers as they are typed, by line. */
  numbers: Readonly<Record<string, string>>
  setNumbers: (lineId: string, text: string) => void
  /** The column that what is scanned belongs to. */
  scanAs: EntryColumn | null
  setScanAs: (column: EntryColumn) => void
  scan: (code: string) => void
  takeAll: () => void
  extras: readonly ExtraEntry[]
  setExtras: (extras: readonly ExtraEntry[]) => void
  addExtra: (product: ExtraProduct, quantityMilli: number) => void
}

export function useLineEntries(transfer: StockTransfer): LineEntries {
  const { t } = useTranslation('inventory')
  const { lines } = transfer
  const step = entryStepOf(transfer)
  const [entered, setEntered] = useState<Entered>(() => ({ entries: firstEntries(step, lines), named: {} }))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [numbers, setAllNumbers] = useState<Readonly<Record<string, string>>>({})
  const [chosen, setScanAs] = useState<EntryColumn | null>(null)
  const [extras, setExtras] = useState<readonly ExtraEntry[]>([])
  const scanAs = chosen ?? (step === null ? null : ENTRY_COLUMNS[step][0])
  return useMemo(() => {
    const touch = (lineId: string): void => setTouched((known) => new Set([...known, lineId]))
    const addExtra = (product: ExtraProduct, quantityMilli: number): void => {
      setExtras((known) => withExtra(known, product, { id: newId(), quantityMilli }))
      notify.success(t('stockTransfers.extra.added', { name: product.designation }))
    }
    const count = (line: StockTransferLine): void => {
      if (step === null || scanAs === null) return
      const product = { ...line, id: line.productId }
      if (step === 'receive' && line.openMilli === 0) return addExtra(product, 1000)
      if (isNamed(line, step)) return void notify.error(t('stockTransfers.scanGoods', { name: line.designation }))
      const more = oneMore(entered, { step, column: scanAs, line, isTouched: touched.has(line.id) })
      if (more !== null) {
        touch(line.id)
        setEntered(more)
      } else if (step === 'receive') addExtra(product, 1000)
      else notify.error(t(`stockTransfers.tooMuch.${step}`, { name: line.designation }))
    }
    const name = (code: string): boolean => {
      const goods = lineOfGoods(lines, code)
      if (!goods || step === 'ship' || scanAs === null) return false
      const { line, isPiece } = goods
      const lot = openLots(line).find(({ number }) => number === code)
      const hadMilli = entered.named[line.id]?.lots[code]?.[scanAs] ?? 0
      const milli = Math.min(hadMilli + 1000, lot?.quantityMilli ?? 0)
      setEntered(
        isPiece
          ? withPiece(entered, line.id, code, scanAs)
          : withLot(entered, line.id, { number: code, column: scanAs, milli }),
      )
      return true
    }
    const pieceOfShipment = (code: string): boolean => {
      const tracked = lines.filter(({ tracking }) => tracking === 'serialNumbers')
      const [only] = tracked
      if (step !== 'ship' || tracked.length !== 1 || only === undefined) return false
      const known = numbersIn(numbers[only.id] ?? '')
      const all = known.includes(code) ? known : [...known, code]
      setAllNumbers({ ...numbers, [only.id]: all.join(' ') })
      setEntered({ ...entered, entries: { ...entered.entries, [only.id]: { picked: all.length * 1000 } } })
      return true
    }
    const stranger = async (code: string): Promise<void> => {
      const found = step === 'receive' ? await findScanned(code).catch(() => null) : null
      if (found) addExtra(found.product, found.quantityMilli)
      else notify.error(t('stockTransfers.scanUnknown', { code }))
    }
    return {
      ...{ step, ...entered, numbers, scanAs, setScanAs, extras, setExtras, addExtra },
      setEntry: (lineId, column, milli) => {
        touch(lineId)
        setEntered(({ entries, named }) => ({
          entries: { ...entries, [lineId]: { ...entries[lineId], [column]: milli } },
          named,
        }))
      },
      setPiece: (lineId, number, column) => setEntered((known) => withPiece(known, lineId, number, column)),
      setLot: (lineId, number, column, milli) =>
        setEntered((known) => withLot(known, lineId, { number, column, milli })),
      setNumbers: (lineId, text) => setAllNumbers((known) => ({ ...known, [lineId]: text })),
      scan: (code) => {
        if (name(code)) return
        const line = lineOf(lines, code)
        if (line) count(line)
        else if (!pieceOfShipment(code)) void stranger(code)
      },
      takeAll: () => {
        setTouched(new Set(lines.map(({ id }) => id)))
        setEntered(allGood(lines))
      },
    }
  }, [t, step, lines, entered, touched, numbers, scanAs, extras])
}
