import { beforeEach, describe, expect, test } from '@jest/globals'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { checkAccessibility, patternOf, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { ALL_PRODUCTS, apiOfProductForm, choice, field, grocery, save, teas } from '../../testing/a-product-form.ts'
import { ProductCreatePage } from './product-create.page.tsx'

const creating = at('products/create')

let api: FakeApi

beforeEach(() => {
  api = apiOfProductForm()
})

describe('a new product', () => {
  test('is checked by the contract before anything is sent', async () => {
    const { user, container } = await renderPage(<ProductCreatePage />, creating)
    await user.click(save())
    expect(await screen.findByText('3 fields need attention.')).toBeTruthy()
    for (const name of [/^Designation/, /^Code/, /^Price incl\. tax/])
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(0)
    await checkAccessibility(container)
  })

  test('is created with its barcodes and choices under its own id, and leads back to the list', async () => {
    api.on<Product>('post', ALL_PRODUCTS, ({ body }) =>
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
    const [call] = api.callsTo('post', ALL_PRODUCTS)
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
      warrantyMonths: null,
      packs: [],
      isActive: true,
    })
  })

  test('gets a brand that was not there before, made without leaving the form', async () => {
    const made = { id: '0190a000-0000-7000-8000-0000000000b7', name: 'El Kef', isActive: true, productCount: 0 }
    api.on('post', patternOf(BRANDS), reply({ ...made, version: 1 }, 201))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.type(field(/^Designation/), 'Harissa')
    await user.click(screen.getByRole('button', { name: 'Add a brand' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'El Kef{Enter}')
    await waitFor(() => expect(choice(/^Brand/)).toHaveProperty('value', made.id))
    expect(within(choice(/^Brand/)).getByRole('option', { name: 'El Kef' })).toBeTruthy()
    expect(api.callsTo('post', patternOf(BRANDS))[0]?.body).toMatchObject({ name: 'El Kef', isActive: true })
    // The product's own form was neither sent nor emptied.
    expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(0)
    expect(field(/^Designation/)).toHaveProperty('value', 'Harissa')
  })

  test('another category empties the subcategory', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await user.selectOptions(choice(/^Category/), await screen.findByRole('option', { name: 'Épicerie' }))
    await user.selectOptions(choice(/^Subcategory/), await screen.findByRole('option', { name: 'Thés et cafés' }))
    await user.selectOptions(choice(/^Category/), 'Boissons')
    await waitFor(() => expect(choice(/^Subcategory/)).toHaveProperty('value', ''))
    expect(choice(/^Subcategory/)).toHaveProperty('disabled', true)
  })

  test.each([
    ['product.codeTaken', '/code', { code: 'EPI-1' }, /^Code/],
    ['product.barcodeTaken', '/barcodes/0', { barcode: '123' }, /^Barcodes/],
    ['product.tooManyDecimals', '/price', { decimals: 6 }, /^Price incl\. tax/],
    ['product.vatRateUnknown', '/vatRate', { vatRate: 19 }, /^VAT rate/],
  ] as const)('%s is said under its field', async (code, pointer, params, name) => {
    api.on(
      'post',
      ALL_PRODUCTS,
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
    api.on<Product>('post', ALL_PRODUCTS, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Arabic designation/), 'زيت زيتون')
    await user.type(field(/^English designation/), 'Olive oil')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '1')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(1))
    expect(api.callsTo('post', ALL_PRODUCTS)[0]?.body).toMatchObject({
      designationAr: 'زيت زيتون',
      designationEn: 'Olive oil',
    })
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

test('reads in Arabic', async () => {
  const { container } = await renderPage(<ProductCreatePage />, { ...creating, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'منتوج جديد' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^الرموز الشريطية/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'حفظ المنتوج' })).toBeTruthy()
  await checkAccessibility(container)
})
