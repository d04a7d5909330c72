import { useState } from 'react'
import { givesChange } from '@comptoir/contracts/payment-rules'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { newId, serverNow, useMayAsk, useStore } from '@comptoir/platform'
import { linesRefused, linesToApprove, permissionFor } from '../approval/needed-approvals.ts'
import type { AskedApproval } from '../approval/use-approval-form.ts'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { totalsOf } from '../cart/cart-totals.ts'
import { pricedAt } from '../cart/line-discount.ts'
import { useDiscountRules } from '../cart/use-discount-rules.ts'
import { useMaySayPrices } from '../custom-item/use-may-sell-custom-item.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { canTakePart, payBlockOf } from './pay-block.ts'
import type { Payment } from './payment-context.ts'
import { receivedOf, saleInputOf } from '../cart/sale-input.ts'
import { useCheckout } from './use-checkout.ts'
import { useChosenMethod } from './use-chosen-method.ts'
import { useDue } from './use-due.ts'
import { useOfferedMethods } from './use-offered-methods.ts'
import { useRefusals } from './use-refusals.ts'

export function usePaying(onSold: (sale: Sale) => void): Payment {
  const { register, session } = useCounterSession()
  const open = useStore(useCartStore(), (state) => state.cart)
  const { totalMinor } = usePricedCart().totals.totals
  const rules = useDiscountRules()
  const { pricing } = rules
  const arePricesApproved = !useMaySayPrices()
  const [approval, setApproval] = useState<AskedApproval | null>(null)
  const waitingScans = useStore(useProductEntry().progress, (progress) => progress.waitingScans)
  const methods = useOfferedMethods()
  const { method, choose } = useChosenMethod(methods, open.saleId)
  const { dueMinor, roundingMinor } = useDue(method)
  const isChangeGiven = !method || givesChange(method.kind)
  // What was typed as handed over is of cash alone.
  const cart = isChangeGiven ? open : { ...open, receivedMinor: null }
  const refused = useRefusals()
  const mayAsk = {
    'sales.editPrice': useMayAsk('sales.editPrice'),
    'sales.exceedDiscount': useMayAsk('sales.exceedDiscount'),
  }
  const { checkout, sendAgain, pay } = useCheckout({
    onSold,
    onRefused: (problem, input) => {
      refused(problem)
      const permission = permissionFor(problem.code)
      // The counter knew another limit than the server, or an approval has run out.
      if (permission !== undefined && mayAsk[permission])
        setApproval({ input, lines: linesRefused(pricedAt(open.lines, pricing, serverNow()), problem, permission) })
    },
  })
  const canSplit = canTakePart({ cart: open, methods: methods ?? [], dueMinor, checkout: checkout.kind })
  const isAsked = useStore(useFocus().shown, (shown) => shown.isSplitting)
  const block = payBlockOf({
    ...{ cart, dueMinor, waitingScans, hasMethod: Boolean(method), checkout: checkout.kind },
    isPartGone: methods !== undefined && open.parts.some((part) => methods.every(({ id }) => id !== part.methodId)),
    isSplitting: canSplit && isAsked,
  })
  const receivedMinor = receivedOf(cart, dueMinor)

  return {
    checkout,
    methods: methods ?? [],
    method: method ?? null,
    choose,
    isChangeGiven,
    canSplit,
    block,
    dueMinor,
    roundingMinor,
    isMethodMissing: method === null,
    changeMinor: Number.isNaN(receivedMinor) ? 0 : receivedMinor - dueMinor,
    pay: (): void => {
      if (checkout.kind === 'unknown') sendAgain()
      if (block !== null || !method) return
      const now = serverNow()
      const lines = pricedAt(cart.lines, pricing, now)
      // A discount has just begun or ended: the total that is paid is one that was on the screen.
      if (totalsOf(lines, pricing).totals.totalMinor !== totalMinor) return
      const input = saleInputOf({
        cart,
        lines,
        totalMinor,
        dueMinor,
        registerId: register.id,
        cashSessionId: session.id,
        paymentMethodId: method.id,
        occurredAt: new Date(now).toISOString(),
        paymentId: newId(),
      })
      const needed = linesToApprove(lines, rules, arePricesApproved)
      if (needed.length > 0) setApproval({ input, lines: needed })
      else pay(input)
    },
    approval,
    approve: (): void => {
      setApproval(null)
      if (approval) pay(approval.input)
    },
    scanBadge: (code) => setApproval((asked) => asked && { ...asked, badge: { code } }),
    forgo: () => setApproval(null),
  }
}
