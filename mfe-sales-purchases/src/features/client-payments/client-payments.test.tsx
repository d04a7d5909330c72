import { expect, test } from '@jest/globals'
import type { ClientPayment, ClientPaymentRow } from '@comptoir/contracts/sales/client-payments'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  renderPage,
} from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { PRINTED_SELLER } from '../../testing/sold.ts'
import { locales } from '../../testing/locales.ts'
import { ClientPaymentPage } from './client-payment.page.tsx'
import { ClientPaymentsPage } from './client-payments.page.tsx'

const laMarsa = aPointOfSale({ id: 'p1' })
const signedIn = aSession({
  user: aUser({ id: 'u1', role: 'manager' }),
  company: aCompany({ id: 'c1' }),
  pointOfSale: laMarsa,
  pointsOfSale: [laMarsa],
})
const at = (route: string, path: string) => ({
  locales,
  session: signedIn,
  path: `/:companyId/:pointOfSaleId/${path}`,
  route: `/c1/p1/${route}`,
})

const ROW: ClientPaymentRow = {
  ...{ id: 'p1', number: 'RGL-LM2-000001', occurredAt: '2026-11-21T13:09:00.000Z', pointOfSaleName: 'La Marsa' },
  ...{ registerName: 'Caisse 2', cashier: 'Amira Bouazizi', client: 'Café de la Gare', currency: 'TND' },
  ...{ totalMinor: 12_000, owedMinor: 30_000, methodKinds: ['cash', 'cheque'] },
}

test('the list says what was paid and what was left', async () => {
  fakeApi().on<PaginatedOf<ClientPaymentRow>>('get', '/:companyId/client-payments/paginated', aPage([ROW]))
  const { container } = await renderPage(<ClientPaymentsPage />, at('clientPayments', 'clientPayments'))
  const row = await screen.findByRole('row', { name: /RGL-LM2-000001/ })
  expect(row.textContent).toMatch(/Café de la Gare.*18\.000.*12\.000/)
  await checkAccessibility(container)
})

test('the page of a payment shows what was owed, how it was paid and a copy of its slip', async () => {
  const payment: ClientPayment = {
    ...{ id: 'p1', number: ROW.number, state: 'received', occurredAt: ROW.occurredAt, recordedAt: ROW.occurredAt },
    ...{ businessDate: '2026-11-21', currency: 'TND', pointOfSaleId: 'p1', registerId: 'r1', cashSessionId: 's1' },
    ...{ clientId: 'cl1', totalMinor: 12_000, changeMinor: 3000, owedMinor: 30_000 },
    seller: { ...PRINTED_SELLER, cashier: ROW.cashier, client: ROW.client },
    payments: [
      {
        ...{ id: 'm1', kind: 'payment', paymentMethodId: 'c', methodKind: 'cheque', amountMinor: 5000 },
        details: { number: '0001234', bank: 'BIAT' },
      },
      { id: 'm2', kind: 'payment', paymentMethodId: 'e', methodKind: 'cash', amountMinor: 10_000 },
      { id: 'm3', kind: 'change', paymentMethodId: 'e', methodKind: 'cash', amountMinor: -3000 },
    ],
  }
  fakeApi().on<ClientPayment>('get', '/:companyId/client-payments/:id', payment)
  const { container } = await renderPage(<ClientPaymentPage />, at('clientPayments/p1', 'clientPayments/:id'))
  expect((await screen.findByText('Paid: cheque')).parentElement?.textContent).toContain('0001234 · BIAT')
  expect(screen.getByText('Owed before', { selector: 'dt' }).parentElement?.textContent).toContain('30.000')
  const [slip] = screen.getAllByLabelText('Slip of client payment RGL-LM2-000001', { selector: '[role=document]' })
  expect(slip?.textContent).toMatch(/COPY.*30\.000.*12\.000.*18\.000/)
  await checkAccessibility(container)
})
