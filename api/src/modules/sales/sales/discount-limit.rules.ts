import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { lineAmountMinor, percentOf, type Currency, type DocumentTotals } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { SaleContext, SoldProduct } from './sale-context.queries.ts'
import { productOf, type SaleRights } from './sales.rules.ts'

type LineInput = SaleInput['lines'][number]

/** Lines of one product in one unit at one price, with what is given away on them together. */
interface Group {
  index: number
  unitPriceMicro: number
  lineCount: number
  quantityMilli: number
  netMinor: number
}

/** What rounding alone may take off the lines of one product, in minor units; a counter puts equal lines together. */
const MOST_ROUNDING_MINOR = 10

/** A manager has set the rate of a running discount: the till's limit does not apply to it. */
function isNamed({ discount }: LineInput): boolean {
  return discount?.kind === 'rate' && discount.discountId !== undefined
}

/** Refuses the first line that gives away too much. */
export function checkDiscounts(
  input: SaleInput,
  document: DocumentTotals,
  products: ReadonlyMap<string, SoldProduct>,
  context: SaleContext,
  rights: SaleRights,
): void {
  const [index] = tooHighDiscounts(input, document, context, rights)
  const line = index === undefined ? undefined : input.lines[index]
  if (index === undefined || line === undefined) return
  const product = productOf(products, line, index).designation
  const maxDiscountRate = (context.maxDiscountRateMilli ?? 0) / 1000
  throw new DomainError('sale.discountTooHigh', { product, maxDiscountRate }, `/lines/${index}/discount`)
}

/**
 * The places of lines that give away too much. The company's maximum discount holds line by line, whether given as a rate or
 * as an amount, and for all lines of a product together: what a product loses by being cut into many small lines, each
 * rounded, counts as given away too.
 */
export function tooHighDiscounts(
  { lines }: Pick<SaleInput, 'lines'>,
  document: { lines: readonly Pick<DocumentTotals['lines'][number], 'grossMinor' | 'discountMinor' | 'netMinor'>[] },
  { maxDiscountRateMilli: most, currency }: Pick<SaleContext, 'maxDiscountRateMilli' | 'currency'>,
  rights: Pick<SaleRights, 'mayExceedDiscount'>,
): number[] {
  if (most === null || rights.mayExceedDiscount) return []
  const found: number[] = []
  const groups = new Map<string, Group>()
  for (const [index, line] of document.lines.entries()) {
    const asked = lines[index]
    if (!asked || isNamed(asked)) continue
    const { discount } = asked
    const isTooMuch =
      discount?.kind === 'rate'
        ? discount.rateMilli > most
        : discount !== undefined && line.discountMinor > largestOf(line.grossMinor, most)
    if (isTooMuch) found.push(index)
    else collect(groups, asked, index, line.netMinor)
  }
  for (const group of groups.values()) if (isTooCheap(group, most, currency)) found.push(group.index)
  return found
}

/** The largest discount in minor units that is no more than the rate: never rounded up. */
function largestOf(grossMinor: number, rateMilli: number): number {
  const rounded = percentOf(grossMinor, rateMilli)
  return BigInt(rounded) * 100_000n > BigInt(grossMinor) * BigInt(rateMilli) ? rounded - 1 : rounded
}

function collect(groups: Map<string, Group>, line: LineInput, index: number, netMinor: number): void {
  const key = `${line.productId ?? line.id} ${line.packId ?? ''} ${line.unitPriceMicro}`
  const known = groups.get(key)
  groups.set(key, {
    index: known?.index ?? index,
    unitPriceMicro: line.unitPriceMicro,
    lineCount: (known?.lineCount ?? 0) + 1,
    quantityMilli: (known?.quantityMilli ?? 0) + line.quantityMilli,
    netMinor: (known?.netMinor ?? 0) + netMinor,
  })
}

function isTooCheap(
  { lineCount, quantityMilli, unitPriceMicro, netMinor }: Group,
  most: number,
  currency: Currency,
): boolean {
  if (lineCount === 1) return false
  const whole = lineAmountMinor(quantityMilli, unitPriceMicro, currency)
  return whole - netMinor > percentOf(whole, most) + Math.min(lineCount, MOST_ROUNDING_MINOR)
}
