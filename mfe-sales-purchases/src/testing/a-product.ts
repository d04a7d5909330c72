import type { CounterProduct, RunningDiscount } from '@comptoir/contracts/inventory/products'
import { newId } from '@comptoir/platform'

/** Something to sell; name only what the test is about. */
export function aProduct(given: Partial<CounterProduct> = {}): CounterProduct {
  return {
    id: newId(),
    code: 'EPI-00412',
    designation: 'Harissa du Cap Bon 380 g',
    barcodes: ['6191234500412'],
    unit: null,
    unitDecimals: 3,
    unitPriceMicro: 3_450_000,
    vatRateMilli: 19_000,
    fodecRateMilli: 0,
    onHandMilli: 142_000,
    discount: null,
    photo: null,
    packs: [],
    ...given,
  }
}

/** A discount that has run for long and goes on; name only what the test is about. */
export function aRunningDiscount(given: Partial<RunningDiscount> = {}): RunningDiscount {
  return {
    id: newId(),
    name: 'Semaine du couscous',
    rateMilli: 10_000,
    startDate: '2020-01-01T00:00:00.000Z',
    endDate: '2999-01-01T00:00:00.000Z',
    ...given,
  }
}

/** The seven products of the pictures of the counter: 67,400 DT without discounts when bought as there. */
export const SHELF: readonly CounterProduct[] = [
  aProduct(),
  aProduct({
    code: 'EPI-00188',
    designation: 'Couscous fin 1 kg',
    barcodes: ['6191234500188'],
    unitPriceMicro: 1_900_000,
    vatRateMilli: 7_000,
    onHandMilli: 8000,
  }),
  aProduct({
    code: 'BOI-00021',
    designation: 'Eau minérale 1,5 L × 6',
    barcodes: ['6191234500021'],
    unitPriceMicro: 4_800_000,
  }),
  aProduct({
    code: 'CRE-00009',
    designation: 'Lait demi-écrémé 1 L',
    barcodes: ['6191234500009'],
    unitPriceMicro: 1_450_000,
    vatRateMilli: 7_000,
  }),
  aProduct({
    code: 'FRU-00003',
    designation: 'Deglet nour, vrac',
    barcodes: ['6191234500003'],
    unit: 'kg',
    unitPriceMicro: 12_900_000,
    vatRateMilli: 7_000,
  }),
  aProduct({
    code: 'EPI-00233',
    designation: 'Thé vert 250 g',
    barcodes: ['6191234500233'],
    unitPriceMicro: 5_250_000,
  }),
  aProduct({
    code: 'EPI-00057',
    designation: 'Huile d’olive extra vierge 1 L',
    barcodes: ['6191234500057'],
    unitPriceMicro: 24_800_000,
    vatRateMilli: 7_000,
  }),
  aProduct({
    code: 'HYG-00044',
    designation: 'Savon vert de Marseille',
    barcodes: ['6191234500044'],
    unitPriceMicro: 2_150_000,
    onHandMilli: 0,
  }),
  aProduct({ code: 'DIV-00001', designation: 'Article sans prix', barcodes: ['6191234500001'], unitPriceMicro: 0 }),
]
