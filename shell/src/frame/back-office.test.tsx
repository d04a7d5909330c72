import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { session } from '@comptoir/platform'
import { aCompany, aPointOfSale, aSession, aUser, checkAccessibility, fakeApi } from '@comptoir/testing'
import { aNavEntry, aRelease, aRoute } from '../testing/a-release.ts'
import { renderShell } from '../testing/render-shell.tsx'

const lm = aPointOfSale()
const sf = aPointOfSale({ code: 'SF', name: 'Sfax Centre' })
const company = aCompany()
const manager = aSession({ role: 'manager', company, pointOfSale: lm, pointsOfSale: [lm, sf], user: aUser({ role: 'manager', name: 'Sami Ben Salah', email: 'sami@example.tn', companyId: company.id }) })
const labels = { 'routes.page': 'Page', 'nav.products': 'Products', 'nav.shops': 'Points of sale' }
const inventory = aRelease('inventory', { routes: [aRoute()], nav: [aNavEntry({ labelKey: 'nav.products' })], labels })
const shops = aRelease('company', {
  routes: [aRoute({ layout: 'company', path: 'pointsOfSale' })],
  nav: [aNavEntry({ section: 'company', layout: 'company', path: 'pointsOfSale', labelKey: 'nav.shops', icon: 'store' })],
  labels,
})
const marketing = aRelease('marketing', { routes: [aRoute({ layout: 'public', path: 'login' })] })

function ProductsPage() {
  return (
    <>
      <h1>Products</h1>
      <input aria-label="Note" />
    </>
  )
}
const pages = { 'pointOfSale/products': ProductsPage, 'company/pointsOfSale': () => <h1>Shops</h1>, 'public/login': () => <h1>Sign in</h1> }
const PRODUCTS = `/${company.id}/${lm.id}/products`
const open = () => renderShell({ releases: [inventory, shops, marketing], pages, at: PRODUCTS, session: manager })

/** Opens a menu and goes down to an entry, all by keyboard. */
async function choose(user: UserEvent, menu: string, role: 'menuitem' | 'menuitemradio', item: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name: menu })
  button.focus()
  await user.keyboard('{Enter}')
  const entry = await screen.findByRole(role, { name: item })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  while (!entry.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
}

/** A screen of that width, with a mouse. */
function screenOf(width: number): void {
  globalThis.matchMedia = (media: string) => {
    const least = /min-width:\s*([\d.]+)(px|rem|em)/.exec(media)
    const pixels = least ? Number(least[1]) * (least[2] === 'px' ? 1 : 16) : 0
    const matches = least ? width >= pixels : media.includes('hover: hover')
    return Object.assign(new EventTarget(), { media, matches, onchange: null, addListener: () => undefined, removeListener: () => undefined })
  }
}

beforeEach(() => {
  fakeApi()
  screenOf(1440)
})

describe('the side drawer', () => {
  test('names company and size, and marks the entry of the current address', async () => {
    await open()
    expect(await screen.findByText('Ben Salah & Fils')).toBeTruthy()
    expect(screen.getByText('2 points of sale')).toBeTruthy()
    const entries = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href'), entry.getAttribute('aria-current')])).toEqual([
      ['Products', PRODUCTS, 'page'],
      ['Points of sale', `/${company.id}/pointsOfSale`, null],
    ])
  })

  test('folds a group away and brings it back', async () => {
    const { user } = await open()
    const group = await screen.findByRole('button', { name: 'Inventory' })
    await user.click(group)
    expect(group.getAttribute('aria-expanded')).toBe('false')
    await user.click(group)
    expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy()
  })

  test('collapses on wide screens, opens while it is pointed at, and is remembered', async () => {
    const { user, unmount } = await open()
    const toggle = await screen.findByRole('button', { name: 'Collapse the menu' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Inventory' })).toBeNull()
    await user.hover(screen.getByRole('link', { name: 'Products' }))
    expect(screen.getByRole('button', { name: 'Inventory' })).toBeTruthy()
    expect(localStorage.getItem('drawerOpen')).toBe('false')
    unmount()
  })

  test('on a tablet starts collapsed and does not open when pointed at', async () => {
    screenOf(800)
    const { user } = await open()
    await user.hover(await screen.findByRole('link', { name: 'Products' }))
    expect(screen.queryByRole('button', { name: 'Inventory' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Expand the menu' }))
    expect(screen.getByRole('button', { name: 'Inventory' })).toBeTruthy()
  })

  test('on a phone is a sheet that goes away when an entry is followed', async () => {
    screenOf(390)
    const { user } = await open()
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }))
    await user.click(await screen.findByRole('link', { name: 'Points of sale' }))
    expect(await screen.findByRole('heading', { name: 'Shops' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })

  test('fetches a page’s code when an entry gets the focus', async () => {
    const { loader } = await open()
    const loading = jest.spyOn(loader, 'load')
    const link = await screen.findByRole('link', { name: 'Points of sale' })
    link.focus()
    expect(loading.mock.calls.map(([owned]) => owned.route.path)).toEqual(['pointsOfSale'])
  })
})

describe('the top bar', () => {
  test('changes the point of sale and stays on the same screen', async () => {
    const { user, router } = await open()
    await choose(user, 'Point of sale: La Marsa', 'menuitem', /Sfax Centre/)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${company.id}/${sf.id}/products`))
    expect(await screen.findByRole('button', { name: 'Point of sale: Sfax Centre' })).toBeTruthy()
    expect(session.getState().pointOfSale?.id).toBe(sf.id)
  })

  test('with one point of sale only names it', async () => {
    await renderShell({ releases: [inventory], pages, at: PRODUCTS, session: { ...manager, pointsOfSale: [lm] } })
    expect(await screen.findByTitle('Point of sale: La Marsa')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Point of sale/ })).toBeNull()
  })

  test('changes the language of navigation and title, and keeps what was typed', async () => {
    const { user, i18n } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'kept')
    await choose(user, 'Language: English', 'menuitem', 'العربية')
    expect((await screen.findByText('Products (ar)')).closest('a')).toBeTruthy()
    expect(i18n.language).toBe('ar')
    expect(document.title).toBe('Page (ar) · Comptoir')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('kept')
  })

  test('signs out: at the API, in this browser, and to a sign-in page that leads nowhere in particular', async () => {
    const api = fakeApi().on('post', '/auth/logout', undefined)
    const { user, router } = await open()
    await choose(user, 'Account of Sami Ben Salah', 'menuitem', 'Sign out')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' })
    expect(api.callsTo('post', '/auth/logout')).toHaveLength(1)
    expect(['token', 'auth_user', 'auth_company', 'auth_pos', 'companyData'].map((key) => localStorage.getItem(key))).toEqual([null, null, null, null, null])
  })

  test('lets one choose how the page looks', async () => {
    const { user } = await open()
    await choose(user, 'Account of Sami Ben Salah', 'menuitemradio', 'Dark')
    await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true))
  })
})

test('the frame can be read and used without a mouse', async () => {
  const { container, user } = await open()
  await screen.findByRole('heading', { name: 'Products' })
  await checkAccessibility(container)
  screen.getByRole('heading', { name: 'Products' }).blur()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the content')
})
