import { beforeEach, expect, test } from '@jest/globals'
import type { StockRules } from '@comptoir/contracts/inventory/stock-reorder'
import { checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductStockRules } from './stock-rules.tsx'

const PATH = '/:companyId/stock-reorder/rules/:id'
const MARSA = '019a0000-0000-7000-8000-000000000001'
const SFAX = '019a0000-0000-7000-8000-000000000002'
const none = { minimumMilli: null, targetMilli: null, multipleMilli: null }
const saved: StockRules = {
  minimumStockMilli: 10_000,
  rules: [
    { pointOfSale: { id: MARSA, name: 'La Marsa' }, ...none, minimumMilli: 4000 },
    { pointOfSale: { id: SFAX, name: 'Sfax' }, ...none },
  ],
}
const TITLE = 'What each point of sale should have'

let api: FakeApi

beforeEach(() => {
  api = fakeApi().on<StockRules>('get', PATH, saved).on<StockRules>('put', PATH, saved)
})

const place = at('products/edit/:id', 'products/edit/coffee')
const figures = async (shop: string) => within(await screen.findByRole('group', { name: shop }))

test('each point of sale has figures of its own, saved together', async () => {
  const { user } = await renderPage(<ProductStockRules product={aProduct({ id: 'coffee' })} />, place)
  expect(api.callsTo('get', PATH)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: TITLE }))
  const sfax = await figures('Sfax')
  await user.type(sfax.getByRole('textbox', { name: 'Target' }), '60')
  await user.type(sfax.getByRole('textbox', { name: 'Order multiple' }), '12')
  await user.clear((await figures('La Marsa')).getByRole('textbox', { name: 'Minimum stock' }))
  await checkAccessibility(screen.getByRole('dialog'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsTo('put', PATH)).toHaveLength(1))
  expect(api.callsTo('put', PATH)[0]?.body).toEqual({
    rules: [
      { ...none, pointOfSaleId: MARSA },
      { ...none, pointOfSaleId: SFAX, targetMilli: 60_000, multipleMilli: 12_000 },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a target below the minimum is said, and what was typed stays', async () => {
  const message = 'The target of Sfax is below its minimum.'
  const errors = [{ pointer: '/rules/1/targetMilli', keyword: 'stockReorder.targetBelowMinimum', message }]
  api.on('put', PATH, refusal('stockReorder.targetBelowMinimum', { params: { pointOfSale: 'Sfax' }, errors }))
  const { user } = await renderPage(<ProductStockRules product={aProduct({ id: 'coffee' })} />, place)
  await user.click(screen.getByRole('button', { name: TITLE }))
  await user.type((await figures('Sfax')).getByRole('textbox', { name: 'Target' }), '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await (await figures('Sfax')).findByText(message)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('who may not change it is offered nothing', async () => {
  await renderPage(<ProductStockRules product={aProduct({ id: 'coffee' })} />, {
    ...place,
    session: someone('cashier'),
  })
  expect(screen.queryByRole('button', { name: TITLE })).toBeNull()
})
