import { useEffect, useState } from 'react'
import { givesChange } from '@comptoir/contracts/payment-rules'
import { newId, serverNow, useStore } from '@comptoir/platform'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { type PrintedSale, printedSaleOf } from '../../../common/printed-sale.ts'
import { linesToApprove } from '../approval/needed-approvals.ts'
import type { AskedApproval } from '../approval/asked-approval.ts'
import { MOST_PARTS } from '../cart/cart.ts'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { selecting } from '../cart/cart.ts'
import { changeCart } from '../cart/cart.store.ts'
import { lacksLots, lineWithoutPieces } from '../cart/line-goods.ts'
import { ticketTotals } from '../cart/cart-totals.ts'
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
import { paidBy } from './due.rules.ts'
import { canTakePart, payBlockOf } from './pay-block.ts'
import type { Payment } from './payment-context.ts'
import { useShortStock } from './use-short-stock.ts'
import { useCheckout } from './use-checkout.ts'
import { useChosenMethod } from './use-chosen-method.ts'
import { useDue } from './use-due.ts'
import { useLack } from './use-lack.ts'
import { useOfferedMethods } from './use-offered-methods.ts'

/** So long a sale waits for its lots; then it is sold without, and the server takes those that expire first. */
const LOTS_PATIENCE_MS = 2000

export function usePaying(onSold: (sale: PrintedSale) => void): Payment {
  const { register, session } = useCounterSession()
  const store = useCartStore()
  const open = useStore(store, (state) => state.cart)
  const { totalMinor } = usePricedCart().totals.totals
  const rules = useDiscountRules()
  const { pricing } = rules
  const arePricesApproved = !useMaySayPrices()
  const [approval, setApproval] = useState<AskedApproval | null>(null)
  const { progress } = useProductEntry()
  const isScanSlow = useStore(progress, ({ isSlow }) => isSlow)
  const methods = useOfferedMethods()
  const { method, choose } = useChosenMethod(methods, open.saleId)
  const { dueMinor, roundingMinor, isOverpaid } = useDue(method)
  const credit = useCredit(methods, method, dueMinor)
  const isAboveLimit = credit !== null && credit.aboveMinor > 0
  // On notes of another currency it is given, whatever would pay the rest.
  const isChangeGiven = !method || givesChange(method.kind) || dueMinor < 0
  const cart = paidBy(open, { dueMinor }, method?.kind)
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
  const foreign = open.parts.length < MOST_PARTS ? methods?.find((each) => each.foreign) : undefined
  const isForeign = useStore(focus.shown, (shown) => shown.isForeign) && isChangeGiven && foreign !== undefined
  const isEmpty = open.lines.length === 0
  useEffect(() => {
    if (isEmpty) focus.leaveForeign()
  }, [isEmpty, focus])
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
    ...{ cart, dueMinor, isOverpaid, isScanSlow, hasMethod: Boolean(method), checkout: checkout.kind, standing },
    isPartGone: methods !== undefined && open.parts.some((part) => methods.every(({ id }) => id !== part.methodId)),
    isSplitting: isForeign || (canSplit && isAsked),
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
      focus.leaveForeign()
      choose(id)
    },
    voucher,
    takeVoucher: byVoucher
      ? (code) => {
          setVoucher(code === undefined ? null : { code })
          focus.leaveForeign()
          choose(byVoucher.id)
          focus.show('pay')
        }
      : null,
    isChangeGiven,
    foreign: foreign ?? null,
    isForeign,
    canSplit,
    block,
    ...{ dueMinor, roundingMinor, isOverpaid },
    isMethodMissing: method === null,
    credit,
    changeMinor: Number.isNaN(receivedMinor) ? 0 : receivedMinor - dueMinor,
    pay: (): void => {
      if (block === 'detailsMissing') focus.toReceived()
      if (block === 'identityMissing') setIdentifying(true)
      if (block !== null || !method) return
      // What was scanned belongs to what is paid.
      if (progress.getState().waitingScans > 0) return progress.setState({ isSlow: true })
      const nameless = lineWithoutPieces(cart)
      const { unnamed, awaited } = focus.tool.getState()
      if (nameless && !(unnamed?.saleId === cart.saleId && unnamed.isAccepted)) {
        changeCart(store, (now) => selecting(now, nameless.id))
        return focus.tool.setState({ asked: 'goods', unnamed: { saleId: cart.saleId, isAccepted: false } })
      }
      // What names its lots comes a moment after the counter, and pays then.
      const isAwaited = awaited?.saleId === cart.saleId && awaited.totalMinor === totalMinor
      const until = isAwaited ? awaited.until : performance.now() + LOTS_PATIENCE_MS
      if (lacksLots(cart) && performance.now() < until)
        return focus.tool.setState({ awaited: { saleId: cart.saleId, totalMinor, until } })
      const now = serverNow()
      const lines = pricedAt(cart.lines, pricing, now)
      // A discount or a stamp has just begun or ended: the total that is paid is one that was on the screen.
      const sold = ticketTotals(lines, pricing, now).totals
      if (sold.totalMinor !== totalMinor) return
      const parts = soldPartsOf({
        ...{ cart, lines, totalMinor, dueMinor, roundingMinor },
        ...(sold.stampMinor > 0 && { stampMinor: sold.stampMinor }),
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
