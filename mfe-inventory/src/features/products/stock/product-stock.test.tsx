import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Lot } from '@comptoir/contracts/inventory/lots'
import type { OpeningStock, OpeningStockInput } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { clockIn } from '@comptoir/contracts/time'
import { newId } from '@comptoir/platform'
import { aCompany, checkAccessibility, fakeApi, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductCreatePage } from '../product-create.page.tsx'
import { ProductEditPage } from '../product-edit.page.tsx'
import { dayAfter } from './expiry.ts'

const ALL = '/:companyId/products'
const ONE = '/:companyId/products/:id'
const OPENING = '/:companyId/products/:id/opening-stock'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', '/:companyId/vat-rates', [{ rate: 19, isDefault: true }])
    .on<ProductPhotos>('get', '/:companyId/products/:id/photos', { data: [] })
    .on<Product>('post', ALL, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
  for (const families of ['categories', 'subcategories', 'brands', 'units'])
    api.on<ShortItem[]>('get', `/:companyId/${families}`, [])
})

/** La Marsa alone, in a company that uses lots. */
function withLots() {
  const session = someone()
  const [marsa] = session.pointsOfSale
  return {
    ...session,
    company: aCompany({ id: 'c1', isMultiBatch: true }),
    pointsOfSale: marsa ? [{ ...marsa, id: MARSA.id }] : [],
  }
}

const MARSA = { id: newId(), name: 'La Marsa' }
const SFAX = { id: newId(), name: 'Sfax Centre' }
const TODAY = clockIn(new Date(), aCompany().timeZone).slice(0, 10)

const creating = { ...at('products/create'), session: withLots() }
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const choice = (name: RegExp) => screen.getByRole('combobox', { name })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

async function typeProduct(user: UserEvent): Promise<void> {
  await screen.findByRole('option', { name: /19/ })
  await user.type(field(/^Designation/), 'Yaourt')
  await user.type(field(/^Code/), 'YA-1')
  await user.type(field(/^Price incl\. tax/), '1')
}

const sent = () => api.callsTo('post', ALL)[0]?.body as ProductInput

