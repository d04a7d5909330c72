import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { setBadge } from '@comptoir/platform'
import { fakeApi } from '@comptoir/testing'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { aHash, aLive, aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, MANAGER, PRODUCTS, screenOf } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'

const labels = { 'routes.page': 'Page', 'nav.products': 'Products', 'nav.sessions': 'Cash sessions' }
const inventory = aLive(aRelease('inventory', { nav: [aNavEntry({ labelKey: 'nav.products' })], labels }))
const DATA = '/api/:companyId/cash-sessions/paginated?page=1&limit=25'
const sales = aLive(
  aRelease('sales', {
    routes: [aRoute({ path: 'cashSessions', permission: 'cashSessions.read', data: [DATA] })],
    nav: [aNavEntry({ section: 'sales', path: 'cashSessions', labelKey: 'nav.sessions', badge: 'openSessions' })],
    labels,
    scripts: { 'pointOfSale/cashSessions': ['a.js', 'b.js'] },
  }),
)
const pages = { 'pointOfSale/products': () => <h1>Products</h1>, 'pointOfSale/cashSessions': () => <h1>Sessions</h1> }
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.integrity || link.getAttribute('integrity'),
    link.crossOrigin,
  ])

async function open(remote: LiveRemote = sales) {
  const shell = await renderShell({ remotes: [inventory, remote], pages, at: PRODUCTS, session: MANAGER })
  return { ...shell, link: await screen.findByRole('link', { name: /Cash sessions/ }) }
}

beforeEach(() => {
  document.head.replaceChildren()
  screenOf(1440)
})

describe('an entry of the navigation', () => {
  test('shows what its badge counts, and nothing for nothing', async () => {
    fakeApi()
    const { link } = await open()
    expect(link.textContent).toBe('Cash sessions')
    act(() => setBadge('sales', 'openSessions', 3))
    expect(link.textContent).toBe('Cash sessions3')
    act(() => setBadge('sales', 'openSessions', 0))
    expect(link.textContent).toBe('Cash sessions')
  })

  test('of a paused remote says so and why, leads to the page that says more, and fetches nothing', async () => {
    fakeApi()
    const { link, loader, user } = await open({ ...sales, state: 'disabled', reason: 'Being repaired' })
    const loading = jest.spyOn(loader, 'load')
    expect(link.textContent).toBe('Cash sessionsPaused Being repaired')
    link.focus()
    expect(loading).not.toHaveBeenCalled()
    expect(preloads()).toEqual([])
    await user.click(link)
    expect(await screen.findByRole('heading', { name: '“Page” is paused' })).toBeTruthy()
  })

  test('that somebody is about to follow has all its scripts and its first read asked for at once', async () => {
    const api = fakeApi().on('get', '/:companyId/cash-sessions/paginated', {
      data: [],
      meta: { total: 0, page: 1, limit: 25 },
    })
    const { link } = await open()
    link.focus()
    expect(preloads()).toEqual(
      ['remoteEntry.js', 'a.js', 'b.js'].map((path) => [`/r/sales/b1/${path}`, aHash(), 'anonymous']),
    )
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path).filter((path) => path.includes('cash-sessions'))).toEqual([
        `/${COMPANY.id}/cash-sessions/paginated`,
      ]),
    )
    link.blur()
    link.focus()
    expect(preloads()).toHaveLength(3)
  })
})
