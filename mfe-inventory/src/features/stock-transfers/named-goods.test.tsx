import { beforeEach, expect, test } from '@jest/globals'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { aPage, checkAccessibility, fakeApi, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aProduct } from '../../testing/a-product.ts'
import { aTransfer, aTransferLine } from '../../testing/a-transfer.ts'
import { openTransfer, TRANSFER } from '../../testing/open-transfer.ts'
import { StockTransferPage } from './stock-transfer.page.tsx'

const open = { pickedMilli: 2000, openMilli: 2000, requestedMilli: 2000, availableMilli: null }
const phone = aTransferLine({
  ...{ ...open, code: 'PH-1', designation: 'Phone', barcodes: ['6190000000011'], tracking: 'serialNumbers' },
  serialNumbers: [
    { number: 'S-1', became: 'open' },
    { number: 'S-2', became: 'open' },
  ],
})
const oil = aTransferLine({
  ...{ ...open, code: 'OIL', designation: 'Oil', barcodes: [], tracking: 'lots' },
  lots: [
    { number: 'A', expiresOn: '2099-01-01', quantityMilli: 1000, became: 'open' },
    { number: 'B', expiresOn: '2099-12-31', quantityMilli: 1000, became: 'open' },
  ],
})
const tea = aTransferLine(open)
const onItsWay = (over: Partial<StockTransfer>): StockTransfer =>
  aTransfer({ state: 'inTransit', shippedAt: '2026-11-21T14:00:00.000Z', mayTake: ['receive'], ...over })

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

const sent = (step: string) => api.callsTo('post', `${TRANSFER}/${step}`)[0]?.body

test('which pieces and lots arrived is scanned or chosen', async () => {
  const { user, container } = await openTransfer(api, <StockTransferPage />, onItsWay({ lines: [phone, oil] }))
  api.on('post', `${TRANSFER}/receive`, aTransfer({ state: 'partiallyReceived', mayTake: [] }))
  const scan = screen.getByRole('textbox', { name: 'Scan a product' })
  await user.type(scan, '6190000000011{Enter}')
  expect(await screen.findByText(/Scan the lot or the serial number of Phone/)).toBeTruthy()
  await user.type(scan, 'S-2{Enter}')
  expect(screen.getByRole('combobox', { name: 'What became of S-2' })).toHaveProperty('value', 'good')
  await user.selectOptions(screen.getByRole('combobox', { name: 'What became of S-1' }), 'damaged')
  await user.type(scan, 'B{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Damaged, Oil A' }), '1')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() =>
    expect(sent('receive')).toMatchObject({
      lines: [
        {
          ...{ lineId: phone.id, goodMilli: 1000, damagedMilli: 1000 },
          ...{ good: { serialNumbers: ['S-2'] }, damaged: { serialNumbers: ['S-1'] } },
        },
        {
          ...{ lineId: oil.id, goodMilli: 1000, damagedMilli: 1000 },
          ...{
            good: { lots: [{ number: 'B', quantityMilli: 1000 }] },
            damaged: { lots: [{ number: 'A', quantityMilli: 1000 }] },
          },
        },
      ],
    }),
  )
})

test('everything that arrived in good condition is named at once', async () => {
  const { user } = await openTransfer(api, <StockTransferPage />, onItsWay({ lines: [phone, oil] }))
  api.on('post', `${TRANSFER}/receive`, aTransfer({ state: 'closed', mayTake: [] }))
  await user.click(screen.getByRole('button', { name: 'Everything arrived in good condition' }))
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() =>
    expect(sent('receive')).toMatchObject({
      lines: [
        { good: { serialNumbers: ['S-1', 'S-2'] } },
        { goodMilli: 2000, good: { lots: [{ number: 'A' }, { number: 'B' }] } },
      ],
    }),
  )
})

test('missing pieces are settled by their numbers', async () => {
  const { user } = await openTransfer(
    api,
    <StockTransferPage />,
    onItsWay({ state: 'received', lines: [phone], mayTake: ['settle'] }),
  )
  api.on('post', `${TRANSFER}/settle`, aTransfer({ state: 'closed', mayTake: [] }))
  await user.click(screen.getByRole('radio', { name: 'Lost' }))
  await user.type(screen.getByRole('textbox', { name: 'Scan a product' }), 'S-1{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'What became of S-2' }), 'found')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The driver said so')
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Settle what is missing?' })
  await user.click(within(asked).getByRole('button', { name: 'Settle' }))
  await waitFor(() =>
    expect(sent('settle')).toMatchObject({
      lines: [
        { lineId: phone.id, outcome: 'found', quantityMilli: 1000, serialNumbers: ['S-2'] },
        { lineId: phone.id, outcome: 'lost', quantityMilli: 1000, serialNumbers: ['S-1'], bearer: 'carrier' },
      ],
    }),
  )
})

