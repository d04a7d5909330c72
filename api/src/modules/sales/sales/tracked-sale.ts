import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { baseQuantityMilli } from '@comptoir/money'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { quantityOfLots, trackGoods, unknownLots, type AskedLine, type FoundLine } from '../tracked-goods/index.ts'
import type { SaleContext, SoldProduct } from './sale-context.queries.ts'
import { productOf } from './sales.rules.ts'

/**
 * The lots and pieces of a sale, by line; most sales have none, and ask nothing. Refuses lots or serial numbers that do not
 * come to what is sold, or of a product that has none, and a lot that is not known.
 */
export async function trackedSale(
  ctx: Ctx,
  { lines }: Pick<SaleInput, 'lines'>,
  products: ReadonlyMap<string, SoldProduct>,
  { locationId }: Pick<SaleContext, 'locationId'>,
  day: string,
): Promise<Map<string, FoundLine>> {
  const asked = lines.flatMap((line, index) => askedLine(line, productOf(products, line, index), day, index))
  if (asked.length === 0) return new Map()
  return inTransaction(ctx, async (tx) => {
    const [unknown] = await unknownLots(tx, asked)
    if (unknown) {
      const index = lines.findIndex(({ id }) => id === unknown.line.id)
      const product = products.get(unknown.line.productId)?.designation ?? ''
      throw new DomainError('sale.lotUnknown', { product, lot: unknown.lot }, `/lines/${index}/lots`)
    }
    return trackGoods(tx, locationId, asked)
  })
}

function askedLine(line: SaleInput['lines'][number], product: SoldProduct, day: string, index: number): AskedLine[] {
  const { id: productId, tracking, packQuantityMilli } = product
  const { id, lots, serialNumbers } = line
  const quantityMilli = baseQuantityMilli(line.quantityMilli, packQuantityMilli) ?? 0
  const isWhole =
    (lots === undefined || (tracking === 'lots' && quantityOfLots(lots) === quantityMilli)) &&
    (serialNumbers === undefined || (tracking === 'serialNumbers' && serialNumbers.length * 1000 === quantityMilli))
  if (!isWhole) {
    const field = lots === undefined ? 'serialNumbers' : 'lots'
    throw new DomainError('sale.goodsDiffer', { product: product.designation }, `/lines/${index}/${field}`)
  }
  return productId === null || tracking === 'none'
    ? []
    : [{ id, productId, tracking, quantityMilli, lots, serialNumbers, day }]
}
