import { type Cart, lineOfGonePack, MOST_PARTS } from '../cart/cart.ts'
import type { Standing } from '../register/counter-register.ts'
import type { Checkout } from './use-checkout.ts'

/** Why paying is not possible now; the pay zone says it in words. */
export type PayBlock =
  | 'busy'
  | 'empty'
  | 'scanning'
  | 'unreadable'
  | 'short'
  | 'overpaid'
  | 'partGone'
  | 'partOpen'
  | 'noMethod'
  | 'stockShort'
  | 'packGone'
  | Lack
  | 'creditLimit'
  | 'accountPending'
  | Exclude<Standing, 'ready' | 'preparing'>

/** What has to be said of a payment first: what its method asks for, or who pays so much in cash. */
export type Lack = 'detailsMissing' | 'identityMissing'

export interface PayState {
  cart: Cart
  dueMinor: number
  isOverpaid: boolean
  /** Whether a scan has had no answer for a while. */
  isScanSlow: boolean
  hasMethod: boolean
  checkout: Checkout['kind']
  /** Whether something was taken by a method that is offered no more. */
  isPartGone: boolean
  /** Whether this device can number the sale. */
  standing: Standing
  /** Whether the shop lets nothing be sold that it has too little of, and it has. */
  isStockShort: boolean
  /** Whether the client would owe more than was agreed, which nobody can approve here. */
  isCreditShort: boolean
  /** Whether what the client owes is being read. */
  isAccountPending: boolean
  /** Whether somebody says how much a part is. */
  isSplitting: boolean
  lack: Lack | null
}

export function payBlockOf({
  cart,
  dueMinor,
  isOverpaid,
  isScanSlow,
  hasMethod,
  checkout,
  isPartGone,
  isSplitting,
  standing,
  isStockShort,
  lack,
  isCreditShort,
  isAccountPending,
}: PayState): PayBlock | null {
  if (checkout === 'writing') return 'busy'
  if (standing !== 'ready' && standing !== 'preparing') return standing
  if (isScanSlow) return 'scanning'
  if (cart.lines.length === 0) return 'empty'
  if (!hasMethod) return 'noMethod'
  if (isStockShort) return 'stockShort'
  if (lineOfGonePack(cart)) return 'packGone'
  if (isPartGone) return 'partGone'
  if (isOverpaid) return 'overpaid'
  if (isSplitting) return 'partOpen'
  if (isAccountPending) return 'accountPending'
  if (isCreditShort) return 'creditLimit'
  const { receivedMinor } = cart
  if (Number.isNaN(receivedMinor)) return 'unreadable'
  return receivedMinor !== null && receivedMinor < dueMinor ? 'short' : lack
}

/** With cash alone there is nothing to split, nor of what is paid; several cheques may pay one ticket. */
export function canTakePart({
  cart,
  methods,
  dueMinor,
  checkout,
}: Pick<PayState, 'cart' | 'dueMinor' | 'checkout'> & { methods: readonly { kind: string }[] }): boolean {
  return (
    checkout !== 'writing' &&
    (methods.length > 1 || methods.some(({ kind }) => kind !== 'cash')) &&
    dueMinor > 0 &&
    cart.lines.length > 0 &&
    cart.parts.length < MOST_PARTS
  )
}
