import { beforeEach, expect, test } from '@jest/globals'
import { STOCK_TRANSFERS, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { companyKey } from '@comptoir/platform'
import { aPage, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aTransfer, aTransferLine } from '../../testing/a-transfer.ts'
import { openTransfer, PLACES, TRANSFER, TRANSFERS } from '../../testing/open-transfer.ts'
import { StockTransferPage } from './stock-transfer.page.tsx'
import { TransferFormPage } from './transfer-form.page.tsx'
import { TransferRequestPage } from './transfer-request.page.tsx'

const line = aTransferLine({ requestedMilli: 6000 })
const LEAVING = 'Leave without saving?'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', `${TRANSFERS}/places`, PLACES)
    .on('get', '/:companyId/products/paginated', aPage([aProduct({ designation: 'Salt', code: 'SEL' })]))
})

test('what was entered stays while others change the transfer, and is given up by a reload', async () => {
  const { user, queryClient } = await openTransfer(api, <StockTransferPage />, aTransfer({ id: 't1', lines: [line] }))
  const picked = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Picked, Thé vert' })
  await user.clear(picked())
  await user.type(picked(), '4')
  api
    .on<StockTransfer>('get', TRANSFER, aTransfer({ id: 't1', lines: [{ ...line, requestedMilli: 9000 }], version: 3 }))
    .on(
      'post',
      `${TRANSFER}/ship`,
      refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-11-22T09:00:00.000Z' } }),
    )
  await act(() => queryClient.invalidateQueries({ queryKey: companyKey('c1', STOCK_TRANSFERS) }))
  expect(await screen.findByText(/Somebody changed this transfer meanwhile/)).toBeTruthy()
  expect(picked().value).toBe('4')
  await user.click(screen.getByRole('button', { name: 'Ship' }))
  expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
  expect(api.callsTo('post', `${TRANSFER}/ship`)[0]?.headers.get('if-match')).toBe('"2"')
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await waitFor(() => expect(picked().value).toBe('9'))
  expect(screen.queryByText(/Sami changed this/)).toBeNull()
})

test('who entered nothing sees at once what others changed, and leaves unasked', async () => {
  const { router, queryClient } = await openTransfer(api, <StockTransferPage />, aTransfer({ id: 't1', lines: [line] }))
  api.on<StockTransfer>(
    'get',
    TRANSFER,
    aTransfer({ id: 't1', lines: [{ ...line, requestedMilli: 9000 }], version: 3 }),
  )
  await act(() => queryClient.invalidateQueries({ queryKey: companyKey('c1', STOCK_TRANSFERS) }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Picked, Thé vert' })).toHaveProperty('value', '9'))
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('whoever leaves what was picked is asked, and after it was shipped no longer', async () => {
  const { user, router } = await openTransfer(api, <StockTransferPage />, aTransfer({ id: 't1', lines: [line] }))
  await user.type(screen.getByRole('textbox', { name: 'Scan a product' }), 'TH-1{Enter}')
  await act(() => router.navigate('/elsewhere'))
  const asked = await screen.findByRole('alertdialog', { name: LEAVING })
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: 'Picked, Thé vert' })).toHaveProperty('value', '1')
  const shipped = aTransfer({ id: 't1', state: 'inTransit', mayTake: [], version: 3 })
  api.on('post', `${TRANSFER}/ship`, shipped).on<StockTransfer>('get', TRANSFER, shipped)
  await user.click(screen.getByRole('button', { name: 'Ship' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull())
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test.each([
  ['a new transfer', <TransferFormPage key="form" />, 'stockTransfer/new'],
  ['a request', <TransferRequestPage key="request" />, 'stockTransfer/request'],
])('whoever leaves %s with goods on it is asked', async (_name, page, place) => {
  const { user, router } = await renderPage(page, at(place))
  await user.type(await screen.findByRole('combobox', { name: 'Scan or search a product' }), 'SEL{Enter}')
  await screen.findByRole('textbox', { name: 'Quantity of Salt' })
  await act(() => router.navigate('/elsewhere'))
  const asked = await screen.findByRole('alertdialog', { name: LEAVING })
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: 'Quantity of Salt' })).toBeTruthy()
})

test('a new transfer that is saved is left unasked', async () => {
  api.on('post', TRANSFERS, aTransfer({ id: 't9', state: 'draft', number: null }))
  const { user, router } = await renderPage(<TransferFormPage />, at('stockTransfer/new'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^To/ }), 'p2')
  await user.type(screen.getByRole('combobox', { name: 'Scan or search a product' }), 'SEL{Enter}')
  await screen.findByRole('textbox', { name: 'Quantity of Salt' })
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(api.callsTo('post', TRANSFERS)).toHaveLength(1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/stockTransfer/t9'))
})
