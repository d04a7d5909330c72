import { beforeEach, describe, expect, test } from '@jest/globals'
import type { ProductLevels, StockMovement, StockMovements } from '@comptoir/contracts/inventory/stock-levels'
import { checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aStockPlace } from '../../testing/a-stock-level.ts'
import { StockStoryPage } from './stock-story.page.tsx'

const place = at('manageStocks/:id', 'manageStocks/coffee')
const ONE = '/:companyId/stock-levels/:id'
const MOVEMENTS = '/:companyId/stock-levels/:id/movements'

const shop = aStockPlace()
const REVALUATIONS = '/:companyId/stock-levels/:id/revaluations'
const cave = aStockPlace({ id: 'l3', name: 'Cave', kind: 'depot' })
const aside = aStockPlace({ id: 'l2', name: 'À part', kind: 'quarantine' })
const quantities = (onHandMilli: number) => ({ onHandMilli, reservedMilli: 0, availableMilli: onHandMilli })

const NO_WAYS = { incomingMilli: 0, inTransitMilli: 0, incomingValueMinor: 0, inTransitValueMinor: 0 }

const coffee: ProductLevels = {
  ...NO_WAYS,
  id: 'coffee',
  productId: 'coffee',
  code: 'EPI-00240',
  designation: 'Café moulu',
  designationEn: null,
  designationAr: null,
  unit: null,
  isActive: true,
  tracking: 'lots',
  minimumStockMilli: 5000,
  ...quantities(7000),
  averageCostMicro: 4_200_000,
  valueMinor: 29_400,
  places: [
    {
      ...NO_WAYS,
      place: shop,
      ...quantities(7000),
      averageCostMicro: 4_200_000,
      valueMinor: 29_400,
      lots: [{ number: 'L-1', expiresOn: '2027-01-31', onHandMilli: 7000 }],
      serialNumberCount: 0,
    },
    {
      ...NO_WAYS,
      place: aside,
      ...quantities(1000),
      averageCostMicro: null,
      valueMinor: null,
      lots: [],
      serialNumberCount: 1,
    },
  ],
}

const aMovement = (given: Partial<StockMovement>): StockMovement => ({
  id: 'm1',
  kind: 'opening',
  place: shop,
  quantityMilli: 10_000,
  balanceMilli: 10_000,
  unitCostMicro: 4_200_000,
  revaluedMinor: null,
  reason: null,
  document: { kind: 'product', id: 'coffee', number: null },
  lots: [],
  serialNumbers: [],
  by: 'Amel Trabelsi',
  occurredAt: '2026-11-20T09:00:00.000Z',
  recordedAt: '2026-11-20T09:00:00.000Z',
  ...given,
})
const sold = aMovement({
  id: 'm2',
  kind: 'sale',
  quantityMilli: -3000,
  balanceMilli: 7000,
  document: { kind: 'sale', id: 's1', number: 'TIC-LM2-000007' },
  lots: [{ number: 'L-1', expiresOn: null, quantityMilli: -3000 }],
  occurredAt: '2026-11-21T08:00:00.000Z',
  recordedAt: '2026-11-21T10:00:00.000Z',
})

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<ProductLevels>('get', ONE, coffee)
    .on<StockMovements>('get', MOVEMENTS, { data: [sold], nextCursor: 'older' })
})

const asked = () => Object.fromEntries(api.callsTo('get', MOVEMENTS).at(-1)?.searchParams ?? [])

test('tells what each place has and how it came to that, day by day', async () => {
  const { user, container } = await renderPage(<StockStoryPage />, place)
  const story = within(await screen.findByRole('region', { name: 'How it came to that' }))
  const ticket = await story.findByRole('link', { name: 'TIC-LM2-000007' })
  expect(ticket.getAttribute('href')).toBe('/c1/p1/sales/s1')
  expect(story.getByText('7 afterwards')).toBeTruthy()
  expect(story.getByText(/Lot L-1/).textContent).toContain('It happened on')
  const places = within(screen.getByRole('region', { name: 'Where it is' }))
  expect(places.getByText(/not counted as on hand/)).toBeTruthy()
  expect(places.getByText('L-1')).toBeTruthy()
  expect(places.getByText('1 piece by its serial number')).toBeTruthy()
  api.on<StockMovements>('get', MOVEMENTS, { data: [aMovement({})], nextCursor: null })
  await user.click(story.getByRole('button', { name: 'Earlier movements' }))
  expect(await story.findByText('Opening stock', { selector: 'span' })).toBeTruthy()
  expect(asked()).toMatchObject({ cursor: 'older' })
  expect(story.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(story.queryByRole('button', { name: 'Earlier movements' })).toBeNull()
  await checkAccessibility(container)
})

test('is narrowed to a place and a kind of movement', async () => {
  const { user } = await renderPage(<StockStoryPage />, place)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'l2')
  await waitFor(() => expect(asked()).toEqual({ location: 'l2' }))
  api.on<StockMovements>('get', MOVEMENTS, { data: [], nextCursor: null })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Movement' }), 'count')
  expect(await screen.findByText('No such movement.')).toBeTruthy()
  expect(asked()).toEqual({ location: 'l2', kind: 'count' })
})

