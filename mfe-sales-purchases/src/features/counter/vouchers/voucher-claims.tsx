import { useEffect, useEffectEvent } from 'react'
import { isProblem, notify, useStore, useTranslation } from '@comptoir/platform'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { DeviceTicket, TicketQueue } from '../../ticket-queue/index.ts'
import type { Cart, PaymentPart } from '../cart/cart.ts'
import type { CartState } from '../cart/cart.store.ts'
import { useCart, useCartActions, useCartStore } from '../cart/cart-context.ts'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { claimsKey, forgetClaim, giveBack, isUnderway, type KeptClaim, keptClaims } from './kept-claims.ts'
import { claimVoucher, releaseVoucher } from './voucher.api.ts'

/** Claims end on the server, by time or by somebody's release: a cart that stays open makes its own again. */
const RENEWED_EACH_MS = 10 * 60 * 1000

/**
 * Gives back what was claimed of vouchers for a payment that was taken away, or a cart that was discarded. What a ticket was
 * paid by is left to the server, which ends the claim as soon as it has the ticket. What the open cart is paid by is claimed
 * again when it is opened and while it stays open; a part that the server does not hold any more is taken away. Draws nothing.
 */
export function VoucherClaims() {
  const { t } = useTranslation('sales-purchases')
  const store = useCartStore()
  const { removePart } = useCartActions()
  const saleId = useCart((cart) => cart.saleId)
  const parts = useCart((cart) => cart.parts)
  const isPaying = useStore(store, (state) => state.isPaying)
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const { register, session } = useCounterSession()
  const isOffline = useIsOffline()
  const key = claimsKey(register.id, session.openedById)
  useEffect(() => {
    if (!queue || isPaying || isOffline) return
    // The next look, or the next counter, knows the cart better.
    const look = new AbortController()
    void settle(key, queue, store.getState, look.signal)
    return () => look.abort()
  }, [store, key, queue, isPaying, isOffline, saleId, parts])

  const renewNow = useEffectEvent(() =>
    renew(key, store.getState().cart, (part, why) => {
      const { cart: now, isPaying: isSold } = store.getState()
      if (isSold || now.parts.every(({ id }) => id !== part.id)) return
      removePart(part.id)
      notify.error(t('vouchers.counter.lost', { number: part.details?.number ?? '', why }))
    }),
  )
  useEffect(() => {
    if (isOffline) return
    void renewNow()
    const timer = setInterval(() => void renewNow(), RENEWED_EACH_MS)
    return () => clearInterval(timer)
  }, [key, isOffline])
  return null
}

type OpenCart = Pick<Cart, 'saleId' | 'parts'>

async function settle(key: string, queue: TicketQueue, now: () => CartState, look: AbortSignal): Promise<void> {
  const isInUse = (claim: KeptClaim): boolean => isUnderway(claim) || now().isPaying || !!partOf(claim, now().cart)
  for (const claim of keptClaims(key)) {
    if (isInUse(claim)) continue
    const sold = await queue.find(claim.ticketId).catch(() => undefined)
    if (look.aborted) return
    // Not known: the claim stays, and is looked at when the cart or the network changes.
    if (sold === undefined || isInUse(claim)) continue
    if (sold !== null && isPaidBy(sold, claim)) forgetClaim(key, claim)
    else await giveBack(key, claim, () => isReleased(claim))
  }
}

async function renew(key: string, cart: OpenCart, onLost: (part: PaymentPart, why: string) => void): Promise<void> {
  for (const claim of keptClaims(key)) {
    const part = partOf(claim, cart)
    if (!part) continue
    const { ticketId, code } = claim
    await claimVoucher({ ticketId, code, amountMinor: part.amountMinor }).catch((error: unknown) => {
      if (isProblem(error) && REFUSED.includes(error.status)) onLost(part, error.message)
    })
  }
}

/** By which the server says that it does not hold it; after any other answer it may. */
const REFUSED: readonly number[] = [404, 422]

function partOf({ ticketId, voucherId }: KeptClaim, { saleId, parts }: OpenCart): PaymentPart | undefined {
  return ticketId === saleId ? parts.find(({ details }) => details?.voucherId === voucherId) : undefined
}

function isPaidBy({ text }: DeviceTicket, { voucherId }: KeptClaim): boolean {
  const { payments } = JSON.parse(text) as RegisterTicket
  return payments.some(({ details }) => details?.voucherId === voucherId)
}

/** Also where the server will not hear of it again. */
function isReleased(claim: KeptClaim): Promise<boolean> {
  return releaseVoucher(claim).then(
    () => true,
    (error: unknown) => isProblem(error) && error.status < 500,
  )
}
