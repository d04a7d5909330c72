import { expect, test } from '@jest/globals'
import type { SalesReturn, SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
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
import { screen, within } from '@testing-library/react'
import { aReturnableTicket, settledReturn } from '../../testing/a-returnable-ticket.ts'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { locales } from '../../testing/locales.ts'
import { SalesReturnPage } from './sales-return.page.tsx'
import { SalesReturnsPage } from './sales-returns.page.tsx'

const LIST = '/:companyId/sales-returns/paginated'
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

const aRow = (given: Partial<SalesReturnRow> = {}): SalesReturnRow => ({
  ...{ id: 'return-1', number: 'RET-LM2-000001', occurredAt: '2026-11-21T13:09:00.000Z', pointOfSaleName: 'La Marsa' },
  ...{ registerName: 'Caisse 2', cashier: 'Amira Bouazizi', client: 'Client passager', reason: 'defective' },
  ...{ itemCount: 1, currency: 'TND', totalMinor: 3450, saleId: 'sale-1', saleNumber: 'TIC-LM2-000007' },
  methodKinds: ['cash'],
  ...given,
})

test('the list names the ticket, the reason and the amount, and is narrowed to what has no ticket', async () => {
  fakeApi().on<PaginatedOf<SalesReturnRow>>('get', LIST, ({ searchParams }) =>
    aPage(
      [aRow(), aRow({ id: 'return-2', number: 'RET-LM2-000002', saleId: null, saleNumber: null })].filter(
        ({ saleId }) => searchParams.get('filter[origin]') !== 'withoutTicket' || saleId === null,
      ),
    ),
  )
  const { user, container } = await renderPage(<SalesReturnsPage />, { ...at('salesReturns', 'salesReturns') })
  const row = await screen.findByRole('row', { name: /RET-LM2-000001/ })
  expect(row.textContent).toMatch(/TIC-LM2-000007.*Defective.*3\.450/)
  await checkAccessibility(container)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ticket' }), 'Without a ticket')
  expect(await screen.findByRole('row', { name: /RET-LM2-000002/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /RET-LM2-000001/ })).toBeNull()
})

test('the page of a return shows its goods, the way of the money, its ticket and a copy of its paper', async () => {
  const ticket = aReturnableTicket()
  const input = {
    ...{ id: 'return-1', registerId: 'r1', cashSessionId: 's1', saleId: ticket.saleId, totalMinor: 3450 },
    ...{ occurredAt: '2026-11-21T13:09:00.000Z', reason: 'defective' as const },
    lines: [{ id: 'l1', saleLineId: 'l1', quantityMilli: 1000, outcome: 'quarantine' as const }],
    refunds: [{ id: 'f1', paymentMethodId: CASH_METHOD.id, amountMinor: 3450 }],
  }
  fakeApi().on<SalesReturn>('get', '/:companyId/sales-returns/:id', settledReturn(input, ticket))
  const { container } = await renderPage(<SalesReturnPage />, {
    ...at('salesReturns/return-1', 'salesReturns/:id'),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Return RET-LM2-000001' })).toBeTruthy()
  expect(screen.getByText(/not for sale/)).toBeTruthy()
  expect(screen.getByText('Given back: cash')).toBeTruthy()
  const link = screen.getByRole('link', { name: ticket.number })
  expect(link.getAttribute('href')).toBe(`/c1/p1/sales/${ticket.saleId}`)
  const [paper] = screen.getAllByRole('document', { name: 'Return RET-LM2-000001' })
  expect(paper && within(paper).getByText('COPY')).toBeTruthy()
  await checkAccessibility(container)
})