describe('a new product', () => {
  test('has one quantity where there is one point of sale', async () => {
    const { user, container } = await renderPage(<ProductCreatePage />, creating)
    await typeProduct(user)
    await user.type(field('Quantity'), '12,5')
    await checkAccessibility(container)
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent().openingStock).toEqual([{ pointOfSaleId: MARSA.id, quantityMilli: 12_500 }])
  })

  test('has a quantity for each of several, and a refusal is said under the one that it names', async () => {
    const session = {
      ...withLots(),
      pointsOfSale: [
        { ...MARSA, code: 'LM' },
        { ...SFAX, code: 'SF' },
      ],
    }
    api.on(
      'post',
      ALL,
      refusal('openingStock.tooManyDecimals', {
        params: { decimals: 0 },
        message: 'Too fine',
        errors: [{ pointer: '/openingStock/1/quantityMilli', keyword: 'x', message: 'Too fine' }],
      }),
    )
    const { user } = await renderPage(<ProductCreatePage />, { ...creating, session })
    await typeProduct(user)
    await user.type(field('Sfax Centre'), '1,5')
    await press(user, 'Save product')
    await waitFor(() => expect(field('Sfax Centre').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Too fine')).toBeTruthy()
    expect(sent().openingStock).toEqual([{ pointOfSaleId: MARSA.id }, { pointOfSaleId: SFAX.id, quantityMilli: 1500 }])
  })

  test('by serial numbers is given the warranty of its pieces', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await typeProduct(user)
    await user.selectOptions(choice(/^Tracking/), 'By serial number')
    await user.type(field(/^Warranty/), '24')
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent()).toMatchObject({ tracking: 'serialNumbers', warrantyMonths: 24 })
  })

  test('is given its lots, with the date that its shelf life proposes and their sum', async () => {
    const { user, container } = await renderPage(<ProductCreatePage />, creating)
    await typeProduct(user)
    await user.selectOptions(choice(/^Tracking/), 'By lot')
    await user.click(screen.getByRole('checkbox', { name: 'Lots have an expiry date' }))
    await user.type(field(/^Shelf life/), '21')
    await press(user, 'Add a lot')
    await press(user, 'Add a lot')
    const row = (place: number) => within(screen.getByRole('group', { name: `Lot ${place}` }))
    await user.type(row(1).getByRole('textbox', { name: 'Lot number' }), 'L-1')
    await user.type(row(1).getByRole('textbox', { name: 'Quantity' }), '4')
    await user.type(row(2).getByRole('textbox', { name: 'Lot number' }), 'L-2')
    await user.type(row(2).getByRole('textbox', { name: 'Quantity' }), '2,5')
    const date = row(2).getByRole('textbox', { name: 'Expiry date' })
    await user.clear(date)
    await user.type(date, '01/03/2030')
    expect(screen.getByText(/^Total/).textContent).toContain('6.5')
    await checkAccessibility(container)
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent()).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 21 })
    expect(sent().openingStock).toEqual([
      {
        pointOfSaleId: MARSA.id,
        lots: [
          { number: 'L-1', quantityMilli: 4000, expiresOn: dayAfter(TODAY, 21) },
          { number: 'L-2', quantityMilli: 2500, expiresOn: '2030-03-01' },
        ],
      },
    ])
  })

  test('a lot that is not whole is not sent; one that is taken away is forgotten', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await typeProduct(user)
    await user.selectOptions(choice(/^Tracking/), 'By lot')
    await press(user, 'Add a lot')
    await press(user, 'Save product')
    await waitFor(() => expect(field('Lot number').getAttribute('aria-invalid')).toBe('true'))
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await press(user, 'Remove lot 1')
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent()).not.toHaveProperty('openingStock')
  })

  test('is given serial numbers: scanned, pasted, and each once', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await typeProduct(user)
    await user.selectOptions(choice(/^Tracking/), 'By serial number')
    const numbers = field('Serial numbers')
    await user.type(numbers, 'SN-1{Enter}SN-2{Enter}SN-1{Enter}')
    expect(await screen.findByText('Already in the list: SN-1. It was not added again.')).toBeTruthy()
    await user.click(numbers)
    await user.paste('SN-3\nSN-2\n  SN-4 \n')
    expect(await screen.findByText('Already in the list: SN-2. It was not added again.')).toBeTruthy()
    expect(screen.getByText('4 pieces')).toBeTruthy()
    await press(user, 'Remove serial number SN-3')
    await user.type(numbers, 'SN-5')
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent().openingStock).toEqual([{ pointOfSaleId: MARSA.id, serialNumbers: ['SN-1', 'SN-2', 'SN-4', 'SN-5'] }])
  })

  test('offers lots only where the company uses them', async () => {
    const session = { ...withLots(), company: aCompany({ id: 'c1' }) }
    await renderPage(<ProductCreatePage />, { ...creating, session })
    expect(within(choice(/^Tracking/)).queryByRole('option', { name: 'By lot' })).toBeNull()
    expect(within(choice(/^Tracking/)).getByRole('option', { name: 'By serial number' })).toBeTruthy()
  })

  test('made after another one is tracked alike and has no stock of it', async () => {
    const model = aProduct({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 9, onHandMilli: 4000 })
    api.on<Product>('get', ONE, model)
    const place = at('products/create', `products/create?from=${model.id}`)
    const { user } = await renderPage(<ProductCreatePage />, { ...place, session: withLots() })
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'NEW')
    expect(field(/^Shelf life/)).toHaveProperty('value', '9')
    await press(user, 'Save product')
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(sent()).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 9 })
    expect(sent()).not.toHaveProperty('openingStock')
  })

  test('asks nothing of who may not enter an opening stock', async () => {
    const session = withLots()
    const permissions = session.user.permissions.filter((permission) => permission !== 'products.openStock')
    await renderPage(<ProductCreatePage />, {
      ...creating,
      session: { ...session, user: { ...session.user, permissions } },
    })
    expect(choice(/^Tracking/)).toBeTruthy()
    expect(screen.queryByText('Opening stock')).toBeNull()
  })
})

