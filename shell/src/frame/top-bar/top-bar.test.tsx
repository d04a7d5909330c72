import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { aSession, checkAccessibility, chooseFromMenu, fakeApi, type FakeApi, refusal } from '@comptoir/testing'
import type { Notification, NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, LA_MARSA, MANAGER, openFrame, PRODUCTS, screenOf, SFAX } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'

const BASE = `/${COMPANY.id}/${LA_MARSA.id}`
const labels = {
  'routes.page': 'Page',
  'routes.product': 'New product',
  'routes.discount': 'New discount',
  'routes.shop': 'New point of sale',
}
const releases = [
  aRelease('company', {
    routes: [
      aRoute({
        layout: 'company',
        path: 'pointsOfSale/create',
        permission: 'pointsOfSale.write',
        titleKey: 'routes.shop',
      }),
      aRoute({ layout: 'company', path: 'pointsOfSale/:id' }),
    ],
    labels,
  }),
  aRelease('inventory', {
    routes: [
      aRoute(),
      aRoute({ path: 'discounts/create', permission: 'discounts.write', titleKey: 'routes.discount' }),
      aRoute({ path: 'products/create', permission: 'products.write', titleKey: 'routes.product' }),
    ],
    nav: [aNavEntry(), aNavEntry({ path: 'discounts', order: 70, icon: 'percent' })],
    labels,
  }),
]
const pages = {
  'pointOfSale/products': () => <h1>Products</h1>,
  'pointOfSale/products/create': () => <h1>A new product</h1>,
  'company/pointsOfSale/:id': () => <h1>The shop</h1>,
}
const as = (role: 'administrator' | 'manager' | 'cashier'): SessionAnswer => ({
  ...MANAGER,
  user: { ...aSession({ role, company: COMPANY }).user, name: 'Sami Ben Salah' },
})
/** With its page there: it takes the focus when it comes, also from a menu. */
async function open(session = MANAGER) {
  const shown = await renderShell({ releases, pages, at: PRODUCTS, session })
  await screen.findByRole('heading', { name: 'Products' })
  return shown
}

let api: FakeApi

beforeEach(() => {
  screenOf(1440)
  api = fakeApi()
})

describe('creating', () => {
  test('offers what the person may make, in the order of the navigation, and goes there by keyboard', async () => {
    const { user, router } = await open()
    await chooseFromMenu(user, 'Create', 'menuitem', 'New product')
    expect(await screen.findByRole('heading', { name: 'A new product' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`${BASE}/products/create`)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'New product',
      'New discount',
    ])
  })

  test('is not there for who may make nothing', async () => {
    await open(as('cashier'))
    await screen.findByRole('heading', { name: 'Products' })
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  })
})

describe('the settings', () => {
  test('are for administrators, and offer only what has a screen', async () => {
    const { user, router } = await open(as('administrator'))
    await chooseFromMenu(user, 'Settings', 'menuitem', 'Edit point of sale')
    expect(await screen.findByRole('heading', { name: 'The shop' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/${COMPANY.id}/pointsOfSale/${LA_MARSA.id}`)
    expect(screen.queryByRole('menuitem', { name: 'Edit company' })).toBeNull()
  })

  test('are not there for a manager', async () => {
    await open(as('manager'))
    await screen.findByRole('heading', { name: 'Products' })
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
  })
})

const NEWS: Notification = {
  id: '019a0000-0000-7000-8000-000000000001',
  kind: 'importFinished',
  params: { file: 'catalogue.csv', count: 12, bad: 1 },
  path: 'products',
  layout: 'pointOfSale',
  pointOfSaleId: SFAX.id,
  createdAt: '2026-11-20T09:30:00.000Z',
  isRead: false,
}
const page = (data: Notification[]): NotificationsPage => ({ data, meta: { total: data.length, page: 1, limit: 20 } })
const bell = (shown: string) => screen.findByRole('button', { name: `Notifications: ${shown} unread` })

describe('notifications', () => {
  test('begin at 0 and then say how many are unread', async () => {
    let answer: () => void = () => undefined
    api.on<object>(
      'get',
      '/:companyId/notifications/unread-count',
      () =>
        new Promise<object>((resolve) => {
          answer = () => resolve({ count: 100 })
        }),
    )
    await open()
    expect((await bell('0')).textContent).toBe('0')
    await waitFor(() => expect(api.callsTo('get', '/:companyId/notifications/unread-count')).toHaveLength(1))
    answer()
    // Its name says what it shows: who speaks to the screen says what they see.
    expect((await bell('99+')).textContent).toBe('99+')
  })

  test('are listed, lead to their page in their shop, and are read by that', async () => {
    api
      .on('get', '/:companyId/notifications/unread-count', { count: 1 })
      .on('get', '/:companyId/notifications/paginated', page([NEWS]))
      .on('post', '/:companyId/notifications/read', { count: 0 })
    const { user, router } = await open()
    await user.click(await bell('1'))
    const panel = within(await screen.findByRole('dialog', { name: 'What’s new' }))
    const link = await panel.findByRole('link', {
      name: /The import of catalogue\.csv is finished: 12 products.*1 rows/,
    })
    expect(panel.getByText('Unread')).toBeTruthy()
    await checkAccessibility(document.body)
    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${COMPANY.id}/${SFAX.id}/products`))
    await waitFor(() =>
      expect(api.callsTo('post', '/:companyId/notifications/read').map(({ body }) => body)).toEqual([
        { ids: [NEWS.id] },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('can all be marked as read', async () => {
    api
      .on('get', '/:companyId/notifications/unread-count', { count: 3 })
      .on('get', '/:companyId/notifications/paginated', page([{ ...NEWS, path: null, layout: null }]))
      .on('post', '/:companyId/notifications/read', () => {
        api.on('get', '/:companyId/notifications/unread-count', { count: 0 })
        return { count: 0 }
      })
    const { user } = await open()
    await user.click(await bell('3'))
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() =>
      expect(api.callsTo('post', '/:companyId/notifications/read').map(({ body }) => body)).toEqual([{}]),
    )
    expect(await screen.findByRole('button', { name: 'Notifications: 0 unread', hidden: true })).toBeTruthy()
  })

  test('say when there are none, and when they cannot be read', async () => {
    api.on('get', '/:companyId/notifications/paginated', refusal('server.unavailable'))
    const { user } = await open()
    await user.click(await bell('0'))
    expect(await screen.findByText('The notifications could not be loaded')).toBeTruthy()
    api.on('get', '/:companyId/notifications/paginated', page([]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing new')).toBeTruthy()
  })
})

test('the bar is usable in a frame with nothing to make and nothing to set', async () => {
  const { container } = await openFrame()
  await screen.findByRole('heading', { name: 'Products' })
  await checkAccessibility(container)
})
