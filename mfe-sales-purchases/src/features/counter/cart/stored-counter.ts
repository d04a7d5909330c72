import type { SaleInput } from '@comptoir/contracts'
import type { Cart, CartLine } from './cart.ts'

/** What a counter must not forget: the open cart, and a sale of which nobody knows yet whether it arrived. */
export interface Counter {
  cart: Cart
  /** Exactly what was sent; while it stands the cart is not changed, and nothing else is sent. */
  sending: SaleInput | null
}

/** What the browser kept, if it is whole: a damaged or foreign entry counts as absent, and selling starts anew. */
export function readCounter(stored: unknown): Counter | null {
  return isCounter(stored) ? { cart: stored.cart, sending: stored.sending } : null
}

function isCounter(value: unknown): value is Counter {
  if (!isRecord(value) || !isRecord(value['cart'])) return false
  const { cart, sending } = value
  const isSending = sending === null || (isRecord(sending) && typeof sending['id'] === 'string' && Array.isArray(sending['lines']))
  return isSending && typeof cart['saleId'] === 'string' && Array.isArray(cart['lines']) && cart['lines'].every(isLine)
}

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value) || !isRecord(value['product'])) return false
  const { id, quantityMilli, product } = value
  const figures = [quantityMilli, product['unitPriceMicro'], product['vatRateMilli'], product['fodecRateMilli']]
  return typeof id === 'string' && typeof product['id'] === 'string' && typeof product['designation'] === 'string' && figures.every(Number.isSafeInteger)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
