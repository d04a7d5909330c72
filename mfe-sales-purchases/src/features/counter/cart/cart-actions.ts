import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { newId } from '@comptoir/platform'
import type { CounterNotice } from '../till/notices.ts'
import {
  type Cart,
  type CartProduct,
  hasRoomFor,
  ONE_MILLI,
  receiving,
  selectedLine,
  selecting,
  selectingNext,
  withCurrentProducts,
  withDiscount,
  withoutLine,
  withProduct,
} from './cart.ts'
import { changeCart, type CounterStore, startNewCart } from './cart.store.ts'
import { canPrice } from './cart-totals.ts'
import { changeQuantity, type DiscountRules } from './change-quantity.ts'

export interface CartActionsOptions {
  store: CounterStore
  rules: DiscountRules
  tell: (notice: CounterNotice) => void
}

/** Everything a cashier does to the cart. Each reads the cart of that moment, so that none is lost when they come fast. */
export function cartActions({ store, rules, tell }: CartActionsOptions) {
  const apply = (change: (cart: Cart) => Cart): void => {
    changeCart(store, (cart) => {
      const next = change(cart)
      return next.lines === cart.lines || canPrice(next.lines, rules.pricing) ? next : cart
    })
  }
  const setQuantity = (lineId: string, quantityMilli: number): void => {
    apply((cart) => changeQuantity(cart, lineId, quantityMilli, rules))
  }
  return {
    /** True when the product is in the cart now. */
    add: (product: CounterProduct): boolean => {
      const refusal = whyNot(store, product)
      if (refusal) {
        tell(refusal)
        return false
      }
      apply((cart) => withProduct(cart, kept(product), newId()))
      return true
    },
    setQuantity: (lineId: string, quantityMilli: number): void => {
      const before = lineOf(store, lineId)
      setQuantity(lineId, quantityMilli)
      const after = lineOf(store, lineId)
      if (before && before.quantityMilli === after?.quantityMilli && quantityMilli !== before.quantityMilli)
        tell({ kind: 'tooMuch', name: before.product.designation })
      if (before?.discount && after && !after.discount)
        tell({ kind: 'discountDropped', name: after.product.designation })
    },
    discount: (lineId: string, discount: LineDiscount | undefined): void => {
      apply((cart) => withDiscount(cart, lineId, discount))
    },
    remove: (lineId: string): void => {
      apply((cart) => withoutLine(cart, lineId))
    },
    select: (lineId: string): void => {
      apply((cart) => selecting(cart, lineId))
    },
    move: (step: 1 | -1): void => {
      apply((cart) => selectingNext(cart, step))
    },
    receive: (receivedMinor: number | null): void => {
      apply((cart) => receiving(cart, receivedMinor))
    },
    refresh: (products: readonly CartProduct[]): void => {
      apply((cart) => withCurrentProducts(cart, products))
    },
    empty: (): void => {
      if (!store.getState().sending) startNewCart(store)
    },
  }
}

export type CartActions = ReturnType<typeof cartActions>

/** One piece more or less on the selected line; the last piece stays, taking a line out is said in so many words. */
export function stepQuantity(store: CounterStore, actions: CartActions, step: 1 | -1): void {
  const line = selectedLine(store.getState().cart)
  if (!line) return
  const quantityMilli = line.quantityMilli + step * ONE_MILLI
  if (quantityMilli > 0) actions.setQuantity(line.id, quantityMilli)
}

function whyNot(store: CounterStore, product: CounterProduct): CounterNotice | null {
  const name = product.designation
  if (product.unitPriceMicro === 0) return { kind: 'noPrice', name }
  return hasRoomFor(store.getState().cart, kept(product)) ? null : { kind: 'full', name }
}

function lineOf(store: CounterStore, lineId: string) {
  return store.getState().cart.lines.find(({ id }) => id === lineId)
}

function kept({ barcodes: _barcodes, ...product }: CounterProduct): CartProduct {
  return product
}
