import { useState } from 'react'
import { LARGEST_PRICE_MICRO } from '@comptoir/money'
import type { CartLine } from '../cart/cart.ts'
import { changeCart } from '../cart/cart.store.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { canPrice, type Pricing } from '../cart/cart-totals.ts'
import { priceOf, withPrice } from '../cart/line-price.ts'
import { useDiscountRules } from '../cart/use-discount-rules.ts'

/** Why a line is not sold at a price: none was typed, it is nothing, or the line cannot come to what it would. */
export type PriceProblem = 'empty' | 'nothing' | 'outOfRange'

/** The price of one of a line while it is typed, in millionths and with its taxes; null and NaN for what is none. */
export function useTypedPrice(line: CartLine, onTyped: () => void) {
  const store = useCartStore()
  const { pricing } = useDiscountRules()
  const [priceMicro, setPrice] = useState<number | null>(priceOf(line))
  const [isTyped, setTyped] = useState(false)
  const [problem, setProblem] = useState<PriceProblem | null>(null)
  const type = (typed: number | null): void => {
    setPrice(typed)
    setTyped(true)
    setProblem(null)
  }
  const put = (typed: number | undefined): void => {
    const refusal = typed === undefined ? null : priceProblem(line, typed, pricing)
    if (refusal !== null) return setProblem(refusal)
    // Something else may have been put into the cart meanwhile.
    changeCart(store, (cart) => withPrice(cart, line.id, typed))
    onTyped()
  }
  const submit = (): void => {
    // What stood there may be the shelf's price, which is not the same as to type it.
    if (!isTyped) return onTyped()
    return isPrice(priceMicro) ? put(priceMicro) : setProblem('empty')
  }
  return {
    priceMicro,
    isPrice: isPrice(priceMicro),
    problem,
    type,
    submit,
    /** Sells at the price of the shelf again. */
    reset: () => put(undefined),
  }
}

/** Why a line is not sold at a price; null where it is. */
function priceProblem(line: CartLine, priceMicro: number, pricing: Pricing): PriceProblem | null {
  if (priceMicro <= 0) return 'nothing'
  const { discount: _discount, ...rest } = line
  return priceMicro <= LARGEST_PRICE_MICRO && canPrice([{ ...rest, priceMicro }], pricing) ? null : 'outOfRange'
}

function isPrice(priceMicro: number | null): priceMicro is number {
  return priceMicro !== null && Number.isSafeInteger(priceMicro)
}
