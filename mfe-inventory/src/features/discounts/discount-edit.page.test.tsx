import { beforeEach, describe, expect, test } from '@jest/globals'
import type {
  Discount,
  DiscountInput,
  DiscountOverlaps,
  DiscountProduct,
} from '@comptoir/contracts/inventory/discounts'
import type { Product, ProductIds } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { aPage, checkAccessibility, fakeApi, refusal, renderPage, type FakeApi, type FakeCall } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aDiscount } from '../../testing/a-discount.ts'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { DiscountEditPage } from './discount-edit.page.tsx'

const ONE = '/:companyId/discounts/:id'
const PRODUCTS = '/:companyId/products/paginated'
const IDS = '/:companyId/products/ids'

const discount = aDiscount({
  startDate: '2099-11-22T23:00:00.000Z',
  endDate: '2099-12-06T22:59:59.999Z',
  productCount: 2,
  version: 3,
})
const runningItself = {
  id: discount.id,
  name: discount.name,
  rateMilli: 15_000,
  startDate: discount.startDate,
  endDate: discount.endDate,
}
const oil = aProduct({ designation: 'Olive oil, 1 L', discount: runningItself })
const soap = aProduct({ designation: 'Green soap', discount: runningItself })
const tea = aProduct({ designation: 'Herbal tea' })
const editing = at('discounts/edit/:id', `discounts/edit/${discount.id}`)

