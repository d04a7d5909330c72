import { useEffect, useEffectEvent, useRef } from 'react'
import { deferred, DeferredPart, useStore, useToday } from '@comptoir/platform'
import { useCart, useCartActions, usePricedCart } from '../cart/cart-context.ts'
import { lacksLots, type LineGoods, trackedLine } from '../cart/line-goods.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { usePaymentStore } from '../payment/payment-context.ts'
import { goodsOf } from './first-expired.ts'
import { NO_LOTS, useShopLots, useSoldLots } from './use-shop-lots.ts'

const dialog = deferred(async () => (await import('./goods-dialog.tsx')).GoodsDialog)

/** Says of which lots and pieces the lines of the open ticket are, and asks where somebody has to say it. */
export function GoodsKeeper() {
  const cart = useCart()
  const { track } = useCartActions()
  const lots = useShopLots()
  const today = useToday()
  const focus = useFocus()
  const isOpen = useStore(focus.tool, ({ asked }) => asked === 'goods')
  useSoldLots()
  useAskForPieces()
  usePayOnceNamed()
  const keep = useEffectEvent(() => {
    const lines = lots ? cart.lines : cart.lines.filter(({ product }) => product.tracking !== 'lots')
    const goods = goodsOf(lines, lots ?? NO_LOTS, today)
    const changed = lines.flatMap(({ id, goods: known }): [string, LineGoods][] => {
      const next = goods.get(id)
      return next && JSON.stringify(next) !== JSON.stringify(known) ? [[id, next]] : []
    })
    if (changed.length > 0) track(new Map(changed))
  })
  useEffect(() => {
    keep()
  }, [cart.lines, lots, today])
  const onClose = (): void => {
    focus.tool.setState({ asked: null, unnamed: null })
    focus.toSearch()
  }
  const isBeforePaying = useStore(focus.tool, ({ unnamed }) => unnamed?.saleId === cart.saleId)
  const payment = usePaymentStore()
  const sellUnnamed = (): void => {
    focus.tool.setState({ asked: null, unnamed: { saleId: cart.saleId, isAccepted: true } })
    payment.getState().pay()
    focus.toSearch()
  }
  const line = trackedLine(cart)
  const isUnanswered = isOpen && !line
  useEffect(() => {
    if (isUnanswered) focus.tool.setState({ asked: null })
  }, [isUnanswered, focus])
  return line ? (
    <DeferredPart
      part={dialog}
      isWanted={isOpen}
      given={{ ...{ isOpen, line, lots: lots ?? NO_LOTS, onClose }, ...(isBeforePaying && { sellUnnamed }) }}
    />
  ) : null
}

/** Asks for the number of each piece as soon as it is on the ticket; once for each, so that it can be put off. */
function useAskForPieces(): void {
  const cart = useCart()
  const focus = useFocus()
  const asked = useRef(new Map<string, number>())
  const ask = useEffectEvent(() => {
    const line = cart.lines.find(({ id }) => id === cart.selectedId)
    if (line?.product.tracking !== 'serialNumbers') return
    const isMore = line.quantityMilli > (asked.current.get(line.id) ?? 0)
    asked.current.set(line.id, line.quantityMilli)
    const named = (line.goods?.serialNumbers?.length ?? 0) * 1000
    if (isMore && named < line.quantityMilli) focus.askFor('goods')
  })
  useEffect(() => {
    ask()
  }, [cart.lines, cart.selectedId])
}

/** Pays the sale that waits for its lots, as soon as they are known or it has waited for long enough; but not another one. */
function usePayOnceNamed(): void {
  const cart = useCart()
  const { totalMinor } = usePricedCart().totals.totals
  const { tool } = useFocus()
  const payment = usePaymentStore()
  const awaited = useStore(tool, (state) => state.awaited)
  const isSame = awaited?.saleId === cart.saleId && awaited.totalMinor === totalMinor
  const isNamed = !lacksLots(cart)
  const pay = useEffectEvent(() => {
    payment.getState().pay()
    tool.setState({ awaited: null })
  })
  useEffect(() => {
    if (!awaited) return
    if (!isSame) return tool.setState({ awaited: null })
    if (isNamed) return pay()
    const waitNoLonger = (): void => {
      tool.setState({ awaited: { ...awaited, until: 0 } })
      pay()
    }
    const timer = setTimeout(waitNoLonger, awaited.until - performance.now())
    return () => clearTimeout(timer)
  }, [awaited, isSame, isNamed, tool])
}
