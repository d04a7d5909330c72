import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { DomainError } from '../../../platform/errors.ts'
import type { DiscountOfLine } from '../../inventory/running-discounts/index.ts'
import { CLOCK_TOLERANCE_MS } from './check-register-session.ts'
import type { SaleContext, SoldProduct } from './sale-context.queries.ts'
import { productOf } from './sales.rules.ts'

type LineInput = SaleInput['lines'][number]

/** When a sale was made, as closely as is known, in milliseconds. */
export interface Moment {
  from: number
  to: number
}

/**
 * When a sale counts as made. The server's own clock says so where it numbers, but for what the register's may be off:
 * a moment that the caller names cannot bring an ended discount back. A register that numbers its tickets is believed,
 * and so is who may bring in documents of the past.
 */
export function momentOf(
  { occurredAt }: Pick<SaleInput, 'occurredAt'>,
  { numbering }: Pick<SaleContext, 'numbering'>,
  { now, mayBackdate }: { now: Date; mayBackdate: boolean },
): Moment {
  const named = Date.parse(occurredAt)
  if (numbering === 'register' || mayBackdate) return { from: named, to: named }
  return { from: now.getTime() - CLOCK_TOLERANCE_MS, to: now.getTime() + CLOCK_TOLERANCE_MS }
}

/**
 * Settles the discounts that lines name: one that holds the product, at that rate, between `from` and `to`, gives the line
 * its own name as reason. Another is refused where the server numbers; a register that numbers has sold already, and its
 * line is then one that somebody gave by hand, under the limit of such.
 */
export function namedDiscounts(
  input: SaleInput,
  known: readonly DiscountOfLine[],
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
  { from, to }: Moment,
): SaleInput {
  const settle = (line: LineInput, index: number): LineInput => {
    const { discount } = line
    if (discount?.kind !== 'rate' || discount.discountId === undefined) return line
    const { discountId, ...byHand } = discount
    const found = known.find(
      ({ id, productId, rateMilli }) =>
        id === discountId && productId === line.productId && rateMilli === discount.rateMilli,
    )
    if (found && Date.parse(found.startDate) <= to && from <= Date.parse(found.endDate)) {
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
