import { expect, test } from '@jest/globals'
import { locationsOf } from '@comptoir/contracts/company/locations'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { setPointOfSale } from '@comptoir/platform'
import { aPage, aPointOfSale, fakeApi, patternOf, renderPage } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aDraft } from '../../testing/an-adjustment.ts'
import en from './phrases/en.json' with { type: 'json' }
import { StockAdjustmentCreatePage } from './stock-adjustment-create.page.tsx'
import { StockAdjustmentPage } from './stock-adjustment.page.tsx'

const shop = (id: string, pointOfSaleId: string, name: string) => ({
  ...{ id, pointOfSaleId, name, kind: 'shop', isActive: true, version: 1 },
})
const someApi = () =>
  fakeApi()
    .on('get', patternOf(locationsOf('p1')), [shop('l1', 'p1', 'Espace de vente')])
    .on('get', patternOf(locationsOf('p2')), [shop('l2', 'p2', 'Sfax floor')])
    .onList(UNITS, [])
    .on('get', patternOf(PRODUCTS, ':id', 'stock'), { data: [] })
    .on('get', patternOf(PRODUCTS, 'paginated'), ({ searchParams }) => {
      const code = searchParams.get('search[text]') ?? ''
      return aPage([aProduct({ id: code, code, designation: code, barcodes: [] })])
    })

test('scans that are looked up at once are all kept', async () => {
  someApi()
  const { user } = await renderPage(<StockAdjustmentCreatePage />, at('stockAdjustment/new'))
  await user.type(await screen.findByRole('combobox', { name: en.find }), 'TEA{Enter}SALT{Enter}TEA{Enter}')
  const quantity = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })
  expect((await quantity('SALT')).value).toBe('1')
  const tea = await quantity('TEA')
  await waitFor(() => expect(tea.value).toBe('2'))
})

test('a draft of one shop is not gone on with in another one', async () => {
  someApi()
  const { user } = await renderPage(<StockAdjustmentCreatePage />, at('stockAdjustment/new'))
  act(() => setPointOfSale(aPointOfSale({ id: 'p2', name: 'Sfax' })))
  await screen.findByRole('option', { name: 'Sfax floor' })
  act(() => setPointOfSale(aPointOfSale({ id: 'p1', name: 'La Marsa' })))
  await user.type(await screen.findByRole('combobox', { name: en.find }), 'TEA{Enter}')
  await screen.findByRole('textbox', { name: 'Quantity of TEA' })
  act(() => setPointOfSale(aPointOfSale({ id: 'p2', name: 'Sfax' })))
  await screen.findByRole('option', { name: 'Sfax floor' })
  expect(screen.queryByRole('textbox', { name: 'Quantity of TEA' })).toBeNull()
  expect(screen.getByRole('combobox', { name: en.location })).toHaveProperty('value', 'l2')
})

test('whoever may approve refuses in words of a refusal, whoever submitted it takes it back', async () => {
  const submitted = aDraft({ state: 'submitted', version: 2 })
  const withdraw = patternOf(STOCK_ADJUSTMENTS, ':id', 'withdraw')
  const page = { ...at('stockAdjustment/:id', `stockAdjustment/${submitted.id}`) }
  const api = someApi()
    .on('get', patternOf(STOCK_ADJUSTMENTS, ':id'), submitted)
    .on('post', withdraw, { ...submitted, state: 'cancelled' })
  const manager = await renderPage(<StockAdjustmentPage />, { ...page, session: someone('manager') })
  await manager.user.click(await screen.findByRole('button', { name: en.refuse }))
  const refusing = within(await screen.findByRole('dialog', { name: en.refuseTitle }))
  await manager.user.click(refusing.getByRole('button', { name: en.refuse }))
  await waitFor(() => expect(api.callsTo('post', withdraw)[0]?.body).toEqual({ version: 2, reason: 'notAgreed' }))
  manager.unmount()
  const keeper = await renderPage(<StockAdjustmentPage />, { ...page, session: someone('stockKeeper') })
  await keeper.user.click(await screen.findByRole('button', { name: en.cancel }))
  expect(await screen.findByRole('dialog', { name: en.cancelTitle })).toBeTruthy()
})
