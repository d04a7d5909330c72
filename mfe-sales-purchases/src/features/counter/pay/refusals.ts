import type { CartProduct } from '../cart/cart.ts'
import { findAgain } from '../counter.api.ts'

/** The shelf says something else than the cart: its products are read again. */
const OUTDATED: readonly string[] = [
  'sale.priceNotAllowed',
  'sale.totalMismatch',
  'sale.lineWithoutPrice',
  'sale.discountNotRunning',
]
/** The session is not what the screen believes: the registers are read again. */
const SESSION_LOST: readonly string[] = [
  'cashSession.notOpen',
  'cashSession.ofAnother',
  'cashSession.notFound',
  'sale.sessionMismatch',
]

export const isOutdated = (code: string): boolean => OUTDATED.includes(code)
export const isSessionLost = (code: string): boolean => SESSION_LOST.includes(code)

/** What the shop says of these products now; those that it no longer has, or that get no answer, are left out. */
export async function currentProducts(pointOfSaleId: string, products: readonly CartProduct[]): Promise<CartProduct[]> {
  const distinct = [...new Map(products.map((product) => [product.id, product])).values()]
  const answers = await Promise.allSettled(distinct.map((product) => findAgain(pointOfSaleId, product)))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
}
