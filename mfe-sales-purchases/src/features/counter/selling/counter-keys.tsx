import { useRef } from 'react'
import { BADGE_PREFIX } from '@comptoir/contracts/company/counter-keys'
import { isVoucherCode } from '@comptoir/contracts/voucher-codes'
import { notify, useQueryClient, useTranslation } from '@comptoir/platform'
import { typedTicketNumber } from '../../../common/typed-ticket-number.ts'
import type { Finding } from '../catalogue/shelf-product.ts'
import { useAskForCash } from '../cash-drawer/cash-drawer.tsx'
import type { Cart } from '../cart/cart.ts'
import { changeCart } from '../cart/cart.store.ts'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import { trackedLine } from '../cart/line-goods.ts'
import { useDiscountEditing } from '../cart-panel/discount-editing.tsx'
import { useRemoveLine } from '../cart-panel/use-remove-line.ts'
import { useAskForClient } from '../client/client-choice.tsx'
import { phoneDigits } from '../client/phone-digits.ts'
import { useMayNameClient } from '../client/use-may-name-client.ts'
import { useAskForCustomItem } from '../custom-item/custom-item.tsx'
import { useMaySellCustomItem } from '../custom-item/use-may-sell-custom-item.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useShowHeld } from '../held/held-context.ts'
import type { CounterAction } from '../keys/counter-action.ts'
import { useKeyStore } from '../keys/key-tag.tsx'
import { useCounterKeyboard } from '../keys/use-counter-keyboard.ts'
import { useNoticeActions } from '../notices/notices.store.ts'
import { useLeaveTicket } from '../last-ticket/last-ticket.ts'
import { usePaymentStore } from '../payment/payment-context.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { useIsReturning } from '../returns/returning.ts'
import { useScanReturned, useTakeBack } from '../returns/returns.tsx'
import { useCounterRegisterStore, useStanding } from '../register/counter-register.ts'
import { readTyped } from '../products/read-typed.ts'
import { isProof } from '../scan/is-proof.ts'
import { useFoundQuery } from '../shelf/use-found-query.ts'

/** Sells without the mouse: what every key of the counter does. Draws nothing, so that nothing is drawn for a key. */
export function CounterKeys() {
  const cart = useCartActions()
  const open = useCartStore()
  const discount = useDiscountEditing()
  const askForCustomItem = useAskForCustomItem()
  const mayTypePrice = useMaySellCustomItem()
  const askForCash = useAskForCash()
  const askForClient = useAskForClient()
  const showHeld = useShowHeld()
  const notices = useNoticeActions()
  const focus = useFocus()
  const payment = usePaymentStore()
  const { search, browse, scan } = useProductEntry()
  const takeBack = useTakeBack()
  const isReturning = useIsReturning()
  const scanReturned = useScanReturned()
  const enter = useEnter()
  const moveHit = useMoveHit()
  const steps = useSteps()
  const removeLine = useRemoveLine()
  const { t } = useTranslation('sales-purchases')
  const choose = (index: number): void => {
    const { methods, checkout, choose: chooseMethod } = payment.getState()
    const next = methods[index % methods.length]
    if (!next || checkout.kind === 'writing') return
    focus.show('pay')
    chooseMethod(next.id)
    focus.toSearch()
  }
  const run: Record<CounterAction, () => void> = {
    search: focus.toSearch,
    discount: discount.open,
    ticketDiscount: () => focus.askFor('ticketDiscount'),
    price: () => {
      if (mayTypePrice && open.getState().cart.selectedId !== null) focus.askFor('price')
    },
    custom: () => askForCustomItem?.(),
    return: () => takeBack?.(),
    cash: () => askForCash?.(),
    client: () => askForClient?.(),
    held: showHeld,
    note: () => focus.askFor('note'),
    goods: () => {
      if (trackedLine(open.getState().cart)) focus.askFor('goods')
    },
    lock: () => focus.askFor('lock'),
    keys: () => focus.askFor('keys'),
    split: () => focus.askFor('split'),
    clientPays: () => focus.askFor('clientPays'),
    method: () => {
      const { methods, method } = payment.getState()
      choose(methods.findIndex(({ id }) => id === method?.id) + 1)
    },
    part: () => {
      if (payment.getState().canSplit) focus.toPart()
    },
    received: focus.toReceived,
    exact: () => {
      const { dueMinor } = payment.getState()
      if (dueMinor > 0) cart.receive(dueMinor)
      focus.toSearch()
    },
    foreign: () => {
      const { foreign, dueMinor, choose } = payment.getState()
      if (!foreign || dueMinor <= 0) return
      choose(foreign.id)
      focus.toForeign()
    },
    pay: () => {
      payment.getState().pay()
      focus.toSearch()
    },
    xReport: () => focus.xButton.current?.click(),
    close: () => focus.closeButton.current?.click(),
    up: () => cart.move(-1),
    down: () => cart.move(1),
    ...steps,
    remove: () => removeLine(open.getState().cart.selectedId),
    browse: () => focus.rail.current?.focus(),
    back: () => browse.getState().back(),
    escape: () => {
      if (search.getState().text === '') browse.getState().back()
      discount.close()
      focus.leavePart()
      search.getState().setText('')
      notices.clear()
    },
    enter,
    nextHit: () => moveHit(1),
    previousHit: () => moveHit(-1),
  }
  const onScan = (code: string): void => {
    const { approval, scanBadge, takeVoucher } = payment.getState()
    if (approval) return scanBadge(code)
    if (focus.tool.getState().asked === 'goods' && trackedLine(open.getState().cart))
      return focus.tool.setState({ scanned: { code } })
    if (isProof(code)) return focus.tool.setState({ asked: 'proof', scanned: { code } })
    if (isReturning) return scanReturned(code)
    const ticketNumber = typedTicketNumber(code)
    if (takeBack && ticketNumber) return takeBack(ticketNumber)
    if (takeVoucher && isVoucherCode(code)) return takeVoucher(code)
    if (isBadge(code)) notify.error(t('counter.approval.tooEarly'))
    else scan(code)
    focus.toSearch()
  }
  const register = useCounterRegisterStore()
  const isLocked = useStanding().standing === 'locked'
  const keys = useKeyStore()
  useCounterKeyboard({
    keys,
    // It may be the badge of whoever comes back.
    onScan: isLocked ? (code) => register.setState({ badge: { code } }) : onScan,
    onAction: isLocked ? nothing : (action) => run[action](),
    onDigit: (digit) => {
      if (!isLocked && digit <= payment.getState().methods.length) choose(digit - 1)
    },
  })
  return null
}

