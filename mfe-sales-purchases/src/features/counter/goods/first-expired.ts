import type { CounterLot } from '@comptoir/contracts/inventory/counter-catalogue'
import type { SoldLot } from '@comptoir/contracts/sales/sales'
import type { CartLine } from '../cart/cart.ts'
import type { LineGoods } from '../cart/line-goods.ts'
import { inOwnUnit } from '../cart/sold-by.ts'

/** Whether goods were good for the last time before a day. */
export function isOver(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}

/**
 * The lots and pieces of lines whose products are tracked, by line: what somebody chose, as far as the quantity goes, and
 * for what is left of it the lots that expire first; one that is over is never among them. `lots` are in the order in
 * which they expire; what no known lot has is of none.
 */
export function goodsOf(
  lines: readonly CartLine[],
  lots: readonly CounterLot[],
  today: string,
): Map<string, LineGoods> {
  const left = lots.map((lot) => ({ ...lot }))
  const tracked = lines.flatMap((line) => {
    const forMilli = inOwnUnit(line.product, line.quantityMilli)
    return line.product.tracking && forMilli !== null ? [{ line, forMilli }] : []
  })
  // What is chosen on one line is not there for what is proposed on another.
  const chosen = new Map(tracked.map(({ line, forMilli }) => [line.id, chosenLots(line, forMilli, left)]))
  return new Map(
    tracked.map(({ line, forMilli }): [string, LineGoods] => {
      const { product, goods } = line
      if (product.tracking === 'serialNumbers')
        return [line.id, { forMilli, serialNumbers: (goods?.serialNumbers ?? []).slice(0, forMilli / 1000) }]
      const own = chosen.get(line.id) ?? []
      const good = left.filter((lot) => lot.productId === product.id && !isOver(lot.expiresOn, today))
      const rest = take(good, forMilli - quantityOf(own))
      return [line.id, { forMilli, lots: eachOnce([...own, ...rest]), ...(own.length > 0 && { isChosen: true }) }]
    }),
  )
}

function chosenLots({ product, goods }: CartLine, forMilli: number, left: CounterLot[]): SoldLot[] {
  if (!goods?.isChosen) return []
  let openMilli = forMilli
  return (goods.lots ?? []).flatMap((lot) => {
    const quantityMilli = Math.min(lot.quantityMilli, openMilli)
    openMilli -= quantityMilli
    const there = left.find(({ productId, number }) => productId === product.id && number === lot.number)
    if (there) there.onHandMilli -= quantityMilli
    return quantityMilli > 0 ? [{ ...lot, quantityMilli }] : []
  })
}

/** Takes from lots in their order; what is taken is not there for the next. */
function take(lots: readonly CounterLot[], quantityMilli: number): SoldLot[] {
  let openMilli = quantityMilli
  return lots.flatMap((lot) => {
    const takenMilli = Math.min(openMilli, Math.max(lot.onHandMilli, 0))
    openMilli -= takenMilli
    lot.onHandMilli -= takenMilli
    return takenMilli > 0 ? [{ number: lot.number, expiresOn: lot.expiresOn, quantityMilli: takenMilli }] : []
  })
}

export function quantityOf(lots: readonly { quantityMilli: number }[]): number {
  return lots.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)
}

function eachOnce(lots: readonly SoldLot[]): SoldLot[] {
  const once = new Map<string, SoldLot>()
  for (const lot of lots)
    once.set(lot.number, { ...lot, quantityMilli: lot.quantityMilli + (once.get(lot.number)?.quantityMilli ?? 0) })
  return [...once.values()]
}

/** Lots without what a ticket took of them. */
export function lotsWithout(
  lots: readonly CounterLot[],
  sold: readonly { productId: string | null; lots?: readonly SoldLot[] }[],
): CounterLot[] {
  return lots.flatMap((lot) => {
    const taken = sold.flatMap((line) =>
      line.productId === lot.productId ? (line.lots ?? []).filter(({ number }) => number === lot.number) : [],
    )
    const onHandMilli = lot.onHandMilli - quantityOf(taken)
    return onHandMilli > 0 ? [{ ...lot, onHandMilli }] : []
  })
}
