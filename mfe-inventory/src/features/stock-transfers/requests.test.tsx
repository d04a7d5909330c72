import { beforeEach, expect, test } from '@jest/globals'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { aPage, checkAccessibility, fakeApi, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aTransfer, aTransferLine } from '../../testing/a-transfer.ts'
import { openTransfer, PLACES, TRANSFER, TRANSFERS } from '../../testing/open-transfer.ts'
import { StockTransferPage } from './stock-transfer.page.tsx'
import { TransferFormPage } from './transfer-form.page.tsx'
import { TransferRequestPage } from './transfer-request.page.tsx'

const line = aTransferLine({ requestedMilli: 4000, availableMilli: 10_000 })
const wanted = [{ productId: line.productId, code: 'TH-1', designation: 'Thé vert', unit: null, quantityMilli: 4000 }]
const asked = (over: Partial<StockTransfer> = {}): StockTransfer =>
  aTransfer({
    state: 'requested',
    number: null,
    neededOn: '2099-05-01',
    lines: [line],
    wanted,
    mayTake: ['accept', 'refuse'],
    ...over,
  })

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

test('a shop asks another one for goods, with the day on which it needs them', async () => {
  const tea = aProduct({ designation: 'Thé vert', code: 'TH-9' })
  api
    .on('get', `${TRANSFERS}/places`, PLACES)
    .on('get', '/:companyId/products/paginated', aPage([tea]))
    .on('post', `${TRANSFERS}/requests`, asked())
  const { user, container } = await renderPage(<TransferRequestPage />, at('stockTransfer/request'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Asked of/ }), 'p1')
  await user.selectOptions(screen.getByRole('combobox', { name: /^For/ }), 'p2')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText(/Say of whom and for whom/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Paste lines' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste lines from a spreadsheet' })
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Codes and quantities' }),
    'TH-9;2,5{Enter}NIX;1{Enter}TH-9',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add the lines' }))
  expect(await within(dialog).findByText('1 line added')).toBeTruthy()
  const unread = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(unread).toEqual([
    'Line 2: no product has this code. NIX\t1',
    'Line 3: no quantity above zero, with three decimals at most. TH-9',
  ])
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await waitFor(() =>
    expect(api.callsTo('post', `${TRANSFERS}/requests`)[0]?.body).toMatchObject({
      ...{ fromPointOfSaleId: 'p1', toPointOfSaleId: 'p2', neededOn: null },
      lines: [{ productId: tea.id, requestedMilli: 2500 }],
    }),
  )
})

test('a request is accepted with other quantities, as a draft that is prefilled', async () => {
  const request = asked()
  api
    .on<StockTransfer>('get', TRANSFER, request)
    .on('get', `${TRANSFERS}/places`, PLACES)
    .on('post', `${TRANSFER}/accept`, aTransfer({ state: 'draft', number: null }))
  const { user, container } = await renderPage(<TransferFormPage />, {
    ...at('stockTransfer/accept/t1'),
    path: '/:companyId/:pointOfSaleId/stockTransfer/accept/:id',
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Thé vert' })
  expect(quantity).toHaveProperty('value', '4')
  expect(
    within(screen.getByRole('combobox', { name: /^To$|^To\b(?! the)/ })).queryByRole('option', { name: 'La Marsa' }),
  ).toBeNull()
  await user.clear(quantity)
  await user.type(quantity, '3')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() =>
    expect(api.callsTo('post', `${TRANSFER}/accept`)[0]?.body).toEqual({
      ...{ fromLocationId: 'l1', expectedOn: null, note: null },
      lines: [{ id: line.id, productId: line.productId, requestedMilli: 3000 }],
    }),
  )
})

test.each([
  ['refuse', 'Refuse the request', ['accept', 'refuse']],
  ['withdraw', 'Withdraw the request', ['withdraw']],
] as const)('to %s a request takes a reason', async (step, name, mayTake) => {
  const { user } = await openTransfer(api, <StockTransferPage />, asked({ mayTake: [...mayTake] }))
  expect(screen.getByText('Wanted by Sfax')).toBeTruthy()
  api.on('post', `${TRANSFER}/${step}`, asked({ mayTake: [] }))
  await user.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  const go = within(dialog).getByRole('button', { name })
  expect(go).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'None left')
  await user.click(go)
  await waitFor(() => expect(api.callsTo('post', `${TRANSFER}/${step}`)[0]?.body).toEqual({ reason: 'None left' }))
})
