import type { SaleInput } from '@comptoir/contracts'
import type { Cart } from '../cart/cart.ts'

export interface SaleMaking {
  cart: Cart
  totalMinor: number
  registerId: string
  cashSessionId: string
  cashMethodId: string
  occurredAt: string
  paymentId: string
}

/** The cash in hand for a total: what was typed, or exactly the total when nothing was. */
export function receivedOf(cart: Pick<Cart, 'receivedMinor'>, totalMinor: number): number {
  return cart.receivedMinor ?? totalMinor
}

/** A cart as the sale that is sent, with every id and the moment fixed: sent again, it is the same sale to the byte. */
export function saleInputOf({ cart, totalMinor, registerId, cashSessionId, cashMethodId, occurredAt, paymentId }: SaleMaking): SaleInput {
  const receivedMinor = receivedOf(cart, totalMinor)
  return {
    id: cart.saleId,
    registerId,
    cashSessionId,
    occurredAt,
    lines: cart.lines.map(({ id, product, quantityMilli, discount }) => ({
      id,
      productId: product.id,
      quantityMilli,
      unitPriceMicro: product.unitPriceMicro,
      ...(discount ? { discount } : {}),
    })),
    payments: receivedMinor > 0 ? [{ id: paymentId, paymentMethodId: cashMethodId, amountMinor: receivedMinor }] : [],
    totalMinor,
    changeMinor: receivedMinor - totalMinor,
  }
}
