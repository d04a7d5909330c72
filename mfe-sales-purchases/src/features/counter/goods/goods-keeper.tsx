import { useEffect, useEffectEvent, useRef } from 'react'
import { deferred, DeferredPart, useStore, useToday } from '@comptoir/platform'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { type LineGoods, trackedLine } from '../cart/line-goods.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { goodsOf } from './first-expired.ts'
import { useShopLots, useSoldLots } from './use-shop-lots.ts'

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
  const keep = useEffectEvent(() => {
    const goods = goodsOf(cart.lines, lots, today)
    const changed = cart.lines.flatMap(({ id, goods: known }): [string, LineGoods][] => {
      const next = goods.get(id)
      return next && JSON.stringify(next) !== JSON.stringify(known) ? [[id, next]] : []
    })
    if (changed.length > 0) track(new Map(changed))
  })
  useEffect(() => {
    keep()
  }, [cart.lines, lots, today])
  const onClose = (): void => {
    focus.tool.setState({ asked: null })
    focus.toSearch()
  }
  const line = trackedLine(cart)
  const isUnanswered = isOpen && !line
  useEffect(() => {
    if (isUnanswered) focus.tool.setState({ asked: null })
  }, [isUnanswered, focus])
  return line ? <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, line, lots, onClose }} /> : null
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