/** As a discount names it. */
function held({
  id,
  code,
  designation,
  category,
  brand,
  priceHt,
  location,
  packageQuantity,
}: Product): DiscountProduct {
  const createdBy = null
  return { id, code, designation, category, brand, priceHt, location, packageQuantity, createdBy }
}
/** With its products, unless they are not asked for. */
const answered =
  (given: Discount, products: readonly Product[]) =>
  ({ searchParams }: FakeCall): Discount =>
    searchParams.get('products') === 'false' ? given : { ...given, products: products.map(held) }

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', ONE, answered(discount, [oil, soap]))
    .on<PaginatedOf<Product>>('get', PRODUCTS, ({ searchParams }) =>
      aPage(searchParams.has('filter[discount]') ? [oil, soap] : [oil, soap, tea]),
    )
    .on<DiscountOverlaps>('post', '/:companyId/discounts/overlaps', { data: [] })
    .on<Discount>('put', ONE, ({ body }) => aDiscount({ name: (body as DiscountInput).name, version: 4 }))
    .on<ShortItem[]>('get', '/:companyId/categories', [])
    .on<ShortItem[]>('get', '/:companyId/subcategories', [])
    .on<ShortItem[]>('get', '/:companyId/brands', [])
})

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const sent = () => api.callsTo('put', ONE)[0]
const submit = () => screen.getByRole('button', { name: /^Update discount \(/ })

async function openDialog(user: UserEvent) {
  await user.click(submit())
  return screen.findByRole('dialog', { name: 'Update discount' })
}

const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Update discount' })

describe('a discount that is changed', () => {
  test('shows its own products first, all ticked, without news of itself', async () => {
    const { container } = await renderPage(<DiscountEditPage />, editing)
    expect(await screen.findByRole('heading', { level: 1, name: 'Olive festival' })).toBeTruthy()
    expect((await box('Olive oil, 1 L')).checked).toBe(true)
    expect(screen.queryByText(/^Already/)).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Select Herbal tea' })).toBeNull()
    expect(screen.getByText('2 selected')).toBeTruthy()
    expect(api.callsTo('get', ONE)[0]?.searchParams.get('products')).toBe('false')
    expect(screen.getByRole('radio', { name: 'In this discount' })).toHaveProperty('checked', true)
    await checkAccessibility(container)
  })

  test('takes more from the whole catalogue and gives some away; ticks hold in both', async () => {
    const { user } = await renderPage(<DiscountEditPage />, editing)
    await user.click(await box('Green soap'))
    await user.click(screen.getByRole('radio', { name: 'Whole catalogue' }))
    await user.click(await box('Herbal tea'))
    expect((await box('Green soap')).checked).toBe(false)
    expect((await box('Olive oil, 1 L')).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'In this discount' }))
    expect((await box('Green soap')).checked).toBe(false)
    const dialog = await openDialog(user)
    expect(within(dialog).queryByRole('button', { name: /^Remove / })).toBeNull()
    await user.click(save(dialog))
    expect(await screen.findByText('Discount "Olive festival" updated successfully!')).toBeTruthy()
    expect(sent()?.body).toMatchObject({ products: [oil, tea] })
  })

  test('is sent on the version that was read; products and dates that nobody touched go back as they are', async () => {
    const { user, router } = await renderPage(<DiscountEditPage />, editing)
    await box('Olive oil, 1 L')
    const dialog = await openDialog(user)
    expect(within(dialog).getByLabelText(/^Start date/)).toHaveProperty('value', '23/11/2099')
    expect(within(dialog).getByLabelText('End time')).toHaveProperty('value', '23:59')
    const name = within(dialog).getByRole('textbox', { name: /^Discount name/ })
    await user.clear(name)
    await user.type(name, ' Olives ')
    await user.click(save(dialog))
    expect(await screen.findByText('Discount "Olives" updated successfully!')).toBeTruthy()
    expect(sent()?.headers.get('if-match')).toBe('"3"')
    expect(sent()?.body).toEqual({
      name: 'Olives',
      startDate: discount.startDate,
      endDate: discount.endDate,
      pourcentage: 15,
      products: [oil, soap],
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/discounts'))
  })

  test('asks before it is left only when something changed', async () => {
    const { user, router } = await renderPage(<DiscountEditPage />, editing)
    await user.click(await box('Green soap'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await box('Green soap'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/discounts'))
  })
})

test('one that somebody changed meanwhile is told; reloading keeps what was typed and ticked', async () => {
  api.on('put', ONE, refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }))
  const { user } = await renderPage(<DiscountEditPage />, editing)
  await user.click(await box('Green soap'))
  const dialog = await openDialog(user)
  const name = within(dialog).getByRole('textbox', { name: /^Discount name/ })
  await user.clear(name)
  await user.type(name, 'Mine')
  await user.click(save(dialog))
  expect(await within(dialog).findByText(/Sami changed this/)).toBeTruthy()
  expect(name).toHaveProperty('value', 'Mine')
  api
    .on('get', ONE, answered({ ...discount, name: 'Theirs', pourcentage: 20, version: 9 }, [oil, soap, tea]))
    .on<Discount>('put', ONE, aDiscount({ name: 'Mine', version: 10 }))
  await user.click(within(dialog).getByRole('button', { name: 'Reload' }))
  await waitFor(() => expect(within(dialog).queryByText(/Sami changed this/)).toBeNull())
  expect(name).toHaveProperty('value', 'Mine')
  expect(within(dialog).getByRole('spinbutton', { name: /^Percentage/ })).toHaveProperty('value', '20.0')
  await user.click(save(dialog))
  expect(await screen.findByText('Discount "Mine" updated successfully!')).toBeTruthy()
  const again = api.callsTo('put', ONE)[1]
  expect(again?.headers.get('if-match')).toBe('"9"')
  expect(again?.body).toMatchObject({
    name: 'Mine',
    pourcentage: 20,
    products: [held(oil), held(tea)],
  })
})

test('one of more than five hundred products is known by their ids, and goes back as what it holds', async () => {
  const many = { ...discount, productCount: 502 }
  api
    .on('get', ONE, many)
    .on<ProductIds>('get', IDS, { data: [oil.id, soap.id, ...Array.from({ length: 500 }, newId)] })
  const { user } = await renderPage(<DiscountEditPage />, editing)
  await user.click(await box('Green soap'))
  expect(screen.getByText('501 selected')).toBeTruthy()
  await user.click(save(await openDialog(user)))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(api.callsTo('get', IDS)[0]?.searchParams.get('filter[discount]')).toBe(discount.id)
  expect(sent()?.body).toMatchObject({ selection: { filter: { discount: discount.id }, except: [soap.id] } })
})

describe('a discount that cannot be shown', () => {
  test.each([
    ['an id that is none', 'discounts/edit/abc'],
    ['an unknown one', `discounts/edit/${newId()}`],
  ])('%s is an invalid id, with the way back', async (_, route) => {
    api.on('get', ONE, refusal('discount.notFound'))
    await renderPage(<DiscountEditPage />, at('discounts/edit/:id', route))
    expect(await screen.findByText('Invalid discount ID')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to discounts' }).getAttribute('href')).toBe('/c1/p1/discounts')
    expect(api.callsTo('get', ONE)).toHaveLength(route.endsWith('abc') ? 0 : 1)
  })

  test('a server that fails can be asked again', async () => {
    api.on('get', ONE, refusal('server.unavailable'))
    const { user } = await renderPage(<DiscountEditPage />, editing)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on('get', ONE, answered(discount, [oil, soap]))
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Olive festival' })).toBeTruthy()
  })
})
