import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { api as calls, queryClient, session } from '@comptoir/platform'
import { aCompany, aPointOfSale, aSession, aUser, fakeApi, refusal, type FakeApi } from '@comptoir/testing'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, LA_MARSA, MANAGER, screenOf, SFAX } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'
import { checkSession } from '../../session/session-check.ts'

const releases = [
  aRelease('inventory', {
    routes: [aRoute(), aRoute({ path: 'subcategories' }), aRoute({ path: 'pos', isFullScreen: true })],
    nav: [aNavEntry()],
  }),
  aRelease('company', {
    routes: [
      aRoute({ layout: 'company', path: 'users' }),
      aRoute({ layout: 'superAdmin', path: '' }),
      aRoute({ layout: 'public', path: 'signup/company' }),
      aRoute({ layout: 'public', path: 'signup/pos' }),
    ],
  }),
  aRelease('marketing', { routes: [aRoute({ layout: 'public', path: 'login' })] }),
]
const pages = {
  'pointOfSale/products': () => <h1>Products</h1>,
  'pointOfSale/subcategories': () => <h1>Subcategories</h1>,
  'pointOfSale/pos': () => <h1>Counter</h1>,
  'company/users': () => <h1>Users</h1>,
  'superAdmin/': () => <h1>Companies</h1>,
  'public/login': () => <h1>Sign in</h1>,
  'public/signup/company': () => <h1>Your company</h1>,
  'public/signup/pos': () => <h1>Your point of sale</h1>,
}
const BASE = `/${COMPANY.id}/${LA_MARSA.id}`
const open = (at: string, who: SessionAnswer | null = MANAGER) => renderShell({ releases, pages, at, session: who })
const heading = (name: string) => screen.findByRole('heading', { name })

let api: FakeApi

beforeEach(() => {
  screenOf(1440)
  api = fakeApi().on('get', '/users/me', { user: MANAGER.user, company: COMPANY, pointsOfSale: [LA_MARSA, SFAX] })
})

describe('an address that is not written as its page declares it', () => {
  test.each([
    [`${BASE}/subCategories?page=2`, 'Subcategories', `${BASE}/subcategories`],
    [`${BASE}/users`, 'Users', `/${COMPANY.id}/users`],
    [`/${COMPANY.id}/products`, 'Products', `${BASE}/products`],
    [`/${COMPANY.id}/subCategories`, 'Subcategories', `${BASE}/subcategories`],
  ])('%s leads to %s', async (address, name, pathname) => {
    const { router } = await open(address)
    await heading(name)
    expect(router.state.location.pathname).toBe(pathname)
    expect(router.state.location.search).toBe(address.includes('?') ? '?page=2' : '')
  })
})

describe('who has no company or no point of sale yet', () => {
  const founder = aSession({ company: null, pointOfSale: null, pointsOfSale: [] })
  const administrator = { ...aSession({ company: COMPANY, pointsOfSale: [] }), pointOfSale: null }

  test.each([
    [founder, 'Your company'],
    [administrator, 'Your point of sale'],
  ])('%# is led to the step that makes it', async (who, name) => {
    const { user, company, pointsOfSale } = who
    api.on('get', '/users/me', { user, company, pointsOfSale })
    await open('/login', who)
    await heading(name)
  })
})

describe('a suspended company', () => {
  test('says so when the kept session is looked at, and leads out', async () => {
    api.on('get', '/users/me', refusal('company.suspended')).on('post', '/auth/logout', undefined)
    const { user, router } = await open(`${BASE}/products`)
    await act(checkSession)
    await heading('This company is suspended')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await heading('Sign in')
    expect(router.state.location.pathname).toBe('/login')
    api.on('get', '/users/me', { user: MANAGER.user, company: COMPANY, pointsOfSale: [LA_MARSA, SFAX] })
  })

  test('says so as soon as a read hears of it', async () => {
    await act(checkSession)
    api.on('get', '/:companyId/notifications/unread-count', refusal('company.suspended'))
    await open(`${BASE}/products`)
    await heading('This company is suspended')
    api.on('get', '/:companyId/notifications/unread-count', { count: 0 })
    await act(checkSession)
  })
})

const IMPERSONATION = { endsAt: new Date(Date.now() + 3_600_000).toISOString(), isWriting: false }

