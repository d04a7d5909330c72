import { type Cart, partsMinor } from './cart.ts'
import { printedGoods } from './line-goods.ts'
import { priceOf } from './line-price.ts'
import { onTicket } from './noted.ts'
import type { PricedLine } from './cart-totals.ts'
import { detailsFor, saidOf } from './said-of-payment.ts'
import type { SoldParts } from '../../ticket-queue/index.ts'

/** What is known of a sale when it is paid, beside its cart. */
export interface Paid extends Pick<
  SoldParts,
  | 'cashSessionId'
  | 'cashierId'
  | 'cashierName'
  | 'occurredAt'
  | 'currency'
  | 'isVatSubject'
  | 'roundingMinor'
  | 'stampMinor'
> {
  cart: Cart
  /** Its lines as they are priced at the moment of the sale. */
  lines: readonly PricedLine[]
  totalMinor: number
  /** What is left of the total, or what that is in cash. */
  dueMinor: number
  method: { id: string; kind: string }
  /** Of the last payment, and of the change. */
  paymentId: string
  changeId: string
}

/** The money in hand for what is owed: what was typed, or exactly that when nothing was; none where parts pay more than all. */
export function receivedOf(cart: Pick<Cart, 'receivedMinor'>, dueMinor: number): number {
  return Math.max(cart.receivedMinor ?? dueMinor, 0)
}

/** A cart that was paid, with every id and the moment fixed, as a register numbers it. */
export function soldPartsOf({
  cart,
  lines,
  totalMinor,
  dueMinor,
  method,
  paymentId,
  changeId,
  ...rest
}: Paid): SoldParts {
  const receivedMinor = receivedOf(cart, dueMinor)
  const changeMinor = receivedMinor - dueMinor
  const paymentMethodId = method.id
  const changeMethodId = cart.parts.find(({ details }) => dueMinor < 0 && details?.foreign)?.methodId ?? paymentMethodId
  const said = saidOf(cart, [
    ...cart.parts.map(({ id, isCash, details = {} }) => ({ id, isCash, details })),
    { id: paymentId, isCash: method.kind === 'cash', details: detailsFor(cart, method) },
  ])
  const payments = [
    ...cart.parts.map(({ id, methodId, amountMinor }) => ({ id, paymentMethodId: methodId, amountMinor })),
    // What comes to nothing in cash is still paid in cash; only what costs nothing, or is paid already, is not.
    ...(receivedMinor > 0 || totalMinor > partsMinor(cart)
      ? [{ id: paymentId, paymentMethodId, amountMinor: receivedMinor }]
      : []),
  ]
  return {
    ...rest,
    id: cart.saleId,
    clientId: cart.client?.id ?? null,
    clientName: cart.client?.name ?? null,
    ...onTicket(cart),
    lines: lines.map(soldLine),
    payments: payments.map((payment) => {
      const details = said.get(payment.id)
      return details ? { ...payment, details } : payment
    }),
    change: changeMinor > 0 ? { id: changeId, paymentMethodId: changeMethodId, amountMinor: changeMinor } : null,
  }
}

function soldLine(line: PricedLine): SoldParts['lines'][number] {
  const { id, product, quantityMilli, applied } = line
  const { packId = null, packs, isCustom, code, designation, unit } = product
  const { vatRateMilli, fodecRateMilli } = product
  return {
    id,
    productId: isCustom ? null : product.id,
    packId,
    packQuantityMilli: packs.find((pack) => pack.id === packId)?.quantityMilli ?? null,
    ...{ code, designation, unit, quantityMilli, vatRateMilli, fodecRateMilli },
    unitPriceMicro: priceOf(line),
    discount: applied ?? null,
    ...printedGoods(line),
  }
}
