import { expect, test } from '@jest/globals'
import { KEPT_REASONS, type KeptTicket } from '@comptoir/contracts/sales/register-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aCompany, aPage, aSession, aUser, checkAccessibility, fakeApi, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { KeptTicketsPage } from './kept-tickets.page.tsx'

const LIST = '/:companyId/kept-tickets/paginated'

const page = {
  locales,
  session: aSession({ user: aUser({ id: 'u1', role: 'manager' }), company: aCompany({ id: 'c1' }) }),
  path: '/:companyId/:pointOfSaleId/keptTickets',
  route: '/c1/p1/keptTickets',
} as const

function aKept(over: Partial<KeptTicket> = {}): KeptTicket {
  return {
    id: 'k1',
    register: { id: 'r1', name: 'Caisse 1' },
    reason: 'waiting',
    epoch: 1,
    counter: 7,
    receivedAt: '2026-11-21T13:09:00.000Z',
    text: '{"form":1}',
    ...over,
  }
}

test('says what waits, why, and what to do; its content can be taken along', async () => {
  const rows = [aKept(), aKept({ id: 'k2', reason: 'unreadable', epoch: null, counter: null, text: '{' })]
  const api = fakeApi().on<PaginatedOf<KeptTicket>>('get', LIST, aPage(rows))
  const { user, container } = await renderPage(<KeptTicketsPage />, page)
  const waiting = await screen.findByText('Waiting for one before it', { selector: 'td *' })
  const table = within(waiting.closest('table')!)
  expect(table.getByText(/Connect the register’s device/)).toBeTruthy()
  expect(table.getByText('Unreadable')).toBeTruthy()
  await checkAccessibility(container)
  const [first] = table.getAllByRole('button', { name: /Caisse 1/ })
  await user.click(first!)
  await user.click(await screen.findByRole('menuitem', { name: 'Copy its content' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('{"form":1}'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Unreadable')
  await waitFor(() => expect(api.calls.at(-1)?.searchParams.get('filter[reason]')).toBe('unreadable'))
})

test.each(['en', 'fr', 'ar'] as const)('each reason has a name and a text of its own, in %s', async (language) => {
  const rows = KEPT_REASONS.map((reason) => aKept({ id: reason, reason }))
  fakeApi().on<PaginatedOf<KeptTicket>>('get', LIST, aPage(rows))
  await renderPage(<KeptTicketsPage />, { ...page, language })
  const texts = (): (string | null)[] =>
    screen.getAllByRole('row').map(({ lastElementChild: menu }) => menu?.previousElementSibling?.textContent ?? null)
  // The head has a text of its own.
  await waitFor(() => expect(new Set(texts()).size).toBe(KEPT_REASONS.length + 1))
  expect(document.body.textContent).not.toContain('keptTickets.')
})

test('says that all is well where nothing is kept', async () => {
  fakeApi().on<PaginatedOf<KeptTicket>>('get', LIST, aPage([]))
  await renderPage(<KeptTicketsPage />, page)
  expect(await screen.findByText('All tickets are in the books')).toBeTruthy()
})
