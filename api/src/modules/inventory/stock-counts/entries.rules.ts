import { STOCK_COUNTS, type CountEntryInput } from '@comptoir/contracts/inventory/stock-counts'
import { fitsUnit, LARGEST_QUANTITY_MILLI } from '@comptoir/money'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import type { AdjustedProduct } from '../stock-adjustments/index.ts'

/** A piece in thousandths. */
export const PIECE_MILLI = 1000

type Refused = keyof typeof STOCK_COUNTS.errors

function refusal(reason: Refused, product: AdjustedProduct, params: object = {}, pointer?: string) {
  return declaredRefusal(STOCK_COUNTS, reason, { product: product.designation, ...params }, pointer)
}

/** A quantity of what a code stands for, in the product's own unit; refuses what its unit does not have. */
export function quantityOf(
  { quantityMilli }: Pick<CountEntryInput, 'quantityMilli'>,
  eachMilli: number,
  product: AdjustedProduct,
): number {
  const whole = BigInt(quantityMilli) * BigInt(eachMilli)
  const milli = Number(whole / BigInt(PIECE_MILLI))
  const { unitDecimals: decimals } = product
  if (milli > LARGEST_QUANTITY_MILLI) throw refusal('tooMuch', product, {}, '/quantityMilli')
  if (whole % BigInt(PIECE_MILLI) !== 0n || !fitsUnit(milli, decimals))
    throw refusal('tooManyDecimals', product, { decimals }, '/quantityMilli')
  return milli
}

/** Refuses goods that are not told apart as their product is. Nothing of a product needs neither lot nor number. */
export function checkParts(
  { lot, serialNumber }: Pick<CountEntryInput, 'lot' | 'serialNumber'>,
  product: AdjustedProduct,
  quantityMilli: number,
): void {
  const { tracking, lotsExpire } = product
  const isAlike =
    (lot === undefined || tracking === 'lots') && (serialNumber === undefined || tracking === 'serialNumbers')
  if (!isAlike) throw refusal('notAsTracked', product)
  if (tracking === 'lots' && quantityMilli > 0 && lot === undefined) throw refusal('lotMissing', product, {}, '/lot')
  if (tracking === 'serialNumbers' && quantityMilli > 0 && serialNumber === undefined)
    throw refusal('serialNumberMissing', product, {}, '/serialNumber')
  if (serialNumber !== undefined && quantityMilli !== PIECE_MILLI) throw refusal('notAsTracked', product)
  if (lot && (lot.expiresOn ?? null) !== null && !lotsExpire)
    throw refusal('expiryUnexpected', product, { lot: lot.number }, '/lot')
}

/** Refuses a lot whose date is another than that of the known one, or that is new and has none where its like expire. */
export function checkLot(
  { number, expiresOn = null }: NonNullable<CountEntryInput['lot']>,
  known: { expiresOn: string | null } | undefined,
  product: AdjustedProduct,
): void {
  if (known && expiresOn !== null && expiresOn !== known.expiresOn)
    throw refusal('lotDiffers', product, { lot: number }, '/lot')
  if (!known && product.lotsExpire && expiresOn === null)
    throw refusal('expiryMissing', product, { lot: number }, '/lot')
}

/** When something was counted: as the device says, but not before its round began, and not later than now. */
export function countedAtOf({ countedAt }: Pick<CountEntryInput, 'countedAt'>, roundBegan: Date, now: Date): Date {
  return new Date(Math.min(Math.max(Date.parse(countedAt), roundBegan.getTime()), now.getTime()))
}
