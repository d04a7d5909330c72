import { expect, test } from '@jest/globals'
import type { CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
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
import { screen, waitFor } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { CashSessionsPage } from './cash-sessions.page.tsx'

const laMarsa = aPointOfSale({ id: 'p1' })
const signedIn = aSession({
  user: aUser({ id: 'u1', role: 'cashier' }),
  company: aCompany({ id: 'c1' }),
  pointOfSale: laMarsa,
  pointsOfSale: [laMarsa, aPointOfSale({ id: 'p2', code: 'SF', name: 'Sfax Centre' })],
})
const at = (route: string, path: string) => ({
  locales,
  session: signedIn,
  path: `/:companyId/:pointOfSaleId/${path}`,
  route: `/c1/p1/${route}`,
})

test('the list of cash sessions shows states and differences in words', async () => {
  const aSessionRow = (given: Partial<CashSessionRow>): CashSessionRow => ({
    id: 's1',
    state: 'open',
    pointOfSaleName: 'La Marsa',
    registerCode: '2',
    registerName: 'Caisse 2',
    currency: 'TND',
    openedAt: '2026-11-21T07:02:00.000Z',
    openedBy: 'Amira Bouazizi',
    closedAt: null,
    ticketCount: 3,
    salesMinor: 63_110,
    expectedMinor: null,
    countedMinor: null,
    differenceMinor: null,
    zNumber: null,
    ...given,
  })
  const closed = { state: 'closed', closedAt: '2026-11-20T17:00:00.000Z', countedMinor: 161_610 } as const
  const api = fakeApi().on<PaginatedOf<CashSessionRow>>(
    'get',
    '/:companyId/cash-sessions/paginated',
    aPage([
      aSessionRow({}),
      aSessionRow({ ...closed, id: 's2', differenceMinor: -1_500, zNumber: 12 }),
      aSessionRow({ ...closed, id: 's3', differenceMinor: 0, zNumber: 11 }),
      aSessionRow({ ...closed, id: 's4', differenceMinor: 250, zNumber: 10 }),
    ]),
  )
  const { user, container } = await renderPage(<CashSessionsPage />, at('cashSessions', 'cashSessions'))
  await screen.findByText('Short:')
  expect(screen.getByText('The count is exact')).toBeTruthy()
  expect(screen.getByText('Over:')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Caisse 2\s*La Marsa/ })).toHaveLength(4)
  const [open] = screen.getAllByRole('row').slice(1)
  const [pinned] = [...(open?.querySelectorAll('[data-part=pinned]') ?? [])]
  expect([pinned?.getAttribute('data-label'), pinned?.hasAttribute('data-empty')]).toEqual(['Difference', true])
  await checkAccessibility(container)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed')
  await waitFor(() => expect(api.calls.at(-1)?.searchParams.get('filter[state]')).toBe('closed'))
})