/** One piece more or less; what was no step after all is as if it had not been. */
function useSteps(): Record<'more' | 'less' | 'takeStepBack', () => void> {
  const open = useCartStore()
  const { step } = useCartActions()
  const last = useRef<{ by: 1 | -1; before: Cart; after: Cart }>(undefined)
  const go = (by: 1 | -1): void => {
    const { cart: before } = open.getState()
    step(by)
    last.current = { by, before, after: open.getState().cart }
  }
  return {
    more: () => go(1),
    less: () => go(-1),
    takeStepBack: () => {
      const { by, before, after } = last.current ?? {}
      if (!by || !before || before === after) return
      if (open.getState().cart === after) changeCart(open, () => before)
      // Its lots were worked out meanwhile.
      else step(by === 1 ? -1 : 1)
    },
  }
}

function nothing(): void {}

/** A secret: it is neither looked up nor shown. */
function isBadge(code: string): boolean {
  return code.toUpperCase().startsWith(BADGE_PREFIX)
}

/** Moves the highlight among the hits that are shown. */
function useMoveHit(): (step: 1 | -1) => void {
  const { search } = useProductEntry()
  const client = useQueryClient()
  const queryOf = useFoundQuery()
  return (step) => {
    const { text, move } = search.getState()
    const found = client.getQueryData<Finding>(queryOf(readTyped(text).words).queryKey)
    move(step, { count: found?.products.length ?? 0, isFirst: found?.isSure ?? false })
  }
}

/** `12*` by itself is the quantity of the line in hand; false where there is none, or more is typed. */
function useTypedQuantity(): (text: string) => boolean {
  const open = useCartStore()
  const { setQuantity } = useCartActions()
  return (text) => {
    const { quantityMilli, words } = readTyped(text)
    const { selectedId } = open.getState().cart
    if (quantityMilli === null || words !== '' || selectedId === null) return false
    setQuantity(selectedId, quantityMilli)
    return true
  }
}

/** Whether what is typed is no product, and may be the telephone number of a client. */
function useIsShownAsNumber(): (text: string) => boolean {
  const mayNameClient = useMayNameClient()
  const client = useQueryClient()
  const queryOf = useFoundQuery()
  return (text) => {
    const { words } = readTyped(text)
    if (!mayNameClient || phoneDigits(words) === null) return false
    const found = client.getQueryData<Finding>(queryOf(words).queryKey)
    return found !== undefined && (found.isGuess || found.products.length === 0)
  }
}

/**
 * Enter in the search: the product with exactly this code or barcode goes into the cart, or else the highlighted hit, in
 * its turn among the scans. What stays of the text is selected, so that what comes next takes its place. With nothing
 * typed it leaves the last ticket; the number of a ticket opens its return, the code of a voucher pays by it.
 */
function useEnter(): () => void {
  const { enter, search } = useProductEntry()
  const leaveTicket = useLeaveTicket()
  const takeBack = useTakeBack()
  const payment = usePaymentStore()
  const focus = useFocus()
  const isShownAsNumber = useIsShownAsNumber()
  const setQuantity = useTypedQuantity()
  const mayBeNumber = (): boolean => {
    const isNumber = isShownAsNumber(search.getState().text)
    if (isNumber) search.setState({ isNumberAsked: true })
    return isNumber
  }
  return () => {
    const { text, setText } = search.getState()
    if (isProof(text)) {
      setText('')
      return focus.tool.setState({ asked: 'proof', scanned: { code: text } })
    }
    const { takeVoucher } = payment.getState()
    const ticketNumber = typedTicketNumber(text)
    if (takeBack && ticketNumber) {
      setText('')
      return takeBack(ticketNumber)
    }
    if (takeVoucher && isVoucherCode(text)) {
      setText('')
      return takeVoucher(text)
    }
    if (setQuantity(text)) return setText('')
    if (enter(mayBeNumber)) focus.toSearch()
    else leaveTicket()
  }
}
