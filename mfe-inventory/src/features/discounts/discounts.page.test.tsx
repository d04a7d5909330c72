import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { removeCompany } from '@comptoir/platform'
import {
  aPage,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aDiscountRow, inDays } from '../../testing/a-discount.ts'
import { at, someone } from '../../testing/a-place.ts'
import { DiscountsPage } from './discounts.page.tsx'

const place = at('discounts')
const LIST = '/:companyId/discounts/paginated'
const ONE = '/:companyId/discounts/:id'

const summer = { name: 'Summer', pourcentage: 10, startDate: inDays(-3), endDate: inDays(3) }
const olives = aDiscountRow({ overlapCount: 2, overlaps: [{ id: 'x', ...summer }] })
const black = aDiscountRow({
  name: 'Black Friday',
  startDate: inDays(2),
  endDate: '2099-12-06T22:59:00.000Z',
  pourcentage: 12.5,
  productCount: 1,
})
const sales = aDiscountRow({ name: 'Soldes', startDate: inDays(-30), endDate: inDays(-2), productCount: 20_000 })
const broken = aDiscountRow({ name: 'Broken', startDate: 'never' })

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<PaginatedOf<DiscountRow>>('get', LIST, aPage([olives, black, sales]))
    .on<ShortItem[]>('get', '/:companyId/categories', [
      { id: 'cat-1', name: 'Épicerie' },
      { id: 'cat-2', name: 'Boissons' },
    ])
    .on<ShortItem[]>('get', '/:companyId/subcategories', [{ id: 'sub-1', name: 'Huiles' }])
    .on<ShortItem[]>('get', '/:companyId/brands', [{ id: 'brand-1', name: 'Cap Bon' }])
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])

function chooseDelete(user: UserEvent) {
  return chooseAction(user, 'Olive festival', 'Delete')
}

