import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import { useStore, useTranslation } from '@comptoir/platform'
import { ExchangeNote } from '../../counter-returns/index.ts'
import { withExchanged } from '../cart/exchanged-part.ts'
import { changeCart } from '../cart/cart.store.ts'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { type Exchanged, useReturningStore } from './returning.ts'

/**
 * A sale in place of what came back. The cash of the return has not left the drawer yet: as much as the sale comes to is paid
 * by it, so that what is collected or given is the difference alone, by whatever method. Both documents stay whole.
 */
export function ExchangeOfSale({ exchanged }: { exchanged: Exchanged }) {
  const { t } = useTranslation('sales-purchases')
  const returning = useReturningStore()
  const store = useCartStore()
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  const parts = useStore(store, ({ cart }) => cart.parts)
  const { number, partId, cash, otherwiseMinor } = exchanged
  const others = parts.filter(({ id }) => id !== partId)
  const exactMinor = totalMinor - others.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const leftMinor = exactMinor + cashRoundingMinor({ exactMinor, stepMinor, currency })
  const givenMinor = cash?.amountMinor ?? 0
  const isCarried = parts.some(({ id }) => id === partId)
  const carry = (wantedMinor: number): void =>
    changeCart(store, (cart) =>
      cash ? withExchanged(cart, { ...cash, id: partId, name: t('counterReturns.note.label') }, wantedMinor) : cart,
    )
  const end = (): void => {
    carry(0)
    returning.setState({ exchanged: null })
  }
  const followSale = useEffectEvent(() => carry(Math.max(leftMinor, 0)))
  useLayoutEffect(() => followSale(), [leftMinor])
  // Taken away by hand from among what was paid: there is no exchange any more.
  const wasCarried = useRef(false)
  const follow = useEffectEvent(() => {
    if (wasCarried.current && !isCarried && leftMinor > 0) end()
    wasCarried.current = isCarried
  })
  useLayoutEffect(() => follow(), [isCarried])
  return (
    <ExchangeNote
      {...{ number, givenMinor, otherwiseMinor, currency, onDismiss: end }}
      saleMinor={Math.max(leftMinor, 0)}
      isCash={cash !== null}
      isCarried={isCarried && otherwiseMinor === 0}
    />
  )
}
