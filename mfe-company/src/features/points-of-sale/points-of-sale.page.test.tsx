import { describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPointOfSale } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { PointsOfSalePage } from './points-of-sale.page.tsx'

const company = aCompany({ id: 'c1' })
const session = aSession({ company })
const place = { locales, session, path: '/:companyId/pointsOfSale', route: '/c1/pointsOfSale' }
const LIST = '/:companyId/points-of-sale/paginated'
const ONE = '/:companyId/points-of-sale/:id'

const laMarsa = aPointOfSale()
const sfax = aPointOfSale({ name: 'Sfax Centre', code: 'SF', city: 'Sfax', isActive: false, registerCount: 0 })

function twoShops() {
  const me = {
    user: session.user,
    company: session.company,
    pointsOfSale: session.pointsOfSale,
  } satisfies Partial<SessionAnswer>
  return fakeApi()
    .on<PaginatedOf<PointOfSale>>('get', LIST, aPage([laMarsa, sfax]))
    .on('get', '/users/me', me)
}

describe('the list of points of sale', () => {
  test('shows the shops with their registers, and each opens its page', async () => {
    const api = twoShops()
    const { user, router, container } = await renderPage(<PointsOfSalePage />, place)
    const row = within(await screen.findByRole('row', { name: /Sfax Centre/ }))
    expect(row.getByText('SF')).toBeTruthy()
    expect(row.getByText('Inactive')).toBeTruthy()
    expect(Object.fromEntries(api.callsTo('get', LIST)[0]?.searchParams ?? [])).toMatchObject({
      'order[field]': 'name',
      'order[direction]': 'asc',
    })
    await checkAccessibility(container)
    await user.click(screen.getByRole('link', { name: 'La Marsa' }))
    expect(router.state.location.pathname).toBe(`/c1/pointsOfSale/${laMarsa.id}`)
  })

  test('filters by activity, told by a chip', async () => {
    const api = twoShops()
    const { user } = await renderPage(<PointsOfSalePage />, place)
    await screen.findByText('Sfax Centre')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await waitFor(() => expect(api.callsTo('get', LIST).at(-1)?.searchParams.get('filter[isActive]')).toBe('false'))
    await user.click(await screen.findByRole('button', { name: 'Remove filter Status' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Status' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  })

  test('a manager looks, and changes none', async () => {
    twoShops()
    await renderPage(<PointsOfSalePage />, { ...place, session: aSession({ company, role: 'manager' }) })
    expect(await screen.findByRole('link', { name: 'La Marsa' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add a point of sale' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })

  test('nothing yet says what a point of sale is', async () => {
    fakeApi().on<PaginatedOf<PointOfSale>>('get', LIST, aPage<PointOfSale>([]))
    await renderPage(<PointsOfSalePage />, place)
    expect(await screen.findByText('No points of sale yet')).toBeTruthy()
    for (const add of screen.getAllByRole('link', { name: 'Add a point of sale' }))
      expect(add.getAttribute('href')).toBe('/c1/pointsOfSale/create')
  })

  test('one in use is told by what, and made inactive instead', async () => {
    const api = twoShops()
      .on(
        'delete',
        ONE,
        refusal('pointOfSale.inUse', {
          params: { registers: 2, sales: 1204, approvals: 0, imports: 0, adjustments: 0 },
        }),
      )
      .on<PointOfSale>('put', ONE, { ...laMarsa, isActive: false, version: 4 })
    const { user } = await renderPage(<PointsOfSalePage />, place)
    await chooseAction(user, 'La Marsa', 'Delete')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete point of sale' }),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'La Marsa is in use' })
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Point of sale “La Marsa” is now inactive')).toBeTruthy()
    const [change] = api.callsTo('put', ONE)
    expect(change?.headers.get('if-match')).toBe('"3"')
    expect(change?.body).toMatchObject({ code: 'LM', isActive: false })
    await waitFor(() => expect(api.callsTo('get', '/users/me')).toHaveLength(1))
  })

  test('one in use that is inactive already stays as it is', async () => {
    const api = twoShops().on(
      'delete',
      ONE,
      refusal('pointOfSale.inUse', { params: { registers: 0, sales: 3, approvals: 0, imports: 0, adjustments: 0 } }),
    )
    const { user } = await renderPage(<PointsOfSalePage />, place)
    await chooseAction(user, 'Sfax Centre', 'Delete')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete point of sale' }),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Sfax Centre is in use' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsTo('put', ONE)).toHaveLength(0)
  })

  test('an empty one is deleted', async () => {
    const api = twoShops().on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<PointsOfSalePage />, place)
    await chooseAction(user, 'Sfax Centre', 'Delete')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete point of sale' }),
    )
    expect(await screen.findByText('Point of sale “Sfax Centre” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', ONE)
    expect(call?.params['id']).toBe(sfax.id)
    expect(call?.headers.get('if-match')).toBe('"3"')
  })

  test('reads in Arabic, in the words of Tunisian business', async () => {
    twoShops()
    const { container } = await renderPage(<PointsOfSalePage />, { ...place, language: 'ar' })
    expect(screen.getByRole('heading', { level: 1, name: 'نقاط البيع' })).toBeTruthy()
    expect(await screen.findByRole('columnheader', { name: 'الصناديق' })).toBeTruthy()
    await checkAccessibility(container)
  })
})