describe('the list of discounts', () => {
  test('shows what each gives, when, on how much, and whether it runs', async () => {
    const { container } = await renderPage(<DiscountsPage />, place)
    expect((await row(/Olive festival/)).getByText('Active')).toBeTruthy()
    const upcoming = await row(/Black Friday/)
    expect(upcoming.getByText('Upcoming')).toBeTruthy()
    expect(upcoming.getByText('12.5%')).toBeTruthy()
    expect(upcoming.getByText('06/12/2099')).toBeTruthy()
    expect(upcoming.getByText('23:59')).toBeTruthy()
    expect(upcoming.getByText('1')).toBeTruthy()
    expect((await row(/Soldes/)).getByText('Expired')).toBeTruthy()
    expect((await row(/Soldes/)).getByText('20,000')).toBeTruthy()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Name', 'Start date', 'End date', 'Percentage', 'Products', 'Status', 'Actions'])
    await checkAccessibility(container)
  })

  test('dates that cannot be read have no state', async () => {
    api.on<PaginatedOf<DiscountRow>>('get', LIST, aPage([broken]))
    await renderPage(<DiscountsPage />, place)
    expect((await row(/Broken/)).getByText('Unknown')).toBeTruthy()
  })

  test('one that meets others says so and names them', async () => {
    await renderPage(<DiscountsPage />, place)
    const tag = (await row(/Olive festival/)).getByRole('button', { name: 'Overlaps' })
    expect(tag.getAttribute('aria-description')).toBe(
      'Shares products and days with “Summer” (−10%), 1 other. For each product, the higher percentage applies.',
    )
    expect((await row(/Black Friday/)).queryByRole('button', { name: 'Overlaps' })).toBeNull()
  })

  test('asks for five, by latest start, and offers 5, 10, 15 and 20', async () => {
    const { user } = await renderPage(<DiscountsPage />, place)
    await row(/Olive festival/)
    expect(asked()).toEqual({ page: '1', limit: '5', 'order[field]': 'startDate', 'order[direction]': 'desc' })
    const sizes = screen.getByRole('combobox', { name: 'Rows per page:' })
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '15', '20'])
    await user.selectOptions(sizes, '20')
    await waitFor(() => expect(asked()).toMatchObject({ page: '1', limit: '20' }))
  })

  test('pages are counted from 1 on the wire', async () => {
    api.on<PaginatedOf<DiscountRow>>('get', LIST, aPage([olives], { total: 11, limit: 5 }))
    const { user } = await renderPage(<DiscountsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked()).toMatchObject({ page: '2', limit: '5' }))
  })

  test.each([
    ['Name', 'name'],
    ['Start date', 'startDate'],
    ['End date', 'endDate'],
    ['Percentage', 'pourcentage'],
    ['Products', 'products'],
    ['Status', 'status'],
  ])('sorts by %s', async (head, field) => {
    const { user } = await renderPage(<DiscountsPage />, place)
    await user.click(await screen.findByRole('button', { name: head }))
    await waitFor(() => expect(asked()).toMatchObject({ 'order[field]': field, 'order[direction]': 'asc' }))
  })

  test('searches by name, kept in the address', async () => {
    const { user, router } = await renderPage(<DiscountsPage />, place)
    await user.type(await screen.findByRole('searchbox', { name: 'Search discounts' }), 'olive')
    await waitFor(() => expect(asked()['search[text]']).toBe('olive'))
    expect(api.callsTo('get', LIST).at(-1)?.searchParams.getAll('search[fields][]')).toEqual(['name'])
    expect(router.state.location.search).toBe('?q=olive')
  })

  test('filters are chips in the address; another category takes its subcategory away', async () => {
    const { user, router } = await renderPage(<DiscountsPage />, {
      ...place,
      route: '/c1/p1/discounts?category=cat-1&subCategory=sub-1&brand=brand-1&status=active',
    })
    expect(await screen.findByRole('button', { name: 'Remove filter Status' })).toBeTruthy()
    expect(asked()).toMatchObject({
      'filter[category]': 'cat-1',
      'filter[subCategory]': 'sub-1',
      'filter[brand]': 'brand-1',
      'filter[status]': 'active',
    })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      await screen.findByRole('option', { name: 'Boissons' }),
    )
    await waitFor(() => expect(router.state.location.search).toBe('?brand=brand-1&status=active&category=cat-2'))
    await user.click(screen.getByRole('button', { name: 'Remove filter Brand' }))
    await waitFor(() => expect(asked()).not.toHaveProperty('filter[brand]'))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('is had as a file, whole, as it is searched and sorted', async () => {
    const downloads: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:discounts', revokeObjectURL: () => undefined })
    api.on('get', '/:companyId/discounts/export', reply('a file', 200))
    const { user } = await renderPage(<DiscountsPage />, {
      ...place,
      route: '/c1/p1/discounts?q=olive&status=active&page=2',
    })
    await user.click(await screen.findByRole('button', { name: 'Export as XLS', hidden: true }))
    await waitFor(() => expect(downloads).toEqual(['discounts.xlsx']))
    const [call] = api.callsTo('get', '/:companyId/discounts/export')
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      format: 'xlsx',
      'search[text]': 'olive',
      'search[fields][]': 'name',
      'filter[status]': 'active',
      'order[field]': 'startDate',
      'order[direction]': 'desc',
    })
    click.mockRestore()
  })

  test('waits in its own shape, and without any discount says what they are for', async () => {
    api.on<PaginatedOf<DiscountRow>>('get', LIST, aPage<DiscountRow>([]))
    await renderPage(<DiscountsPage />, place)
    expect(screen.getByRole('table', { name: 'Discounts' }).getAttribute('aria-busy')).toBe('true')
    expect(await screen.findByText('No discounts yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'New discount' }).map((link) => link.getAttribute('href'))).toEqual([
      '/c1/p1/discounts/create',
      '/c1/p1/discounts/create',
    ])
  })

  test('a search that finds nothing, and a server that fails', async () => {
    api.on<PaginatedOf<DiscountRow>>('get', LIST, aPage<DiscountRow>([]))
    const { user } = await renderPage(<DiscountsPage />, { ...place, route: '/c1/p1/discounts?q=zzz' })
    expect(await screen.findByText('Nothing matches “zzz”')).toBeTruthy()
    api.on('get', LIST, refusal('server.unavailable'))
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<PaginatedOf<DiscountRow>>('get', LIST, aPage([olives]))
    await user.click(retry)
    expect(await row(/Olive festival/)).toBeTruthy()
  })

  test('who may only read sees nothing that writes', async () => {
    const { user } = await renderPage(<DiscountsPage />, { ...place, session: someone('cashier') })
    await row(/Olive festival/)
    expect(screen.queryByRole('link', { name: 'New discount' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Actions for Olive festival' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View details'])
  })

  test('editing leads to its page, and remembers the view of the list', async () => {
    const { user, router } = await renderPage(<DiscountsPage />, { ...place, route: '/c1/p1/discounts?q=olive' })
    await chooseAction(user, 'Olive festival', 'Edit')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/c1/p1/discounts/edit/${olives.id}`))
    expect(router.state.location.state).toEqual({ view: '?q=olive' })
  })
})

describe('deleting a discount', () => {
  const QUESTION = 'Are you sure you want to delete this discount?'

  test('asks first, with the focus on cancel, then deletes the version that was seen', async () => {
    api.on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<DiscountsPage />, place)
    await chooseDelete(user)
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })))
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Delete discount' }))
    expect(await screen.findByText('Discount “Olive festival” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', ONE)
    expect([call?.params['id'], call?.headers.get('if-match')]).toEqual([olives.id, '"3"'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsTo('get', LIST)).toHaveLength(2)
  })

  test.each([
    ['gone', refusal('discount.notFound'), /no longer exists/],
    [
      'changed meanwhile',
      refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }),
      /Sami changed this/,
    ],
  ])('one that is %s is told in the words of the server, and the list is read again', async (_, answer, words) => {
    api.on('delete', ONE, answer)
    const { user } = await renderPage(<DiscountsPage />, place)
    await chooseDelete(user)
    await user.click(await screen.findByRole('button', { name: 'Delete discount' }))
    expect(await screen.findByText(words)).toBeTruthy()
    await waitFor(() => expect(api.callsTo('get', LIST)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('without a company sends nothing and is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = await renderPage(<DiscountsPage />, place)
    await chooseDelete(user)
    await screen.findByRole('alertdialog', { name: QUESTION })
    removeCompany()
    await user.click(screen.getByRole('button', { name: 'Delete discount' }))
    await waitFor(() => expect(log).toHaveBeenCalledWith('A discount cannot be deleted without a company'))
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    log.mockRestore()
  })
})

test('reads in Arabic', async () => {
  const { container } = await renderPage(<DiscountsPage />, { ...place, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'التخفيضات' })).toBeTruthy()
  expect((await row(/Black Friday/)).getByText('قادم')).toBeTruthy()
  await checkAccessibility(container)
})
