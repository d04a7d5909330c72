import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Discount, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, chooseAction, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aDiscountRow, inDays } from '../../../testing/a-discount.ts'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { DiscountsPage } from '../discounts.page.tsx'

const place = at('discounts')
const PRODUCTS = '/:companyId/products/paginated'

const summer = { name: 'Summer', pourcentage: 10, startDate: inDays(-3), endDate: inDays(3) }
const olives = aDiscountRow({ overlapCount: 2, overlaps: [{ id: 'x', ...summer }] })
const { overlaps: _, overlapCount: __, ...one } = olives
const ONE = `/:companyId/discounts/${olives.id}`

let api: FakeApi

beforeEach(() => {
  api = fakeApi().on<PaginatedOf<DiscountRow>>('get', '/:companyId/discounts/paginated', aPage([olives]))
  for (const family of ['categories', 'subcategories', 'brands']) api.on('get', `/:companyId/${family}`, [])
})

describe('the sheet of a discount', () => {
  const oil = aProduct({ designation: 'Extra virgin olive oil, 1 L', code: 'EPI-00057' })
  const soap = aProduct({ designation: 'Green soap', code: 'ENT-00019' })
  const askedProducts = () => Object.fromEntries(api.callsTo('get', PRODUCTS).at(-1)?.searchParams ?? [])

  test('tells what it gives, when, and on which products, searched by the server', async () => {
    api.on<PaginatedOf<Product>>('get', PRODUCTS, ({ searchParams }) =>
      aPage(searchParams.get('search[text]') === 'zzz' ? [] : [oil, soap]),
    )
    const { user, router } = await renderPage(<DiscountsPage />, place)
    await user.click(await screen.findByRole('link', { name: 'Olive festival' }))
    expect(router.state.location.search).toBe(`?row=${olives.id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Olive festival' })
    expect(within(dialog).getByText('15%')).toBeTruthy()
    expect(within(dialog).getByText('Active')).toBeTruthy()
    expect(within(dialog).getByText(/Shares products and days with “Summer”/)).toBeTruthy()
    expect(await within(dialog).findByText('Extra virgin olive oil, 1 L')).toBeTruthy()
    expect(askedProducts()).toMatchObject({ 'filter[discount]': olives.id, page: '1' })
    await checkAccessibility(dialog)
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search products' }), 'zzz')
    expect(await within(dialog).findByText('No products found')).toBeTruthy()
    expect(askedProducts()).toMatchObject({ 'search[text]': 'zzz', 'filter[discount]': olives.id })
  })

  test('brings more products in page by page', async () => {
    const page = (products: Product[]) => aPage(products, { total: 70, limit: 50 })
    api.on<PaginatedOf<Product>>('get', PRODUCTS, ({ searchParams }) =>
      page(searchParams.get('page') === '2' ? [soap] : [oil]),
    )
    const { user } = await renderPage(<DiscountsPage />, place)
    await user.click(await screen.findByRole('link', { name: 'Olive festival' }))
    await user.click(await screen.findByRole('button', { name: 'Show more products' }))
    expect(await screen.findByText('Green soap')).toBeTruthy()
    expect(screen.getByText('Extra virgin olive oil, 1 L')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more products' })).toBeNull()
  })

  test('is open to who may only read, without the way to its form', async () => {
    api.on<PaginatedOf<Product>>('get', PRODUCTS, aPage([oil]))
    const { user } = await renderPage(<DiscountsPage />, { ...place, session: someone('cashier') })
    await chooseAction(user, 'Olive festival', 'View details')
    const sheet = within(await screen.findByRole('dialog', { name: 'Olive festival' }))
    expect(await sheet.findByText('Extra virgin olive oil, 1 L')).toBeTruthy()
    expect(sheet.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('leads to its form, which remembers the view of the list without the sheet', async () => {
    api.on<PaginatedOf<Product>>('get', PRODUCTS, aPage([oil])).on<Discount>('get', ONE, one)
    const { user, router } = await renderPage(<DiscountsPage />, {
      ...place,
      route: `/c1/p1/discounts?q=olive&row=${olives.id}`,
    })
    await user.click(await screen.findByRole('link', { name: 'Edit' }))
    expect(router.state.location.pathname).toBe(`/c1/p1/discounts/edit/${olives.id}`)
    expect(router.state.location.state).toEqual({ view: '?q=olive' })
  })

  test('reads one of another page by its address, without its products, and can try again', async () => {
    const other: Discount = { ...one, id: 'other', name: 'Ramadan', pourcentage: 30 }
    const OTHER = `/:companyId/discounts/${other.id}`
    api.on<PaginatedOf<Product>>('get', PRODUCTS, aPage([oil])).on('get', OTHER, refusal('server.unavailable'))
    const { user } = await renderPage(<DiscountsPage />, { ...place, route: `/c1/p1/discounts?row=${other.id}` })
    const failed = await within(await screen.findByRole('dialog', { name: 'Discount' })).findByRole('alert')
    api.on<Discount>('get', OTHER, other)
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ramadan' }))
    expect(sheet.getByText('30%')).toBeTruthy()
    expect(api.callsTo('get', OTHER).at(-1)?.searchParams.get('products')).toBe('false')
  })

  test('says that one is gone', async () => {
    api.on('get', '/:companyId/discounts/gone', refusal('discount.notFound'))
    await renderPage(<DiscountsPage />, { ...place, route: '/c1/p1/discounts?row=gone' })
    const sheet = within(await screen.findByRole('dialog', { name: 'Discount' }))
    expect(await sheet.findByText('Invalid discount ID')).toBeTruthy()
  })
})
