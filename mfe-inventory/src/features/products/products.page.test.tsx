import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import {
  aPage,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { ProductsPage } from './products.page.tsx'

const place = at('products')
const LIST = '/:companyId/products/paginated'
const ONE = '/:companyId/products/:id'

const grocery: ShortItem = { id: 'cat-1', name: 'Épicerie' }
const coffee = aProduct({ category: grocery, brand: { id: 'brand-1', name: 'El Medina' } })
const soap = aProduct({
  designation: 'Savon vert',
  code: 'HYG-00007',
  onHandMilli: 0,
  minimumStockMilli: 5000,
  isActive: false,
})
const never = aProduct({ designation: 'Service', code: 'SER-00001', onHandMilli: 0, minimumStockMilli: null })
const milk = aProduct({ designation: 'Lait 1 L', code: 'CRE-00011', onHandMilli: -2_000 })

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<PaginatedOf<Product>>('get', LIST, aPage([coffee, soap, milk, never]))
    .on<ShortItem[]>('get', '/:companyId/categories', [grocery, { id: 'cat-2', name: 'Boissons' }])
    .on<ShortItem[]>('get', '/:companyId/subcategories', [{ id: 'sub-1', name: 'Thés et cafés' }])
    .on<ShortItem[]>('get', '/:companyId/brands', [{ id: 'brand-1', name: 'El Medina' }])
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])