describe('a product that is saved', () => {
  const page = <T,>(data: T[], total = data.length): PaginatedOf<T> => ({ data, meta: { total, page: 1, limit: 10 } })
  const open = (product: Product) => ({
    ...at('products/edit/:id', `products/edit/${product.id}`),
    session: withLots(),
  })
  const stock = (hasMoved: boolean, isOpen: boolean): OpeningStock => ({
    hasMoved,
    places: [
      { pointOfSale: MARSA, onHandMilli: hasMoved ? 3000 : 0, isOpen: false },
      { pointOfSale: SFAX, onHandMilli: 0, isOpen },
    ],
  })

  test('is given its opening stock where it has not moved, by a call of its own', async () => {
    const product = aProduct({ onHandMilli: 3000 })
    api.on<Product>('get', ONE, product).on<OpeningStock>('get', OPENING, stock(true, true))
    const { user } = await renderPage(<ProductEditPage />, open(product))
    await user.click(await screen.findByRole('button', { name: 'Enter opening stock' }))
    const dialog = within(await screen.findByRole('dialog'))
    api.on('post', OPENING, refusal('openingStock.nothing', { message: 'Nothing was entered', errors: [] }))
    await user.click(dialog.getByRole('button', { name: 'Save opening stock' }))
    expect(await dialog.findByText('Nothing was entered')).toBeTruthy()
    api.on<OpeningStock>('post', OPENING, reply(stock(true, false), 201))
    await user.type(dialog.getByRole('textbox', { name: 'Quantity' }), '7')
    await user.click(dialog.getByRole('button', { name: 'Save opening stock' }))
    expect(await screen.findByText(`Opening stock of “${product.designation}” saved`)).toBeTruthy()
    const calls = api.callsTo('post', OPENING)
    expect(calls.at(-1)?.body as OpeningStockInput).toEqual({
      openingStock: [{ pointOfSaleId: SFAX.id, quantityMilli: 7000 }],
    })
    expect(calls.at(-1)?.headers.get('idempotency-key')).toBeTruthy()
    expect(api.callsTo('put', ONE)).toHaveLength(0)
  })

  test('shows its lots with what is over and what is near, and keeps its tracking', async () => {
    const product = aProduct({ tracking: 'lots', lotsExpire: true })
    const aLot = (number: string, expiresOn: string): Lot => ({
      id: newId(),
      product: { id: product.id, name: product.designation },
      number,
      expiresOn,
      receivedMilli: 2000,
      receivedAt: '2026-11-01T08:00:00.000Z',
      places: [{ pointOfSale: MARSA, receivedMilli: 2000 }],
    })
    const lots = [aLot('OLD', dayAfter(TODAY, -1)), aLot('NEAR', dayAfter(TODAY, 9)), aLot('FAR', dayAfter(TODAY, 90))]
    api
      .on<Product>('get', ONE, product)
      .on<OpeningStock>('get', OPENING, stock(true, false))
      .on<PaginatedOf<Lot>>('get', '/:companyId/lots/paginated', page(lots, 12))
    const { container } = await renderPage(<ProductEditPage />, open(product))
    const table = within(await screen.findByRole('table', { name: 'Lots' }))
    const row = async (number: string) => (await table.findByText(number)).closest('tr')?.textContent
    expect(await row('OLD')).toContain('Expired')
    expect(await row('NEAR')).toContain('Expires soon')
    expect(await row('FAR')).not.toMatch(/Expire[ds] /)
    expect(await row('FAR')).toContain('La Marsa')
    await waitFor(() => expect(choice(/^Tracking/)).toHaveProperty('disabled', true))
    expect(screen.queryByRole('button', { name: 'Enter opening stock' })).toBeNull()
    expect(api.callsTo('get', '/:companyId/lots/paginated')[0]?.searchParams.get('filter[product]')).toBe(product.id)
    await checkAccessibility(container)
  })

  test('shows its serial numbers', async () => {
    const product = aProduct({ tracking: 'serialNumbers' })
    const piece: SerialNumber = {
      id: newId(),
      product: { id: product.id, name: product.designation },
      number: 'SN-77',
      state: 'inStock',
      pointOfSale: SFAX,
      recordedAt: '2026-11-01T08:00:00.000Z',
      soldAt: null,
      warrantyUntil: null,
    }
    api
      .on<Product>('get', ONE, product)
      .on<OpeningStock>('get', OPENING, stock(true, false))
      .on<PaginatedOf<SerialNumber>>('get', '/:companyId/serial-numbers/paginated', page([piece]))
    await renderPage(<ProductEditPage />, open(product))
    const table = within(await screen.findByRole('table', { name: 'Serial numbers' }))
    expect((await table.findByText('SN-77')).closest('tr')?.textContent).toContain('Sfax Centre')
  })
})

test('reads in Arabic', async () => {
  const { user, container } = await renderPage(<ProductCreatePage />, { ...creating, language: 'ar' })
  await user.selectOptions(choice(/^التتبّع/), 'حسب الدفعة')
  await user.click(screen.getByRole('button', { name: 'إضافة دفعة' }))
  expect(field('رقم الدفعة')).toBeTruthy()
  await checkAccessibility(container)
})
