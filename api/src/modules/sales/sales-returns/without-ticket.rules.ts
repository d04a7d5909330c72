import { mostReturnMicro, SALES_RETURNS, type SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { DomainError } from '../../../platform/errors.ts'
import { productOf, type SoldProduct } from '../sales/index.ts'

/** Tells goods by the unit that they are sold by. */
export function goodsKey(productId: string, packQuantityMilli: number | null): string {
  return `${productId} ${packQuantityMilli ?? ''}`
}

/** Refuses who may not take goods back without their ticket. */
export function checkAllowed(held: ReadonlySet<string>): void {
  if (!held.has(SALES_RETURNS.permissions.withoutOrigin)) throw new DomainError('salesReturn.notAllowedWithoutTicket')
}

/** Refuses a line that gives back more for one than it was sold for of late, or costs today. */
export function checkReturnPrices(
  { lines }: Pick<SalesReturnInput, 'lines'>,
  products: ReadonlyMap<string, SoldProduct>,
  soldMicro: ReadonlyMap<string, number>,
  currency: string,
): void {
  lines.forEach((line, index) => {
    const { designation, listPriceMicro, packQuantityMilli } = productOf(products, line, index)
    const mostUnitPriceMicro = mostReturnMicro(
      listPriceMicro,
      soldMicro.get(goodsKey(line.productId, packQuantityMilli)),
    )
    if (line.unitPriceMicro > mostUnitPriceMicro)
      throw new DomainError(
        'salesReturn.priceTooHigh',
        { product: designation, mostUnitPriceMicro, currency },
        `/lines/${index}/unitPriceMicro`,
      )
  })
}
