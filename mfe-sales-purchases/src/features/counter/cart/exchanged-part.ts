import type { Cart } from './cart.ts'

/** The cash of a return that the client gets other goods for. */
export interface ExchangedCash {
  /** Of the part that it is of the sale. */
  id: string
  methodId: string
  name: string
  /** What the return gives back in cash. */
  amountMinor: number
}

/**
 * A cart that is paid by the cash of a return first, as far as `wantedMinor` goes; what is left of that cash counts as
 * handed over, so that it is given back as change.
 */
export function withExchanged(
  cart: Cart,
  { id, methodId, name, amountMinor }: ExchangedCash,
  wantedMinor: number,
): Cart {
  const paidMinor = Math.min(amountMinor, wantedMinor)
  const restMinor = wantedMinor > 0 ? amountMinor - paidMinor : 0
  const part = { id, methodId, methodName: name, isCash: true, amountMinor: paidMinor }
  return {
    ...cart,
    parts: [...(paidMinor > 0 ? [part] : []), ...cart.parts.filter((each) => each.id !== id)],
    receivedMinor: restMinor > 0 ? restMinor : null,
  }
}
