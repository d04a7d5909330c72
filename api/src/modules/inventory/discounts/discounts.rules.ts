import { DISCOUNT_MOST_PRODUCTS, discountFaults, type DiscountInput } from '@comptoir/contracts/inventory/discounts'
import { instantIn } from '@comptoir/contracts/time'
import { milliRateFromNumber, MoneyError } from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'

/** A discount as it is stored: instants, and its rate in thousandths of a percent. */
export interface DiscountTerms {
  name: string
  startsAt: Date
  endsAt: Date
  rateMilli: number
  /** Left out, it stays as it is. */
  isSeasonalSale?: boolean
}

/** Refuses the first rule that is broken, at its field; a bare date begins its day in the company's zone. */
export function termsOf(
  input: Pick<DiscountInput, 'name' | 'startDate' | 'endDate' | 'pourcentage' | 'isSeasonalSale'>,
  timeZone: string,
): DiscountTerms {
  const [fault] = discountFaults(input, timeZone)
  if (fault) throw new DomainError(fault.code as 'discount.nameRequired', {}, `/${fault.field}`)
  return {
    name: input.name.trim(),
    startsAt: instantIn(input.startDate, timeZone),
    endsAt: instantIn(input.endDate, timeZone),
    rateMilli: rateOf(input.pourcentage),
    ...(input.isSeasonalSale === undefined ? {} : { isSeasonalSale: input.isSeasonalSale }),
  }
}

/** A fourth decimal is refused, never rounded away. */
function rateOf(pourcentage: number): number {
  try {
    return milliRateFromNumber(pourcentage)
  } catch (error) {
    throw error instanceof MoneyError ? new DomainError('discount.percentageOutOfRange', {}, '/pourcentage') : error
  }
}

/** Refuses no products, and more than a discount holds. */
export function checkChoice(productIds: readonly string[]): void {
  if (productIds.length === 0) throw new DomainError('discount.productsRequired', {}, '/products')
  if (productIds.length > DISCOUNT_MOST_PRODUCTS) {
    throw new DomainError(
      'discount.tooManyProducts',
      { products: productIds.length, maxProducts: DISCOUNT_MOST_PRODUCTS },
      '/products',
    )
  }
}
