import { beforeEach, expect, test } from '@jest/globals'
import type { StockTransfer, TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import { aPage, checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { useLocation } from '@comptoir/platform'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aTransfer, aTransferLine } from '../../testing/a-transfer.ts'
import { openTransfer, PLACES, TRANSFER, TRANSFERS } from '../../testing/open-transfer.ts'
import { StockTransferPage } from './stock-transfer.page.tsx'
import { StockTransfersPage } from './stock-transfers.page.tsx'
import { TransferFormPage } from './transfer-form.page.tsx'

const [ALL, ONE] = [TRANSFERS, TRANSFER]

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

const opened = (transfer: StockTransfer) => openTransfer(api, <StockTransferPage />, transfer)
const sent = (step: string) => api.callsTo('post', `${ONE}/${step}`)[0]?.body

test('the list says where each transfer is', async () => {
  const row = {
    ...{ id: 't1', number: 'TR-LM-000001', state: 'inTransit', fromName: 'La Marsa', toName: 'Sfax', lineCount: 2 },
    ...{ quantityMilli: 5000, receivedMilli: 0, missingMilli: null, valueMinor: 12_500, expectedOn: null },
    ...{ hasExtraWaiting: false, neededOn: null, daysInTransit: 3 },
    ...{ createdAt: '2026-11-21T13:09:00.000Z', createdBy: 'Amira', shippedAt: '2026-11-21T14:00:00.000Z' },
  }
  api.on('get', `${ALL}/paginated`, aPage([row])).on('get', `${ALL}/places`, PLACES)
  const { container } = await renderPage(<StockTransfersPage />, at('stockTransfer'))
  const found = await screen.findByRole('row', { name: /TR-LM-000001/ })
  expect(within(found).getByText('In transit')).toBeTruthy()
  expect(found.textContent).toMatch(/La Marsa.*Sfax.*12\.500/)
  await checkAccessibility(container)
})

test('what was picked is typed or scanned, and shipped', async () => {
  const line = aTransferLine({ requestedMilli: 6000 })
  const { user, container } = await opened(aTransfer({ lines: [line] }))
  api.on('post', `${ONE}/ship`, aTransfer({ state: 'inTransit', mayTake: [] }))
  const picked = screen.getByRole('textbox', { name: 'Picked, Thé vert' })
  expect(picked).toHaveProperty('value', '6')
  const scan = screen.getByRole('textbox', { name: 'Scan a product' })
  await user.type(scan, '6191234567890{Enter}')
  expect(picked).toHaveProperty('value', '1')
  await user.type(scan, 'TH-1{Enter}')
  expect(picked).toHaveProperty('value', '2')
  await user.clear(picked)
  await user.type(picked, '5')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Ship' }))
  await waitFor(() => expect(sent('ship')).toEqual({ lines: [{ lineId: line.id, pickedMilli: 5000 }], note: null }))
})

test('no more is picked than was requested', async () => {
  const { user } = await opened(aTransfer({ lines: [aTransferLine({ requestedMilli: 1000 })] }))
  api.on('post', `${ONE}/ship`, aTransfer({ state: 'inTransit', mayTake: [] }))
  const picked = screen.getByRole('textbox', { name: 'Picked, Thé vert' })
  const scan = screen.getByRole('textbox', { name: 'Scan a product' })
  await user.type(scan, 'TH-1{Enter}TH-1{Enter}')
  expect(await screen.findByText('More Thé vert than requested. Check what is picked.')).toBeTruthy()
  expect(picked).toHaveProperty('value', '1')
  await user.clear(picked)
  await user.type(picked, '2')
  await user.click(screen.getByRole('button', { name: 'Ship' }))
  expect(sent('ship')).toBeUndefined()
})

test('what arrived is received; the rest is missing, and settled', async () => {
  const line = aTransferLine({ pickedMilli: 5000, openMilli: 5000, availableMilli: null })
  const shippedAt = '2026-11-21T14:00:00.000Z'
  const { user } = await opened(aTransfer({ state: 'inTransit', shippedAt, lines: [line], mayTake: ['receive'] }))
  api.on('post', `${ONE}/receive`, aTransfer({ state: 'received', mayTake: [] }))
  await user.type(screen.getByRole('textbox', { name: 'Good, Thé vert' }), '3')
  await user.type(screen.getByRole('textbox', { name: 'Damaged, Thé vert' }), '1')
  await user.click(screen.getByRole('button', { name: 'Receive; the rest is missing' }))
  const asked = await screen.findByRole('alertdialog', { name: 'The rest will be missing' })
  expect(asked.textContent).toMatch(/Missing:.*Thé vert · 1/)
  expect(sent('receive')).toBeUndefined()
  await user.click(within(asked).getByRole('button', { name: 'Receive; the rest is missing' }))
  const lines = [{ lineId: line.id, goodMilli: 3000, damagedMilli: 1000 }]
  await waitFor(() => expect(sent('receive')).toEqual({ isLast: true, lines, note: null, toLocationId: 'l2' }))
})

test('where a transfer was to arrive is gone: its receiver chooses another place', async () => {
  const line = aTransferLine({ pickedMilli: 5000, openMilli: 5000, availableMilli: null })
  const to = { pointOfSaleId: 'p2', pointOfSaleName: 'Sfax', locationId: 'l9', locationName: 'Old depot' }
  const shippedAt = '2026-11-21T14:00:00.000Z'
  const { user, container } = await opened(
    aTransfer({ state: 'inTransit', shippedAt, to, lines: [line], mayTake: ['receive'] }),
  )
  api.on('post', `${ONE}/receive`, aTransfer({ state: 'closed', mayTake: [] }))
  const target = await screen.findByRole('combobox', { name: 'To the location' })
  expect(target).toHaveProperty('value', '')
  await user.selectOptions(target, 'Depot')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Everything arrived in good condition' }))
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(sent('receive')).toMatchObject({ toLocationId: 'l3', lines: [{ goodMilli: 5000 }] }))
})

