import { beforeEach, expect, test } from '@jest/globals'
import type { StockAdjustmentInput } from '@comptoir/contracts/inventory/stock-adjustments'
import type { LotTerms, StockLot } from '@comptoir/contracts/inventory/stock-lots'
import type { StockTransferInput, TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { clockIn } from '@comptoir/contracts/time'
import { newId } from '@comptoir/platform'
import {
  aCompany,
  aPage,
  checkAccessibility,
  chooseAction,
  fakeApi,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aStockPlace } from '../../testing/a-stock-level.ts'
import { StockLotsPage } from './stock-lots.page.tsx'

const place = at('stockLots')
const LIST = '/:companyId/stock-lots/paginated'
const ADJUSTMENTS = '/:companyId/stock-adjustments'
const TRANSFERS = '/:companyId/stock-transfers'
const DAY_MS = 86_400_000
const day = (days: number): string => clockIn(new Date(Date.now() + days * DAY_MS), aCompany().timeZone).slice(0, 10)

function aLot(given: Partial<StockLot> = {}): StockLot {
  return {
    ...{ id: newId(), lotId: newId(), number: 'L-1', expiresOn: day(-1), productId: 'yoghurt', code: 'CRE-1' },
    ...{ designation: 'Yaourt nature', designationEn: null, designationAr: null, unit: null, photo: null },
    ...{ place: aStockPlace(), onHandMilli: 6000, averageCostMicro: 500_000, valueMinor: 3000 },
    ...given,
  }
}

const terms: LotTerms = {
  terms: [
    { term: 'expired', lotCount: 2, valueMinor: 4500 },
    { term: '7', lotCount: 1, valueMinor: 1000 },
    { term: '30', lotCount: 1, valueMinor: 1000 },
    { term: '90', lotCount: 1, valueMinor: 1000 },
  ],
}

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<PaginatedOf<StockLot>>(
      'get',
      LIST,
      aPage([aLot(), aLot({ number: 'L-2', onHandMilli: 3000 }), aLot({ number: 'L-3', expiresOn: day(5) })]),
    )
    .on<LotTerms>('get', '/:companyId/stock-lots/terms', terms)
    .on('post', ADJUSTMENTS, reply({ id: 'a1' }, 201))
    .on('post', TRANSFERS, reply({ id: 't1' }, 201))
    .on<TransferPlace[]>('get', '/:companyId/stock-transfers/places', [
      { id: 'p1', name: 'La Marsa', locations: [] },
      { id: 'p2', name: 'Sfax Centre', locations: [] },
    ])
  for (const families of ['categories', 'brands']) api.on<ShortItem[]>('get', `/:companyId/${families}`, [])
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('shows lots by place with their dates and values, and what expires by terms that narrow the list', async () => {
  const { user, container } = await renderPage(<StockLotsPage />, place)
  expect((await row(/L-1/)).getByText('Expired')).toBeTruthy()
  const board = within(await screen.findByRole('group', { name: 'What expires, and what it is worth' }))
  await checkAccessibility(container)
  await user.click(board.getByRole('button', { name: /Expired 2 lots/ }))
  await waitFor(() => expect(api.callsTo('get', LIST).at(-1)?.searchParams.get('filter[term]')).toBe('expired'))
  expect(await screen.findByRole('button', { name: /Expired 2 lots/, pressed: true })).toBeTruthy()
})

test('what has expired is written off in one press, several lots of a product on one line', async () => {
  const { user } = await renderPage(<StockLotsPage />, place)
  await row(/L-1/)
  for (const tick of screen.getAllByRole('checkbox', { name: /L-1|L-2/ })) await user.click(tick)
  await user.click(await screen.findByRole('button', { name: 'Write off as expired' }))
  await waitFor(() => expect(api.callsTo('post', ADJUSTMENTS)).toHaveLength(1))
  const sent = api.callsTo('post', ADJUSTMENTS)[0]?.body as StockAdjustmentInput
  expect(sent).toMatchObject({ locationId: 'l1', reason: 'expired' })
  expect(sent.lines).toMatchObject([
    {
      productId: 'yoghurt',
      quantityMilli: -9000,
      lots: [
        { number: 'L-1', quantityMilli: 6000 },
        { number: 'L-2', quantityMilli: 3000 },
      ],
    },
  ])
})

test('ticks count only the lots that an act takes: another page or search begins without any', async () => {
  api.on<PaginatedOf<StockLot>>('get', LIST, ({ searchParams }) => {
    const search = searchParams.get('search[text]')
    return aPage([aLot({ id: search ? 'other' : 'first', number: search ? 'L-8' : 'L-1' })])
  })
  const { user } = await renderPage(<StockLotsPage />, place)
  await row(/L-1/)
  await user.click(screen.getByRole('checkbox', { name: /L-1/ }))
  await screen.findByRole('button', { name: 'Write off as expired' })
  await user.type(screen.getByRole('searchbox'), 'L-8')
  await row(/L-8/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write off as expired' })).toBeNull())
  await user.clear(screen.getByRole('searchbox'))
  await row(/L-1/)
  await user.click(screen.getByRole('checkbox', { name: /L-1/ }))
  await user.click(await screen.findByRole('button', { name: 'Write off as expired' }))
  await waitFor(() => expect(api.callsTo('post', ADJUSTMENTS)).toHaveLength(1))
})

test('what is still good is sent to where somebody chooses', async () => {
  const { user } = await renderPage(<StockLotsPage />, place)
  await row(/L-3/)
  await chooseAction(user, 'L-3', 'Send elsewhere')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Sfax Centre' })
  expect(dialog.queryByRole('option', { name: 'La Marsa' })).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: /To/ }), 'p2')
  await user.click(dialog.getByRole('button', { name: 'Make the draft' }))
  await waitFor(() => expect(api.callsTo('post', TRANSFERS)).toHaveLength(1))
  const sent = api.callsTo('post', TRANSFERS)[0]?.body as StockTransferInput
  expect(sent).toMatchObject({ fromLocationId: 'l1', toPointOfSaleId: 'p2' })
  expect(sent.lines).toMatchObject([{ productId: 'yoghurt', requestedMilli: 6000 }])
})

test('who may only read sees no acts and no values', async () => {
  await renderPage(<StockLotsPage />, { ...place, session: someone('cashier') })
  await row(/L-1/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Value' })).toBeNull()
})
