import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import {
  ALL_PRODUCTS,
  ONE_PRODUCT,
  apiOfProductForm,
  field,
  grocery,
  save,
  teas,
} from '../../testing/a-product-form.ts'
import { ProductCreatePage } from './product-create.page.tsx'

const carton: ShortItem = { id: newId(), name: 'Carton' }

let api: FakeApi

beforeEach(() => {
  api = apiOfProductForm()
})

describe('a new product made after another', () => {
  const model = aProduct({ category: grocery, subcategory: teas, unit: carton, vatRate: 7, location: 'Aisle A' })
  const copying = at('products/create', `products/create?from=${model.id}`)

  test('has all that the two share, and a code and barcodes of its own', async () => {
    api
      .on<Product>('get', ONE_PRODUCT, { ...model, isActive: false })
      .on<Product>('post', ALL_PRODUCTS, ({ body }) => reply({ ...model, code: (body as ProductInput).code }, 201))
    const { user } = await renderPage(<ProductCreatePage />, copying)
    expect(await screen.findByText(new RegExp(`After “${model.designation}”`))).toBeTruthy()
    expect(field(/^Designation/)).toHaveProperty('value', model.designation)
    expect(field(/^Code/)).toHaveProperty('value', '')
    await user.click(save())
    expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(0)
    await user.type(field(/^Code/), 'EPI-2')
    await user.click(save())
    expect(await screen.findByText(`Product “${model.designation}” saved`)).toBeTruthy()
    const sent = api.callsTo('post', ALL_PRODUCTS)[0]?.body as ProductInput
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
    api.on<Product>('get', ONE_PRODUCT, model)
    await renderPage(<ProductCreatePage />, { ...copying, session: someone('stockKeeper') })
    expect(await screen.findByText(new RegExp(`After “${model.designation}”`))).toBeTruthy()
    expect(field(/^Location/)).toHaveProperty('value', 'Aisle A')
    expect(screen.queryByDisplayValue('7.000')).toBeNull()
  })

  test('says when the other one does not exist', async () => {
    api.on('get', ONE_PRODUCT, refusal('product.notFound'))
    await renderPage(<ProductCreatePage />, copying)
    expect(await screen.findByText('This product does not exist')).toBeTruthy()
  })
})
