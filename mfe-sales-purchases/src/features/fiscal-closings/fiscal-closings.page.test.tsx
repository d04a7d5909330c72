import { describe, expect, test } from '@jest/globals'
import type { ClosingsDue, FiscalClosing, FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import type { Role } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aClosing, aClosingRow } from '../../testing/a-closing.ts'
import { locales } from '../../testing/locales.ts'
import { FiscalClosingsPage } from './fiscal-closings.page.tsx'

const LIST = '/:companyId/fiscal-closings/paginated'
const DUE = '/:companyId/fiscal-closings/due'
const CLOSE = '/:companyId/fiscal-closings'

const page = (role: Role = 'accountant') => ({
  locales,
  session: aSession({ user: aUser({ id: 'u1', role }), company: aCompany({ id: 'c1' }) }),
  path: '/:companyId/fiscalClosings',
  route: '/c1/fiscalClosings',
})

const ROWS = [
  aClosingRow({ id: 'f2', kind: 'month', period: '2026-10', number: 'CLM-000001', annexCount: 0, returnsMinor: 0 }),
  aClosingRow({ closedBy: 'Mouna Gharbi' }),
]

function aServer(due: ClosingsDue, rows: FiscalClosingRow[] = ROWS) {
  return fakeApi().on<PaginatedOf<FiscalClosingRow>>('get', LIST, aPage(rows)).on<ClosingsDue>('get', DUE, due)
}

const dialog = () => screen.findByRole('dialog', { name: 'Close a period' })

describe('the list', () => {
  test('shows periods, totals and who closed them', async () => {
    const api = aServer([])
    const { user, container } = await renderPage(<FiscalClosingsPage />, page())
    expect(await screen.findByText('21/11/2026')).toBeTruthy()
    expect(screen.getByText('10/2026')).toBeTruthy()
    expect(screen.getByText('Mouna Gharbi')).toBeTruthy()
    expect(screen.getByText('Automatic')).toBeTruthy()
    await checkAccessibility(container)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Covers' }), 'Month')
    await waitFor(() => expect(api.calls.at(-1)?.searchParams.get('filter[kind]')).toBe('month'))
  })

  test('says what it is for while there is none', async () => {
    aServer([], [])
    await renderPage(<FiscalClosingsPage />, page())
    expect(await screen.findByText('No fiscal closings yet')).toBeTruthy()
  })

  test('reads in Arabic', async () => {
    aServer([])
    const { container } = await renderPage(<FiscalClosingsPage />, { ...page(), language: 'ar' })
    expect(await screen.findByText('21/11/2026')).toBeTruthy()
    expect(screen.getByText('آليا')).toBeTruthy()
    await checkAccessibility(container)
  })
})

describe('closing a period', () => {
  const DAY = { kind: 'day', period: '2026-11-21', isDue: true } as const
  const MONTH = { kind: 'month', period: '2026-10', isDue: true } as const

  test('offers those that are due, and sends the one that is chosen', async () => {
    const api = aServer([DAY, MONTH, { kind: 'year', period: '2026', isDue: false }])
    api.on<FiscalClosing>('post', CLOSE, reply(aClosing({ kind: 'month', period: '2026-10' }), 201))
    const { user } = await renderPage(<FiscalClosingsPage />, page())
    await user.click(await screen.findByRole('button', { name: 'Close a period' }))
    const opened = within(await dialog())
    const periods = await opened.findByRole('combobox', { name: 'Period' })
    expect(
      within(periods)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day · 21/11/2026', 'Month · 10/2026'])
    await user.selectOptions(periods, 'Month · 10/2026')
    await user.click(opened.getByRole('button', { name: 'Close the period' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('post', CLOSE)[0]?.body).toEqual({ kind: 'month', period: '2026-10' })
  })

  test('keeps the dialog open when it is refused', async () => {
    const api = aServer([DAY])
    api.on(
      'post',
      CLOSE,
      refusal('fiscalClosing.sessionsOpen', { params: { period: '21/11/2026', registers: 'Caisse 2' } }),
    )
    const { user } = await renderPage(<FiscalClosingsPage />, page())
    await user.click(await screen.findByRole('button', { name: 'Close a period' }))
    const opened = within(await dialog())
    await opened.findByRole('combobox', { name: 'Period' })
    await user.click(opened.getByRole('button', { name: 'Close the period' }))
    expect(await opened.findByText(/still open: Caisse 2/)).toBeTruthy()
  })

  test('has nothing to offer while the day runs', async () => {
    aServer([{ ...DAY, isDue: false }])
    const { user } = await renderPage(<FiscalClosingsPage />, page())
    await user.click(await screen.findByRole('button', { name: 'Close a period' }))
    const opened = within(await dialog())
    expect(await opened.findByText(/today can be closed once it is over/)).toBeTruthy()
    expect(opened.getByRole<HTMLButtonElement>('button', { name: 'Close the period' }).disabled).toBe(true)
  })
})
