import {
  REASON_RULES,
  type AdjustmentLineInput,
  type AdjustmentReason,
  type StockAdjustment,
  type StockAdjustmentChange,
  type StockAdjustmentLine,
} from '@comptoir/contracts/inventory/stock-adjustments'
import type { Tracking } from '@comptoir/contracts/inventory/tracking'

/** A lot as it is typed. */
export interface DraftLot {
  /** Known to the page alone. */
  id: string
  number: string
  expiresOn: string
  quantityMilli: number | null
}

/** What is adjusted of one product, as it is typed; quantities have no sign but that of `isIn`. */
export interface DraftLine {
  id: string
  productId: string
  code: string
  designation: string
  unit: string | null
  unitDecimals: number
  tracking: Tracking
  lotsExpire: boolean
  /** What the place has; null while nobody knows. */
  onHandMilli: number | null
  isIn: boolean
  quantityMilli: number | null
  unitCostMicro: number | null
  lots: readonly DraftLot[]
  /** One on each line. */
  serialNumbers: string
}

/** What somebody has said of an adjustment so far. */
export interface Draft {
  locationId: string
  reason: AdjustmentReason
  note: string
  lines: readonly DraftLine[]
}

/** A product that is added. */
export type AddedProduct = Pick<
  DraftLine,
  'productId' | 'code' | 'designation' | 'unit' | 'unitDecimals' | 'tracking' | 'lotsExpire'
> & { quantityMilli: number }

const PIECE_MILLI = 1000

/** The draft that an adjustment is. */
export function draftOf({ locationId, reason, note, lines }: StockAdjustment): Draft {
  return { locationId, reason, note: note ?? '', lines: lines.map(lineOf) }
}

function lineOf({ lots, serialNumbers, quantityMilli, valueMinor: _value, ...line }: StockAdjustmentLine): DraftLine {
  return {
    ...line,
    isIn: quantityMilli > 0,
    quantityMilli: Math.abs(quantityMilli),
    lots: lots.map((lot) => ({ ...lot, id: lot.number, expiresOn: lot.expiresOn ?? '' })),
    serialNumbers: serialNumbers.join('\n'),
  }
}

/** Whether goods of a line come in: by the reason, or as it was chosen where the reason leaves it open. */
export function comesIn(reason: AdjustmentReason, { isIn }: Pick<DraftLine, 'isIn'>): boolean {
  const { direction } = REASON_RULES[reason]
  return direction === 'either' ? isIn : direction === 'in'
}

/** What is adjusted of a line, in thousandths: above zero what comes in. */
export function signedMilli(reason: AdjustmentReason, line: DraftLine): number {
  const quantityMilli = line.quantityMilli ?? 0
  return comesIn(reason, line) ? quantityMilli : 0 - quantityMilli
}

/** A draft with some more of a product: on its line where there is one, otherwise on a new one at the end. */
export function withProduct(draft: Draft, { quantityMilli, ...product }: AddedProduct, id: string): Draft {
  const known = draft.lines.find(({ productId }) => productId === product.productId)
  if (known) return withLine(draft, { ...known, quantityMilli: (known.quantityMilli ?? 0) + quantityMilli })
  const line: DraftLine = {
    ...{ id, ...product, onHandMilli: null, isIn: false, quantityMilli, unitCostMicro: null },
    ...{ lots: [], serialNumbers: '' },
  }
  return { ...draft, lines: [...draft.lines, line] }
}

/** A draft with a line as it is now. */
export function withLine(draft: Draft, line: DraftLine): Draft {
  return { ...draft, lines: draft.lines.map((each) => (each.id === line.id ? line : each)) }
}

export function withoutLine(draft: Draft, id: string): Draft {
  return { ...draft, lines: draft.lines.filter((line) => line.id !== id) }
}

/** The numbers that were typed, each once and without what surrounds it. */
export function numbersIn(text: string): string[] {
  const numbers = text.split('\n').map((line) => line.trim())
  return [...new Set(numbers.filter((number) => number !== ''))]
}

/** What is sent of a draft. */
export function inputOf({ locationId, reason, note, lines }: Draft): StockAdjustmentChange {
  return { locationId, reason, note: note.trim() || null, lines: lines.map((line) => lineInput(reason, line)) }
}

function lineInput(reason: AdjustmentReason, line: DraftLine): AdjustmentLineInput {
  const { id, productId, tracking } = line
  const lots = line.lots.filter(({ number }) => number.trim() !== '')
  const numbers = numbersIn(line.serialNumbers)
  return {
    ...{ id, productId, quantityMilli: signedMilli(reason, line) },
    ...(comesIn(reason, line) && line.unitCostMicro !== null ? { unitCostMicro: line.unitCostMicro } : {}),
    ...(tracking === 'lots' && lots.length > 0
      ? {
          lots: lots.map(({ number, expiresOn, quantityMilli }) => ({
            ...{ number: number.trim(), expiresOn: expiresOn || null, quantityMilli: quantityMilli ?? 0 },
          })),
        }
      : {}),
    ...(tracking === 'serialNumbers' && numbers.length > 0 ? { serialNumbers: numbers } : {}),
  }
}

/** How many serial numbers a line needs. */
export function piecesOf({ quantityMilli }: Pick<DraftLine, 'quantityMilli'>): number {
  return Math.ceil((quantityMilli ?? 0) / PIECE_MILLI)
}

export function sumOfLots({ lots }: Pick<DraftLine, 'lots'>): number {
  return lots.reduce((sum, { quantityMilli }) => sum + (quantityMilli ?? 0), 0)
}
