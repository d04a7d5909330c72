import { beforeEach, expect, test } from '@jest/globals'
import type { ReorderSuggestion, ReorderTransfers, Snoozed } from '@comptoir/contracts/inventory/stock-reorder'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { aPage, checkAccessibility, chooseAction, fakeApi, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { StockReorderPage } from './stock-reorder.page.tsx'
import { perWeekMilli } from './why.tsx'

const place = at('stockReorder')
const LIST = '/:companyId/stock-reorder/paginated'
const TRANSFERS = '/:companyId/stock-reorder/transfers'
const SNOOZES = '/:companyId/stock-reorder/snoozes'

function aSuggestion(given: Partial<ReorderSuggestion> = {}): ReorderSuggestion {
  return {
    ...{ id: newId(), productId: 'coffee', code: 'EPI-1', designation: 'Café moulu', designationEn: null },
    ...{ designationAr: null, unit: null, photo: null, pointOfSale: { id: 'p1', name: 'La Marsa' } },
    ...{ availableMilli: 2000, incomingMilli: 0, minimumMilli: 10_000, targetMilli: null, multipleMilli: null },
    ...{ soldMilli: 12_000, neededMilli: 8000, orderMilli: 0, unitCostMicro: null, snoozedUntil: null },
    sources: [
      {
        pointOfSale: { id: 'p2', name: 'Sfax Centre' },
        ...{ availableMilli: 45_000, soldMilli: 13_000, quantityMilli: 8000 },
      },
    ],
    ...given,
  }
}

const sugar = aSuggestion({
  productId: 'sugar',
  designation: 'Sucre',
  sources: [],
  orderMilli: 24_000,
  incomingMilli: 1000,
})

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<PaginatedOf<ReorderSuggestion>>('get', LIST, aPage([aSuggestion(), sugar]))
    .on<ReorderTransfers>(
      'post',
      TRANSFERS,
      reply({ transfers: [{ id: 't1', fromName: 'Sfax Centre', lineCount: 1 }] }, 201),
    )
    .on<Snoozed>('post', SNOOZES, { snoozedUntil: '2026-12-05' })
  for (const families of ['categories', 'brands']) api.on<ShortItem[]>('get', `/:companyId/${families}`, [])
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('says why, with the figures of both ends, and what could come from where', async () => {
  const { container } = await renderPage(<StockReorderPage />, place)
  const coffee = await row(/Café moulu/)
  expect(coffee.getByText('La Marsa has 2, minimum 10')).toBeTruthy()
  expect(coffee.getByText('Sfax Centre has 45 and sells 3 a week')).toBeTruthy()
  expect(coffee.getByText('8 from Sfax Centre')).toBeTruthy()
  const other = await row(/Sucre/)
  expect(other.getByText('(1 on the way)')).toBeTruthy()
  expect(other.getByText('24 from a supplier')).toBeTruthy()
  expect(api.callsTo('get', LIST)[0]?.searchParams.get('filter[pointOfSale]')).toBe('p1')
  await checkAccessibility(container)
})

test('what is ticked becomes drafts in one press, without what nobody can send', async () => {
  const { user } = await renderPage(<StockReorderPage />, place)
  await row(/Café moulu/)
  for (const tick of screen.getAllByRole('checkbox', { name: /Café moulu|Sucre/ })) await user.click(tick)
  await user.click(await screen.findByRole('button', { name: 'Prepare the transfer' }))
  await waitFor(() => expect(api.callsTo('post', TRANSFERS)).toHaveLength(1))
  expect(api.callsTo('post', TRANSFERS)[0]?.body).toEqual({ pointOfSaleId: 'p1', productIds: ['coffee'] })
  expect(await screen.findByText(/A draft transfer is prepared/)).toBeTruthy()
})

test('ticks of suggestions that are no longer shown are not counted', async () => {
  api.on<PaginatedOf<ReorderSuggestion>>('get', LIST, ({ searchParams }) =>
    aPage([searchParams.get('search[text]') ? sugar : aSuggestion()]),
  )
  const { user } = await renderPage(<StockReorderPage />, place)
  await row(/Café moulu/)
  await user.click(screen.getByRole('checkbox', { name: /Café moulu/ }))
  await screen.findByRole('button', { name: 'Prepare the transfer' })
  await user.type(screen.getByRole('searchbox'), 'suc')
  await row(/Sucre/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Prepare the transfer' })).toBeNull())
})

test('one is put off, and called back where those are shown', async () => {
  const { user } = await renderPage(<StockReorderPage />, place)
  await row(/Sucre/)
  await chooseAction(user, 'Sucre', 'Put off for 30 days')
  await waitFor(() => expect(api.callsTo('post', SNOOZES)).toHaveLength(1))
  expect(api.callsTo('post', SNOOZES)[0]?.body).toEqual({ pointOfSaleId: 'p1', productId: 'sugar', days: 30 })
  api.on<PaginatedOf<ReorderSuggestion>>('get', LIST, aPage([aSuggestion({ snoozedUntil: '2026-12-05' })]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Suggestions' }), 'snoozed')
  await screen.findByRole('columnheader', { name: 'Put off until' })
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sucre/ })).toBeNull())
  await chooseAction(user, 'Café moulu', 'Suggest again now')
  await waitFor(() => expect(api.callsTo('post', SNOOZES).at(-1)?.body).toMatchObject({ days: 0 }))
})

test('who may only read is offered nothing to change', async () => {
  const { user } = await renderPage(<StockReorderPage />, { ...place, session: someone('readOnly') })
  await user.click((await row(/Café moulu/)).getByRole('button', { name: /Café moulu/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Stock of this product',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  [0, 0],
  [30_000, 7000],
  [13_000, 3000],
  [1000, 200],
  [-4000, -900],
])('%d sold in thirty days is %d a week', (sold, week) => {
  expect(perWeekMilli(sold)).toBe(week)
})
