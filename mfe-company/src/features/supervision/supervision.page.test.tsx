import { describe, expect, test } from '@jest/globals'
import type { SupervisedCompany, SupervisedUser } from '@comptoir/contracts/company/supervision'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { session as store } from '@comptoir/platform'
import {
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aSupervisedCompany, aSupervisedUser } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { CompaniesPage } from './companies.page.tsx'
import { UsersPage } from './users.page.tsx'

const session = {
  ...aSession({ company: null, pointOfSale: null }),
  user: aUser({ isSuperAdministrator: true, role: null, permissions: [], email: 'chief@example.tn' }),
}
const companiesPlace = { locales, session, path: '/superadmin/companies', route: '/superadmin/companies' }
const usersPlace = { locales, session, path: '/superadmin/users', route: '/superadmin/users' }
const COMPANIES = '/superadmin/companies/paginated'
const USERS = '/superadmin/users/paginated'

const bazar = aSupervisedCompany()
const closed = aSupervisedCompany({
  name: 'Couffin de Djerba',
  city: null,
  lastActiveAt: null,
  suspendedAt: '2026-11-20T10:00:00.000Z',
  suspendedReason: 'Unpaid for a year',
})
const aReason = 'Asked for by their owner'

async function typeReason(
  user: Awaited<ReturnType<typeof renderPage>>['user'],
  name: string,
  reason: string,
): Promise<ReturnType<typeof within>> {
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason)
  return dialog
}

