import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { DomainError } from '../../../platform/errors.ts'
import type { DiscountOfLine } from '../../inventory/running-discounts/index.ts'
import type { SaleContext, SoldProduct } from './sale-context.queries.ts'
import { productOf } from './sales.rules.ts'

type LineInput = SaleInput['lines'][number]

/**
 * Settles the discounts that lines name: one that holds the product, at that rate, at the moment of the sale, gives the
 * line its own name as reason. Another is refused where the server numbers; a till has sold already, and its line is then
 * one that somebody gave by hand, under the limit of such.
 */
export function namedDiscounts(
  input: SaleInput,
  known: readonly DiscountOfLine[],
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
): SaleInput {
  const occurredAt = Date.parse(input.occurredAt)
  const settle = (line: LineInput, index: number): LineInput => {
    const { discount } = line
    if (discount?.kind !== 'rate' || discount.discountId === undefined) return line
    const { discountId, ...byHand } = discount
    const found = known.find(
      ({ id, productId, rateMilli }) =>
        id === discountId && productId === line.productId && rateMilli === discount.rateMilli,
    )
    if (found && Date.parse(found.startDate) <= occurredAt && occurredAt <= Date.parse(found.endDate)) {
      return { ...line, discount: { ...discount, reason: found.name } }
    }
    if (context.numbering === 'register') return { ...line, discount: byHand }
    throw new DomainError(
      'sale.discountNotRunning',
      { product: productOf(products, line, index).designation },
      `/lines/${index}/discount`,
    )
  }
  return { ...input, lines: input.lines.map(settle) }
}