test('support inside a company sees how far and how long, and asks to change data with a reason', async () => {
  const inside = { ...MANAGER.user, impersonation: IMPERSONATION, isSuperAdministrator: true }
  const { user } = await open(`${BASE}/products`, { ...MANAGER, user: inside })
  await user.click(await screen.findByRole('button', { name: 'Change data' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change data of Ben Salah & Fils?' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Prices asked for on the phone')
  const writing = { ...inside, impersonation: { ...IMPERSONATION, isWriting: true } }
  api
    .on('post', '/superadmin/write', undefined)
    .on('get', '/users/me', { user: writing, company: COMPANY, pointsOfSale: [LA_MARSA, SFAX] })
  await user.click(dialog.getByRole('button', { name: 'Allow changes' }))
  expect(await screen.findByText(/^You are in Ben Salah & Fils as support and may change its data/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change data' })).toBeNull()
  expect(api.callsTo('post', '/superadmin/write')[0]?.body).toEqual({ reason: 'Prices asked for on the phone' })
})

describe('a company that requires two-step sign-in', () => {
  const withoutFactor = (secondFactorFrom: string) => ({ ...MANAGER, user: { ...MANAGER.user, secondFactorFrom } })
  const profile = () => {
    api
      .on('get', '/users/me/profile', refusal('server.unavailable'))
      .on('get', '/users/me/devices', refusal('server.unavailable'))
  }

  test('says until when, and lets work go on', async () => {
    await open(`${BASE}/products`, withoutFactor('2099-03-01T09:00:00.000Z'))
    await heading('Products')
    expect(await screen.findByText('Your company requires two-step sign-in from 01/03/2099.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(`/${COMPANY.id}/profile`)
  })

  test('leads to the own account as soon as a read hears of it', async () => {
    profile()
    const { router } = await open(`${BASE}/products`)
    await heading('Products')
    const { user } = withoutFactor('2026-01-01T09:00:00.000Z')
    api
      .on('get', '/users/me', { user, company: COMPANY, pointsOfSale: [LA_MARSA, SFAX] })
      .on('get', '/brands', refusal('auth.secondFactorNeeded'))
    const read = () => queryClient.fetchQuery({ queryKey: ['brands'], queryFn: () => calls.get('brands') })
    await expect(read()).rejects.toMatchObject({ code: 'auth.secondFactorNeeded' })
    expect(await screen.findByText(/^Your company requires two-step sign-in\. Set it up below/)).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/${COMPANY.id}/profile`)
  })

  test('opens nothing but the own account once the time is over', async () => {
    profile()
    const { router } = await open(`${BASE}/products`, withoutFactor('2026-01-01T09:00:00.000Z'))
    expect(await screen.findByText(/^Your company requires two-step sign-in\. Set it up below/)).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/${COMPANY.id}/profile`)
    expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull()
  })
})

test('support sees where it is on a page that takes the whole screen, too', async () => {
  const inside = { ...MANAGER.user, impersonation: IMPERSONATION, isSuperAdministrator: true }
  await open(`${BASE}/pos`, { ...MANAGER, user: inside })
  await heading('Counter')
  expect(screen.getByText(/^You are in Ben Salah & Fils as support, to read only/)).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a super-administrator inside a company sees that, and a way out', async () => {
  const chief = aUser({ isSuperAdministrator: true, companyId: null, role: null as never })
  const left: SessionAnswer = { ...aSession({ company: null, pointOfSale: null }), user: chief, pointsOfSale: [] }
  api
    .on<SessionAnswer>('post', '/superadmin/leave', left)
    .on('get', '/users/me', { user: chief, company: null, pointsOfSale: [] })
  const { user, router } = await open(`${BASE}/products`, {
    ...MANAGER,
    user: { ...MANAGER.user, impersonation: IMPERSONATION, isSuperAdministrator: true },
  })
  await screen.findByText(/You are in Ben Salah & Fils as support, to read only\. (59|60) min left/)
  await user.click(screen.getByRole('button', { name: 'Leave the company' }))
  await heading('Companies')
  expect(router.state.location.pathname).toBe('/superadmin')
  expect(session.getState().company).toBeNull()
})

describe('another tab', () => {
  function writes(entries: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
    for (const key of Object.keys(entries)) globalThis.dispatchEvent(new StorageEvent('storage', { key }))
  }

  test('that signs out signs this one out, too', async () => {
    await open(`${BASE}/products`)
    await heading('Products')
    act(() => writes({ token: null, auth_user: null, auth_company: null, auth_pos: null, companyData: null }))
    await heading('Sign in')
  })

  test('that signs in signs this one in, too, and leads to where it wanted to go', async () => {
    await open(`${BASE}/products`, null)
    await heading('Sign in')
    act(() => writes({ token: 'new', auth_user: MANAGER.user, auth_company: COMPANY, auth_pos: LA_MARSA }))
    await heading('Products')
  })

  test('that goes to another company takes this one along', async () => {
    const company = aCompany({ name: 'Another' })
    const pointOfSale = aPointOfSale({ name: 'Its shop' })
    const user = aUser({ role: 'manager', companyId: company.id })
    api.on('get', '/users/me', { user, company, pointsOfSale: [pointOfSale] })
    const { router } = await open(`${BASE}/products`)
    await heading('Products')
    act(() => writes({ auth_user: user, auth_company: company, auth_pos: pointOfSale, token: 'its own' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${company.id}/${pointOfSale.id}/products`))
  })

  test('that goes to another point of sale is followed where the address names none, and only there', async () => {
    await open(`/${COMPANY.id}/users`)
    await heading('Users')
    act(() => writes({ auth_pos: SFAX }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page' }).getAttribute('href')).toBe(
        `/${COMPANY.id}/${SFAX.id}/products`,
      ),
    )
  })

  test('that goes to another point of sale leaves a page of this one alone', async () => {
    const { router } = await open(`${BASE}/products`)
    await heading('Products')
    act(() => writes({ auth_pos: SFAX }))
    expect(session.getState().pointOfSale).toEqual(LA_MARSA)
    expect(router.state.location.pathname).toBe(`${BASE}/products`)
  })
})
