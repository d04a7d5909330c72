import { beforeEach, describe, expect, test } from '@jest/globals'
import type { DiscountOverlaps } from '@comptoir/contracts/inventory/discounts'
import type { Product, ProductIds } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { aPage, checkAccessibility, chooseEntry, openMenu, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDiscount } from '../../testing/a-discount.ts'
import { aProduct } from '../../testing/a-product.ts'
import {
  ALL,
  capBon,
  askedOf,
  creating,
  fakeCatalogue,
  fill,
  IDS,
  isTicked,
  medina,
  openDialog,
  OVERLAPS,
  PRODUCTS,
  save,
  set,
  sentTo,
  soap,
  submit,
  tick,
} from '../../testing/discount-creation.ts'
import { DiscountCreatePage } from './discount-create.page.tsx'

let api: FakeApi

beforeEach(() => {
  api = fakeCatalogue()
})

describe('choosing products', () => {
  test('shows them with what runs already, and how many match', async () => {
    const { container } = await renderPage(<DiscountCreatePage />, creating)
    const row = within(await screen.findByRole('row', { name: /^Select Organic/ }))
    expect(row.getByText('Already −10% until 30 Nov 2099')).toBeTruthy()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['', 'Designation', 'Code', 'Category', 'Brand', 'Price excl. tax', 'Location', 'Pack qty'])
    expect(screen.getByText('4 products match')).toBeTruthy()
    expect(submit()).toHaveProperty('disabled', true)
    expect(submit().textContent).toBe('Create discount (0)')
    await checkAccessibility(container)
  })

  test('searches where the specification says, marks what was found, and sorts', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'olive')
    await waitFor(() => expect(askedOf(api).get('search[text]')).toBe('olive'))
    expect(askedOf(api).getAll('search[fields][]')).toEqual(['designation', 'code', 'category', 'brand', 'location'])
    expect((await screen.findAllByText('Olive', { selector: 'mark' })).length).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Price excl. tax' }))
    await waitFor(() => expect(askedOf(api).get('order[field]')).toBe('priceHt'))
  })

  test('filters by several values, and clears search and filters at once', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    const brand = await screen.findByRole('button', { name: 'Brand' })
    await waitFor(() => expect(brand).toHaveProperty('disabled', false))
    await openMenu(user, 'Brand')
    await chooseEntry(user, 'menuitemcheckbox', capBon.name)
    await chooseEntry(user, 'menuitemcheckbox', medina.name)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(askedOf(api).getAll('filter[brand][]')).toEqual([capBon.id, medina.id]))
    expect(await screen.findByRole('button', { name: /Brand:\s*2 of 2/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('button', { name: 'Brand' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  test('ticks stay over search and pages, and are taken away by chip or all at once', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Olive oil, 1 L')
    api.on<PaginatedOf<Product>>('get', PRODUCTS, aPage([soap]))
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'soap')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Olive oil, 1 L' })).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(await screen.findByText('2 selected')).toBeTruthy()
    expect(submit().textContent).toBe('Create discount (2)')
    // Names are left away where there is no room for them, as in a page without a width.
    const cross = (name: string) => screen.getByRole('button', { name: `Remove ${name}`, hidden: true })
    await user.click(cross('Olive oil, 1 L'))
    expect(screen.getByText('1 selected')).toBeTruthy()
    expect(document.activeElement).toBe(cross('Green soap'))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(isTicked('Green soap')).toBe(false)
    expect(submit()).toHaveProperty('disabled', true)
  })

  test('says when nothing is found, and when the server fails', async () => {
    api.on<PaginatedOf<Product>>('get', PRODUCTS, ({ searchParams }) =>
      searchParams.has('search[text]') ? aPage<Product>([]) : refusal('server.unavailable'),
    )
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'zzz')
    expect(await screen.findByText('Nothing matches “zzz”')).toBeTruthy()
  })

  test('leaving with ticks asks first', async () => {
    const { user, router } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/discounts'))
  })

  test('leaving without any does not, and leads to the list as it was', async () => {
    const { user, router } = await renderPage(<DiscountCreatePage />, creating)
    await router.navigate('/c1/p1/discounts/create', { state: { view: '?q=olive&page=2' }, replace: true })
    const crumb = await screen.findByRole('link', { name: 'Discounts' })
    await waitFor(() => expect(crumb.getAttribute('href')).toBe('/c1/p1/discounts?q=olive&page=2'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=olive&page=2'))
  })
})

describe('the rules', () => {
  test('are said under their fields, and nothing is sent', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await user.click(within(dialog).getByRole('button', { name: 'Remove Green soap' }))
    await user.click(save(dialog))
    for (const message of [
      'Discount name is required',
      'Start date is required',
      'End date is required',
      'Percentage must be between 1 and 100',
      'At least one product must be selected',
    ]) {
      expect(await within(dialog).findByText(message)).toBeTruthy()
    }
    const name = within(dialog).getByRole('textbox', { name: /^Discount name/ })
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Discount name is required',
    )
    expect(document.activeElement).toBe(name)
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await checkAccessibility(dialog)
  })

  test('an end is after its start; equal fails, and either of them mends it', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    set(/^End date/, '2099-11-23')
    set('End time', '00:00')
    await user.click(save(dialog))
    expect(await within(dialog).findByText('End date must be after start date')).toBeTruthy()
    set(/^Start date/, '2099-11-22')
    await waitFor(() => expect(within(dialog).queryByText('End date must be after start date')).toBeNull())
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })

  test.each(['0', '-5', '100.1', 'abc'])('a percentage of %s is refused', async (typed) => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    const field = within(dialog).getByRole('spinbutton', { name: /^Percentage/ })
    await user.clear(field)
    await user.type(field, typed)
    await user.click(save(dialog))
    expect(await within(dialog).findByText('Percentage must be between 1 and 100')).toBeTruthy()
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })

  test.each([
    ['0.1', 0.1],
    ['100', 100],
    ['14.9{ArrowUp}', 15],
  ])('a percentage of %s is taken', async (typed, percentage) => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    const field = within(dialog).getByRole('spinbutton', { name: /^Percentage/ })
    await user.clear(field)
    await user.type(field, typed)
    await user.click(save(dialog))
    await waitFor(() => expect(sentTo(api)).toHaveProperty('pourcentage', percentage))
  })
})

