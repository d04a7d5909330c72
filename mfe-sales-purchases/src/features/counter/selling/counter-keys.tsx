import { BADGE_PREFIX } from '@comptoir/contracts/company/counter-keys'
import { isVoucherCode } from '@comptoir/contracts/voucher-codes'
import { notify, useQueryClient, useTranslation } from '@comptoir/platform'
import type { Finding } from '../catalogue/shelf-product.ts'
import { useAskForCash } from '../cash-drawer/cash-drawer.tsx'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import { trackedLine } from '../cart/line-goods.ts'
import { useDiscountEditing } from '../cart-panel/discount-editing.tsx'
import { useAskForClient } from '../client/client-choice.tsx'
import { useAskForCustomItem } from '../custom-item/custom-item.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { useShowHeld } from '../held/held-context.ts'
import type { CounterAction } from '../keys/counter-action.ts'
import { useKeyStore } from '../keys/key-tag.tsx'
import { useCounterKeyboard } from '../keys/use-counter-keyboard.ts'
import { useNoticeActions } from '../notices/notices.store.ts'
import { useLeaveTicket } from '../last-ticket/last-ticket.ts'
import { usePayment } from '../payment/payment-context.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { isTicketNumber, useIsReturning } from '../returns/returning.ts'
import { useScanReturned, useTakeBack } from '../returns/returns.tsx'
import { useCounterRegisterStore, useStanding } from '../register/counter-register.ts'
import { readTyped } from '../products/read-typed.ts'
import { useFoundQuery } from '../shelf/use-found-query.ts'

/** Sells without the mouse: what every key of the counter does. Draws nothing, so that nothing is drawn for a key. */
export function CounterKeys() {
  const cart = useCartActions()
  const open = useCartStore()
  const discount = useDiscountEditing()
  const askForCustomItem = useAskForCustomItem()
  const askForCash = useAskForCash()
  const askForClient = useAskForClient()
  const showHeld = useShowHeld()
  const notices = useNoticeActions()
  const focus = useFocus()
  const { pay, dueMinor, canSplit, approval, scanBadge, takeVoucher } = usePayment()
  const { search, browse, scan } = useProductEntry()
  const takeBack = useTakeBack()
  const isReturning = useIsReturning()
  const scanReturned = useScanReturned()
  const enter = useEnter()
  const moveHit = useMoveHit()
  const { t } = useTranslation('sales-purchases')
  const run: Record<CounterAction, () => void> = {
    search: focus.toSearch,
    discount: discount.open,
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
    part: () => {
      if (canSplit) focus.toPart()
    },
    received: focus.toReceived,
    exact: () => {
      cart.receive(dueMinor)
      focus.toSearch()
    },
    pay: () => {
      pay()
      focus.toSearch()
    },
    close: () => focus.closeButton.current?.click(),
    up: () => cart.move(-1),
    down: () => cart.move(1),
    more: () => cart.step(1),
    less: () => cart.step(-1),
    remove: cart.removeSelected,
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
    if (approval) return scanBadge(code)
    if (focus.tool.getState().asked === 'goods' && trackedLine(open.getState().cart))
      return focus.tool.setState({ scanned: { code } })
    if (isReturning) return scanReturned(code)
    if (takeBack && isTicketNumber(code)) return takeBack(code)
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
  })
  return null
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

/**
 * Enter in the search: the product with exactly this code or barcode goes into the cart, or else the highlighted hit, in
 * its turn among the scans. What stays of the text is selected, so that what comes next takes its place. With nothing
 * typed it leaves the last ticket; the number of a ticket opens its return, the code of a voucher pays by it.
 */
function useEnter(): () => void {
  const { enter, search } = useProductEntry()
  const leaveTicket = useLeaveTicket()
  const takeBack = useTakeBack()
  const { takeVoucher } = usePayment()
  const focus = useFocus()
  return () => {
    const { text, setText } = search.getState()
    if (takeBack && isTicketNumber(text)) {
      setText('')
      return takeBack(text)
    }
    if (takeVoucher && isVoucherCode(text)) {
      setText('')
      return takeVoucher(text)
    }
    if (enter()) focus.toSearch()
    else leaveTicket()
  }
}
