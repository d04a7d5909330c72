import { beforeEach, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { ClientPayment, ClientPaymentInput } from '@comptoir/contracts/sales/client-payments'
import { aPage, checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, type ShopOptions } from '../../testing/a-shop.ts'
import { PRINTED_SELLER } from '../../testing/sold.ts'
import { CounterPage } from './counter.page.tsx'

const CREDIT = { id: '018f0000-0000-7000-8000-00000000c4ed', kind: 'credit', name: 'Crédit' } as const
const CHEQUE = { id: '018f0000-0000-7000-8000-00000000c8e4', kind: 'cheque', name: 'Chèque' } as const
const SALMA: Client = {
  ...{ id: '018f0000-0000-7000-8000-0000000c1001', kind: 'person', code: 'C-1', name: 'Salma Trabelsi' },
  ...{ phone: '98 123 456', email: null, taxId: null, address: null, postalCode: null, city: 'La Marsa' },
  ...{ group: null, sector: null, paymentDays: null, isPaymentAtMonthEnd: false, creditLimitMinor: null },
  ...{ addresses: [], contacts: [], certificates: [], isDefault: false, isActive: true, version: 1 },
}
const PAYMENTS = '/:companyId/client-payments'
const OWED: ClientAccount = {
  ...{ clientId: SALMA.id, currency: 'TND', owedMinor: 30_000, limitMinor: null },
  owedDocuments: [
    {
      documentId: 's1',
      number: 'TIC-LM2-000003',
      occurredAt: '2026-11-02T09:00:00.000Z',
      amountMinor: 20_000,
      leftMinor: 12_000,
    },
    { documentId: 's2', number: null, occurredAt: '2026-11-09T09:00:00.000Z', amountMinor: 18_000, leftMinor: 18_000 },
  ],
}

const received = (input: ClientPaymentInput): ClientPayment => ({
  ...{ id: input.id, number: 'RGL-LM2-000001', state: 'received', occurredAt: input.occurredAt },
  ...{ recordedAt: input.occurredAt, businessDate: '2026-11-21', currency: 'TND', pointOfSaleId: 'p1' },
  ...{ registerId: input.registerId, cashSessionId: input.cashSessionId, clientId: input.clientId },
  ...{ totalMinor: input.totalMinor, changeMinor: input.changeMinor, owedMinor: OWED.owedMinor },
  seller: { ...PRINTED_SELLER, cashier: 'Amira', client: SALMA.name },
  payments: input.payments.map((payment) => ({ ...payment, kind: 'payment', methodKind: 'cash' })),
})

async function atTheCounter(options: ShopOptions = {}) {
  const { api, page } = aShop({ methods: [CASH_METHOD, CREDIT, CHEQUE], ...options })
  api.on('get', '/:companyId/clients/paginated', aPage([SALMA]))
  api.on<Client>('get', `/:companyId/clients/${SALMA.id}`, SALMA)
  api.on<ClientAccount>('get', '/:companyId/client-accounts/:id', OWED)
  api.on<ClientPayment>('post', PAYMENTS, ({ body }) => reply(received(body as ClientPaymentInput), 201))
  const shown = await renderPage(<CounterPage />, page)
  await screen.findByRole('searchbox', { name: 'Scan or search for a product' })
  return { api, ...shown, user: userEvent.setup({ delay: 60 }) }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Client pays a debt' }))

async function asked(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard('{Control>}{F8}{/Control}')
  const shown = await dialog()
  await user.type(await shown.findByRole('combobox'), 'sal')
  await user.click(await shown.findByRole('option', { name: /^Salma/ }))
  await shown.findByLabelText(/^Amount paid/)
  return shown
}

beforeEach(() => localStorage.clear())

test('a client is found, the oldest tickets come first, a part is paid in cash, and the slip says what is left', async () => {
  const { api, user } = await atTheCounter()
  const shown = await asked(user)
  const tickets = within(shown.getByRole('list', { name: 'Tickets owed, the oldest first' }))
  expect(tickets.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject([
    expect.stringMatching(/TIC-LM2-000003.*12\.000/),
    expect.stringMatching(/At another point of sale.*18\.000/),
  ])
  await checkAccessibility(screen.getByRole('dialog'))
  const amount = shown.getByLabelText(/^Amount paid/)
  await user.clear(amount)
  await user.type(amount, '12')
  await user.type(shown.getByLabelText(/^Cash received/), '20')
  expect(await shown.findByText(/^8\.000/)).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Receive' }))
  expect(await shown.findByText('Received')).toBeTruthy()
  expect(api.callsTo('post', PAYMENTS).map(({ body }) => body)).toMatchObject([
    {
      ...{ clientId: SALMA.id, cashSessionId: 's1', totalMinor: 12_000, changeMinor: 8000 },
      payments: [{ paymentMethodId: CASH_METHOD.id, amountMinor: 20_000 }],
    },
  ])
  expect(shown.getByText(/^Still owed: .*18\.000/)).toBeTruthy()
  const slip = await screen.findByLabelText('Slip of client payment RGL-LM2-000001', { selector: '[role=document]' })
  expect(slip.textContent).toMatch(/30\.000.*12\.000.*18\.000/)
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is too much is said at once, a cheque asks for its number, and nothing is paid on credit', async () => {
  const { api, user } = await atTheCounter()
  const shown = await asked(user)
  const method = shown.getByLabelText(/^Payment method/)
  expect(within(method).queryByRole('option', { name: 'Crédit' })).toBeNull()
  const amount = shown.getByLabelText(/^Amount paid/)
  await user.clear(amount)
  await user.type(amount, '31')
  await user.click(shown.getByRole('button', { name: 'Receive' }))
  expect(await shown.findByText(/^This client owes .*30\.000/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '30')
  await user.selectOptions(method, 'Chèque')
  await user.click(shown.getByRole('button', { name: 'Receive' }))
  expect(await shown.findByText('Fill in what this payment needs')).toBeTruthy()
  expect(api.callsTo('post', PAYMENTS)).toEqual([])
})

test('an answer that was lost is asked for again under the same id', async () => {
  const { api, user } = await atTheCounter()
  let times = 0
  api.on<ClientPayment>('post', PAYMENTS, ({ body }) => {
    times += 1
    return times === 1 ? refusal('server.unavailable') : reply(received(body as ClientPaymentInput), 200)
  })
  const shown = await asked(user)
  await user.click(shown.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(api.callsTo('post', PAYMENTS)).toHaveLength(1))
  await user.click(await shown.findByRole('button', { name: 'Receive' }))
  expect(await shown.findByText('Received')).toBeTruthy()
  const [first, second] = api.callsTo('post', PAYMENTS).map(({ body }) => body)
  expect(second).toEqual(first)
})