describe('the last step', () => {
  test('refuses equal days without times, and offers all of that day in one press', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    const [from, to] = ['Start date', 'End date'].map((name) =>
      within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) }),
    )
    const [fromTime, toTime] = ['Start time', 'End time'].map((name) => within(dialog).getByLabelText(name))
    if (!from || !to || !fromTime || !toTime) throw new Error('no dates')
    await user.type(from, '01/12/2099')
    await user.type(to, '01/12/2099')
    await user.tab()
    await user.click(save(dialog))
    expect(await within(dialog).findByText('End date must be after start date')).toBeTruthy()
    expect(sentTo(api)).toBeUndefined()
    await user.click(within(dialog).getByRole('button', { name: 'All of that day, 00:00 to 23:59' }))
    expect([fromTime, toTime].map((field) => field.getAttribute('value'))).toEqual(['00:00', '23:59'])
    await waitFor(() => expect(within(dialog).queryByText('End date must be after start date')).toBeNull())
  })

  test('says what the law asks of a seasonal sale, and when it takes off too little to be one', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    const says = () =>
      within(dialog)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    expect(says()).not.toContain('98-40')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Seasonal sale' }))
    expect(says()).toMatch(/takes off at least 20%.*98-40/)
    const percentage = within(dialog).getByRole('spinbutton', { name: /^Percentage/ })
    await user.clear(percentage)
    await user.type(percentage, '20')
    await waitFor(() => expect(says()).not.toContain('takes off at least'))
    expect(says()).toContain('98-40')
    await user.click(save(dialog))
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ pourcentage: 20, isSeasonalSale: true })
  })

  test('says what the dates mean', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    expect(screen.getByLabelText('Start time')).toHaveProperty('value', '00:00')
    expect(screen.getByLabelText('End time')).toHaveProperty('value', '23:59')
    const says = () =>
      within(dialog)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    expect(says()).toMatch(/Starts in [\d,]+ days, lasts 14 days\. Status will be Upcoming\./)
    set(/^Start date/, '2020-01-01')
    expect(says()).toMatch(/Started [\d,]+ days ago, ends in [\d,]+ days\. Status will be Active\./)
    set(/^End date/, '2020-01-31')
    expect(says()).toMatch(/Ended [\d,]+ days ago, lasted 31 days\. Status will be Expired\./)
  })

  test('asks which other discounts meet it, once the typing pauses', async () => {
    api.on<DiscountOverlaps>('post', OVERLAPS, {
      data: [
        { ...aDiscount({ pourcentage: 10, endDate: '2099-11-30T22:59:00.000Z' }), productCount: 3 },
        { ...aDiscount({ pourcentage: 5 }), productCount: 1 },
      ].map(({ id, name, startDate, endDate, pourcentage, productCount }) => ({
        id,
        name,
        startDate,
        endDate,
        pourcentage,
        productCount,
      })),
    })
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    const line =
      '3 products already have −10% until 30 Nov 2099. 1 more discount shares some of them. The higher discount applies.'
    expect(await within(dialog).findByText(line)).toBeTruthy()
    const calls = api.callsTo('post', OVERLAPS)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toEqual({
      startDate: '2099-11-22T23:00:00.000Z',
      endDate: '2099-12-06T22:59:00.000Z',
      products: [{ id: soap.id }],
    })
  })

  test('draws sixty chips at most, and says how many more there are', async () => {
    const many = Array.from({ length: 100 }, (_, index) => aProduct({ designation: `Product ${String(index)}` }))
    api
      .on<PaginatedOf<Product>>('get', PRODUCTS, ({ searchParams }) =>
        aPage(many.slice(0, Number(searchParams.get('limit'))), { total: 20_000 }),
      )
      .on<ProductIds>('get', IDS, { data: [...many.map(({ id }) => id), ...Array.from({ length: 19_900 }, newId)] })
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await user.click(await screen.findByRole('button', { name: 'Select all 20,000' }))
    expect(await screen.findByText('20,000 selected')).toBeTruthy()
    expect(submit().textContent).toBe('Create discount (20,000)')
    const dialog = await openDialog(user)
    expect(within(dialog).getAllByRole('button', { name: /^Remove / })).toHaveLength(60)
    expect(within(dialog).getByText('+19,940')).toBeTruthy()
  })
})

test('reads in Arabic', async () => {
  const { user, container } = await renderPage(<DiscountCreatePage />, { ...creating, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'تخفيض جديد' })).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: /Green soap/ }))
  expect(screen.getByText('منتوج واحد محدّد')).toBeTruthy()
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'إنشاء التخفيض (1)' }))
  const dialog = await screen.findByRole('dialog', { name: 'إنشاء التخفيض' })
  await user.click(within(dialog).getByRole('button', { name: 'إنشاء التخفيض' }))
  expect(await within(dialog).findByText('اسم التخفيض إجباري')).toBeTruthy()
  await checkAccessibility(dialog)
})
