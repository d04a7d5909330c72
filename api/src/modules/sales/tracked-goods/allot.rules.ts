import type { LotThere } from '../../inventory/stock/index.ts'
import type { TrackedLine } from './tracked-line.ts'

type Lot = TrackedLine['lots'][number]

/**
 * Takes a quantity from the lots of a place, which are in the order in which they expire: first those that are good on the
 * day, then the others. What is taken is not there for the next. Gives less than was asked for where less is there.
 */
export function takeFirstExpired(there: LotThere[], quantityMilli: number, day: string): Lot[] {
  const isOver = ({ expiresOn }: LotThere): boolean => isExpired(expiresOn, day)
  let leftMilli = quantityMilli
  return [...there.filter((lot) => !isOver(lot)), ...there.filter(isOver)].flatMap((lot) => {
    const takenMilli = Math.min(leftMilli, Math.max(lot.onHandMilli, 0))
    if (takenMilli === 0) return []
    leftMilli -= takenMilli
    lot.onHandMilli -= takenMilli
    return [{ id: lot.id, number: lot.number, expiresOn: lot.expiresOn, quantityMilli: takenMilli }]
  })
}

/** Whether goods were good for the last time before a day. */
export function isExpired(expiresOn: string | null, day: string): boolean {
  return expiresOn !== null && expiresOn < day
}

/** Lots with each once, in the order in which they came. */
export function eachLotOnce(lots: readonly Lot[]): Lot[] {
  const once = new Map<string, Lot>()
  for (const lot of lots) {
    const before = once.get(lot.id)
    once.set(lot.id, before ? { ...before, quantityMilli: before.quantityMilli + lot.quantityMilli } : lot)
  }
  return [...once.values()]
}

export function quantityOfLots(lots: readonly { quantityMilli: number }[]): number {
  return lots.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
}

/**
 * Of which lots and pieces goods are that come back: those that were sold and have not come back yet, in the order in which
 * they were sold. Pieces are known only where all that are left come back at once.
 */
export function goodsBack(sold: TrackedLine, returned: readonly TrackedLine[], quantityMilli: number): TrackedLine {
  const backMilli = (id: string): number =>
    quantityOfLots(returned.flatMap(({ lots }) => lots.filter((lot) => lot.id === id)))
  const left = sold.lots.map((lot) => ({ ...lot, quantityMilli: lot.quantityMilli - backMilli(lot.id) }))
  let askedMilli = quantityMilli
  const lots = left.flatMap((lot) => {
    const takenMilli = Math.min(askedMilli, lot.quantityMilli)
    askedMilli -= Math.max(takenMilli, 0)
    return takenMilli > 0 ? [{ ...lot, quantityMilli: takenMilli }] : []
  })
  const gone = new Set(returned.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
  const pieces = sold.pieces.filter(({ id }) => !gone.has(id))
  return { lots, pieces: pieces.length * 1000 === quantityMilli ? pieces : [] }
}
