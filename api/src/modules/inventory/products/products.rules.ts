import {
  htMicroFromTtc,
  LARGEST_PRICE_MICRO,
  microFromNumber,
  MoneyError,
  ttcMicroFromHt,
  type PriceBasis,
} from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { SearchedTable } from '../../../platform/search/searched-table.ts'
import { searchText } from '@comptoir/contracts/search-text'

const PRICE_DECIMALS = 6

/** The unit price that a caller sent, in millionths of the currency. */
export function unitPriceOf(price: number, pointer = '/price'): number {
  try {
    return microFromNumber(price)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    if (error.code === 'money.decimalsTooMany')
      throw new DomainError('product.tooManyDecimals', { decimals: PRICE_DECIMALS }, pointer)
    throw new DomainError('request.invalid', {}, pointer)
  }
}

export interface ProductPrices {
  htMicro: number
  ttcMicro: number
}

/**
 * Both prices of a product, of which a person set one: the other is computed, VAT on top of FODEC. Null when it is too
 * large to be written as a number.
 */
export function pricesOf(
  basis: PriceBasis,
  unitPriceMicro: number,
  vatRateMilli: number,
  fodecRateMilli: number,
): ProductPrices | null {
  const prices =
    basis === 'ht'
      ? { htMicro: unitPriceMicro, ttcMicro: ttcMicroFromHt(unitPriceMicro, vatRateMilli, fodecRateMilli) }
      : { htMicro: htMicroFromTtc(unitPriceMicro, vatRateMilli, fodecRateMilli), ttcMicro: unitPriceMicro }
  return Math.max(prices.htMicro, prices.ttcMicro) <= LARGEST_PRICE_MICRO ? prices : null
}

/** Products are known by their designations. */
export const PRODUCT_SEARCH = { entity: 'product', name: 'designation' } as const satisfies SearchedTable

/** Fields of a product that its search text is made of, each a line of it, in this order. */
export const SEARCH_LINES = ['designation', 'code', 'barcode', 'location'] as const

/** What a product is found by: one line per field, so that no word runs from one field into the next; its names are one. */
export function productSearchText(product: {
  designation: string
  designationEn?: string | null
  designationAr?: string | null
  code: string
  barcodes: readonly string[]
  packBarcodes?: readonly string[] | undefined
  location?: string | null
}): string {
  const names = [product.designation, product.designationEn, product.designationAr].filter(Boolean).join(' ')
  const barcodes = [...product.barcodes, ...(product.packBarcodes ?? [])].join(' ')
  return [names, product.code, barcodes, product.location ?? ''].map(searchText).join('\n')
}
