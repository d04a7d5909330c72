import type { StockTransfer, StockTransferLine } from '@comptoir/contracts/inventory/stock-transfers'

/** What is typed beside lines in a step: its columns, by line, in thousandths of the product's unit. */
export const ENTRY_COLUMNS = {
  ship: ['picked'],
  receive: ['good', 'damaged'],
  settle: ['found', 'returned', 'lost'],
} as const
export type EntryStep = keyof typeof ENTRY_COLUMNS
/** Steps in which products are scanned. */
export type ScanStep = Exclude<EntryStep, 'settle'>
export type EntryColumn = (typeof ENTRY_COLUMNS)[EntryStep][number]
export type Entries = Readonly<Record<string, Readonly<Partial<Record<EntryColumn, number | null>>>>>

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
  return lines.find((line) => line.barcodes.includes(code) || line.code === code)
}

/**
 * One more of a line in the first column of a step, from nothing where nobody typed or scanned anything of it yet. Null where
 * that is more than there should be.
 */
export function oneMore(entries: Entries, step: ScanStep, line: StockTransferLine, isTouched: boolean): Entries | null {
  const [column] = ENTRY_COLUMNS[step]
  const known = isTouched ? (entries[line.id] ?? {}) : {}
  const more = { ...entries, [line.id]: { ...known, [column]: (known[column] ?? 0) + 1000 } }
  return tooMuchOf(more, step, [line]) === undefined ? more : null
}

/** The first line of which more is picked than was requested, or more arrived than is on its way. */
export function tooMuchOf(
  entries: Entries,
  step: ScanStep,
  lines: readonly StockTransferLine[],
): StockTransferLine | undefined {
  return lines.find(({ id, requestedMilli, openMilli }) => {
    const { picked, good, damaged } = entries[id] ?? {}
    return step === 'ship' ? (picked ?? 0) > requestedMilli : (good ?? 0) + (damaged ?? 0) > openMilli
  })
}

/** Everything that is still to come arrived in good condition. */
export function allGood(lines: readonly StockTransferLine[]): Entries {
  return Object.fromEntries(lines.map(({ id, openMilli }) => [id, { good: openMilli, damaged: 0 }]))
}

/** Lines of which less arrived than is on its way, with how much of each. */
export function missingOf(entries: Entries, lines: readonly StockTransferLine[]) {
  return lines.flatMap((line) => {
    const { good, damaged } = entries[line.id] ?? {}
    const missingMilli = line.openMilli - (good ?? 0) - (damaged ?? 0)
    return missingMilli > 0 ? [{ ...line, missingMilli }] : []
  })
}
