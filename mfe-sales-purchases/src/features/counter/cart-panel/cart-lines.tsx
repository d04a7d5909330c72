import { useEffect, useRef } from 'react'
import { ShoppingCart } from 'lucide-react'
import { Box, EmptyState, useTranslation } from '@comptoir/platform'
import { useShowsExclTax } from '../session/shop-settings.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { figuresOf } from '../cart/cart-totals.ts'
import { useShownZone } from '../focus/counter-focus.ts'
import { CartRow } from './cart-row.tsx'
import { useIsEditingDiscount } from './discount-editing.tsx'

/** Newest last; the selected line is always in view, the oldest scroll out at the top. */
export function CartLines() {
  const { t } = useTranslation('sales-purchases')
  const cart = useCart()
  const priced = usePricedCart()
  const isEditingDiscount = useIsEditingDiscount()
  const showsExclTax = useShowsExclTax()
  // On a small screen the list has no height until its zone is shown.
  const zone = useShownZone()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // With the frame: to ask for places now would have the browser lay out what is about to change again.
    const frame = requestAnimationFrame(() => {
      const selected = list.current?.querySelector<HTMLElement>(':scope > [aria-current]')
      if (list.current && selected) keepInView(list.current, selected)
    })
    return () => cancelAnimationFrame(frame)
  }, [cart.selectedId, cart.lines, isEditingDiscount, zone])

  if (cart.lines.length === 0) {
    return (
      <Box flex="1" minH="0" overflowY="auto">
        <EmptyState
          icon={ShoppingCart}
          title={t('counter.cart.emptyTitle')}
          text={t('counter.cart.emptyText')}
          headingLevel="h3"
        />
      </Box>
    )
  }
  return (
    <Box
      as="ul"
      ref={list}
      flex="1"
      minH="0"
      overflowY="auto"
      position="relative"
      listStyleType="none"
      aria-label={t('counter.cart.lines')}
    >
      {priced.lines.map((line) => {
        const ofLine = figuresOf(priced.totals, line.id)
        const isSelected = line.id === cart.selectedId
        if (!ofLine) return null
        // The line in hand stays what it is when another one comes: all its buttons would be made anew with each scan.
        const key = isSelected ? 'selected' : line.id
        return <CartRow key={key} {...{ line, isSelected, showsExclTax }} figures={ofLine} />
      })}
    </Box>
  )
}

function keepInView(list: HTMLElement, item: HTMLElement): void {
  const end = item.offsetTop + item.offsetHeight
  if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight
  if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop
}
