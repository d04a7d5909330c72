import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { type Cart, partsMinor } from './cart.ts'
import type { PricedLine } from './cart-totals.ts'
import type { CartProduct } from './sold-by.ts'

export interface SaleParts {
  cart: Cart
  /** Its lines as they are priced at the moment of the sale. */
  lines: readonly PricedLine[]
  totalMinor: number
  /** What is left of the total, or what that is in cash. */
  dueMinor: number
  registerId: string
  cashSessionId: string
  paymentMethodId: string
  occurredAt: string
  paymentId: string
}

/** The money in hand for what is owed: what was typed, or exactly that when nothing was. */
export function receivedOf(cart: Pick<Cart, 'receivedMinor'>, dueMinor: number): number {
  return cart.receivedMinor ?? dueMinor
}

function goodsOf({
  id,
  packId,
  isCustom,
  designation,
  vatRateMilli,
}: CartProduct): Pick<SaleInput['lines'][number], 'productId' | 'packId' | 'custom'> {
  if (isCustom) return { custom: { designation, vatRateMilli } }
  return packId === undefined ? { productId: id } : { productId: id, packId }
}

/** A cart as the sale that is sent, with every id and the moment fixed: sent again, it is the same sale to the byte. */
export function saleInputOf({
  cart,
  lines,
  totalMinor,
  dueMinor,
  registerId,
  cashSessionId,
  paymentMethodId,
  occurredAt,
  paymentId,
}: SaleParts): SaleInput {
  const receivedMinor = receivedOf(cart, dueMinor)
  return {
    id: cart.saleId,
    registerId,
    cashSessionId,
    occurredAt,
    lines: lines.map(({ id, product, quantityMilli, applied }) => ({
      id,
      ...goodsOf(product),
      quantityMilli,
      unitPriceMicro: product.unitPriceMicro,
      ...(applied ? { discount: applied } : {}),
    })),
    payments: [
      ...cart.parts.map(({ id, methodId, amountMinor }) => ({ id, paymentMethodId: methodId, amountMinor })),
      // What comes to nothing in cash is still paid in cash; only what costs nothing, or is paid already, is not.
      ...(receivedMinor > 0 || totalMinor > partsMinor(cart)
        ? [{ id: paymentId, paymentMethodId, amountMinor: receivedMinor }]
        : []),
    ],
    totalMinor,
    changeMinor: receivedMinor - dueMinor,
  }
}
