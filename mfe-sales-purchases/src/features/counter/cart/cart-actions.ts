import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { LineDiscount, PayerIdentity, PaymentDetails, TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import { fitsUnit } from '@comptoir/money'
import { newId } from '@comptoir/platform'
import type { NamedClient } from './named-client.ts'
import { type LineGoods, withGoods } from './line-goods.ts'
import type { Noted } from './noted.ts'
import type { CounterNotice } from '../notices/notices.store.ts'
import {
  boughtBy,
  type Cart,
  hasRoomFor,
  hasRoomForLine,
  isSold,
  ONE_MILLI,
  receiving,
  selectedLine,
  selecting,
  selectingNext,
  withCurrentProducts,
  withDiscount,
  withoutLine,
  withoutPart,
  withPart,
  withProduct,
  withStock,
  withWeighed,
} from './cart.ts'
import { changeCart, type CartStore, startNewCart } from './cart.store.ts'
import { canPrice } from './cart-totals.ts'
import { changeQuantity, changeUnit, type DiscountRules } from './change-quantity.ts'
import { identifiedBy, saying } from './said-of-payment.ts'
import { type CartProduct, customProduct, soldBy, type SoldCustomItem } from './sold-by.ts'

export interface CartActionsOptions {
  store: CartStore
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
    const before = lineOf(store, lineId)
    apply((cart) => changeQuantity(cart, lineId, quantityMilli, rules))
    const after = lineOf(store, lineId)
    if (before && before.quantityMilli === after?.quantityMilli && quantityMilli !== before.quantityMilli)
      tell(whyKept(before.product, quantityMilli))
    if (before?.discount && after && !after.discount) tell({ kind: 'discountDropped', name: after.product.designation })
  }
  return {
    /** So many more of it, or of what its code said. True when the product is in the cart now. */
    add: (product: ShelfProduct, countMilli = ONE_MILLI): boolean => {
      const isWeighed = product.quantityMilli !== undefined
      const quantityMilli = Math.round(((product.quantityMilli ?? ONE_MILLI) * countMilli) / ONE_MILLI)
      const refusal = whyNot(store, product, { quantityMilli, isWeighed, rules })
      if (refusal) {
        tell(refusal)
        return false
      }
      const put = isWeighed ? withWeighed : withProduct
      apply((cart) => put(cart, kept(product), newId(), quantityMilli))
      return true
    },
    /** A custom item on a line of its own. True when it is in the cart now, false when a ticket cannot come to that much. */
    addCustom: (item: SoldCustomItem): boolean => {
      const product = customProduct(newId(), item)
      const { cart, isPaying } = store.getState()
      const added = withWeighed(cart, product, newId(), ONE_MILLI)
      if (isPaying || !hasRoomForLine(cart) || !canPrice(added.lines, rules.pricing)) return false
      changeCart(store, () => added)
      return true
    },
    setQuantity,
    /** Sells a line by another unit; `packId` undefined means its own. */
    setUnit: (lineId: string, packId: string | undefined): void => {
      const before = lineOf(store, lineId)
      apply((cart) => changeUnit(cart, lineId, packId, rules))
      const after = lineOf(store, lineId)
      if (before?.discount && after && !after.discount)
        tell({ kind: 'discountDropped', name: after.product.designation })
      if (before?.priceMicro !== undefined && after?.priceMicro === undefined)
        tell({ kind: 'priceDropped', name: before.product.designation })
    },
    /** One piece more or less on the selected line; the last piece stays, since taking a line out is an action of its own. */
    step: (by: 1 | -1): void => {
      const line = selectedLine(store.getState().cart)
      if (!line) return
      const quantityMilli = line.quantityMilli + by * ONE_MILLI
      if (quantityMilli > 0) setQuantity(line.id, quantityMilli)
    },
    discount: (lineId: string, discount: LineDiscount | undefined): void => {
      apply((cart) => withDiscount(cart, lineId, discount))
    },
    /** What each line gets of a discount on the whole ticket; by hand no other line has any then. */
    discountTicket: (discounts: ReadonlyMap<string, LineDiscount>): void => {
      apply((cart) => cart.lines.reduce((next, { id }) => withDiscount(next, id, discounts.get(id)), cart))
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
    addPart: (method: PaymentMethod, amountMinor: number, details?: TicketPaymentDetails): void => {
      const { id: methodId, name: methodName, kind } = method
      const part = { id: newId(), methodId, methodName, isCash: kind === 'cash', amountMinor }
      apply((cart) => withPart(cart, { ...part, ...(details ? { details } : {}) }))
    },
    /** Says what there is to say of what is left, by a method. */
    say: (methodId: string, details: PaymentDetails): void => {
      apply((cart) => saying(cart, methodId, details))
    },
    /** Says who pays much in cash. */
    identify: (identity: PayerIdentity): void => {
      apply((cart) => identifiedBy(cart, identity))
    },
    removePart: (partId: string): void => {
      apply((cart) => withoutPart(cart, partId))
    },
    /** Says who buys; null for nobody in particular. */
    nameClient: (client: NamedClient | null): void => {
      apply((cart) => boughtBy(cart, client))
    },
    /** Says what is noted on the ticket, and who brought the sale. */
    noteTicket: (noted: Noted): void => {
      apply((cart) => ({ ...cart, ...noted }))
    },
    refresh: (products: readonly CartProduct[]): void => {
      apply((cart) => withCurrentProducts(cart, products))
    },
    /** Says of which lots and pieces lines are. */
    track: (goods: ReadonlyMap<string, LineGoods>): void => {
      apply((cart) => withGoods(cart, goods))
    },
    takeStock: (onHandMilli: ReadonlyMap<string, number>): void => {
      apply((cart) => withStock(cart, onHandMilli))
    },
    empty: (): void => {
      if (!store.getState().isPaying) startNewCart(store)
    },
    /** Puts an emptied cart back, unless the next one has begun. */
    restore: (emptied: Cart): void => {
      apply((cart) => (cart.lines.length === 0 ? emptied : cart))
    },
  }
}

export type CartActions = ReturnType<typeof cartActions>

/** Why a line keeps its quantity. */
function whyKept({ designation: name, unit, unitDecimals }: CartProduct, quantityMilli: number): CounterNotice {
  if (unit === null || fitsUnit(quantityMilli, unitDecimals)) return { kind: 'tooMuch', name }
  return { kind: 'tooFine', name, unit, decimals: unitDecimals }
}

interface Adding {
  quantityMilli: number
  /** On a line of its own. */
  isWeighed: boolean
  rules: DiscountRules
}

function whyNot(
  store: CartStore,
  product: ShelfProduct,
  { quantityMilli, isWeighed, rules: { pricing } }: Adding,
): CounterNotice | null {
  const name = product.designation
  const sold = kept(product)
  if (!isSold(sold, quantityMilli)) {
    const { unit, unitDecimals: decimals } = sold
    return unit === null ? { kind: 'full', name } : { kind: 'tooFineToAdd', name, unit, decimals }
  }
  if (sold.unitPriceMicro === 0 || !canPrice([{ id: product.id, product: sold, quantityMilli }], pricing))
    return { kind: 'noPrice', name }
  const { cart } = store.getState()
  const hasRoom = isWeighed ? hasRoomForLine(cart, quantityMilli) : hasRoomFor(cart, sold, quantityMilli)
  return hasRoom ? null : { kind: 'full', name }
}

function lineOf(store: CartStore, lineId: string) {
  return store.getState().cart.lines.find(({ id }) => id === lineId)
}

/** Sold by the pack whose barcode was scanned, else by its own unit. */
function kept({ barcodes: _barcodes, quantityMilli: _quantityMilli, ...product }: ShelfProduct): CartProduct {
  return soldBy(product, product.packId)
}
