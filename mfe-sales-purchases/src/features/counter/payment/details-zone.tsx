import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { useStore } from '@comptoir/platform'
import { PaymentDetailsFields, type PlannedDraft } from '../../payment-details/index.ts'
import { MOST_PARTS } from '../cart/cart.ts'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { detailsFor } from '../cart/said-of-payment.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { usePayment, usePaymentStore } from './payment-context.ts'

export interface DetailsZoneProps {
  method: PaymentMethod
  dueMinor: number
  pay: () => void
}

/** What there is to say of what is left, by the method that it is paid by. */
export function DetailsZone({ method, dueMinor, pay }: DetailsZoneProps) {
  const cart = useCart()
  const { addPart, say } = useCartActions()
  const focus = useFocus()
  const draft = usePayment(({ methods }) => methods.find(({ kind }) => kind === 'draft'))
  const payment = usePaymentStore()
  const isSplitting = useStore(focus.shown, (shown) => shown.isSplitting)
  const plan = (drafts: readonly PlannedDraft[]): void => {
    const last = drafts.at(-1)
    for (const { amountMinor, ...details } of drafts.slice(0, -1)) addPart(method, amountMinor, details)
    if (!last) return
    const { amountMinor: _rest, ...details } = last
    say(method.id, details)
  }
  return (
    <PaymentDetailsFields
      key={`${cart.saleId} ${method.id}`}
      firstField={focus.receivedField}
      kind={method.kind}
      details={detailsFor(cart, method)}
      onChange={(details) => say(method.id, details)}
      onDone={() => {
        if (isSplitting) return focus.toPart()
        pay()
        focus.toSearch()
      }}
      onDraft={
        draft
          ? (said) => {
              say(draft.id, said)
              payment.getState().choose(draft.id)
            }
          : null
      }
      plan={isSplitting || dueMinor <= 0 ? null : { dueMinor, most: MOST_PARTS + 1 - cart.parts.length, onPlan: plan }}
    />
  )
}
