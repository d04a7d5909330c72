import { cashRoundingMinor, givesChange } from '@comptoir/contracts/payment-rules'
import type { Currency } from '@comptoir/money'
import { type Cart, foreignMinor, partsMinor } from '../cart/cart.ts'

/** What is asked for, and by how much that is more than the total since cash is rounded. */
export interface Due {
  /** What is left after the parts that were taken; below zero where they are too much by now. */
  dueMinor: number
  roundingMinor: number
  /** Whether the parts are too much, and no change is given on them. */
  isOverpaid: boolean
}

/** A cart with what was typed as handed over only where that pays something: it is of cash, and of what is still asked for. */
export function paidBy(cart: Cart, { dueMinor }: Pick<Due, 'dueMinor'>, kind: string | undefined): Cart {
  const isHandedOver = dueMinor >= 0 && (kind === undefined || givesChange(kind))
  return isHandedOver || cart.receivedMinor === null ? cart : { ...cart, receivedMinor: null }
}

interface Asked {
  totalMinor: number
  /** Whether what is left is paid in cash. */
  isCash: boolean
  stepMinor: number
  currency: Currency
}

/**
 * What is left of a total after the parts of a cart. Notes of another currency are taken for what they are worth: what they
 * leave over, or is given back on them by whatever method, is in coins. Where the other parts pay all, they would only be
 * changed, which no shop does here.
 */
export function dueOf({ parts }: Pick<Cart, 'parts'>, { totalMinor, isCash, stepMinor, currency }: Asked): Due {
  const rounded = (exactMinor: number): number => cashRoundingMinor({ exactMinor, stepMinor, currency })
  const ofForeignMinor = foreignMinor({ parts })
  const leftMinor = totalMinor - partsMinor({ parts })
  if (ofForeignMinor > 0 && leftMinor < 0) {
    if (leftMinor + ofForeignMinor <= 0) return { dueMinor: leftMinor, roundingMinor: 0, isOverpaid: true }
    const changeMinor = rounded(-leftMinor) - leftMinor
    // The next coin would be more than was taken.
    const dueMinor = (changeMinor > ofForeignMinor ? stepMinor : 0) - changeMinor
    return { dueMinor, roundingMinor: dueMinor - leftMinor, isOverpaid: false }
  }
  const inCashMinor = partsMinor({ parts: parts.filter((part) => part.isCash && !part.details?.foreign) })
  const roundingMinor = isCash ? rounded(leftMinor + inCashMinor) : 0
  return { dueMinor: leftMinor + roundingMinor, roundingMinor, isOverpaid: leftMinor + roundingMinor < 0 }
}