test('missing goods are settled with who bears the loss', async () => {
  const line = aTransferLine({ pickedMilli: 5000, goodMilli: 4000, openMilli: 1000, availableMilli: null })
  const shippedAt = '2026-11-21T14:00:00.000Z'
  const { user, container } = await opened(
    aTransfer({ state: 'received', shippedAt, lines: [line], mayTake: ['settle'] }),
  )
  api.on('post', `${ONE}/settle`, aTransfer({ state: 'closed', mayTake: [] }))
  await user.type(screen.getByRole('textbox', { name: 'Lost, Thé vert' }), '1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cost of lost goods borne by' }), 'sender')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Fell off the lorry')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Settle what is missing?' })
  expect(asked.textContent).toMatch(/Lost · .*Thé vert.* · 1.*borne by the sender/)
  expect(sent('settle')).toBeUndefined()
  await user.click(within(asked).getByRole('button', { name: 'Settle' }))
  const lines = [{ lineId: line.id, outcome: 'lost', quantityMilli: 1000, bearer: 'sender' }]
  await waitFor(() => expect(sent('settle')).toEqual({ lines, note: 'Fell off the lorry' }))
})

test('a draft says what goes from where to where', async () => {
  const tea = aProduct({ designation: 'Thé vert' })
  const places: TransferPlace[] = [
    { id: 'p1', name: 'La Marsa', locations: [{ id: 'l1', name: 'Sales floor', kind: 'shop' }] },
    { id: 'p2', name: 'Sfax', locations: [] },
  ]
  const made = aTransfer({ state: 'draft', number: null })
  api
    .on('get', `${ALL}/places`, places)
    .on('get', '/:companyId/products/paginated', aPage([tea]))
    .on('post', ALL, made)
  const { user, container } = await renderPage(<TransferFormPage />, at('stockTransfer/new'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^From/ }), 'l1')
  await user.selectOptions(screen.getByRole('combobox', { name: /^To/ }), 'p2')
  await user.type(screen.getByRole('combobox', { name: 'Scan or search a product' }), 'thé')
  await user.click(await screen.findByRole('option', { name: /Thé vert/ }))
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() =>
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
      ...{ fromLocationId: 'l1', toPointOfSaleId: 'p2', toLocationId: null },
      lines: [{ productId: tea.id, requestedMilli: 1000 }],
    }),
  )
})

test('a draft is saved as it was opened, with what its form does not show', async () => {
  const to = { pointOfSaleId: 'p2', pointOfSaleName: 'Sfax', locationId: 'l9', locationName: 'Depot' }
  const draft = aTransfer({ state: 'draft', number: null, expectedOn: '2026-12-01', to, mayTake: ['change'] })
  const places: TransferPlace[] = [
    { id: 'p1', name: 'La Marsa', locations: [{ id: 'l1', name: 'Sales floor', kind: 'shop' }] },
    { id: 'p2', name: 'Sfax', locations: [] },
  ]
  let now = draft
  api
    .on<StockTransfer>('get', ONE, () => now)
    .on('get', `${ALL}/places`, places)
    .on('put', ONE, refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-11-22T09:00:00.000Z' } }))
  const { user } = await renderPage(<TransferFormPage />, {
    ...at('stockTransfer/t1/edit'),
    path: '/:companyId/:pointOfSaleId/stockTransfer/:id/edit',
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Thé vert' })
  const save = screen.getByRole('button', { name: 'Save the draft' })
  now = { ...draft, lines: [aTransferLine({ requestedMilli: 9000 })], version: 3 }
  await user.click(save)
  expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
  await user.click(save)
  await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(2))
  for (const { headers, body } of api.callsTo('put', ONE)) {
    expect(headers.get('if-match')).toBe('"2"')
    expect(body).toMatchObject({ expectedOn: '2026-12-01', lines: [{ requestedMilli: 6000 }] })
    expect(body).not.toHaveProperty('toLocationId')
  }
  expect(quantity).toHaveProperty('value', '6')
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Quantity of Thé vert' })).toHaveProperty('value', '9'),
  )
})

/** The form of a draft, and the page that it leads to. */
function FormAndPage() {
  return useLocation().pathname.includes('/edit/') ? <TransferFormPage /> : <StockTransferPage />
}

test('a draft that is saved is shown as it was saved, and goes on from there', async () => {
  const draft = aTransfer({ state: 'draft', number: null, mayTake: ['change', 'ready'] })
  const saved = { ...draft, lines: [aTransferLine({ requestedMilli: 3000 })], version: 3 }
  let answerLater: (transfer: StockTransfer) => void = () => undefined
  let isSaved = false
  api
    .on<StockTransfer>('get', ONE, () => (isSaved ? new Promise((resolve) => (answerLater = resolve)) : draft))
    .on('get', `${ALL}/places`, PLACES)
    .on('post', `${ONE}/ready`, { ...saved, state: 'ready', version: 4 })
    .on('put', ONE, () => {
      isSaved = true
      return saved
    })
  const { user } = await renderPage(<FormAndPage />, {
    ...at('stockTransfer/edit/t1'),
    path: '/:companyId/:pointOfSaleId/stockTransfer/edit?/:id',
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Thé vert' })
  await user.clear(quantity)
  await user.type(quantity, '3')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await user.click(await screen.findByRole('button', { name: 'Make ready' }))
  await waitFor(() => expect(api.callsTo('post', `${ONE}/ready`)[0]?.headers.get('if-match')).toBe('"3"'))
  answerLater(saved)
})
