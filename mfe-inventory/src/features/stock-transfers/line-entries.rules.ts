import type { NamedGoods, StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'

/** What is typed beside lines in a step: its columns, by line, in thousandths of the product's unit. */
export const ENTRY_COLUMNS = {
  ship: ['picked'],
  receive: ['good', 'damaged'],
  settle: ['found', 'returned', 'lost'],
} as const
export type EntryStep = keyof typeof ENTRY_COLUMNS
export type EntryColumn = (typeof ENTRY_COLUMNS)[EntryStep][number]
export type Entries = Readonly<Record<string, Readonly<Partial<Record<EntryColumn, number | null>>>>>

/** Which goods of a tracked line are meant: each piece in one column, lots with a quantity in each. */
export interface NamedEntry {
  pieces: Readonly<Record<string, EntryColumn>>
  lots: Readonly<Record<string, Readonly<Partial<Record<EntryColumn, number | null>>>>>
}
/** By line. */
export type NamedEntries = Readonly<Record<string, NamedEntry>>

/** All that is entered beside lines. */
export interface Entered {
  entries: Entries
  named: NamedEntries
}

const PIECE_MILLI = 1000

/** The step that is taken with the lines of a transfer; null where there is none for the reader. */
export function entryStepOf({ mayTake }: Pick<StockTransfer, 'mayTake'>): EntryStep | null {
  return (['ship', 'receive', 'settle'] as const).find((step) => mayTake.includes(step)) ?? null
}

/** Before anything is typed: what was requested is picked. */
export function firstEntries(step: EntryStep | null, lines: readonly StockTransferLine[]): Entries {
  if (step !== 'ship') return {}
  return Object.fromEntries(lines.map(({ id, requestedMilli }) => [id, { picked: requestedMilli }]))
}

/** The line that a scanned code is of: of its product, by a barcode or its code. */
export function lineOf(lines: readonly StockTransferLine[], scanned: string): StockTransferLine | undefined {
  const code = scanned.trim()
  const found = lines.filter((line) => line.barcodes.includes(code) || line.code === code)
  return preferred(found)
}

/** The line of a product. */
export function lineOfProduct(lines: readonly StockTransferLine[], productId: string): StockTransferLine | undefined {
  return preferred(lines.filter((line) => line.productId === productId))
}

/** What was shipped is counted before what came beside it. */
function preferred(found: readonly StockTransferLine[]): StockTransferLine | undefined {
  return found.find(({ isExtra }) => !isExtra) ?? found[0]
}

/** Pieces of a line that are on their way, by their numbers. */
export function openPieces({ serialNumbers }: StockTransferLine): string[] {
  return serialNumbers.flatMap(({ number, became }) => (became === 'open' ? [number] : []))
}

/** Lots of a line that are on their way. */
export function openLots({ lots }: StockTransferLine): StockTransferLine['lots'] {
  return lots.filter(({ became }) => became === 'open')
}

/** Whether the goods of a line are named instead of counted: they are on their way, and told apart. */
export function isNamed(line: StockTransferLine, step: EntryStep | null): boolean {
  return step !== null && step !== 'ship' && openPieces(line).length + openLots(line).length > 0
}

/** The lines that have a piece or a lot of a number on its way: two products may number theirs alike. */
export function linesOfGoods(lines: readonly StockTransferLine[], number: string) {
  return lines.flatMap((line) => {
    if (openPieces(line).includes(number)) return [{ line, isPiece: true }]
    return openLots(line).some((lot) => lot.number === number) ? [{ line, isPiece: false }] : []
  })
}

const NOTHING: NamedEntry = { pieces: {}, lots: {} }

/** A piece in another column, or in none. */
export function withPiece(entered: Entered, lineId: string, number: string, column: EntryColumn | null): Entered {
  const { pieces, lots } = entered.named[lineId] ?? NOTHING
  const { [number]: _before, ...others } = pieces
  return withNamed(entered, lineId, { pieces: column === null ? others : { ...others, [number]: column }, lots })
}

/** So much of a lot in a column. */
export function withLot(
  entered: Entered,
  lineId: string,
  { number, column, milli }: { number: string; column: EntryColumn; milli: number | null },
): Entered {
  const { pieces, lots } = entered.named[lineId] ?? NOTHING
  return withNamed(entered, lineId, { pieces, lots: { ...lots, [number]: { ...lots[number], [column]: milli } } })
}

/** What a line comes to follows from its goods. */
function withNamed({ entries, named }: Entered, lineId: string, entry: NamedEntry): Entered {
  const sums: Partial<Record<EntryColumn, number>> = {}
  const add = (column: EntryColumn, milli: number): void => void (sums[column] = (sums[column] ?? 0) + milli)
  for (const column of Object.values(entry.pieces)) add(column, PIECE_MILLI)
  for (const lot of Object.values(entry.lots))
    for (const columns of Object.values(ENTRY_COLUMNS)) for (const column of columns) add(column, lot[column] ?? 0)
  return { entries: { ...entries, [lineId]: sums }, named: { ...named, [lineId]: entry } }
}

/** Which goods of a column are sent; nothing of a line whose goods are counted. */
export function goodsOf(named: NamedEntries, line: StockTransferLine, column: EntryColumn): NamedGoods {
  const { pieces, lots } = named[line.id] ?? NOTHING
  if (openPieces(line).length > 0)
    return { serialNumbers: openPieces(line).filter((number) => pieces[number] === column) }
  if (openLots(line).length === 0) return {}
  return {
    lots: openLots(line).flatMap(({ number }) => {
      const quantityMilli = lots[number]?.[column] ?? 0
      return quantityMilli > 0 ? [{ number, quantityMilli }] : []
    }),
  }
}

/**
 * So much more of a line in a column, from nothing where nobody typed or scanned anything of it yet; and how much of it is
 * beyond what there should be, which is not entered. All in thousandths.
 */
export function withMore(
  { entries, named }: Entered,
  more: { step: EntryStep; column: EntryColumn; line: StockTransferLine; isTouched: boolean; quantityMilli: number },
): { entered: Entered; beyondMilli: number } {
  const { step, column, line, isTouched, quantityMilli } = more
  const known = isTouched ? (entries[line.id] ?? {}) : {}
  const roomMilli = Math.max(0, mostOf(line, step) - sumOf(known, step))
  const milli = Math.min(quantityMilli, roomMilli)
  const entry = { ...known, [column]: (known[column] ?? 0) + milli }
  return { entered: { entries: { ...entries, [line.id]: entry }, named }, beyondMilli: quantityMilli - milli }
}

/** How much of a line there is for a step. */
function mostOf({ requestedMilli, openMilli }: StockTransferLine, step: EntryStep): number {
  return step === 'ship' ? requestedMilli : openMilli
}

function sumOf(entry: Entries[string], step: EntryStep): number {
  return ENTRY_COLUMNS[step].reduce((all, column) => all + (entry[column] ?? 0), 0)
}

/** The first line of which more is picked than was requested, or more arrived or was found than is on its way. */
export function tooMuchOf(
  entries: Entries,
  step: EntryStep,
  lines: readonly StockTransferLine[],
): StockTransferLine | undefined {
  return lines.find((line) => sumOf(entries[line.id] ?? {}, step) > mostOf(line, step))
}

/** Everything that is still to come arrived in good condition. */
export function allGood(lines: readonly StockTransferLine[]): Entered {
  const whole = (line: StockTransferLine): NamedEntry => ({
    pieces: Object.fromEntries(openPieces(line).map((number) => [number, 'good' as const])),
    lots: Object.fromEntries(openLots(line).map(({ number, quantityMilli }) => [number, { good: quantityMilli }])),
  })
  return {
    entries: Object.fromEntries(lines.map(({ id, openMilli }) => [id, { good: openMilli, damaged: 0 }])),
    named: Object.fromEntries(lines.filter((line) => isNamed(line, 'receive')).map((line) => [line.id, whole(line)])),
  }
}

/** Lines of which less arrived than is on its way, with how much of each. */
export function missingOf(entries: Entries, lines: readonly StockTransferLine[]) {
  return lines.flatMap((line) => {
    const { good, damaged } = entries[line.id] ?? {}
    const missingMilli = line.openMilli - (good ?? 0) - (damaged ?? 0)
    return missingMilli > 0 ? [{ ...line, missingMilli }] : []
  })
}

/** The numbers that were typed or scanned into one field. */
export function numbersIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;،]+/).filter((number) => number !== ''))]
}
