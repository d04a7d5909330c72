import { beforeEach, expect, test } from '@jest/globals'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { aPage, fakeApi, refusal, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aProduct } from '../../testing/a-product.ts'
import { aTransfer, aTransferLine } from '../../testing/a-transfer.ts'
import { openTransfer } from '../../testing/open-transfer.ts'
import { StockTransferPage } from './stock-transfer.page.tsx'

const PRODUCTS = '/:companyId/products/paginated'
const RULES = '/:companyId/barcode-rules/paginated'
const CARTON = '16191234567897'
const onItsWay = (lines: StockTransfer['lines']): StockTransfer =>
  aTransfer({ state: 'inTransit', shippedAt: '2026-11-21T14:00:00.000Z', mayTake: ['receive'], lines })
const tea = (openMilli: number) => aTransferLine({ productId: 'tea', openMilli, pickedMilli: openMilli })
const inCartons = aProduct({
  ...{ id: 'tea', designation: 'Thé vert', barcodes: [] },
  packs: [
    {
      ...{ id: 'k1', unitId: 'u1', name: 'carton', quantityMilli: 12_000, price: null },
      barcodes: [CARTON],
    },
  ],
})
const tracked = (designation: string, code: string) =>
  aTransferLine({ designation, code, barcodes: [], tracking: 'serialNumbers', requestedMilli: 2000 })
const lotOf = (designation: string, given: Partial<StockTransfer['lines'][number]> = {}) =>
  aTransferLine({
    ...{ designation, code: designation, barcodes: [], tracking: 'lots', openMilli: 1000, pickedMilli: 1000 },
    lots: [{ number: 'A', expiresOn: null, quantityMilli: 1000, became: 'open' }],
    ...given,
  })

let api: FakeApi

beforeEach(() => {
  api = fakeApi().on('get', PRODUCTS, aPage([])).on('get', RULES, aPage([]))
})

async function scanning(transfer: StockTransfer) {
  const { user } = await openTransfer(api, <StockTransferPage />, transfer)
  const field = screen.getByRole('textbox', { name: 'Scan a product' })
  return { user, scan: (...codes: string[]) => user.type(field, codes.map((code) => `${code}{Enter}`).join('')) }
}
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

test('a carton counts as what it holds on the line of its product, and only what is beyond that is extra', async () => {
  api.on('get', PRODUCTS, aPage([inCartons]))
  const { scan } = await scanning(onItsWay([tea(20_000)]))
  await scan(CARTON)
  await waitFor(() => expect(value('Good, Thé vert')).toBe('12'))
  expect(screen.queryByRole('textbox', { name: 'Extra quantity of Thé vert' })).toBeNull()
  await scan(CARTON)
  await waitFor(() => expect(value('Good, Thé vert')).toBe('20'))
  expect(value('Extra quantity of Thé vert')).toBe('4')
})

test('a carton is picked, unless it holds more than was requested', async () => {
  api.on('get', PRODUCTS, aPage([inCartons]))
  const { scan } = await scanning(aTransfer({ lines: [{ ...tea(0), requestedMilli: 20_000 }] }))
  await scan(CARTON)
  await waitFor(() => expect(value('Picked, Thé vert')).toBe('12'))
  await scan(CARTON)
  expect(await screen.findByText('More Thé vert than requested. Check what is picked.')).toBeTruthy()
  expect(value('Picked, Thé vert')).toBe('12')
})

test('several scans that are looked up at once are all counted', async () => {
  api.on('get', PRODUCTS, aPage([inCartons]))
  const { scan } = await scanning(onItsWay([tea(60_000)]))
  await scan(CARTON, CARTON, '6191234567890', CARTON)
  await waitFor(() => expect(value('Good, Thé vert')).toBe('37'))
})

test('only a code of no product is taken as a serial number when goods leave, and that is said', async () => {
  api.on('get', PRODUCTS, (call) =>
    aPage(call.searchParams.get('search[text]') === 'SALT' ? [aProduct({ code: 'SALT' })] : []),
  )
  const { scan } = await scanning(aTransfer({ lines: [tracked('Phone', 'PH')] }))
  await scan('SALT', 'S-1')
  expect(await screen.findByText('SALT is not on this transfer.')).toBeTruthy()
  expect(await screen.findByText('S-1 is no product: taken as a serial number of Phone.')).toBeTruthy()
  expect(value('Serial numbers of Phone, one for each piece')).toBe('S-1')
})

test('a serial number that may be of two products is of the one that was scanned before it', async () => {
  const { scan } = await scanning(aTransfer({ lines: [tracked('Phone', 'PH'), tracked('Watch', 'WA')] }))
  await scan('S-1')
  expect(await screen.findByText(/S-1 may be of: Phone · Watch/)).toBeTruthy()
  expect(value('Serial numbers of Phone, one for each piece')).toBe('')
  await scan('WA', 'S-1')
  await waitFor(() => expect(value('Serial numbers of Watch, one for each piece')).toBe('S-1'))
})

test('a scan that cannot be looked up is not taken for anything', async () => {
  api.on('get', PRODUCTS, refusal('server.unavailable'))
  const { scan } = await scanning(aTransfer({ lines: [tracked('Phone', 'PH')] }))
  await scan('S-1')
  expect(await screen.findByText('S-1 could not be looked up. It is not counted: scan it again.')).toBeTruthy()
  expect(value('Serial numbers of Phone, one for each piece')).toBe('')
})

test('what arrives of a lot beyond what is on its way is extra, of that lot', async () => {
  const { scan } = await scanning(onItsWay([lotOf('Oil')]))
  await scan('A', 'A', 'A')
  const extras = within(screen.getByRole('group', { name: 'Extra goods' }))
  expect(value('Good, Oil A')).toBe('1')
  expect((await extras.findByRole<HTMLInputElement>('textbox', { name: 'Lot of Oil' })).value).toBe('A')
  expect(value('Extra quantity of Oil')).toBe('2')
})

test('a lot number of two products is of the one that was scanned before it', async () => {
  const { scan } = await scanning(onItsWay([lotOf('Oil'), lotOf('Milk')]))
  await scan('A')
  expect(await screen.findByText(/A may be of: Oil · Milk/)).toBeTruthy()
  await scan('Milk', 'A')
  expect(value('Good, Milk A')).toBe('1')
  expect(value('Good, Oil A')).toBe('')
})

test('a lot on two lines of a product fills the one and then the other', async () => {
  const both = { productId: 'oil' }
  const { scan } = await scanning(onItsWay([lotOf('Oil', both), lotOf('Oil again', both)]))
  await scan('A', 'A')
  expect(value('Good, Oil A')).toBe('1')
  expect(value('Good, Oil again A')).toBe('1')
})