describe('the list of products', () => {
  test('shows prices, VAT and the stock here', async () => {
    const { container } = await renderPage(<ProductsPage />, place)
    const first = await row(/Café moulu/)
    expect(first.getByText('Épicerie')).toBeTruthy()
    expect(first.getByText('El Medina')).toBeTruthy()
    expect(first.getByText('5.882')).toBeTruthy()
    expect(first.getByText(/^7\.000\s/)).toBeTruthy()
    expect(first.getByText('21')).toBeTruthy()
    expect((await row(/Savon vert/)).getByText('Inactive')).toBeTruthy()
    expect((await row(/Savon vert/)).getByText('Out of stock')).toBeTruthy()
    // It may never have been stocked.
    expect((await row(/Service/)).queryByText('Out of stock')).toBeNull()
    expect((await row(/Lait/)).getByText(/^[-−]*2$/)).toBeTruthy()
    expect((await row(/Lait/)).getByText('Out of stock')).toBeTruthy()
    expect(screen.getByText(/shared by your 2 points of sale/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('Stock: La Marsa')
    expect(asked()).toMatchObject({
      'filter[pointOfSale]': 'p1',
      'order[field]': 'designation',
      page: '1',
      limit: '25',
    })
    await checkAccessibility(container)
  })

  test('searches a product’s words, and keeps the search in the address', async () => {
    const { user, router } = await renderPage(<ProductsPage />, place)
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'café')
    await waitFor(() => expect(asked()['search[text]']).toBe('café'))
    const fields = api.callsTo('get', LIST).at(-1)?.searchParams.getAll('search[fields][]')
    expect(fields).toEqual(['designation', 'code', 'barcode', 'category', 'brand', 'location'])
    expect(router.state.location.search).toContain('q=caf')
  })

  test('filters show as chips; another category takes its subcategory away', async () => {
    const { user, router } = await renderPage(<ProductsPage />, {
      ...place,
      route: '/c1/p1/products?category=cat-1&subCategory=sub-1&page=3',
    })
    expect(await screen.findByRole('button', { name: 'Remove filter Subcategory' })).toBeTruthy()
    expect(asked()).toMatchObject({ 'filter[category]': 'cat-1', 'filter[subCategory]': 'sub-1', page: '3' })
    expect(api.callsTo('get', '/:companyId/subcategories').at(-1)?.searchParams.get('categoryId')).toBe('cat-1')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      await screen.findByRole('option', { name: 'Boissons' }),
    )
    await waitFor(() => expect(router.state.location.search).toBe('?category=cat-2'))
    await user.click(screen.getByRole('button', { name: 'Remove filter Category' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Brand' }),
      await screen.findByRole('option', { name: 'El Medina' }),
    )
    await waitFor(() => expect(asked()['filter[brand]']).toBe('brand-1'))
  })

  test('sorts by what the server can sort by', async () => {
    const { user } = await renderPage(<ProductsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Price excl. tax' }))
    await waitFor(() => expect(asked()).toMatchObject({ 'order[field]': 'priceHt', 'order[direction]': 'asc' }))
    expect(screen.queryByRole('button', { name: 'Price incl. tax' })).toBeNull()
  })

  test('a product that waits for its price is not shown as free', async () => {
    api.on<PaginatedOf<Product>>('get', LIST, aPage([aProduct({ priceHt: 0, priceTtc: 0 })]))
    await renderPage(<ProductsPage />, place)
    const only = await row(/Café moulu/)
    expect(only.getByText('No price')).toBeTruthy()
    expect(only.queryByText(/0\.000/)).toBeNull()
  })

  test('a total that nobody counted to its end says how many there are at least', async () => {
    api.on<PaginatedOf<Product>>('get', LIST, aPage([coffee], { total: 200_000, isTotalCapped: true }))
    await renderPage(<ProductsPage />, place)
    expect(await screen.findByText(/200.000 or more/)).toBeTruthy()
  })

  test('is had as a file, as it is searched and with the stock that is shown', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    Object.assign(URL, { createObjectURL: () => 'blob:products', revokeObjectURL: () => undefined })
    api.on('get', '/:companyId/products/export', reply('a file', 200))
    const { user } = await renderPage(<ProductsPage />, { ...place, route: '/c1/p1/products?q=moulu' })
    await user.click(await screen.findByRole('button', { name: 'Export as XLS', hidden: true }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const [call] = api.callsTo('get', '/:companyId/products/export')
    expect(Object.fromEntries(call?.searchParams ?? [])).toMatchObject({
      format: 'xlsx',
      'search[text]': 'moulu',
      'filter[pointOfSale]': 'p1',
      'order[field]': 'designation',
    })
    click.mockRestore()
  })

  test('nothing yet offers both ways to begin', async () => {
    api.on<PaginatedOf<Product>>('get', LIST, aPage<Product>([]))
    await renderPage(<ProductsPage />, place)
    expect(await screen.findByText('No products yet')).toBeTruthy()
    const imports = screen.getAllByRole('link', { name: 'Import' })
    expect(imports.map((link) => link.getAttribute('href'))).toEqual([
      '/c1/p1/products/import',
      '/c1/p1/products/import',
    ])
    expect(screen.getAllByRole('link', { name: 'Add a product' })).toHaveLength(2)
  })

  test('who may only read sees neither the form nor the import', async () => {
    await renderPage(<ProductsPage />, { ...place, session: someone('cashier') })
    await screen.findByText('Café moulu, paquet 200 g')
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })

  test('names products in the reader’s language, where they have a name in it', async () => {
    api.on<PaginatedOf<Product>>(
      'get',
      LIST,
      aPage([
        { ...coffee, designationEn: 'Ground coffee' },
        { ...milk, designationAr: 'حليب' },
      ]),
    )
    await renderPage(<ProductsPage />, place)
    expect((await row(/Ground coffee/)).getByRole('button', { name: /Ground coffee/ })).toBeTruthy()
    expect(await row(/Lait 1 L/)).toBeTruthy()
  })

  test('a row is duplicated in the form of a new product', async () => {
    const { user, router } = await renderPage(<ProductsPage />, place)
    await row(/Savon vert/)
    await chooseAction(user, 'Savon vert', 'Duplicate')
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/products/create'))
    expect(router.state.location.search).toBe(`?from=${soap.id}`)
  })

  test('the menu of a row leads to its labels', async () => {
    const { user, router } = await renderPage(<ProductsPage />, place)
    await row(/Savon vert/)
    await chooseAction(user, 'Savon vert', 'Print labels')
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/products/labels'))
    expect(router.state.location.search).toBe(`?ids=${soap.id}`)
  })
})

describe('deleting a product', () => {
  test('asks first, then deletes and says so', async () => {
    api.on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<ProductsPage />, place)
    await chooseAction(user, 'Savon vert', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Savon vert?' })
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Delete product' }))
    expect(await screen.findByText('Product “Savon vert” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', ONE)
    expect(call?.params['id']).toBe(soap.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('one with a history is refused in the words of the API, and made inactive instead', async () => {
    api
      .on('delete', ONE, refusal('product.inUse', { params: { sales: 12, movements: 3 } }))
      .on<Product>('put', ONE, { ...coffee, isActive: false, version: 5 })
    const { user } = await renderPage(<ProductsPage />, place)
    await chooseAction(user, coffee.designation, 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete product' }))
    const dialog = await screen.findByRole('alertdialog', { name: `${coffee.designation} has a history` })
    expect(within(dialog).getByText(/cannot be deleted.*12/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText(`Product “${coffee.designation}” is now inactive`)).toBeTruthy()
    const [change] = api.callsTo('put', ONE)
    expect(change?.headers.get('if-match')).toBe('"4"')
    expect(change?.body).toMatchObject({
      categoryId: 'cat-1',
      priceBasis: 'ttc',
      price: 7,
      vatRate: 19,
      isActive: false,
    } satisfies Partial<ProductInput>)
  })
})

test('reads in Arabic, in the words of Tunisian business', async () => {
  const { container } = await renderPage(<ProductsPage />, { ...place, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'المنتوجات' })).toBeTruthy()
  expect((await row(/Café moulu/)).getByText('5,882')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /السعر دون الأداء/ })).toBeTruthy()
  expect(screen.getByText(/نقطتي البيع/)).toBeTruthy()
  await checkAccessibility(container)
})
