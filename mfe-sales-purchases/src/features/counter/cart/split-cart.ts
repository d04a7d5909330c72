import { allocate } from '@comptoir/money'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { type Cart, type CartLine, isSold, receiving } from './cart.ts'
import { dividedGoods } from './line-goods.ts'
import { withoutPayer } from './said-of-payment.ts'

/** How much of each line goes to another ticket, by its id, in thousandths; of what is not named, nothing. */
export type Going = ReadonlyMap<string, number>

/** A split whose lines are on the other ticket already, and are still to be taken off the one that they came from. */
export interface OpenSplit {
  readonly saleId: string
  /** The lines that change, as they were. */
  readonly before: readonly Pick<CartLine, 'id' | 'quantityMilli'>[]
  /** Those of them of which something stays, as they will be. */
  readonly after: readonly CartLine[]
}

export interface Split {
  goes: Cart
  open: OpenSplit
}

/**
 * A ticket in two, with the same client, representative, note and discounts: an amount taken off a line that is divided is
 * divided in proportion, so that both together have it whole, and each lot or piece is on one of them. Null where one of the two would be empty, something is paid
 * already, or a part is no quantity of its unit.
 */
export function splitCart(cart: Cart, going: Going, newId: () => string): Split | null {
  const halves = cart.lines.map((line) => ({ line, ...halvesOf(line, going.get(line.id) ?? 0) }))
  const isWhole = halves.every(({ goes, stays }) => [goes, stays].every((half) => half === null || isOf(half)))
  const moved = halves.filter(({ goes }) => goes !== null)
  if (!isWhole || cart.parts.length > 0 || moved.length === 0 || halves.every(({ stays }) => stays === null))
    return null
  const lines = moved.flatMap(({ goes }) => (goes ? [{ ...goes, id: newId() }] : []))
  return {
    goes: withoutPayer({ ...receiving(cart, null), saleId: newId(), selectedId: null, lines }),
    open: {
      saleId: cart.saleId,
      before: moved.map(({ line: { id, quantityMilli } }) => ({ id, quantityMilli })),
      after: moved.flatMap(({ stays }) => (stays ? [stays] : [])),
    },
  }
}

/** The ticket without what went to the other one; as it is where that was done before, or it is another ticket by now. */
export function finishSplit(cart: Cart, { saleId, before, after }: OpenSplit): Cart {
  const isBefore = ({ id, quantityMilli }: CartLine): boolean =>
    before.some((line) => line.id === id && line.quantityMilli === quantityMilli)
  if (cart.saleId !== saleId || !cart.lines.some(isBefore)) return cart
  const lines = cart.lines.flatMap((line) => (isBefore(line) ? after.filter(({ id }) => id === line.id) : [line]))
  const selectedId = lines.some(({ id }) => id === cart.selectedId) ? cart.selectedId : (lines.at(-1)?.id ?? null)
  return { ...cart, lines, selectedId, receivedMinor: null }
}

function isOf({ product, quantityMilli }: CartLine): boolean {
  return quantityMilli > 0 && isSold(product, quantityMilli)
}

interface Halves {
  goes: CartLine | null
  stays: CartLine | null
}

function halvesOf(line: CartLine, goingMilli: number): Halves {
  const stayingMilli = line.quantityMilli - goingMilli
  if (goingMilli === 0) return { goes: null, stays: line }
  if (stayingMilli === 0) return { goes: line, stays: null }
  const [ofGoing, ofStaying] = dividedDiscount(line.discount, goingMilli, stayingMilli)
  const { goods, ...rest } = line
  const [goodsGoing, goodsStaying] = dividedGoods(line.product, goods, [goingMilli, stayingMilli])
  return {
    goes: { ...rest, quantityMilli: goingMilli, discount: ofGoing, ...(goodsGoing && { goods: goodsGoing }) },
    stays: { ...rest, quantityMilli: stayingMilli, discount: ofStaying, ...(goodsStaying && { goods: goodsStaying }) },
  }
}

function dividedDiscount(
  discount: LineDiscount | undefined,
  goingMilli: number,
  stayingMilli: number,
): readonly (LineDiscount | undefined)[] {
  // Quantities that are none are refused by their unit.
  if (discount?.kind !== 'amount' || goingMilli < 0 || stayingMilli < 0) return [discount, discount]
  return allocate(discount.amountMinor, [goingMilli, stayingMilli]).map((amountMinor) =>
    amountMinor === 0 ? undefined : { ...discount, amountMinor },
  )
}
