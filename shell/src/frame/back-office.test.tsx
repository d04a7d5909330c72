import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { checkAccessibility, fakeApi, reply } from '@comptoir/testing'
import { COMPANY, LA_MARSA, MANAGER, openFrame, PRODUCTS, screenOf } from '../testing/open-frame.tsx'

beforeEach(() => {
  fakeApi()
  screenOf(1440)
})

describe('the side drawer', () => {
  test('names company and size, and marks the entry of the current address', async () => {
    await openFrame()
    expect(await screen.findByText('Ben Salah & Fils')).toBeTruthy()
    expect(screen.getByText('2 points of sale')).toBeTruthy()
    const entries = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(
      entries.map((entry) => [entry.textContent, entry.getAttribute('href'), entry.getAttribute('aria-current')]),
    ).toEqual([
      ['Products', PRODUCTS, 'page'],
      ['Points of sale', `/${COMPANY.id}/pointsOfSale`, null],
    ])
  })

  test('folds a group away and brings it back', async () => {
    const { user } = await openFrame()
    const group = await screen.findByRole('button', { name: 'Inventory' })
    await user.click(group)
    expect(group.getAttribute('aria-expanded')).toBe('false')
    await user.click(group)
    expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy()
  })

  test('collapses on wide screens, opens while it is pointed at, and is remembered', async () => {
    const { user } = await openFrame()
    const toggle = await screen.findByRole('button', { name: 'Collapse the menu' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Inventory' })).toBeNull()
    await user.hover(screen.getByRole('link', { name: 'Products' }))
    expect(screen.getByRole('button', { name: 'Inventory' })).toBeTruthy()
    expect(localStorage.getItem('drawerOpen')).toBe('false')
  })

  test('on a phone lies over the page, which is out of reach until Escape closes it', async () => {
    screenOf(390)
    const { user } = await openFrame()
    const open = await screen.findByRole('button', { name: 'Open the menu' })
    await user.click(open)
    const sheet = await screen.findByRole('dialog')
    expect(open.getAttribute('aria-controls')).toBe(sheet.id)
    await waitFor(() => expect(screen.queryByRole('main')).toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('main')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(open))
  })

  test('on a tablet starts collapsed and does not open when pointed at', async () => {
    screenOf(800)
    const { user } = await openFrame()
    await user.hover(await screen.findByRole('link', { name: 'Products' }))
    expect(screen.queryByRole('button', { name: 'Inventory' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Expand the menu' }))
    expect(screen.getByRole('button', { name: 'Inventory' })).toBeTruthy()
  })

  test('on a tablet opens by keyboard, and by a finger, which only then follows an entry', async () => {
    screenOf(800)
    const { user, router } = await openFrame()
    await screen.findByRole('heading', { name: 'Products' })
    const shops = screen.getByRole('link', { name: 'Points of sale' })
    const isOpen = () => screen.queryByRole('button', { name: 'Inventory' }) !== null
    await user.tab()
    act(() => shops.focus())
    expect(isOpen()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    act(() => shops.blur())
    await user.pointer([{ keys: '[TouchA]', target: shops }])
    expect(isOpen()).toBe(true)
    expect(router.state.location.pathname).toBe(PRODUCTS)
    await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('heading', { name: 'Products' }) }])
    expect(isOpen()).toBe(false)
    await user.pointer([{ keys: '[TouchA]', target: shops }])
    await user.pointer([{ keys: '[TouchA]', target: shops }])
    expect(await screen.findByRole('heading', { name: 'Shops' })).toBeTruthy()
    expect(isOpen()).toBe(false)
  })

  test('on a phone is a sheet that goes away when an entry is followed', async () => {
    screenOf(390)
    const { user } = await openFrame()
    await screen.findByRole('heading', { name: 'Products' })
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    await user.click(await screen.findByRole('link', { name: 'Points of sale' }))
    expect(await screen.findByRole('heading', { name: 'Shops' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })

  test('fetches a page’s code when an entry gets the focus', async () => {
    const { loader } = await openFrame()
    const loading = jest.spyOn(loader, 'load')
    const link = await screen.findByRole('link', { name: 'Points of sale' })
    link.focus()
    expect(loading.mock.calls.map(([{ route }]) => route.path)).toEqual(['pointsOfSale'])
  })
})

test('no logo is asked for where the company has none, and its own is shown where it has one', async () => {
  const api = fakeApi().on('get', '/company/photo', reply('picture'))
  const { unmount } = await openFrame()
  await screen.findByRole('heading', { name: 'Products' })
  expect(api.callsTo('get', '/company/photo')).toEqual([])
  unmount()
  const company = { ...COMPANY, hasPhoto: true }
  await openFrame({ ...MANAGER, company })
  await waitFor(() => expect(api.callsTo('get', '/company/photo')).toHaveLength(1))
})

test('with one point of sale the bar only names it', async () => {
  await openFrame({ ...MANAGER, pointsOfSale: [LA_MARSA] })
  expect(await screen.findByTitle('Point of sale: La Marsa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Point of sale/ })).toBeNull()
})

test('the frame can be read and used without a mouse', async () => {
  const { container, user } = await openFrame()
  await screen.findByRole('heading', { name: 'Products' })
  await checkAccessibility(container)
  screen.getByRole('heading', { name: 'Products' }).blur()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
})
