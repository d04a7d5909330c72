import { beforeEach, describe, expect, test } from '@jest/globals'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { aProblem, checkAccessibility, fakeApi, patternOf, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { aCount, aCountEntry } from '../../../testing/a-count.ts'
import { at } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import en from '../phrases/en.json' with { type: 'json' }
import { CountingPage } from './counting.page.tsx'
import { openQueue } from './entry-queue.ts'
import { ofCode, readTyped } from './typed-scan.ts'

const COUNT = aCount({ id: 'count-1' })
const ENTRIES = patternOf(STOCK_COUNTS, ':id', 'entries')
const TAKE_BACK = patternOf(STOCK_COUNTS, ':id', 'entries', ':entryId', 'take-back')
const page = at('stockCount/:id/count', 'stockCount/count-1/count')

beforeEach(() => localStorage.clear())

function someApi() {
  return fakeApi().on('get', patternOf(STOCK_COUNTS, ':id'), COUNT).on('get', ENTRIES, []).onList(PRODUCTS, [])
}

const field = () => screen.findByRole('textbox', { name: en.counting.field })

describe('what is typed', () => {
  test.each([
    ['6191234567890', null, { quantityMilli: 1000, code: '6191234567890' }],
    [' 12* 6191234567890 ', null, { quantityMilli: 12_000, code: '6191234567890' }],
    ['12*', null, { quantityMilli: 12_000, code: '' }],
    ['1,5*EPI-1', null, { quantityMilli: 1500, code: 'EPI-1' }],
    ['EPI-1', 12_000, { quantityMilli: 12_000, code: 'EPI-1' }],
    ['3*EPI-1', 12_000, { quantityMilli: 3000, code: 'EPI-1' }],
    ['0*EPI-1', null, { quantityMilli: 0, code: 'EPI-1' }],
    ['10X20', null, { quantityMilli: 1000, code: '10X20' }],
    ['5x5 lames', null, { quantityMilli: 1000, code: '5x5 lames' }],
    ['2×10X20', null, { quantityMilli: 2000, code: '10X20' }],
    ['١٢٫٥*EPI-١', null, { quantityMilli: 12_500, code: 'EPI-١' }],
  ])('%j with %j waiting', (text, awaited, read) => {
    expect(readTyped(text, awaited)).toEqual(read)
  })

  test('nothing is read out of what a camera sees', () => {
    expect(ofCode('12*34', null)).toEqual({ quantityMilli: 1000, code: '12*34' })
    expect(ofCode('12*34', 3000)).toEqual({ quantityMilli: 3000, code: '12*34' })
  })
})

test('each scan is one, twelve and a star make it twelve, and what was taken last is shown', async () => {
  const api = someApi().on('post', ENTRIES, aCountEntry())
  const { user, container } = await renderPage(<CountingPage />, page)
  await user.type(await field(), '6191234567890{Enter}')
  await screen.findByText('Café moulu')
  await user.type(await field(), '12*{Enter}')
  await screen.findByText('12 of the next')
  await user.type(await field(), '6191234567890{Enter}')
  await waitFor(() => expect(api.callsTo('post', ENTRIES)).toHaveLength(2))
  expect(api.callsTo('post', ENTRIES).map(({ body }) => body)).toMatchObject([
    { round: 1, code: '6191234567890', quantityMilli: 1000 },
    { round: 1, code: '6191234567890', quantityMilli: 12_000 },
  ])
  expect(screen.queryByText('12 of the next')).toBeNull()
  expect(document.activeElement).toBe(await field())
  await checkAccessibility(container)
})

test('what the network does not take is kept on the device, and sent again with the same id', async () => {
  const api = someApi().on('post', ENTRIES, () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = await renderPage(<CountingPage />, page)
  await user.type(await field(), '6191234567890{Enter}')
  await screen.findByText(/1 entry waits for the network/)
  const [sent] = api.callsTo('post', ENTRIES)
  const { id } = sent?.body as { id: string }
  const name = Object.keys(localStorage).find((key) => key.startsWith('count:c1:count-1:')) ?? ''
  expect(localStorage.getItem(name)).toContain(id)
  expect(openQueue('c1', 'count-1', name.split(':').at(-1) ?? '').getState().entries).toMatchObject([{ input: { id } }])
  api.on('post', ENTRIES, aCountEntry())
  globalThis.dispatchEvent(new Event('online'))
  await screen.findByText('Café moulu')
  expect(api.callsTo('post', ENTRIES).at(-1)?.body).toEqual(sent?.body)
  expect(screen.queryByText(/waits for the network/)).toBeNull()
  expect(localStorage.getItem(name)).not.toContain(id)
})

test('a refused one holds up nothing: it is completed with its lot, or given up', async () => {
  const refused = reply(aProblem('stockCount.lotMissing', { params: { product: 'Yaourt' } }), 422)
  const api = someApi().on('post', ENTRIES, refused)
  const { user } = await renderPage(<CountingPage />, page)
  await user.type(await field(), 'YAO-1{Enter}')
  await screen.findByText(/Yaourt is counted lot by lot/)
  api.on('post', ENTRIES, aCountEntry({ designation: 'Yaourt', lotNumber: 'L7' }))
  await user.type(screen.getByRole('textbox', { name: en.counting.lot }), 'L7')
  await user.click(screen.getByRole('button', { name: en.counting.send }))
  await screen.findByText('Yaourt')
  expect(api.callsTo('post', ENTRIES).at(-1)?.body).toMatchObject({
    code: 'YAO-1',
    lot: { number: 'L7', expiresOn: null },
  })

  api.on('post', ENTRIES, reply(aProblem('stockCount.productUnknown'), 422))
  await user.type(await field(), 'nothing{Enter}')
  await screen.findByText(/No product has this code/)
  await user.click(screen.getByRole('button', { name: en.counting.discard }))
  expect(screen.queryByText(/No product has this code/)).toBeNull()
})

test('a product is found by its name, and an entry is taken back', async () => {
  const coffee = aProduct({ id: 'product-1', designation: 'Café moulu' })
  const mine = aCountEntry({ id: 'entry-1', designation: 'Thé vert' })
  const api = someApi()
    .onList(PRODUCTS, [coffee])
    .on('get', ENTRIES, [mine])
    .on('post', ENTRIES, aCountEntry())
    .on('post', TAKE_BACK, { ...mine, isTakenBack: true })
  const { user } = await renderPage(<CountingPage />, page)
  await user.type(await field(), '3*café')
  await user.click(await screen.findByRole('button', { name: 'Add 3 of Café moulu' }))
  await waitFor(() =>
    expect(api.callsTo('post', ENTRIES)[0]?.body).toMatchObject({ productId: 'product-1', quantityMilli: 3000 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Take back Thé vert' }))
  await waitFor(() => expect(api.callsTo('post', TAKE_BACK)).toHaveLength(1))
})

test('what was taken last is shown no more once it is taken back', async () => {
  const last = aCountEntry({ id: 'entry-9', designation: 'Harissa', countedMilli: 19_000 })
  const before = aCountEntry({ id: 'entry-8', designation: 'Harissa douce', countedMilli: 19_000 })
  const api = someApi().on('get', ENTRIES, [last, before]).on('post', ENTRIES, last)
  api.on('post', TAKE_BACK, ({ params }) => ({
    ...(params['entryId'] === last.id ? last : before),
    ...{ isTakenBack: true, countedMilli: 7000 },
  }))
  const { user } = await renderPage(<CountingPage />, page)
  await user.type(await field(), 'HAR-1{Enter}')
  const shown = () => screen.queryByText(en.counting.total)?.textContent
  await waitFor(() => expect(shown()).toMatch(/19/))
  await user.click(await screen.findByRole('button', { name: 'Take back Harissa douce' }))
  await waitFor(() => expect(shown()).toMatch(/7/))
  await user.click(await screen.findByRole('button', { name: 'Take back Harissa' }))
  await waitFor(() => expect(shown()).toBeUndefined())
})

test('where nothing is to be counted the page says so', async () => {
  fakeApi().on('get', patternOf(STOCK_COUNTS, ':id'), aCount({ id: 'count-1', state: 'review', mayTake: [] }))
  await renderPage(<CountingPage />, page)
  await screen.findByText(en.counting.closed)
  expect(screen.queryByRole('textbox', { name: en.counting.field })).toBeNull()
})
