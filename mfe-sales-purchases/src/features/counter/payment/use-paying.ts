import { useState } from 'react'
import { givesChange } from '@comptoir/contracts/payment-rules'
import { newId, serverNow, useStore } from '@comptoir/platform'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { type PrintedSale, printedSaleOf } from '../../../common/printed-sale.ts'
import { linesToApprove } from '../approval/needed-approvals.ts'
import type { AskedApproval } from '../approval/use-approval-form.ts'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { totalsOf } from '../cart/cart-totals.ts'
import { pricedAt } from '../cart/line-discount.ts'
import { receivedOf, soldPartsOf } from '../cart/sold-parts.ts'
import { useDiscountRules } from '../cart/use-discount-rules.ts'
import { useMaySayPrices } from '../custom-item/use-may-sell-custom-item.ts'
import { useCredit } from '../credit/use-credit.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useStanding } from '../register/counter-register.ts'
import { useSeller, useTurn } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { canTakePart, payBlockOf } from './pay-block.ts'
import type { Payment } from './payment-context.ts'
import { useShortStock } from './use-short-stock.ts'
import { useCheckout } from './use-checkout.ts'
import { useChosenMethod } from './use-chosen-method.ts'
import { useDue } from './use-due.ts'
import { useLack } from './use-lack.ts'
import { useOfferedMethods } from './use-offered-methods.ts'

export function usePaying(onSold: (sale: PrintedSale) => void): Payment {
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
  const credit = useCredit(methods, method, dueMinor)
  const isAboveLimit = credit !== null && credit.aboveMinor > 0
  const isChangeGiven = !method || givesChange(method.kind)
  // What was typed as handed over is of cash alone.
  const cart = isChangeGiven ? open : { ...open, receivedMinor: null }
  const { checkout, pay } = useCheckout(({ text, number }) => {
    const kinds = new Map(methods?.map(({ id, kind }) => [id, kind]))
    onSold(printedSaleOf(JSON.parse(text) as RegisterTicket, number, kinds))
  })
  const [voucher, setVoucher] = useState<Payment['voucher']>(null)
  const byVoucher = methods?.find(({ kind }) => kind === 'voucher')
  const canSplit =
    method?.kind !== 'voucher' && canTakePart({ cart: open, methods: methods ?? [], dueMinor, checkout: checkout.kind })
  const focus = useFocus()
  const isAsked = useStore(focus.shown, (shown) => shown.isSplitting)
  const lack = useLack(method, dueMinor)
  const [isIdentifying, setIdentifying] = useState(false)
  // They are of whoever was to be paid, and name them.
  useTurn(() => {
    setApproval(null)
    setIdentifying(false)
  })
  const { policy, short } = useShortStock()
  const { standing } = useStanding()
  const seller = useSeller()
  const block = payBlockOf({
    ...{ cart, dueMinor, waitingScans, hasMethod: Boolean(method), checkout: checkout.kind, standing },
    isPartGone: methods !== undefined && open.parts.some((part) => methods.every(({ id }) => id !== part.methodId)),
    isSplitting: canSplit && isAsked,
    isStockShort: policy === 'block' && short.length > 0,
    lack,
    isAccountPending: credit?.isPending ?? false,
    isCreditShort: isAboveLimit && credit.above === 'blocked',
  })
  const receivedMinor = receivedOf(cart, dueMinor)

  return {
    checkout,
    methods: methods ?? [],
    method: method ?? null,
    choose: (id) => {
      setVoucher(null)
      choose(id)
    },
    voucher,
    takeVoucher: byVoucher
      ? (code) => {
          setVoucher(code === undefined ? null : { code })
          choose(byVoucher.id)
          focus.show('pay')
        }
      : null,
    isChangeGiven,
    canSplit,
    block,
    dueMinor,
    roundingMinor,
    isMethodMissing: method === null,
    credit,
    changeMinor: Number.isNaN(receivedMinor) ? 0 : receivedMinor - dueMinor,
    pay: (): void => {
      if (block === 'detailsMissing') focus.toReceived()
      if (block === 'identityMissing') setIdentifying(true)
      if (block !== null || !method) return
      const now = serverNow()
      const lines = pricedAt(cart.lines, pricing, now)
      // A discount has just begun or ended: the total that is paid is one that was on the screen.
      if (totalsOf(lines, pricing).totals.totalMinor !== totalMinor) return
      const parts = soldPartsOf({
        ...{ cart, lines, totalMinor, dueMinor, roundingMinor },
        cashSessionId: session.id,
        cashierId: seller?.id ?? session.openedById,
        ...(seller && { cashierName: seller.name }),
        currency: pricing.currency,
        isVatSubject: pricing.vatMode === 'charged',
        method,
        occurredAt: new Date(now).toISOString(),
        paymentId: newId(),
        changeId: newId(),
      })
      const needed = linesToApprove(lines, rules, arePricesApproved)
      const asksCredit = isAboveLimit && credit.above === 'asked'
      if (needed.length > 0 || asksCredit)
        setApproval({ parts, registerId: register.id, totalMinor, lines: needed, ...(asksCredit && { credit }) })
      else pay(parts)
    },
    approval,
    approve: (approvalCode): void => {
      setApproval(null)
      if (approval) pay({ ...approval.parts, ...(approvalCode && { approvalCode }) })
    },
    scanBadge: (code) => setApproval((asked) => asked && { ...asked, badge: { code } }),
    forgo: () => setApproval(null),
    identifying: isIdentifying,
    endIdentifying: () => setIdentifying(false),
  }
}
