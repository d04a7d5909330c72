import {
  discountFaults,
  type Discount,
  type DiscountFault,
  type DiscountInput,
} from '@comptoir/contracts/inventory/discounts'
import { clockIn, instantIn } from '@comptoir/contracts/time'
import { savedChoice, type Choice } from '../choice/choice.ts'
import type { KnownProducts } from '../choice/use-known-products.ts'

/** What the form holds of a discount, under the names of the contract; dates as clocks of the company show them. */
export interface DiscountValues {
  name: string
  startDate: string
  endDate: string
  pourcentage: number | null
  isSeasonalSale: boolean
  /** How many are chosen; they themselves are chosen beside the form. */
  products: number
}

export const NEW_DISCOUNT: DiscountValues = {
  name: '',
  startDate: '',
  endDate: '',
  pourcentage: null,
  isSeasonalSale: false,
  products: 0,
}

export function valuesOf(
  { name, startDate, endDate, pourcentage, isSeasonalSale, productCount }: Discount,
  timeZone: string,
): DiscountValues {
  const clock = (instant: string): string => clockIn(new Date(instant), timeZone)
  return {
    name,
    startDate: clock(startDate),
    endDate: clock(endDate),
    pourcentage,
    isSeasonalSale,
    products: productCount,
  }
}

/** Every rule that is broken, in the order of the form. */
export function faultsOf(values: DiscountValues, choice: Choice, timeZone: string): DiscountFault[] {
  const faults = discountFaults(values, timeZone)
  return choice.ids.size > 0 ? faults : [...faults, { field: 'products', code: 'discount.productsRequired' }]
}

/** As it is sent: a date that nobody touched as it came, to the millisecond; of seasonal sales only where there is one. */
export function inputOf(
  values: DiscountValues,
  { choice, known }: { choice: Choice; known: KnownProducts },
  timeZone: string,
  opened?: Discount,
): DiscountInput {
  const before = opened ? valuesOf(opened, timeZone) : null
  const instant = (field: 'startDate' | 'endDate'): string =>
    opened && before?.[field] === values[field] ? opened[field] : instantIn(values[field], timeZone).toISOString()
  return {
    name: values.name.trim(),
    startDate: instant('startDate'),
    endDate: instant('endDate'),
    pourcentage: values.pourcentage ?? Number.NaN,
    ...(values.isSeasonalSale || opened?.isSeasonalSale ? { isSeasonalSale: values.isSeasonalSale } : {}),
    ...savedChoice(choice, known),
  }
}
