import type { Shown, ShownLine } from '../../client-display/index.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { partsMinor } from '../cart/cart.ts'
import { figuresOf } from '../cart/cart-totals.ts'
import { unitOfPrice } from '../cart/sold-by.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { priceOf } from '../cart/line-price.ts'
import { useShownSale } from '../last-ticket/last-ticket.ts'
import { usePayment } from '../payment/payment-context.ts'
import { useNameOf } from '../product-name.ts'
import { useStanding } from '../register/counter-register.ts'

/** What the client may see of this counter now: each field is named, so that nothing else gets onto the screen. */
export function useShown(): Shown {
  const { standing } = useStanding()
  const sale = useShownSale()
  const open = useOpenTicket()
  if (standing === 'locked') return { kind: 'paused' }
  if (sale)
    return {
      kind: 'sold',
      number: sale.number,
      currency: sale.currency,
      savedMinor: sale.discountMinor,
      totalMinor: sale.totalMinor + sale.roundingMinor,
      receivedMinor: sale.receivedMinor,
      changeMinor: sale.changeMinor,
    }
  return open.lines.length === 0 ? { kind: 'welcome' } : open
}

function useOpenTicket(): Extract<Shown, { kind: 'ticket' }> {
  const cart = useCart()
  const nameOf = useNameOf()
  const { lines, totals } = usePricedCart()
  const currency = useCurrency()
  const { dueMinor, changeMinor, isChangeGiven } = usePayment(({ dueMinor, changeMinor, isChangeGiven }) => ({
    dueMinor,
    changeMinor,
    isChangeGiven,
  }))
  const { receivedMinor } = cart
  const isReceived = isChangeGiven && receivedMinor !== null && Number.isSafeInteger(receivedMinor)
  return {
    kind: 'ticket',
    lines: lines.map((line): ShownLine => {
      const { id, product, quantityMilli } = line
      const figures = figuresOf(totals, id)
      return {
        id,
        name: nameOf(product),
        quantityMilli,
        unitPriceMicro: priceOf(line),
        unit: unitOfPrice(product),
        discountMinor: figures?.discountMinor ?? 0,
        netMinor: figures?.netMinor ?? 0,
      }
    }),
    currentId: cart.selectedId,
    currency,
    savedMinor: totals.totals.lineDiscountMinor,
    ...(totals.totals.stampMinor > 0 && { stampMinor: totals.totals.stampMinor }),
    totalMinor: totals.totals.totalMinor,
    paidMinor: partsMinor(cart),
    dueMinor: Math.max(dueMinor, 0),
    receivedMinor: isReceived ? receivedMinor : null,
    changeMinor: isReceived ? changeMinor : 0,
  }
}
