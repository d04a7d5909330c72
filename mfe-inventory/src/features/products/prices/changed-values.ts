import type { PackPriceChange, PriceChange, PricesThen } from '@comptoir/contracts/inventory/product-prices'

/** One thing that a change of a price changed. */
export type ChangedValue =
  | {
      what: 'priceTtc' | 'priceHt' | 'purchasePrice'
      from: number | null
      to: number | null
      shareMilli: number | null
    }
  | { what: 'vatRate'; from: number; to: number }
  | { what: 'isFodec'; from: boolean; to: boolean }
  | { what: 'priceBasis'; from: PricesThen['priceBasis']; to: PricesThen['priceBasis'] }
  | {
      what: 'pack'
      pack: Pick<PackPriceChange, 'packId' | 'unit' | 'quantityMilli'>
      from: PackPriceChange['before']
      to: PackPriceChange['after']
      shareMilli: number | null
    }

/** Tenths of a percent are enough for the eye. */
const STEP_MILLI = 100

/** By how much a price changed, in thousandths of a percent of what it was; null where it was nothing. */
export function shareOf(from: number | null, to: number | null): number | null {
  if (from === null || to === null || from === 0) return null
  return Math.round(((to - from) / from) * (100_000 / STEP_MILLI)) * STEP_MILLI
}

/** What a change changed, of the product itself and then of its packs. */
export function changedValues({
  before,
  after,
  packs,
}: Pick<PriceChange, 'before' | 'after' | 'packs'>): ChangedValue[] {
  const ofPacks = packs.map(({ before: from, after: to, ...pack }) => {
    // Without tax and with it, amounts do not compare.
    const shareMilli =
      from?.priceBasis === to?.priceBasis ? shareOf(from?.priceMicro ?? null, to?.priceMicro ?? null) : null
    return { what: 'pack' as const, pack, from, to, shareMilli }
  })
  return before && after ? [...changedPrices(before, after), ...ofPacks] : ofPacks
}

/** The price that was entered first: the other one follows, and is told where it changed alone. */
function changedPrices(before: PricesThen, after: PricesThen): ChangedValue[] {
  const price = (
    what: 'priceTtc' | 'priceHt' | 'purchasePrice',
    field: keyof PricesThen & `${string}Micro`,
  ): ChangedValue[] => {
    const [from, to] = [before[field], after[field]]
    return from === to ? [] : [{ what, from, to, shareMilli: shareOf(from, to) }]
  }
  const [ht, ttc] = [price('priceHt', 'priceHtMicro'), price('priceTtc', 'priceTtcMicro')]
  const [entered, other] = after.priceBasis === 'ht' ? [ht, ttc] : [ttc, ht]
  return [
    ...(entered.length > 0 ? entered : other),
    ...(before.priceBasis === after.priceBasis
      ? []
      : [{ what: 'priceBasis' as const, from: before.priceBasis, to: after.priceBasis }]),
    ...(before.vatRateMilli === after.vatRateMilli
      ? []
      : [{ what: 'vatRate' as const, from: before.vatRateMilli, to: after.vatRateMilli }]),
    ...(before.isFodec === after.isFodec
      ? []
      : [{ what: 'isFodec' as const, from: before.isFodec, to: after.isFodec }]),
    ...price('purchasePrice', 'purchasePriceMicro'),
  ]
}
