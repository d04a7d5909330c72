import { describe, expect, test } from '@jest/globals'
import type { GivableRights, User } from '@comptoir/contracts/company/users'
import { ROLES } from '@comptoir/contracts/roles'
import { aCompany, aSession, aUser, checkAccessibility, fakeApi, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aUserOf } from '../../testing/a-user.ts'
import { locales } from '../../testing/locales.ts'
import { UserCreatePage } from './user-create.page.tsx'
import { UserEditPage } from './user-edit.page.tsx'

const OWN = aUser()
const session = aSession({ company: aCompany({ id: 'c1' }), user: OWN })
const creating = { locales, session, path: '/:companyId/users/create', route: '/c1/users/create' }
const editing = (id: string) => ({
  locales,
  session,
  path: '/:companyId/users/edit/:id',
  route: `/c1/users/edit/${id}`,
})
const SHOPS = [
  { id: '019a0000-0000-7000-8000-000000000001', name: 'La Marsa' },
  { id: '019a0000-0000-7000-8000-000000000002', name: 'Sfax' },
]
const ALL: GivableRights = { roles: [...ROLES], ownRoles: [], isEverywhere: true }
const SELLER = { id: '019a0000-0000-7000-8000-000000000008', name: 'Vendeur', description: null }
const aServer = (givable = ALL) =>
  fakeApi().on('get', '/:companyId/users/givable', givable).on('get', '/:companyId/points-of-sale', SHOPS)
const field = (name: RegExp) => screen.findByRole('textbox', { name })

describe('an invitation', () => {
  test('goes to somebody, for a role, to the points of sale that are ticked', async () => {
    const api = aServer().on<User>('post', '/:companyId/users', () =>
      reply(aUserOf({ email: 'karim@example.tn' }), 201),
    )
    const { user, router, container } = await renderPage(<UserCreatePage />, creating)
    await user.type(await field(/^Name/), 'Karim Gharbi')
    await user.type(await field(/^Email/), ' karim@example.tn')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Stock keeper')
    expect(screen.getByText(/Keeps the catalogue and the stock/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'All points of sale' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Sfax' }))
    await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Arabic')
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Invitation sent to karim@example.tn')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/users')
    const [call] = api.callsTo('post', '/:companyId/users')
    expect(call?.body).toEqual({
      id: call?.headers.get('idempotency-key'),
      name: 'Karim Gharbi',
      email: 'karim@example.tn',
      role: 'stockKeeper',
      pointOfSaleIds: [SHOPS[1]?.id],
      language: 'ar',
    })
  })

  test('of a manager names no role above their own, and some point of sale', async () => {
    const api = aServer({ roles: ['cashier', 'readOnly'], ownRoles: [], isEverywhere: false })
    const { user } = await renderPage(<UserCreatePage />, creating)
    await user.type(await field(/^Name/), 'Karim Gharbi')
    await user.type(await field(/^Email/), 'karim@example.tn')
    expect(screen.queryByRole('option', { name: 'Administrator' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All points of sale' }).disabled).toBe(true)
    await screen.findByRole('checkbox', { name: 'Sfax' })
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Tick at least one point of sale.')).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/users')).toEqual([])
  })

  test.each([
    ['a built-in one', { roles: ['readOnly'], ownRoles: [] }, { role: 'readOnly' }],
    ['one of the company’s own', { roles: [], ownRoles: [SELLER] }, { role: 'own', roleId: SELLER.id }],
  ] as const)('of somebody who may not give a cashier’s rights begins with %s', async (_, given, sent) => {
    const givable: GivableRights = { roles: [...given.roles], ownRoles: [...given.ownRoles], isEverywhere: true }
    const api = aServer(givable).on<User>('post', '/:companyId/users', () => reply(aUserOf(), 201))
    const { user } = await renderPage(<UserCreatePage />, creating)
    await user.type(await field(/^Name/), 'Karim Gharbi')
    await user.type(await field(/^Email/), 'karim@example.tn')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(api.callsTo('post', '/:companyId/users')[0]?.body).toMatchObject(sent))
  })

  test('keeps what was typed when the reader changes the language of the screen', async () => {
    aServer()
    const { user, i18n } = await renderPage(<UserCreatePage />, creating)
    await user.type(await field(/^Name/), 'Karim Gharbi')
    await act(() => i18n.changeLanguage('fr'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Inviter un utilisateur' })).toBeTruthy()
    expect(await field(/^Nom/)).toHaveProperty('value', 'Karim Gharbi')
  })
})

describe('a user', () => {
  test('who has joined keeps the email, and gets another role', async () => {
    const sonia = aUserOf()
    const api = aServer()
      .on<User>('get', `/:companyId/users/${sonia.id}`, sonia)
      .on<User>('put', '/:companyId/users/:id', sonia)
    const { user, queryClient } = await renderPage(<UserEditPage />, editing(sonia.id))
    queryClient.setQueryData(['c1', 'roles', 'list'], [])
    expect((await field(/^Email/)).hasAttribute('disabled')).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Accountant')
    await user.click(screen.getByRole('button', { name: 'Save the user' }))
    expect(await screen.findByText('User “Sonia Trabelsi” saved')).toBeTruthy()
    await waitFor(() =>
      expect(api.callsTo('put', '/:companyId/users/:id')[0]?.body).toMatchObject({ role: 'accountant' }),
    )
    // Roles say how many have them.
    expect(queryClient.getQueryState(['c1', 'roles', 'list'])?.isInvalidated).toBe(true)
  })

  test('gets a role that the company made, and is told what it is for', async () => {
    const own = { id: '019a0000-0000-7000-8000-000000000009', name: 'Chef de rayon', description: 'Tient un rayon' }
    const sonia = aUserOf({ role: 'own', ownRole: { ...own, id: SHOPS[0]?.id ?? '', name: 'Ancien' } })
    const api = aServer({ ...ALL, ownRoles: [own] })
      .on<User>('get', `/:companyId/users/${sonia.id}`, sonia)
      .on<User>('put', '/:companyId/users/:id', sonia)
    const { user } = await renderPage(<UserEditPage />, editing(sonia.id))
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Role/ })
    expect(choice.selectedOptions[0]?.text).toBe('Ancien')
    await user.selectOptions(choice, 'Chef de rayon')
    expect(screen.getByText('Tient un rayon')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save the user' }))
    await waitFor(() =>
      expect(api.callsTo('put', '/:companyId/users/:id')[0]?.body).toMatchObject({ role: 'own', roleId: own.id }),
    )
  })

  test('changes nothing but the name of their own', async () => {
    const own = aUserOf({ id: OWN.id, role: 'administrator', hasAllPointsOfSale: true, pointsOfSale: [] })
    aServer().on<User>('get', `/:companyId/users/${own.id}`, own)
    await renderPage(<UserEditPage />, editing(own.id))
    expect(await screen.findByText(/can only be changed by another administrator/)).toBeTruthy()
    expect(screen.getByRole('combobox', { name: /^Role/ }).hasAttribute('disabled')).toBe(true)
  })
})
