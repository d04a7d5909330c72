import { beforeEach, expect, test } from '@jest/globals'
import type { StockLevel, StockPlace, StockTotals } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, fakeApi, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aStockLevel, aStockPlace } from '../../testing/a-stock-level.ts'
import { StockLevelsPage } from './stock-levels.page.tsx'

const place = at('manageStocks')
const LIST = '/:companyId/stock-levels/paginated'

const depot = aStockPlace({ id: 'l2', name: 'Cave', kind: 'depot' })
const coffee = aStockLevel()
const soap = aStockLevel({ designation: 'Savon vert', code: 'HYG-00007', onHandMilli: 0, isBelowMinimum: true })
const milk = aStockLevel({ designation: 'Lait 1 L', code: 'CRE-00011', onHandMilli: -2000 })

const TOTALS = '/:companyId/stock-levels/totals'
const none = { valueMinor: null, incomingValueMinor: null, inTransitValueMinor: null }

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<StockTotals>('get', TOTALS, {
      productCount: 3,
      valueMinor: 88_200,
      incomingValueMinor: 0,
      inTransitValueMinor: 12_500,
    })
    .on<PaginatedOf<StockLevel>>('get', LIST, aPage([coffee, soap, milk]))
    .on<ShortItem[]>('get', '/:companyId/categories', [{ id: 'cat-1', name: 'Épicerie' }])
    .on<ShortItem[]>('get', '/:companyId/brands', [])
    .on<StockPlace[]>('get', '/:companyId/stock-levels/places', [
      aStockPlace(),
      depot,
      aStockPlace({ id: 'l3', pointOfSale: { id: 'p2', name: 'Sfax Centre' } }),
    ])
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])
const choose = (name: string) => screen.findByRole('combobox', { name })

test('shows what there is here, what it cost and is worth, and where it runs short', async () => {
  const { container } = await renderPage(<StockLevelsPage />, place)
  const first = await row(/Café moulu/)
  expect(first.getByText('21')).toBeTruthy()
  expect(first.getByText('4.200')).toBeTruthy()
  expect(first.getByText(/^88\.200/)).toBeTruthy()
  expect((await row(/Savon vert/)).getByText('Out of stock')).toBeTruthy()
  expect((await row(/Lait/)).getByText('Out of stock')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /Reserved/ })).toBeNull()
  expect(asked()).toMatchObject({ 'filter[pointOfSale]': 'p1', 'order[field]': 'designation', page: '1', limit: '25' })
  await checkAccessibility(container)
})

test('another point of sale, or all of them, and one row for each location', async () => {
  const { user } = await renderPage(<StockLevelsPage />, place)
  await user.selectOptions(await choose('Location'), 'l2')
  await waitFor(() => expect(asked()).toMatchObject({ 'filter[location]': 'l2', 'filter[pointOfSale]': 'p1' }))
  await user.selectOptions(await choose('Point of sale'), 'all')
  await waitFor(() => expect(asked()['filter[pointOfSale]']).toBeUndefined())
  expect(asked()['filter[location]']).toBeUndefined()
  api.on<PaginatedOf<StockLevel>>('get', LIST, aPage([aStockLevel({ place: depot })]))
  await user.selectOptions(await choose('Rows'), 'location')
  expect((await row(/Café moulu/)).getByText('Cave')).toBeTruthy()
  expect(asked()['filter[by]']).toBe('location')
})

test('days are asked for where a state takes them', async () => {
  const { user } = await renderPage(<StockLevelsPage />, place)
  const states = await choose('State')
  expect(screen.queryByRole('combobox', { name: 'Days' })).toBeNull()
  await user.selectOptions(states, 'unmoved')
  await user.selectOptions(await choose('Days'), '90')
  await waitFor(() => expect(asked()).toMatchObject({ 'filter[state]': 'unmoved', 'filter[days]': '90' }))
  await user.selectOptions(states, 'negative')
  await waitFor(() => expect(asked()['filter[state]']).toBe('negative'))
  expect(asked()['filter[days]']).toBeUndefined()
})

test('a past day is said at the head of the list', async () => {
  const { user, container } = await renderPage(<StockLevelsPage />, {
    ...place,
    route: '/c1/p1/manageStocks?at=2026-11-12&state=unmoved',
  })
  expect(await screen.findByText(/at the end of/)).toBeTruthy()
  expect(await screen.findByRole('columnheader', { name: /Was on hand/ })).toBeTruthy()
  expect(asked()['filter[at]']).toBe('2026-11-12')
  expect(within(await choose('State')).queryByRole('option', { name: 'Expiring' })).toBeNull()
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Remove filter As of' }))
  await waitFor(() => expect(asked()['filter[at]']).toBeUndefined())
})

test('what all rows come to is told beside them, for what is asked for', async () => {
  const { user } = await renderPage(<StockLevelsPage />, place)
  const totals = within(await screen.findByLabelText('Totals of all rows'))
  expect(totals.getByText('Products in stock')).toBeTruthy()
  expect(totals.getByText(/^88\.200/)).toBeTruthy()
  expect(totals.getByText(/^12\.500/)).toBeTruthy()
  expect(totals.queryByText('Incoming')).toBeNull()
  await user.selectOptions(await choose('State'), 'negative')
  const searchParams = () => api.callsTo('get', TOTALS).at(-1)?.searchParams
  await waitFor(() => expect(searchParams()?.get('filter[state]')).toBe('negative'))
  expect(searchParams()?.get('filter[pointOfSale]')).toBe('p1')
})

test('what is on its way has columns of its own, of which the incoming is shown to all', async () => {
  api.on<PaginatedOf<StockLevel>>('get', LIST, aPage([aStockLevel({ incomingMilli: 7000, inTransitMilli: 2000 })]))
  await renderPage(<StockLevelsPage />, place)
  expect((await row(/Café moulu/)).getByText('7')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /on its way/ })).toBeNull()
})

test('who may not see values sees none', async () => {
  api.on<StockTotals>('get', TOTALS, { productCount: 3, ...none })
  await renderPage(<StockLevelsPage />, { ...place, session: someone('cashier') })
  await row(/Café moulu/)
  expect(screen.queryByRole('columnheader', { name: /Value/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Excel/ })).toBeNull()
})
