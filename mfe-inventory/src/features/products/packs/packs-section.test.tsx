import { beforeEach, describe, expect, test } from '@jest/globals'
import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { checkAccessibility, fakeApi, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductCreatePage } from '../product-create.page.tsx'
import { ProductEditPage } from '../product-edit.page.tsx'

const ALL = '/:companyId/products'
const ONE = '/:companyId/products/:id'
const bottle: ShortItem = { id: newId(), name: 'Bouteille' }
const carton: ShortItem = { id: newId(), name: 'Carton' }
const water = aProduct({
  unit: bottle,
  priceTtc: 0.9,
  packs: [
    { id: newId(), unitId: carton.id, name: 'Carton', quantityMilli: 24_000, price: 20, barcodes: ['6191234567890'] },
  ],
})

const editing = at('products/edit/:id', `products/edit/${water.id}`)

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', '/:companyId/vat-rates', [{ rate: 19, isDefault: true }])
    .on<ShortItem[]>('get', '/:companyId/categories', [])
    .on<ShortItem[]>('get', '/:companyId/subcategories', [])
    .on<ShortItem[]>('get', '/:companyId/brands', [])
    .on<ShortItem[]>('get', '/:companyId/units', [bottle, carton])
    .on<ProductPhotos>('get', '/:companyId/products/:id/photos', { data: [] })
    .on<OpeningStock>('get', '/:companyId/products/:id/opening-stock', { hasMoved: true, places: [] })
    .on<Product>('get', ONE, water)
})

const packs = () => within(screen.getByRole('region', { name: 'Sold also by' }))
const opened = () => screen.findByRole('region', { name: 'Sold also by' })
const textbox = (name: RegExp) => packs().getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save product' })

describe('the packs of a product', () => {
  test('are added with a unit, a content and barcodes; the price that follows is shown', async () => {
    api.on<Product>('post', ALL, ({ body }) =>
      reply(aProduct({ designation: (body as ProductInput).designation }), 201),
    )
    const { user, container } = await renderPage(<ProductCreatePage />, at('products/create'))
    await user.type(screen.getByRole('textbox', { name: /^Designation/ }), 'Eau minérale')
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'EAU-1')
    await user.type(screen.getByRole('textbox', { name: /^Price incl\. tax/ }), '0.9')
    await user.click(packs().getByRole('button', { name: 'Add a pack' }))
    await user.selectOptions(
      packs().getByRole('combobox', { name: /^Unit/ }),
      await packs().findByRole('option', { name: 'Carton' }),
    )
    await user.type(textbox(/^Contains/), '24')
    expect(packs().getByText(/21\.600/)).toBeTruthy()
    await user.type(textbox(/^Barcodes/), '6191234567891{Enter}')
    expect(packs().getByText('ends with a wrong check digit. If the label really says so, keep it.')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(save())
    expect(await screen.findByText('Product “Eau minérale” saved')).toBeTruthy()
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
      barcodes: [],
      packs: [{ unitId: carton.id, quantityMilli: 24_000, price: null, barcodes: ['6191234567891'] }],
    })
  })

  test('one that says nothing is pointed out where it lacks something, and can be taken away', async () => {
    const { user } = await renderPage(<ProductCreatePage />, at('products/create'))
    await user.click(packs().getByRole('button', { name: 'Add a pack' }))
    await user.click(save())
    expect(await screen.findByText(/fields need attention/)).toBeTruthy()
    expect(packs().getByRole('combobox', { name: /^Unit/ }).getAttribute('aria-invalid')).toBe('true')
    expect(textbox(/^Contains/).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await user.click(packs().getByRole('button', { name: 'Remove' }))
    expect(packs().queryByRole('combobox')).toBeNull()
  })

  test('keep their ids when the product is changed, and show what the server refuses at its field', async () => {
    api.on(
      'put',
      ONE,
      refusal('product.packTooFine', {
        params: { unit: 'Bouteille', decimals: 0 },
        errors: [{ pointer: '/packs/0/quantityMilli', keyword: 'product.packTooFine', message: 'Not so many' }],
      }),
    )
    const { user } = await renderPage(<ProductEditPage />, editing)
    await opened()
    expect(await packs().findByDisplayValue('20.000')).toBeTruthy()
    await user.clear(textbox(/^Price of one/))
    await user.click(save())
    expect(await packs().findByText('Not so many')).toBeTruthy()
    const [pack] = water.packs
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({
      packs: [{ id: pack?.id, unitId: carton.id, quantityMilli: 24_000, price: null, barcodes: ['6191234567890'] }],
    })
  })

  test('have a price that only who may set prices changes', async () => {
    await renderPage(<ProductEditPage />, {
      ...editing,
      session: someone('stockKeeper'),
    })
    await opened()
    expect((await packs().findByDisplayValue('20.000')).hasAttribute('disabled')).toBe(true)
  })

  test('of a copy are the same without their barcodes', async () => {
    const { user } = await renderPage(<ProductCreatePage />, at('products/create', `products/create?from=${water.id}`))
    await opened()
    expect(await packs().findByDisplayValue('24')).toBeTruthy()
    expect(packs().queryByText('6191234567890')).toBeNull()
    api.on<Product>('post', ALL, () => reply(water, 201))
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'EAU-2')
    await user.click(save())
    await screen.findByText(/saved$/)
    const sent = api.callsTo('post', ALL)[0]?.body as ProductInput
    expect(sent.packs).toEqual([{ unitId: carton.id, quantityMilli: 24_000, price: 20, barcodes: [] }])
  })
})
