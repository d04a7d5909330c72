import { describe, expect, jest, test } from '@jest/globals'
import type { User } from '@comptoir/contracts/company/users'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aUserOf } from '../../testing/a-user.ts'
import { locales } from '../../testing/locales.ts'
import { UsersPage } from './users.page.tsx'

const LIST = '/:companyId/users/paginated'
const ONE = '/:companyId/users/:id'
const own = aUserOf({ name: 'Amel Trabelsi', role: 'administrator', hasAllPointsOfSale: true, pointsOfSale: [] })
const cashier = aUserOf()
const invited = aUserOf({
  name: 'Karim Gharbi',
  state: 'invited',
  invitationEndsAt: '2099-01-01T00:00:00.000Z',
  lastSignInAt: null,
})
const late = aUserOf({ name: 'Nadia Jaziri', state: 'invited', invitationEndsAt: '2026-01-01T00:00:00.000Z' })
const former = aUserOf({ name: 'Hedi Mansour', isActive: false, state: 'inactive' })

const place = {
  locales,
  path: '/:companyId/users',
  route: '/c1/users',
  session: aSession({ company: aCompany({ id: 'c1' }), user: aUser({ id: own.id }) }),
}
const everybody = () =>
  fakeApi()
    .on('get', '/:companyId/roles', [])
    .on<PaginatedOf<User>>('get', LIST, aPage([own, cashier, invited, late, former]))
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('the list of users', () => {
  test('shows who may do what, where, and who has not joined yet', async () => {
    everybody()
    const { container } = await renderPage(<UsersPage />, place)
    const first = await row(/Amel Trabelsi/)
    expect(first.getByText('(you)')).toBeTruthy()
    expect(first.getByText('Administrator')).toBeTruthy()
    expect(first.getByText('All points of sale')).toBeTruthy()
    expect((await row(/Sonia Trabelsi/)).getByText('La Marsa')).toBeTruthy()
    expect((await row(/Karim Gharbi/)).getByText('Invited')).toBeTruthy()
    expect((await row(/Nadia Jaziri/)).getByText('Invitation expired')).toBeTruthy()
    expect((await row(/Hedi Mansour/)).getByText('Inactive')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('is had as a file, as it is filtered', async () => {
    const api = everybody().on('get', '/:companyId/users/export', refusal('server.unavailable'))
    const { user } = await renderPage(<UsersPage />, { ...place, route: '/c1/users?q=amel&state=active' })
    await user.click(await screen.findByRole('button', { name: 'Export as CSV', hidden: true }))
    await waitFor(() => expect(api.callsTo('get', '/:companyId/users/export')).toHaveLength(1))
    expect(Object.fromEntries(api.callsTo('get', '/:companyId/users/export')[0]?.searchParams ?? [])).toMatchObject({
      ...{ format: 'csv', 'search[text]': 'amel', 'filter[state]': 'active', 'order[field]': 'name' },
    })
  })

  test('asks before somebody is out, and says that they are', async () => {
    const api = everybody().on<User>('put', ONE, { ...cashier, isActive: false, state: 'inactive' })
    const { user } = await renderPage(<UsersPage />, place)
    await chooseAction(user, 'Sonia Trabelsi', 'Deactivate')
    expect(api.callsTo('put', ONE)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Deactivate the user' }))
    expect(await screen.findByText('Sonia Trabelsi is out')).toBeTruthy()
    expect(api.callsTo('put', ONE)[0]?.body).toEqual({
      name: cashier.name,
      email: cashier.email,
      role: 'cashier',
      pointOfSaleIds: cashier.pointsOfSale.map(({ id }) => id),
      isActive: false,
    })
  })

  test('makes a badge once it is asked for, and saves its print', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    Object.assign(URL, { createObjectURL: () => 'blob:badge', revokeObjectURL: () => undefined })
    const api = everybody().on('post', `${ONE}/badge`, reply('a badge', 200))
    const { user } = await renderPage(<UsersPage />, place)
    await chooseAction(user, 'Sonia Trabelsi', 'Make a badge')
    expect(api.callsTo('post', `${ONE}/badge`)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Make the badge' }))
    expect(await screen.findByText('Badge made for Sonia Trabelsi')).toBeTruthy()
    expect(api.callsTo('post', `${ONE}/badge`)[0]?.params).toMatchObject({ id: cashier.id })
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'Sonia Trabelsi.pdf' })
    saved.mockRestore()
  })

  test('takes PIN and badge away, of oneself too; who has not joined has neither', async () => {
    const api = everybody().on('delete', `${ONE}/counter-keys`, undefined)
    const { user } = await renderPage(<UsersPage />, place)
    await chooseAction(user, 'Amel Trabelsi', 'Delete PIN and badge')
    await user.click(await screen.findByRole('button', { name: 'Delete them' }))
    expect(await screen.findByText('PIN and badge of Amel Trabelsi deleted')).toBeTruthy()
    expect(api.callsTo('delete', `${ONE}/counter-keys`)[0]?.params).toMatchObject({ id: own.id })
    await user.click(screen.getByRole('button', { name: /Actions for Karim Gharbi/ }))
    await screen.findByRole('menuitem', { name: 'Revoke the invitation' })
    expect(screen.queryByRole('menuitem', { name: 'Make a badge' })).toBeNull()
  })

  test('sends an invitation again, or revokes it', async () => {
    const api = everybody().on<User>('post', `${ONE}/resend`, invited).on('delete', ONE, undefined)
    const { user, queryClient } = await renderPage(<UsersPage />, place)
    queryClient.setQueryData(['c1', 'roles', 'list'], [])
    await chooseAction(user, 'Karim Gharbi', 'Send the invitation again')
    expect(await screen.findByText('Invitation sent again to Karim Gharbi')).toBeTruthy()
    await chooseAction(user, 'Karim Gharbi', 'Revoke the invitation')
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation' }))
    expect(await screen.findByText('Invitation of Karim Gharbi revoked')).toBeTruthy()
    expect(api.callsTo('delete', ONE)).toHaveLength(1)
    // Roles say how many have them.
    expect(queryClient.getQueryState(['c1', 'roles', 'list'])?.isInvalidated).toBe(true)
  })

  test('lets a former user in again; a refusal is told', async () => {
    everybody().on('put', ONE, refusal('user.aboveOwnRights'))
    const { user } = await renderPage(<UsersPage />, place)
    await chooseAction(user, 'Hedi Mansour', 'Activate')
    expect(await screen.findByText(/You may only give rights that you have yourself/)).toBeTruthy()
  })

  test('offers nothing for who may do more than the reader, and nobody to who may only read', async () => {
    fakeApi()
      .on('get', '/:companyId/roles', [])
      .on<PaginatedOf<User>>('get', LIST, aPage([aUserOf({ mayChange: false })]))
    await renderPage(<UsersPage />, place)
    await screen.findByText('sonia@example.tn')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Actions for Sonia/ })).toBeNull())
    expect(screen.getByRole('link', { name: 'Invite a user' }).getAttribute('href')).toBe('/c1/users/create')
  })
})
