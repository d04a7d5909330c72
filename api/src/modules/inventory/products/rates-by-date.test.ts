import type { ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import type { ImportReportRow } from '@comptoir/contracts/inventory/product-import'
import type { CounterProduct, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { afterEach, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { checkedImport } from '../../../../test/imports.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const realTime = { now: () => new Date() }

afterEach(() => open().clock.set(realTime.now().toISOString()))

const enter = (caller: Caller, tax: { code: string; valueMilli: number; replacesMilli: number | null }) =>
  caller.post('tax-parameters', { name: 'Loi de finances', thresholdMilli: 0, validFrom: '2031-01-02', ...tax })

/** A manager's view of the same products on the day before another VAT of 20 % begins, and on that day. */
async function twoDays(...products: Partial<ProductInput>[]) {
  const shop = await aShop(open())
  open().clock.set('2031-01-01T12:00:00.000Z')
  const manager = await shop.as('manager')
  const before: Product[] = []
  for (const [at, product] of products.entries())
    before.push(await putProduct(manager, { code: `P${at}`, price: 11.9, ...product }))
  await enter(await shop.as('administrator'), { code: 'vat', valueMilli: 20_000, replacesMilli: 19_000 })
  for (const product of before) expect((await manager.get(`products/${product.id}`)).json()).toEqual(product)
  open().clock.set('2031-01-02T12:00:00.000Z')
  const again = await shop.as('manager')
  const read = async <Answer>(path: string): Promise<Answer> => (await again.get(path)).json<Answer>()
  const after = await Promise.all(before.map(({ id }) => read<Product>(`products/${id}`)))
  return { shop, manager: again, before, after, read }
}

test('from the day of another VAT on a product bears it: the price on the shelf stays, as does a price that was set without taxes', async () => {
  const { shop, before, after, read } = await twoDays({}, { priceBasis: 'ht', price: 10 }, { vatRate: 7 })
  expect(before.map(({ priceHt, priceTtc, vatRate }) => [priceHt, priceTtc, vatRate])).toEqual([
    [10, 11.9, 19],
    [10, 11.9, 19],
    [11.121495, 11.9, 7],
  ])
  expect(after.map(({ priceHt, priceTtc, vatRate }) => [priceHt, priceTtc, vatRate])).toEqual([
    [9.916667, 11.9, 20],
    [10, 11.9, 20],
    [11.121495, 11.9, 7],
  ])
  const list = await read<{ data: Product[] }>('products/paginated')
  expect(new Set(list.data.map(({ vatRate }) => vatRate))).toEqual(new Set([7, 20]))
  const found = await read<{ data: CounterProduct[] }>(`products/find?pointOfSaleId=${shop.pointOfSaleId}&barcode=P0`)
  expect(found.data[0]).toMatchObject({ unitPriceMicro: 11_900_000, vatRateMilli: 20_000 })
})

test('why a price is so is told at the VAT of the day, with what a price without taxes would have to be raised by', async () => {
  const { after, read } = await twoDays({}, { priceBasis: 'ht', price: 10 })
  const steps = await Promise.all(
    after.map(async ({ id }) => {
      const { steps: told, vatSince } = await read<ProductPrices>(`products/${id}/prices`)
      expect(vatSince).toBe('2031-01-02')
      return told.map(({ step, amountMicro, rateMilli }) => [step, amountMicro, ...(rateMilli ? [rateMilli] : [])])
    }),
  )
  expect(steps).toEqual([
    [
      ['priceHt', 9_916_667],
      ['vat', 1_983_333, 20_000],
      ['priceTtc', 11_900_000],
      ['charged', 11_900_000],
    ],
    [
      ['priceHt', 10_000_000],
      ['vat', 2_000_000, 20_000],
      ['ratesSince', -100_000],
      ['priceTtc', 11_900_000],
      ['charged', 11_900_000],
    ],
  ])
})

test('a product that is saved again keeps the new VAT, and a rate that there is no more cannot be given', async () => {
  const { manager, after } = await twoDays({})
  const [product] = after
  if (!product) throw new Error('no product')
  const body = aProduct({ code: product.code, price: 11.9, vatRate: 20 })
  const saved = (await manager.put(`products/${product.id}`, body)).json<Product>()
  expect([saved.vatRate, saved.priceHt, saved.priceTtc]).toEqual([20, 9.916667, 11.9])
  await refuses(manager.put(`products/${product.id}`, { ...body, vatRate: 19 }), 'product.vatRateUnknown')
})

test('a file of the day of another VAT changes nothing where it says what the list shows, and one of before is refused', async () => {
  const importer = await twoDays({}, { priceBasis: 'ht', price: 10 }, {})
  const rows = ['code;designation;prix ttc;prix ht;tva', 'P0;;11,900;9,916667;20', 'P1;;11,900;10;20', 'P2;;11,900;;19']
  const { id } = await checkedImport(open(), importer, [...rows, ''].join('\n'))
  const { data } = await importer.read<{ data: ImportReportRow[] }>(`products/import/${id}/report?limit=100&only=all`)
  expect(
    data.map(({ outcome, reason, changes, problems }) => [
      reason ?? outcome,
      changes,
      problems.map(({ problem }) => problem),
    ]),
  ).toEqual([
    ['nothingDiffers', [], []],
    ['nothingDiffers', [], []],
    ['bad', [], ['vatRateUnknown']],
  ])
})

test('counters learn with the head of their catalogue what is in the place of a rate', async () => {
  const { read } = await twoDays({})
  const head = await read<CatalogueHead>('counter-catalogue/head')
  expect(head.vatReplaced).toEqual([{ rateMilli: 19_000, byMilli: 20_000 }])
})

test('FODEC of a day is that of prices too', async () => {
  const shop = await aShop(open())
  open().clock.set('2031-01-01T12:00:00.000Z')
  await open().admin.updateTable('company').set({ is_fodec_subject: true }).where('id', '=', shop.companyId).execute()
  const manager = await shop.as('manager')
  const { id, priceHt } = await putProduct(manager, { isFodec: true, price: 12.019 })
  expect(priceHt).toBe(10)
  await enter(await shop.as('administrator'), { code: 'fodec', valueMilli: 2000, replacesMilli: null })
  open().clock.set('2031-01-02T12:00:00.000Z')
  const again = await shop.as('manager')
  const { steps } = (await again.get(`products/${id}/prices`)).json<ProductPrices>()
  expect(steps.find(({ step }) => step === 'fodec')).toMatchObject({ amountMicro: 198_039, rateMilli: 2000 })
  const saved = (await again.get(`products/${id}`)).json<Product>()
  expect([saved.priceHt, saved.priceTtc]).toEqual([9.901961, 12.019])
})