describe('the companies of the installation', () => {
  test('are shown with their size and their life, to somebody who belongs to none', async () => {
    fakeApi().on<PaginatedOf<SupervisedCompany>>('get', COMPANIES, aPage([bazar, closed]))
    const { container } = await renderPage(<CompaniesPage />, companiesPlace)
    const row = within(await screen.findByRole('row', { name: /Bazar du Sahel/ }))
    for (const text of ['Sousse', 'Active', '1,840', '3,120']) expect(row.getByText(text)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Couffin/ })).getByText('Suspended')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('are searched and filtered by the address', async () => {
    const api = fakeApi().on<PaginatedOf<SupervisedCompany>>('get', COMPANIES, aPage([bazar]))
    await renderPage(<CompaniesPage />, {
      ...companiesPlace,
      route: '/superadmin/companies?search=sousse&state=suspended',
    })
    await screen.findByRole('row', { name: /Bazar du Sahel/ })
    expect(api.callsTo('get', COMPANIES)[0]?.searchParams.get('filter[state]')).toBe('suspended')
  })

  test('one is suspended with a reason that says something', async () => {
    const api = fakeApi()
      .on('get', COMPANIES, aPage([bazar]))
      .on('post', '/superadmin/companies/:id/suspend', { ...bazar, suspendedAt: bazar.createdAt })
    const { user } = await renderPage(<CompaniesPage />, companiesPlace)
    await chooseAction(user, 'Bazar du Sahel', 'Suspend')
    const dialog = await typeReason(user, 'Suspend Bazar du Sahel?', 'no')
    await user.click(dialog.getByRole('button', { name: 'Suspend the company' }))
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', '/superadmin/companies/:id/suspend')).toHaveLength(0)
    await user.clear(dialog.getByRole('textbox'))
    await user.type(dialog.getByRole('textbox'), aReason)
    await user.click(dialog.getByRole('button', { name: 'Suspend the company' }))
    expect(await screen.findByText('“Bazar du Sahel” is suspended')).toBeTruthy()
    expect(api.callsTo('post', '/superadmin/companies/:id/suspend')[0]?.body).toEqual({ reason: aReason })
    await waitFor(() => expect(api.callsTo('get', COMPANIES).length).toBeGreaterThan(1))
  })

  test('one is restored at once', async () => {
    const api = fakeApi()
      .on('get', COMPANIES, aPage([closed]))
      .on('post', '/superadmin/companies/:id/restore', { ...closed, suspendedAt: null })
    const { user } = await renderPage(<CompaniesPage />, companiesPlace)
    await chooseAction(user, 'Couffin de Djerba', 'Restore')
    expect(await screen.findByText('“Couffin de Djerba” is restored')).toBeTruthy()
    expect(api.callsTo('post', '/superadmin/companies/:id/restore')[0]?.params['id']).toBe(closed.id)
  })

  test('one is entered with a reason: the session is then inside', async () => {
    const session = aSession({
      user: aUser({
        impersonation: { endsAt: '2026-11-21T08:00:00.000Z', isWriting: false },
        isSuperAdministrator: true,
      }),
    })
    fakeApi()
      .on('get', COMPANIES, aPage([bazar]))
      .on('post', '/superadmin/companies/:id/enter', session)
    const { user, router } = await renderPage(<CompaniesPage />, companiesPlace)
    await chooseAction(user, 'Bazar du Sahel', 'Enter')
    const dialog = await typeReason(user, 'Enter Bazar du Sahel?', aReason)
    await user.click(dialog.getByRole('button', { name: 'Enter the company' }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/${bazar.id}/${session.pointOfSale?.id ?? ''}/products`),
    )
    expect(store.getState().user?.impersonation?.isWriting).toBe(false)
  })

  test('a failure can be tried again; the page reads in French', async () => {
    const api = fakeApi().on('get', COMPANIES, refusal('server.unavailable'))
    const { user } = await renderPage(<CompaniesPage />, { ...companiesPlace, language: 'fr' })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    api.on('get', COMPANIES, aPage([bazar]))
    await user.click(retry)
    expect(await screen.findByText('Bazar du Sahel')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Sociétés' })).toBeTruthy()
  })
})

describe('the users of the installation', () => {
  test('are shown with their companies; oneself cannot be suspended', async () => {
    const chief = aSupervisedUser({
      name: 'The chief',
      email: 'chief@example.tn',
      isSuperAdministrator: true,
      companies: [],
    })
    fakeApi().on<PaginatedOf<SupervisedUser>>('get', USERS, aPage([aSupervisedUser(), chief]))
    const { user, container } = await renderPage(<UsersPage />, usersPlace)
    const row = within(await screen.findByRole('row', { name: /Amira Gharbi/ }))
    expect(row.getByText('amira@bazar.example')).toBeTruthy()
    expect(row.getByText('Bazar du Sahel')).toBeTruthy()
    expect(row.getByText('cashier')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Actions for The chief' }))
    expect((await screen.findByRole('menuitem', { name: 'Suspend' })).getAttribute('aria-disabled')).toBe('true')
  })

  test('one is suspended with a reason; what is refused is told', async () => {
    const api = fakeApi()
      .on('get', USERS, aPage([aSupervisedUser()]))
      .on('post', '/superadmin/users/:id/suspend', refusal('account.isOneself'))
    const { user } = await renderPage(<UsersPage />, usersPlace)
    await chooseAction(user, 'Amira Gharbi', 'Suspend')
    const dialog = await typeReason(user, 'Suspend Amira Gharbi?', aReason)
    await user.click(dialog.getByRole('button', { name: 'Suspend the account' }))
    expect(await screen.findByText(/cannot suspend your own account/)).toBeTruthy()
    api.on('post', '/superadmin/users/:id/suspend', aSupervisedUser())
    await user.click(dialog.getByRole('button', { name: 'Suspend the account' }))
    expect(await screen.findByText('Amira Gharbi’s account is suspended')).toBeTruthy()
  })

  test('read in Arabic', async () => {
    fakeApi().on('get', USERS, aPage([aSupervisedUser({ suspendedAt: '2026-11-20T10:00:00.000Z' })]))
    const { container } = await renderPage(<UsersPage />, { ...usersPlace, language: 'ar' })
    const row = within(await screen.findByRole('row', { name: /Amira Gharbi/ }))
    expect(row.getByText('موقوف')).toBeTruthy()
    await checkAccessibility(container)
  })
})
