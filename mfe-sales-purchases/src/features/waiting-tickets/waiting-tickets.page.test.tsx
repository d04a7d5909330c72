import 'fake-indexeddb/auto'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { TicketBatch, TicketSeries } from '@comptoir/contracts/sales/register-tickets'
import { newId } from '@comptoir/platform'
import { aCompany, aSession, aUser, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aCashSession } from '../../testing/a-session.ts'
import { receiptOf, TICKETS } from '../../testing/a-shop.ts'
import { locales } from '../../testing/locales.ts'
import { PRINTED_SELLER } from '../../testing/sold.ts'
import { someSale } from '../../testing/some-sale.ts'
import { queueOf } from '../ticket-queue/index.ts'
import { WaitingTicketsPage } from './waiting-tickets.page.tsx'

const lost = () => Promise.reject(new TypeError('fetch failed'))

/** The page on a device that has sold so much. */
function aDevice() {
  const companyId = newId()
  const session = aSession({
    user: aUser({ id: 'u1', role: 'cashier', companyId }),
    company: aCompany({ id: companyId }),
  })
  const page = {
    locales,
    session,
    path: '/:companyId/:pointOfSaleId/waitingTickets',
    route: `/${companyId}/p1/waitingTickets`,
  }
  const sell = async (count: number): Promise<void> => {
    fakeApi()
      .on<TicketSeries>('post', `${TICKETS}/series`, {
        ...{ registerId: 'r1', epoch: 1, lastCounter: 0, numberPrefix: 'TIC-LM2-', seller: PRINTED_SELLER },
      })
      .on('post', TICKETS, lost)
    const queue = queueOf(companyId)
    await queue.askSeries('r1', 's1')
    for (let sold = 0; sold < count; sold += 1) await queue.sell('r1', someSale())
  }
  return { page, sell }
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('says what waits and why; it is sent at a word', async () => {
  const { page, sell } = aDevice()
  await sell(2)
  const api = fakeApi().on('post', TICKETS, lost)
  const { user, container } = await renderPage(<WaitingTicketsPage />, page)
  expect(await screen.findByText('TIC-LM2-000002')).toBeTruthy()
  expect(await screen.findByText('No answer from the server')).toBeTruthy()
  expect(screen.getAllByText(/3\.450/).length).toBeGreaterThanOrEqual(2)
  await checkAccessibility(container)
  api.on('post', TICKETS, ({ body }) => receiptOf(body as TicketBatch))
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('The server has everything')).toBeTruthy()
  expect(screen.queryByText('No answer from the server')).toBeNull()
})

test('shows the sessions that wait, and why', async () => {
  const { page } = aDevice()
  const api = fakeApi().on('post', '/:companyId/cash-sessions', refusal('register.notFound'))
  const session = aCashSession({ registerName: 'Caisse 2' })
  const step = { kind: 'opening' as const, registerId: 'r1', registerName: 'Caisse 2', sessionId: session.id, session }
  const { user } = await renderPage(<WaitingTicketsPage />, page)
  await act(() => queueOf(page.route.split('/')[1] ?? '').takeStep(step))
  expect(await screen.findByText('Opened at Caisse 2')).toBeTruthy()
  expect(await screen.findByText(/This register does not exist/)).toBeTruthy()
  api.on('post', '/:companyId/cash-sessions', session)
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('The server has everything')).toBeTruthy()
})

test('says what the server answered where it does not take them', async () => {
  const { page, sell } = aDevice()
  await sell(1)
  fakeApi().on('post', TICKETS, refusal('auth.forbidden', { params: { permission: 'sell' } }))
  await renderPage(<WaitingTicketsPage />, page)
  expect(await screen.findByText('You may not send these')).toBeTruthy()
})

test.each(['fr', 'ar'] as const)('reads in %s', async (language) => {
  const { page, sell } = aDevice()
  await sell(1)
  fakeApi().on('post', TICKETS, lost)
  const { container } = await renderPage(<WaitingTicketsPage />, { ...page, language })
  expect(await screen.findByText('TIC-LM2-000001')).toBeTruthy()
  await checkAccessibility(container)
  expect(container.textContent).not.toContain('waitingTickets.')
})

test('where the browser keeps nothing it says so', async () => {
  const { page } = aDevice()
  // The device of the test before may still be sending.
  fakeApi().on('post', TICKETS, lost)
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await renderPage(<WaitingTicketsPage />, page)
  await waitFor(() => expect(screen.getByText('This browser does not show what it keeps')).toBeTruthy())
})
