import { notify, useTranslation } from '@comptoir/platform'
import { withLineBack } from '../cart/cart.ts'
import { changeCart } from '../cart/cart.store.ts'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useNameOf } from '../product-name.ts'

/** Takes a line out of the cart; for a moment it can be put back. */
export function useRemoveLine(): (lineId: string | null) => void {
  const { t } = useTranslation('sales-purchases')
  const store = useCartStore()
  const actions = useCartActions()
  const focus = useFocus()
  const nameOf = useNameOf()
  return (lineId) => {
    const { cart: before } = store.getState()
    const line = before.lines.find(({ id }) => id === lineId)
    if (!line) return
    actions.remove(line.id)
    const { cart: after } = store.getState()
    if (after === before) return
    const putBack = (): void => {
      changeCart(store, (cart) => (cart === after ? before : withLineBack(cart, line, before)))
      focus.toSearch()
    }
    notify.info(t('counter.line.removed', { name: nameOf(line.product) }), {
      action: { label: t('counter.cart.undo'), onSelect: putBack },
    })
  }
}
