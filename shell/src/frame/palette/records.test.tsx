import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { checkAccessibility, fakeApi, refusal, type FakeApi, type FakeCall } from '@comptoir/testing'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { SearchHits } from '@comptoir/contracts/search'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, LA_MARSA, MANAGER, PRODUCTS, screenOf } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'

const labels = { 'routes.page': 'Page', 'search.product': 'Product', 'search.client': 'Client' }
const search = { layout: 'pointOfSale' as const, icon: 'package' }
const inventory = aRelease('inventory', {
  routes: [aRoute(), aRoute({ path: 'products/edit/:id', permission: 'products.write' })],
  labels,
  remote: {
    search: [
      {
        ...search,
        path: '/api/:companyId/products/search',
        labelKey: 'search.product',
        to: 'products/edit/:id',
        list: 'products',
        permission: 'products.read',
      },
    ],
  },
})
const people = aRelease('people', {
  routes: [aRoute({ path: 'clients/edit/:id' })],
  labels,
  remote: {
    search: [
      {
        ...search,
        path: '/api/:companyId/clients/search',
        labelKey: 'search.client',
        to: 'clients/edit/:id',
        permission: 'clients.read',
      },
    ],
  },
})
const pages = {
  'pointOfSale/products': () => <h1>Products</h1>,
  'pointOfSale/products/edit/:id': () => <h1>A product</h1>,
}
const HARISSA = { id: '019a0000-0000-7000-8000-000000000009', title: 'Harissa du Cap Bon', detail: 'P-1' }
const BASE = `/${COMPANY.id}/${LA_MARSA.id}`

const without = (...names: string[]): SessionAnswer => ({
  ...MANAGER,
  user: { ...MANAGER.user, permissions: MANAGER.user.permissions.filter((name) => !names.includes(name)) },
})
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const textOf = ({ searchParams }: FakeCall) => searchParams.get('text')

let api: FakeApi

async function open(session = MANAGER, state: 'active' | 'disabled' = 'active') {
  const shown = await renderShell({
    remotes: [aLive(inventory), aLive(people, { state })],
    pages,
    at: PRODUCTS,
    session,
  })
  await screen.findByRole('heading', { name: 'Products' })
  await shown.user.keyboard('{Control>}k{/Control}')
  return { ...shown, field: await screen.findByRole('combobox') }
}

beforeEach(() => {
  screenOf(1440)
  api = fakeApi()
    .on<SearchHits>('get', '/:companyId/products/search', { data: [HARISSA] })
    .on<SearchHits>('get', '/:companyId/clients/search', { data: [] })
})

afterEach(() => {
  jest.useRealTimers()
})

/** Long after any pause in typing. */
const longAfter = () => act(() => jest.advanceTimersByTimeAsync(1000))

describe('records in the search', () => {
  test('come from every area without running it, once somebody has stopped typing, and are opened by keyboard', async () => {
    const { user, field, router } = await open()
    await user.type(field, 'harissa')
    await waitFor(() => expect(options()).toEqual(['Harissa du Cap BonP-1']))
    expect(api.callsTo('get', '/:companyId/products/search').map(textOf)).toEqual(['harissa'])
    expect(api.callsTo('get', '/:companyId/clients/search')).toHaveLength(1)
    expect((await screen.findByText('1 result')).getAttribute('role')).toBe('status')
    await checkAccessibility(document.body)
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'A product' })
    expect(router.state.location.pathname).toBe(`${BASE}/products/edit/${HARISSA.id}`)
  })

  test('are not asked for by one letter', async () => {
    const { field } = await open()
    jest.useFakeTimers()
    fireEvent.change(field, { target: { value: 'h' } })
    await longAfter()
    expect(api.calls.filter(({ path }) => path.endsWith('/search'))).toEqual([])
  })

  test('lead to the list, searched, where the page is not open to the reader', async () => {
    const { user, field, router } = await open(without('products.write'))
    await user.type(field, 'harissa')
    await waitFor(() => expect(options()).toHaveLength(1))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?q=Harissa+du+Cap+Bon'))
    expect(router.state.location.pathname).toBe(`${BASE}/products`)
  })

  test('are looked for only where the reader may look, and in no area that is paused', async () => {
    const { field } = await open(without('products.read'), 'disabled')
    jest.useFakeTimers()
    fireEvent.change(field, { target: { value: 'harissa' } })
    expect(screen.getByText('No results for “harissa”.')).toBeTruthy()
    await longAfter()
    expect(api.calls.filter(({ path }) => path.endsWith('/search'))).toEqual([])
  })

  test('of one area are shown though another one fails', async () => {
    api.on('get', '/:companyId/clients/search', refusal('server.failed'))
    const { user, field } = await open()
    await user.type(field, 'harissa')
    await waitFor(() => expect(options()).toEqual(['Harissa du Cap BonP-1']))
    expect(await screen.findByText(/Part of the search did not answer/)).toBeTruthy()
  })

  test('of one very name go before those that contain it, whatever area they are of', async () => {
    const titles = ['Bougie Le Phare', 'Phare avant', 'Lampe de phare']
    api
      .on<SearchHits>('get', '/:companyId/products/search', {
        data: titles.map((title, index) => ({ ...HARISSA, id: `${HARISSA.id.slice(0, -1)}${String(index)}`, title })),
      })
      .on<SearchHits>('get', '/:companyId/clients/search', { data: [{ ...HARISSA, title: 'Phare', detail: 'C-7' }] })
    const { user, field } = await open()
    await user.type(field, 'phare')
    await waitFor(() => expect(options()[0]).toBe('PhareC-7'))
    expect(options()).toHaveLength(4)
  })

  test('an answer to what is no longer asked is not shown', async () => {
    let answerFirst: () => void = () => undefined
    api.on<SearchHits>('get', '/:companyId/products/search', (call) =>
      textOf(call) === 'ha'
        ? new Promise((resolve) => {
            answerFirst = () => resolve({ data: [{ ...HARISSA, title: 'Old' }] })
          })
        : { data: [HARISSA] },
    )
    const { user, field } = await open()
    await user.type(field, 'ha')
    await waitFor(() => expect(api.callsTo('get', '/:companyId/products/search')).toHaveLength(1))
    await user.type(field, 'rissa')
    await waitFor(() => expect(options()).toEqual(['Harissa du Cap BonP-1']))
    jest.useFakeTimers()
    answerFirst()
    await longAfter()
    expect(options()).toEqual(['Harissa du Cap BonP-1'])
  })
})