test('links lead where the reader may go, and documents of other points of sale have no number', async () => {
  const elsewhere = { ...sold, id: 'm3', document: { ...sold.document, number: null } }
  api.on<StockMovements>('get', MOVEMENTS, { data: [sold, elsewhere], nextCursor: null })
  await renderPage(<StockStoryPage />, { ...place, session: someone('stockKeeper') })
  expect(await screen.findByText('TIC-LM2-000007')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'TIC-LM2-000007' })).toBeNull()
  expect(screen.getByText(/document of another point of sale/)).toBeTruthy()
})

test('says that a product is gone, and offers to try again when the movements did not come', async () => {
  api.on('get', ONE, refusal('product.notFound'))
  const gone = await renderPage(<StockStoryPage />, place)
  expect(await screen.findByText('This product does not exist')).toBeTruthy()
  gone.unmount()
  api.on<ProductLevels>('get', ONE, { ...coffee, places: [] }).on('get', MOVEMENTS, refusal('auth.forbidden'))
  await renderPage(<StockStoryPage />, place)
  expect(await screen.findByText('The movements could not be loaded')).toBeTruthy()
  expect(screen.getByText(/None of your points of sale/)).toBeTruthy()
})

describe('a new cost', () => {
  const both: ProductLevels = {
    ...coffee,
    places: [
      ...coffee.places,
      {
        ...NO_WAYS,
        place: cave,
        ...quantities(500),
        averageCostMicro: null,
        valueMinor: null,
        lots: [],
        serialNumberCount: 0,
      },
    ],
  }

  test('is given for all places or for one, with what they are worth before and after', async () => {
    api.on<ProductLevels>('get', ONE, both).on<ProductLevels>('post', REVALUATIONS, both)
    const { user, container } = await renderPage(<StockStoryPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Change the cost' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the cost of Café moulu' }))
    await user.click(dialog.getByRole('button', { name: 'Change the cost' }))
    expect(await dialog.findByText('Enter what one costs')).toBeTruthy()
    expect(dialog.getByText('Say why the cost changes')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /New cost of one/ }), '5')
    expect(await dialog.findByText(/^42\.500/)).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: /Location/ }), 'l3')
    expect(await dialog.findByText(/^2\.500/)).toBeTruthy()
    expect(dialog.getByText('unknown')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The invoice came')
    await checkAccessibility(container)
    await user.click(dialog.getByRole('button', { name: 'Change the cost' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('post', REVALUATIONS)[0]?.body).toMatchObject({
      ...{ locationId: 'l3', unitCostMicro: 5_000_000, reason: 'The invoice came' },
    })
  })

  test('is told in the story, beside what was set right with a movement', async () => {
    const given = {
      kind: 'revaluation',
      quantityMilli: 0,
      unitCostMicro: 5_000_000,
      reason: 'The invoice came',
    } as const
    const document = { kind: 'stockRevaluation', id: 'r1', number: null }
    const told = aMovement({ id: 'm4', ...given, document, revaluedMinor: 5600 })
    const settled = aMovement({ id: 'm5', kind: 'return', quantityMilli: 2000, revaluedMinor: -900 })
    api.on<StockMovements>('get', MOVEMENTS, { data: [told, settled], nextCursor: null })
    await renderPage(<StockStoryPage />, place)
    const story = within(await screen.findByRole('region', { name: 'How it came to that' }))
    expect(await story.findByText(/The invoice came/)).toBeTruthy()
    expect(story.getByText(/value set right by 5\.600/)).toBeTruthy()
    expect(story.getByText(/value set right by .*0\.900/)).toBeTruthy()
  })

  test('is not offered to who may not give one, nor where there is nothing', async () => {
    const keeper = await renderPage(<StockStoryPage />, { ...place, session: someone('stockKeeper') })
    await screen.findByText('7 afterwards')
    expect(screen.queryByRole('button', { name: 'Change the cost' })).toBeNull()
    keeper.unmount()
    api.on<ProductLevels>('get', ONE, { ...coffee, places: [] })
    await renderPage(<StockStoryPage />, place)
    await screen.findByText('7 afterwards')
    expect(screen.queryByRole('button', { name: 'Change the cost' })).toBeNull()
  })
})
