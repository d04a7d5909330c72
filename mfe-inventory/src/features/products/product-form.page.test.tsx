import { beforeEach, describe, expect, test } from '@jest/globals'
import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { checkAccessibility, fakeApi, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { ProductCreatePage } from './product-create.page.tsx'
import { ProductEditPage } from './product-edit.page.tsx'

const creating = at('products/create')
const ALL = '/:companyId/products'
const ONE = '/:companyId/products/:id'

const grocery: ShortItem = { id: newId(), name: 'Épicerie' }
const drinks: ShortItem = { id: newId(), name: 'Boissons' }
const teas: ShortItem = { id: newId(), name: 'Thés et cafés' }
const carton: ShortItem = { id: newId(), name: 'Carton' }

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', '/:companyId/vat-rates', [
      { rate: 7, isDefault: false },
      { rate: 19, isDefault: true },
    ])
    .on<ShortItem[]>('get', '/:companyId/categories', [grocery, drinks])
    .on<ShortItem[]>('get', '/:companyId/subcategories', ({ searchParams }) =>
      searchParams.get('categoryId') === grocery.id ? [teas] : [],
    )
    .on<ShortItem[]>('get', '/:companyId/brands', [{ id: newId(), name: 'El Medina' }])
    .on<ShortItem[]>('get', '/:companyId/units', [{ id: newId(), name: 'Pièce' }])
    .on<ProductPhotos>('get', '/:companyId/products/:id/photos', { data: [] })
    .on<OpeningStock>('get', '/:companyId/products/:id/opening-stock', {
      hasMoved: true,
      places: [{ pointOfSale: { id: newId(), name: 'La Marsa' }, onHandMilli: 21_000, isOpen: false }],
    })
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const choice = (name: RegExp) => screen.getByRole('combobox', { name })
const save = () => screen.getByRole('button', { name: 'Save product' })
const computed = (name: string) => screen.getByRole('status', { name }).textContent

