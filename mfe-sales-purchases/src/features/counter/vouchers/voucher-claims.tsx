import { useEffect } from 'react'
import { isProblem, useStore } from '@comptoir/platform'
import type { Cart } from '../cart/cart.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import type { TicketQueue } from '../../ticket-queue/index.ts'
import { forgetClaim, type KeptClaim, keptClaims } from './kept-claims.ts'
import { releaseVoucher } from './voucher.api.ts'

/**
 * Gives back what was claimed of vouchers for a payment that was taken away, or a cart that was discarded. What was sold is
 * left to the server, which ends its claim as soon as it has the ticket. Draws nothing.
 */
export function VoucherClaims() {
  const store = useCartStore()
  const cart = useStore(store, (state) => state.cart)
  const isPaying = useStore(store, (state) => state.isPaying)
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const { register } = useCounterSession()
  const isOffline = useIsOffline()
  const { saleId, parts } = cart
  useEffect(() => {
    if (queue && !isPaying && !isOffline) void settle(register.id, queue, { saleId, parts })
  }, [register.id, queue, isPaying, isOffline, saleId, parts])
  return null
}

async function settle(registerId: string, queue: TicketQueue, cart: Pick<Cart, 'saleId' | 'parts'>): Promise<void> {
  for (const claim of keptClaims(registerId)) {
    if (isPartOf(claim, cart)) continue
    const sold = await queue.find(claim.ticketId).catch(() => undefined)
    // Not known: the claim stays, and is looked at again.
    if (sold === undefined) continue
    if (sold !== null || (await isReleased(claim))) forgetClaim(registerId, claim)
  }
}

function isPartOf({ ticketId, voucherId }: KeptClaim, { saleId, parts }: Pick<Cart, 'saleId' | 'parts'>): boolean {
  return ticketId === saleId && parts.some(({ details }) => details?.voucherId === voucherId)
}

/** Also where the server will not hear of it again. */
function isReleased(claim: KeptClaim): Promise<boolean> {
  return releaseVoucher(claim).then(
    () => true,
    (error: unknown) => isProblem(error) && error.status < 500,
  )
}
