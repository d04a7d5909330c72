import { beforeEach, describe, expect, test } from '@jest/globals'
import type {
  PricesThen,
  ProductPrices,
  ProductStock,
  StockOfLocation,
} from '@comptoir/contracts/inventory/product-prices'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductsPage } from '../products.page.tsx'

const place = at('products')
const LIST = '/:companyId/products/paginated'
const ONE = '/:companyId/products/p-coffee'

const coffee = aProduct({
  id: 'p-coffee',
  designation: 'Café moulu',
  designationAr: 'قهوة مطحونة',
  location: 'A3',
  packageQuantity: 12,
  discount: { id: 'd1', name: 'Rentrée', rateMilli: 10_000, startDate: '2026-09-01', endDate: '2026-09-30' },
})
const soap = aProduct({ id: 'p-soap', designation: 'Savon vert', code: 'HYG-7' })

const then = (over: Partial<PricesThen>): PricesThen => ({
  priceBasis: 'ttc',
  priceHtMicro: 5_882_353,
  priceTtcMicro: 7_000_000,
  vatRateMilli: 19_000,
  isFodec: false,
  purchasePriceMicro: null,
  ...over,
})
const change = { changedBy: 'Amel Trabelsi', title: null, source: 'form' as const, packs: [] }
const six = { packId: 'k-2', unit: 'Pack', quantityMilli: 6000 }
const carton = { packId: 'k-1', unit: 'Carton', quantityMilli: 24_000 }
const prices: ProductPrices = {
  priceBasis: 'ttc',
  steps: [
    { step: 'priceHt', amountMicro: 5_882_353 },
    { step: 'vat', amountMicro: 1_117_647, rateMilli: 19_000 },
    { step: 'priceTtc', amountMicro: 7_000_000 },
    { step: 'discount', amountMicro: -700_000, rateMilli: 10_000 },
    { step: 'charged', amountMicro: 6_300_000 },
  ],
  vatSince: '2018-01-01',
  discount: coffee.discount,
  createdAt: '2026-01-05T09:00:00.000Z',
  changes: [
    {
      ...change,
      version: 3,
      changedAt: '2026-03-02T09:00:00.000Z',
      source: 'import',
      title: 'prix.csv',
      before: then({ priceTtcMicro: 6_500_000, priceHtMicro: 5_462_185 }),
      after: then({}),
      packs: [
        {
          ...carton,
          before: { priceBasis: 'ttc', priceMicro: 160_000_000 },
          after: { priceBasis: 'ttc', priceMicro: 164_000_000 },
        },
        { ...six, before: null, after: { priceBasis: 'ttc', priceMicro: 41_000_000 } },
      ],
    },
    {
      ...change,
      version: 2,
      changedAt: '2026-02-02T09:00:00.000Z',
      before: then({ priceTtcMicro: 0, priceHtMicro: 0, vatRateMilli: 7_000 }),
      after: then({ priceTtcMicro: 6_500_000, priceHtMicro: 5_462_185 }),
    },
  ],
  hasMore: false,
}
const shelfWith = (quantityMilli: number): StockOfLocation => ({
  id: 'l1',
  name: 'Surface de vente',
  kind: 'shop',
  quantityMilli,
})
const stock: ProductStock['data'] = [
  { pointOfSaleId: 'p1', name: 'La Marsa', onHandMilli: 2_000, isBelowMinimum: true, locations: [shelfWith(2_000)] },
  {
    pointOfSaleId: 'p2',
    name: 'Sfax',
    onHandMilli: 40_000,
    isBelowMinimum: false,
    locations: [
      shelfWith(10_000),
      { id: 'l2', name: 'Réserve', kind: 'depot', quantityMilli: 30_000 },
      { id: 'l3', name: 'Retours', kind: 'quarantine', quantityMilli: 1_000 },
    ],
  },
]

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<PaginatedOf<Product>>('get', LIST, aPage([coffee, soap]))
    .on('get', '/:companyId/categories', [])
    .on('get', '/:companyId/brands', [])
    .on('get', '/:companyId/subcategories', [])
    .on<Product>('get', ONE, coffee)
    .on<ProductPrices>('get', `${ONE}/prices`, prices)
    .on<ProductStock>('get', `${ONE}/stock`, { data: stock })
})

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the sheet of a product', () => {
  test('tells all of it beside the list: names, prices and why, changes, stock by point of sale', async () => {
    const { user } = await renderPage(<ProductsPage />, place)
    await user.click(await screen.findByRole('link', { name: /Café moulu/ }))
    const shown = await sheet('Café moulu')
    expect(shown.getByText('قهوة مطحونة')).toBeTruthy()
    expect(shown.getByText('Rentrée', { selector: 'dd bdi' })).toBeTruthy()
    expect(await shown.findByText('At the counter, for one unit')).toBeTruthy()
    expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['VAT 19% · since 01/01/2018', 'Price incl. tax · entered', 'Discount 10% · Rentrée']),
    )
    const history = within(shown.getByRole('table', { name: 'Price history' }))
    expect(history.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('What changed'),
      expect.stringMatching(/Amel Trabelsi · Import · prix\.csv$/),
      'Price incl. tax6.500becomes7.000+7.7%',
      'Carton (24)160.000 incl. taxbecomes164.000 incl. tax+2.5%',
      'Pack (6)no price of its ownbecomes41.000 incl. tax',
      expect.stringMatching(/Amel Trabelsi · Product form$/),
      'Price incl. tax0.000becomes6.500',
      'VAT7%becomes19%',
    ])
    expect(shown.getByText('Product created on', { exact: false })).toBeTruthy()
    expect((await shown.findByText('La Marsa')).closest('li')?.textContent).toBe('La Marsa2low')
    // Where it is, unless the shop has all of it.
    const places = within(shown.getByText('Sfax').closest('li') ?? document.body).getAllByRole('listitem')
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Surface de vente10',
      'Réserve30',
      'Retours · in quarantine, not counted1',
    ])
    expect(shown.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/\/products\/edit\/p-coffee$/)
    await checkAccessibility(document.body)
  })

  test('shows no cost to who may not see it, and leads nowhere where somebody may not write', async () => {
    const { user } = await renderPage(<ProductsPage />, { ...place, session: someone('cashier') })
    await user.click(await screen.findByRole('button', { name: /Café moulu/ }))
    const shown = await sheet('Café moulu')
    expect(shown.queryByText('Margin')).toBeNull()
    expect(shown.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('by an address alone: it is read, and what fails is tried again', async () => {
    api.on<PaginatedOf<Product>>('get', LIST, aPage([soap])).on('get', `${ONE}/stock`, refusal('company.notFound'))
    const { user } = await renderPage(<ProductsPage />, { ...place, route: '/c1/p1/products?row=p-coffee' })
    const shown = await sheet('Café moulu')
    const failed = await shown.findByRole('alert')
    api.on<ProductStock>('get', `${ONE}/stock`, { data: stock })
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('Sfax')).toBeTruthy()
  })

  test('a product that was deleted is said to be gone', async () => {
    api.on('get', '/:companyId/products/p-gone', refusal('product.notFound'))
    await renderPage(<ProductsPage />, { ...place, route: '/c1/p1/products?row=p-gone' })
    expect(await (await sheet('Product')).findByText('This product does not exist')).toBeTruthy()
  })
})