describe('a new product', () => {
  test('shows the other price while one is typed, whichever is set', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Price incl\. tax/), '7')
    expect(computed('Price excl. tax, calculated')).toContain('5.882353')
    await user.click(screen.getByRole('radio', { name: 'excl. tax' }))
    expect(field(/^Price excl\. tax/)).toHaveProperty('value', '7.000')
    expect(computed('Price incl. tax, calculated')).toContain('8.330')
    await user.selectOptions(choice(/^VAT rate/), screen.getByRole('option', { name: /^7/ }))
    expect(computed('Price incl. tax, calculated')).toContain('7.490')
    await user.click(screen.getByRole('checkbox', { name: 'Subject to FODEC' }))
    expect(computed('Price incl. tax, calculated')).toBe('Calculated when you save, with your company’s FODEC')
  })

  test('a shelf price that no price excl. tax of three decimals reaches is kept exactly', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Price incl\. tax/), '1,5')
    expect(computed('Price excl. tax, calculated')).toContain('1.260504')
  })

  test('is checked by the contract before anything is sent', async () => {
    const { user, container } = await renderPage(<ProductCreatePage />, creating)
    await user.click(save())
    expect(await screen.findByText('3 fields need attention.')).toBeTruthy()
    for (const name of [/^Designation/, /^Code/, /^Price incl\. tax/])
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await checkAccessibility(container)
  })

  test('is created with its barcodes and choices under its own id, and leads back to the list', async () => {
    api.on<Product>('post', ALL, ({ body }) =>
      reply(aProduct({ designation: (body as ProductInput).designation }), 201),
    )
    const { user, router } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Designation/), 'Harissa du Cap Bon')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Barcodes/), '6191234567890{Enter}')
    await user.type(field(/^Barcodes/), '619 0000 000001')
    await user.selectOptions(choice(/^Category/), await screen.findByRole('option', { name: 'Épicerie' }))
    await user.selectOptions(choice(/^Subcategory/), await screen.findByRole('option', { name: 'Thés et cafés' }))
    await user.type(field(/^Price incl\. tax/), '3.45')
    await user.type(field(/^Package quantity/), '12')
    await user.click(save())
    expect(await screen.findByText('Product “Harissa du Cap Bon” saved')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/products')
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({
      id: call?.headers.get('idempotency-key'),
      designation: 'Harissa du Cap Bon',
      designationEn: null,
      designationAr: null,
      code: 'EPI-1',
      barcodes: ['6191234567890', '6190000000001'],
      categoryId: grocery.id,
      subcategoryId: teas.id,
      brandId: null,
      unitId: null,
      priceBasis: 'ttc',
      price: 3.45,
      vatRate: 19,
      isFodec: false,
      location: null,
      minimumStockMilli: null,
      purchasePrice: null,
      packageQuantity: 12,
      tracking: 'none',
      lotsExpire: false,
      shelfLifeDays: null,
      packs: [],
      isActive: true,
    })
  })

  test('another category empties the subcategory', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.selectOptions(choice(/^Category/), await screen.findByRole('option', { name: 'Épicerie' }))
    await user.selectOptions(choice(/^Subcategory/), await screen.findByRole('option', { name: 'Thés et cafés' }))
    await user.selectOptions(choice(/^Category/), 'Boissons')
    await waitFor(() => expect(choice(/^Subcategory/)).toHaveProperty('value', ''))
    expect(choice(/^Subcategory/)).toHaveProperty('disabled', true)
  })

  test('barcodes are listed, told when they are there twice or unreadable, and taken away', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Barcodes/), '123{Enter}123{Enter}')
    expect(await screen.findByText('Barcode 123 is already in the list.')).toBeTruthy()
    const list = screen.getByRole('list', { name: 'Barcodes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await user.type(field(/^Barcodes/), 'àéè{Enter}')
    expect(await screen.findByText(/characters that scanners do not produce/)).toBeTruthy()
    await user.clear(field(/^Barcodes/))
    await user.click(screen.getByRole('button', { name: 'Remove barcode 123' }))
    expect(screen.queryByRole('list', { name: 'Barcodes' })).toBeNull()
  })

  test('a barcode with a wrong check digit is pointed out and kept, and mended by one press', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Barcodes/), '6194098682158{Enter}')
    const listed = () => within(screen.getByRole('list', { name: 'Barcodes' })).getAllByRole('listitem')
    expect(await screen.findByText(/wrong check digit/)).toBeTruthy()
    expect(listed().map(({ textContent }) => textContent)).toEqual(['6194098682158'])
    await user.click(screen.getByRole('button', { name: 'Use 6194098682157' }))
    expect(listed().map(({ textContent }) => textContent)).toEqual(['6194098682157'])
    expect(screen.queryByText(/wrong check digit/)).toBeNull()
  })

  test('one without a barcode is given the next free one, or told why not', async () => {
    const GIVE = '/:companyId/barcode-rules/give'
    api.on('post', GIVE, refusal('barcodeRule.noneToGive', { message: 'No rule gives codes' }))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.click(screen.getByRole('button', { name: 'Give a code' }))
    expect(await screen.findByText('No rule gives codes')).toBeTruthy()
    api.on('post', GIVE, reply({ barcode: '2000000000015' }, 201))
    await user.click(screen.getByRole('button', { name: 'Give a code' }))
    expect(await within(screen.getByRole('list', { name: 'Barcodes' })).findByText('2000000000015')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Give a code' })).toBeNull()
  })

  test.each([
    ['product.codeTaken', '/code', { code: 'EPI-1' }, /^Code/],
    ['product.barcodeTaken', '/barcodes/0', { barcode: '123' }, /^Barcodes/],
    ['product.tooManyDecimals', '/price', { decimals: 6 }, /^Price incl\. tax/],
    ['product.vatRateUnknown', '/vatRate', { vatRate: 19 }, /^VAT rate/],
  ] as const)('%s is said under its field', async (code, pointer, params, name) => {
    api.on(
      'post',
      ALL,
      refusal(code, {
        params,
        message: 'Refused for a reason',
        errors: [{ pointer, keyword: code, message: 'Refused for a reason' }],
      }),
    )
    const { user, router } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Designation/), 'Another')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Barcodes/), '123{Enter}')
    await user.type(field(/^Price incl\. tax/), '1')
    await user.click(save())
    const refused = code === 'product.vatRateUnknown' ? choice(name) : field(name)
    await waitFor(() => expect(refused.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Refused for a reason',
    )
    expect(document.activeElement).toBe(refused)
    expect(router.state.location.pathname).toBe('/c1/p1/products/create')
  })

  test('is named in Arabic and English too', async () => {
    api.on<Product>('post', ALL, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Arabic designation/), 'زيت زيتون')
    await user.type(field(/^English designation/), 'Olive oil')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '1')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ designationAr: 'زيت زيتون', designationEn: 'Olive oil' })
  })

  test('has a purchase price, from which the margin follows, and a minimum stock', async () => {
    api.on<Product>('post', ALL, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '11,9')
    expect(computed('Margin')).toBe('–')
    await user.type(field(/^Purchase price/), '7,5')
    expect(computed('Margin')).toMatch(/2\.500.*25/)
    await user.type(field(/^Minimum stock/), '12')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ purchasePrice: 7.5, minimumStockMilli: 12_000 })
  })

  test('says nothing of costs to who may not see them', async () => {
    const manager = someone('manager')
    const permissions = manager.user.permissions.filter((permission) => permission !== 'products.seeCost')
    const session = { ...manager, user: { ...manager.user, permissions } }
    api.on<Product>('post', ALL, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, { ...creating, session })
    await screen.findByRole('option', { name: /19/ })
    expect(screen.queryByRole('textbox', { name: /^Purchase price/ })).toBeNull()
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '11,9')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(api.callsTo('post', ALL)[0]?.body).not.toHaveProperty('purchasePrice')
  })

  test('leaving typed text asks first', async () => {
    const { user, router } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Designation/), 'Harissa')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(router.state.location.pathname).toBe('/c1/p1/products/create')
    await user.click(within(dialog).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/products'))
  })
})

