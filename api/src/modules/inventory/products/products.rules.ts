import {
  htMicroFromTtc,
  LARGEST_PRICE_MICRO,
  microFromNumber,
  MoneyError,
  ttcMicroFromHt,
  type PriceBasis,
} from '@comptoir/money'
import { DomainError } from '../../../platform/errors.ts'
import type { Taxes } from '../../company/tax-parameters/index.ts'
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

/** A product's prices as they were stored, with the rate of VAT that it was given. */
export interface StoredPrice {
  priceBasis: PriceBasis
  priceHtMicro: number
  priceTtcMicro: number
  vatRateMilli: number
  isFodec: boolean
}

/** The columns of a product `p` that a price is told from. */
export const PRICE_COLUMNS = [
  'p.price_basis',
  'p.price_ht_micro',
  'p.price_ttc_micro',
  'p.vat_rate_milli',
  'p.is_fodec',
] as const

interface PriceRow {
  price_basis: PriceBasis
  price_ht_micro: number
  price_ttc_micro: number
  vat_rate_milli: number
  is_fodec: boolean
}

export function storedPrice(row: PriceRow): StoredPrice {
  return {
    priceBasis: row.price_basis,
    priceHtMicro: row.price_ht_micro,
    priceTtcMicro: row.price_ttc_micro,
    vatRateMilli: row.vat_rate_milli,
    isFodec: row.is_fodec,
  }
}

/**
 * Which rate of VAT a product bears on a day, and its price without taxes then. The price with taxes, which is on the shelf,
 * stays until somebody sets another one; so does a price without taxes that somebody set.
 */
export function priceOn(
  { vatRates, fodecRateMilli }: Pick<Taxes, 'vatRates' | 'fodecRateMilli'>,
  { priceBasis, priceHtMicro, priceTtcMicro, isFodec, ...stored }: StoredPrice,
): { vatRateMilli: number; priceHtMicro: number } {
  const vatRateMilli = vatRates.get(stored.vatRateMilli) ?? stored.vatRateMilli
  if (priceBasis === 'ht') return { vatRateMilli, priceHtMicro }
  return { vatRateMilli, priceHtMicro: htMicroFromTtc(priceTtcMicro, vatRateMilli, isFodec ? fodecRateMilli : 0) }
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
