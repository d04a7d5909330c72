import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { checkAccessibility, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { apiOfProductForm, ONE_PRODUCT, choice, field, save } from '../../testing/a-product-form.ts'
import { ProductEditPage } from './product-edit.page.tsx'

const carton: ShortItem = { id: newId(), name: 'Carton' }

let api: FakeApi

beforeEach(() => {
  api = apiOfProductForm()
})

describe('an existing product', () => {
  const product = aProduct({ unit: carton, vatRate: 13 })
  const editing = at('products/edit/:id', `products/edit/${product.id}`)

  test('is changed on the version that was read; its stock is only shown', async () => {
    api.on<Product>('get', ONE_PRODUCT, product).on<Product>('put', ONE_PRODUCT, { ...product, version: 5 })
    const { user, router, container } = await renderPage(<ProductEditPage />, editing)
    expect(await screen.findByRole('heading', { level: 1, name: product.designation })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Stock on hand (Carton)' }).textContent).toMatch(/21/)
    expect(choice(/^Unit/)).toHaveProperty('value', carton.id)
    expect(choice(/^VAT rate/)).toHaveProperty('value', '13')
    await checkAccessibility(container)
    await user.type(field(/^Location/), 'Aisle A')
    await user.click(save())
    expect(await screen.findByText(`Product “${product.designation}” saved`)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/products')
    const [call] = api.callsTo('put', ONE_PRODUCT)
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
    api.on<Product>('get', ONE_PRODUCT, product).on('put', ONE_PRODUCT, stale)
    const { user, router } = await renderPage(<ProductEditPage />, editing)
    await user.type(await screen.findByRole('textbox', { name: /^Designation/ }), ' fin')
    await user.click(save())
    expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', `${product.designation} fin`)
    api.on<Product>('get', ONE_PRODUCT, { ...product, designation: 'Café de Sami', version: 5 })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Café de Sami' })).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', 'Café de Sami')
    expect(screen.queryByText(/Sami changed this/)).toBeNull()
    expect(router.state.location.pathname).toBe(`/c1/p1/products/edit/${product.id}`)
  })

  test('an unknown one is told, with the way back', async () => {
    api.on('get', ONE_PRODUCT, refusal('product.notFound'))
    await renderPage(<ProductEditPage />, editing)
    expect(await screen.findByText('This product does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to products' }).getAttribute('href')).toBe('/c1/p1/products')
  })

  test('a server that fails can be asked again', async () => {
    api.on('get', ONE_PRODUCT, refusal('server.unavailable'))
    const { user } = await renderPage(<ProductEditPage />, editing)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<Product>('get', ONE_PRODUCT, product)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: product.designation })).toBeTruthy()
  })
})