describe('a new product made after another', () => {
  const model = aProduct({ category: grocery, subcategory: teas, unit: carton, vatRate: 7, location: 'Aisle A' })
  const copying = at('products/create', `products/create?from=${model.id}`)

  test('has all that the two share, and a code and barcodes of its own', async () => {
    api
      .on<Product>('get', ONE, { ...model, isActive: false })
      .on<Product>('post', ALL, ({ body }) => reply({ ...model, code: (body as ProductInput).code }, 201))
    const { user } = await renderPage(<ProductCreatePage />, copying)
    expect(await screen.findByText(new RegExp(`After “${model.designation}”`))).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', model.designation)
    expect(field(/^Code/)).toHaveProperty('value', '')
    await user.click(save())
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await user.type(field(/^Code/), 'EPI-2')
    await user.click(save())
    expect(await screen.findByText(`Product “${model.designation}” saved`)).toBeTruthy()
    const sent = api.callsTo('post', ALL)[0]?.body as ProductInput
    expect(sent).toMatchObject({
      code: 'EPI-2',
      barcodes: [],
      isActive: true,
      categoryId: grocery.id,
      subcategoryId: teas.id,
      unitId: carton.id,
      price: 7,
      vatRate: 7,
      location: 'Aisle A',
    })
    expect(sent.id).not.toBe(model.id)
  })

  test('comes without a price from somebody who may not set prices', async () => {
    api.on<Product>('get', ONE, model)
    await renderPage(<ProductCreatePage />, { ...copying, session: someone('stockKeeper') })
    expect(await screen.findByText(new RegExp(`After “${model.designation}”`))).toBeTruthy()
    expect(field(/^Location/)).toHaveProperty('value', 'Aisle A')
    expect(screen.queryByDisplayValue('7.000')).toBeNull()
  })

  test('says when the other one does not exist', async () => {
    api.on('get', ONE, refusal('product.notFound'))
    await renderPage(<ProductCreatePage />, copying)
    expect(await screen.findByText('This product does not exist')).toBeTruthy()
  })
})

describe('an existing product', () => {
  const product = aProduct({ unit: carton, vatRate: 13 })
  const editing = at('products/edit/:id', `products/edit/${product.id}`)

  test('is changed on the version that was read; its stock is only shown', async () => {
    api.on<Product>('get', ONE, product).on<Product>('put', ONE, { ...product, version: 5 })
    const { user, router, container } = await renderPage(<ProductEditPage />, editing)
    expect(await screen.findByRole('heading', { level: 1, name: product.designation })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Stock on hand' }).textContent).toMatch(/21.*Carton/)
    expect(choice(/^Unit/)).toHaveProperty('value', carton.id)
    expect(choice(/^VAT rate/)).toHaveProperty('value', '13')
    await checkAccessibility(container)
    await user.type(field(/^Location/), 'Aisle A')
    await user.click(save())
    expect(await screen.findByText(`Product “${product.designation}” saved`)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/products')
    const [call] = api.callsTo('put', ONE)
    expect(call?.headers.get('if-match')).toBe('"4"')
    expect(call?.body).toMatchObject({
      location: 'Aisle A',
      price: 7,
      vatRate: 13,
      unitId: carton.id,
      barcodes: ['6191234567890'],
    })
    expect(call?.body).not.toHaveProperty('version')
  })

  test('one that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
    const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } })
    api.on<Product>('get', ONE, product).on('put', ONE, stale)
    const { user, router } = await renderPage(<ProductEditPage />, editing)
    await user.type(await screen.findByRole('textbox', { name: /^Designation/ }), ' fin')
    await user.click(save())
    expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', `${product.designation} fin`)
    api.on<Product>('get', ONE, { ...product, designation: 'Café de Sami', version: 5 })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Café de Sami' })).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', 'Café de Sami')
    expect(screen.queryByText(/Sami changed this/)).toBeNull()
    expect(router.state.location.pathname).toBe(`/c1/p1/products/edit/${product.id}`)
  })

  test('an unknown one is told, with the way back', async () => {
    api.on('get', ONE, refusal('product.notFound'))
    await renderPage(<ProductEditPage />, editing)
    expect(await screen.findByText('This product does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to products' }).getAttribute('href')).toBe('/c1/p1/products')
  })

  test('a server that fails can be asked again', async () => {
    api.on('get', ONE, refusal('server.unavailable'))
    const { user } = await renderPage(<ProductEditPage />, editing)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<Product>('get', ONE, product)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: product.designation })).toBeTruthy()
  })
})

test('reads in Arabic', async () => {
  const { container } = await renderPage(<ProductCreatePage />, { ...creating, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'منتوج جديد' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^الرموز الشريطية/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'حفظ المنتوج' })).toBeTruthy()
  await checkAccessibility(container)
})
