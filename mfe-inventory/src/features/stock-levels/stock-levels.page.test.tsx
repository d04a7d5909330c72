import { beforeEach, expect, test } from '@jest/globals'
import type { StockLevel, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
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

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
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

test('who may not see values sees none', async () => {
  await renderPage(<StockLevelsPage />, { ...place, session: someone('cashier') })
  await row(/Café moulu/)
  expect(screen.queryByRole('columnheader', { name: /Value/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Excel/ })).toBeNull()
})
