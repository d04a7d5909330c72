import type { StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'
import { type ExtraEntry, type ExtraProduct, withExtra } from './extra-entries.rules.ts'
import {
  type Entered,
  ENTRY_COLUMNS,
  type EntryColumn,
  type EntryStep,
  isNamed,
  linesOfGoods,
  numbersIn,
  openLots,
  withLot,
  withMore,
  withPiece,
} from './line-entries.rules.ts'

/** All that is typed and scanned for a step. */
export interface EntryState extends Entered {
  /** Lines of which something was typed or scanned. */
  touched: ReadonlySet<string>
  /** Serial numbers as they are typed, by line. */
  numbers: Readonly<Record<string, string>>
  extras: readonly ExtraEntry[]
  note: string
  /** The line whose product was scanned last: goods that could be of several are of this one. */
  aboutId: string | null
}

/** What codes are scanned for. */
export interface Scanning {
  step: EntryStep
  column: EntryColumn
  lines: readonly StockTransferLine[]
}

/** What there is to say of a scan. */
export type Saying =
  | { what: 'added'; name: string }
  | { what: 'tooMuch'; name: string }
  | { what: 'goods'; name: string }
  | { what: 'number'; code: string; name: string }
  | { what: 'several'; code: string; names: readonly string[] }
  | { what: 'unknown'; code: string }
  | { what: 'lost'; code: string }

/** What a scan changes, and what is said of it. */
export interface Taken {
  state: EntryState
  says?: Saying
}

const PIECE_MILLI = 1000

/** So much of a product, or of one of its lots, beyond what was shipped. */
export function beyond(
  state: EntryState,
  product: ExtraProduct,
  more: { id: string; quantityMilli: number; number?: string },
): Taken {
  const says = { what: 'added', name: product.designation } as const
  return { state: { ...state, extras: withExtra(state.extras, product, more) }, says }
}

/** So much of a line; when goods arrive, what there should not be is extra, and otherwise nothing is counted. */
export function counted(
  known: EntryState,
  { step, column }: Scanning,
  { line, quantityMilli, id }: { line: StockTransferLine; quantityMilli: number; id: string },
): Taken {
  const state = { ...known, aboutId: line.id }
  if (isNamed(line, step)) return { state, says: { what: 'goods', name: line.designation } }
  const isTouched = state.touched.has(line.id)
  const { entered, beyondMilli } = withMore(state, { step, column, line, isTouched, quantityMilli })
  if (beyondMilli > 0 && step !== 'receive') return { state, says: { what: 'tooMuch', name: line.designation } }
  const next = beyondMilli === quantityMilli ? state : touched({ ...state, ...entered }, line.id)
  if (beyondMilli === 0) return { state: next }
  return beyond(next, productOf(line), { id, quantityMilli: beyondMilli })
}

/** A piece or one of a lot that is on its way, by its number; null where no such goods are. */
export function named(known: EntryState, scanning: Scanning, { code, id }: { code: string; id: string }): Taken | null {
  if (scanning.step === 'ship') return null
  const found = linesOfGoods(scanning.lines, code)
  const [first] = found
  if (first === undefined) return null
  const isOneProduct = found.every(({ line }) => line.productId === first.line.productId)
  const own = isOneProduct ? found : found.filter(({ line }) => line.id === known.aboutId)
  const goods = own.find(({ line, isPiece }) => isPiece || roomOfLot(known, scanning, line, code) > 0) ?? own[0]
  if (goods === undefined) return { state: known, says: several(code, found) }
  const { line, isPiece } = goods
  if (isPiece) return { state: { ...known, ...withPiece(known, line.id, code, scanning.column) } }
  return oneOfLot(known, scanning, { line, code, id })
}

function oneOfLot(
  known: EntryState,
  scanning: Scanning,
  { line, code, id }: { line: StockTransferLine; code: string; id: string },
): Taken {
  const { step, column } = scanning
  const roomMilli = roomOfLot(known, scanning, line, code)
  if (roomMilli > 0) {
    const hadMilli = known.named[line.id]?.lots[code]?.[column] ?? 0
    const milli = hadMilli + Math.min(PIECE_MILLI, roomMilli)
    return { state: { ...known, ...withLot(known, line.id, { number: code, column, milli }) } }
  }
  if (step !== 'receive') return { state: known, says: { what: 'tooMuch', name: `${line.designation} ${code}` } }
  return beyond(known, productOf(line), { id, quantityMilli: PIECE_MILLI, number: code })
}

/** How much of a lot is in no column yet, in thousandths. */
function roomOfLot({ named: all }: EntryState, { step }: Scanning, line: StockTransferLine, number: string): number {
  const lot = openLots(line).find((each) => each.number === number)
  const entry = all[line.id]?.lots[number] ?? {}
  return ENTRY_COLUMNS[step].reduce((rest, column) => rest - (entry[column] ?? 0), lot?.quantityMilli ?? 0)
}

/** A code of no product that is scanned as goods leave: a serial number; null where nothing on the transfer has any. */
export function numbered(known: EntryState, { step, lines }: Scanning, code: string): Taken | null {
  const tracked = lines.filter(({ tracking }) => tracking === 'serialNumbers')
  const [only, ...others] = tracked
  if (step !== 'ship' || only === undefined) return null
  const line = others.length === 0 ? only : tracked.find(({ id }) => id === known.aboutId)
  if (line === undefined)
    return {
      state: known,
      says: several(
        code,
        tracked.map((each) => ({ line: each })),
      ),
    }
  const numbers = [...new Set([...numbersIn(known.numbers[line.id] ?? ''), code])]
  const entries = { ...known.entries, [line.id]: { picked: numbers.length * PIECE_MILLI } }
  return {
    state: touched({ ...known, entries, numbers: { ...known.numbers, [line.id]: numbers.join(' ') } }, line.id),
    says: { what: 'number', code, name: line.designation },
  }
}

function several(code: string, found: readonly { line: StockTransferLine }[]): Saying {
  return { what: 'several', code, names: found.map(({ line }) => line.designation) }
}

export function touched(state: EntryState, ...lineIds: readonly string[]): EntryState {
  return { ...state, touched: new Set([...state.touched, ...lineIds]) }
}

function productOf({ productId: id, designation, tracking }: StockTransferLine): ExtraProduct {
  return { id, designation, tracking }
}
