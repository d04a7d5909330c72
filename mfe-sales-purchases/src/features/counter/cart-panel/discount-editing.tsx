import { type ReactNode, useState } from 'react'
import { createStore, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { useTurn } from '../register/seller.ts'
import { useFocus } from '../focus/counter-focus.ts'

/** The line whose discount is being typed; it is shown as long as that line is the selected one. */
type DiscountEditing = StoreApi<{ lineId: string | null }>

const [DiscountEditingContext, useEditingStore] = createRequiredContext<DiscountEditing>('cart panel')

export function DiscountEditingProvider({ children }: { children: ReactNode }) {
  const [editing] = useState<DiscountEditing>(() => createStore(() => ({ lineId: null })))
  useTurn(() => editing.setState({ lineId: null }))
  return <DiscountEditingContext value={editing}>{children}</DiscountEditingContext>
}

export function useIsEditingDiscount(): boolean {
  const selectedId = useStore(useCartStore(), ({ cart }) => cart.selectedId)
  return useStore(useEditingStore(), ({ lineId }) => lineId !== null && lineId === selectedId)
}

/** Opens the discount of the selected line, or closes it and goes on with the search. */
export function useDiscountEditing(): { open: () => void; close: () => void } {
  const editing = useEditingStore()
  const store = useCartStore()
  const focus = useFocus()
  return {
    open: () => {
      const { selectedId } = store.getState().cart
      editing.setState({ lineId: selectedId })
      if (selectedId !== null) focus.show('cart')
    },
    close: () => {
      editing.setState({ lineId: null })
      focus.toSearch()
    },
  }
}