test('pieces that leave are scanned', async () => {
  api.on('get', '/:companyId/products/paginated', aPage([]))
  const { user } = await openTransfer(
    api,
    <StockTransferPage />,
    aTransfer({ lines: [{ ...phone, openMilli: 0, serialNumbers: [] }] }),
  )
  api.on('post', `${TRANSFER}/ship`, aTransfer({ state: 'inTransit', mayTake: [] }))
  const scan = screen.getByRole('textbox', { name: 'Scan a product' })
  await user.type(scan, 'S-1{Enter}S-2{Enter}S-1{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ship' })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'Ship' }))
  await waitFor(() =>
    expect(sent('ship')).toMatchObject({ lines: [{ pickedMilli: 2000, serialNumbers: ['S-1', 'S-2'] }] }),
  )
})

test('what arrived beyond what was shipped is kept as extra', async () => {
  const salt = aProduct({ designation: 'Salt', code: 'SEL', tracking: 'lots' })
  api.on('get', '/:companyId/products/paginated', aPage([salt]))
  const { user, container } = await openTransfer(api, <StockTransferPage />, onItsWay({ lines: [tea] }))
  api.on('post', `${TRANSFER}/receive`, aTransfer({ state: 'received', mayTake: [] }))
  const scan = screen.getByRole('textbox', { name: 'Scan a product' })
  await user.type(scan, 'TH-1{Enter}TH-1{Enter}TH-1{Enter}SEL{Enter}')
  const extras = screen.getByRole('group', { name: 'Extra goods' })
  const lot = await within(extras).findByRole('textbox', { name: 'Lot of Salt' })
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  expect(await screen.findByText('Say which lot or which pieces of Salt arrived.')).toBeTruthy()
  expect(sent('receive')).toBeUndefined()
  await user.type(lot, 'L-9')
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  await waitFor(() =>
    expect(sent('receive')).toMatchObject({
      lines: [{ lineId: tea.id, goodMilli: 2000 }],
      extras: [
        { productId: tea.productId, quantityMilli: 1000 },
        { productId: salt.id, quantityMilli: 1000, lots: [{ number: 'L-9', quantityMilli: 1000 }] },
      ],
    }),
  )
})

test('a manager of the sender decides about extra goods', async () => {
  const extra = (id: string, designation: string) => ({
    ...{ id, productId: 'x', code: 'TH-1', designation, unit: null, quantityMilli: 1000, lots: [] },
    ...{ serialNumbers: [], state: 'waiting' as const },
  })
  const transfer = onItsWay({
    state: 'received',
    mayTake: ['decide'],
    extras: [extra('e1', 'Tea'), extra('e2', 'Salt')],
  })
  const { user, container } = await openTransfer(api, <StockTransferPage />, transfer)
  api.on('post', `${TRANSFER}/decide`, aTransfer({ state: 'closed', mayTake: [] }))
  const refusing = screen.getByRole('radiogroup', { name: 'Decision about Salt' })
  await user.click(within(refusing).getByRole('radio', { name: 'Refuse' }))
  const save = screen.getByRole('button', { name: 'Save the decision' })
  expect(save).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not ours')
  await checkAccessibility(container)
  await user.click(save)
  const asked = await screen.findByRole('alertdialog', { name: 'Decide about the extra goods?' })
  expect(asked.textContent).toMatch(/Approved · Tea · 1.*Refused · Salt · 1/)
  expect(sent('decide')).toBeUndefined()
  await user.click(within(asked).getByRole('button', { name: 'Save the decision' }))
  await waitFor(() =>
    expect(sent('decide')).toEqual({
      reason: 'Not ours',
      extras: [
        { id: 'e1', isApproved: true },
        { id: 'e2', isApproved: false },
      ],
    }),
  )
  const [call] = api.callsTo('post', `${TRANSFER}/decide`)
  expect(call?.headers.get('if-match')).toBe('"2"')
  expect(call?.headers.get('idempotency-key')).toBe(`decide ${transfer.id} 2`)
})
