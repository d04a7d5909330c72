import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { DomainError } from '../../../platform/errors.ts'
import type { DiscountOfLine } from '../../inventory/running-discounts/index.ts'
import { CLOCK_TOLERANCE_MS } from './check-register-session.ts'
import type { SoldProduct } from './sale-context.queries.ts'
import { productOf } from './sales.rules.ts'

type LineInput = SaleInput['lines'][number]

/** When a sale was made, as closely as is known, in milliseconds. */
export interface Moment {
  from: number
  to: number
}

/**
 * When a sale counts as made. The server's own clock says so, but for what the register's may be off: a moment that the
 * caller names cannot bring an ended discount back. Who may bring in documents of the past is believed.
 */
export function momentOf(
  { occurredAt }: Pick<SaleInput, 'occurredAt'>,
  { now, mayBackdate }: { now: Date; mayBackdate: boolean },
): Moment {
  const named = Date.parse(occurredAt)
  if (mayBackdate) return { from: named, to: named }
  return { from: now.getTime() - CLOCK_TOLERANCE_MS, to: now.getTime() + CLOCK_TOLERANCE_MS }
}

/**
 * Settles the discounts that lines name: one that holds the product, at that rate, between `from` and `to`, gives the line
 * its own name as reason. Another is refused.
 */
export function namedDiscounts(
  input: SaleInput,
  known: readonly DiscountOfLine[],
  products: ReadonlyMap<string, SoldProduct>,
  moment: Moment,
): SaleInput {
  const settle = (line: LineInput, index: number): LineInput => {
    const { discount } = line
    if (discount?.kind !== 'rate' || discount.discountId === undefined) return line
    const found = runningOf(line, known, moment)
    if (found) return { ...line, discount: { ...discount, reason: found.name } }
    throw new DomainError(
      'sale.discountNotRunning',
      { product: productOf(products, line, index).designation },
      `/lines/${index}/discount`,
    )
  }
  return { ...input, lines: input.lines.map(settle) }
}

/** The discount that a line names, where it holds the product, at that rate, at that moment. */
export function runningOf(
  { productId, discount }: Pick<LineInput, 'productId' | 'discount'>,
  known: readonly DiscountOfLine[],
  { from, to }: Moment,
): DiscountOfLine | undefined {
  if (discount?.kind !== 'rate' || discount.discountId === undefined) return undefined
  const { discountId, rateMilli } = discount
  return known.find(
    (each) =>
      each.id === discountId &&
      each.productId === productId &&
      each.rateMilli === rateMilli &&
      Date.parse(each.startDate) <= to &&
      from <= Date.parse(each.endDate),
  )
}
