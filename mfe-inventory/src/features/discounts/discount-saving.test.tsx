import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Product, ProductIds } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { newId, removeCompany } from '@comptoir/platform'
import { aPage, refusal, renderPage, reply, type FakeApi, type Reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDiscount } from '../../testing/a-discount.ts'
import {
  ALL,
  askedOf,
  creating,
  fakeCatalogue,
  fill,
  IDS,
  oil,
  openDialog,
  organic,
  PRODUCTS,
  save,
  sentTo,
  soap,
  tick,
  unseen,
} from '../../testing/discount-creation.ts'
import { DiscountCreatePage } from './discount-create.page.tsx'

let api: FakeApi

beforeEach(() => {
  api = fakeCatalogue()
})

describe('saving', () => {
  test('one product: sent with instants under its own id, said, and led back to the list', async () => {
    const { user, router } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Olive oil, 1 L')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    let answer = (_: Reply): void => undefined
    api.on(
      'post',
      ALL,
      () =>
        new Promise<Reply>((resolve) => {
          answer = resolve
        }),
    )
    let leftAt = 0
    router.subscribe(() => {
      leftAt = performance.now()
    })
    await user.click(save(dialog))
    const busy = await within(dialog).findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    const savedAt = performance.now()
    answer(reply(aDiscount({ productCount: 1 }), 201))
    expect(await screen.findByText('Discount "Olive festival" created successfully for 1 products!')).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/discounts'))
    expect(leftAt - savedAt).toBeGreaterThan(490)
    const calls = api.callsTo('post', ALL)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toEqual({
      id: calls[0]?.headers.get('idempotency-key'),
      name: 'Olive festival',
      startDate: '2099-11-22T23:00:00.000Z',
      endDate: '2099-12-06T22:59:00.000Z',
      pourcentage: 15,
      products: [oil],
    })
  })

  test('all that a search found, but one: each is sent whole, and by its id where the page never had it', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'o')
    await waitFor(() => expect(askedOf(api).get('search[text]')).toBe('o'))
    await user.click(await screen.findByRole('button', { name: 'Select all 4' }))
    expect(await screen.findByText('4 selected')).toBeTruthy()
    const ids = api.callsTo('get', IDS)[0]?.searchParams
    expect([ids?.get('search[text]'), ids?.has('page'), ids?.has('order[field]')]).toEqual(['o', false, false])
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    await user.click(save(dialog))
    expect(await screen.findByText('Discount "Olive festival" created successfully for 3 products!')).toBeTruthy()
    expect(sentTo(api).products).toEqual([oil, organic, { id: unseen }])
    expect(sentTo(api)).not.toHaveProperty('selection')
  })

  test('more than five hundred that a search found, but one: sent as the search', async () => {
    api
      .on<PaginatedOf<Product>>('get', PRODUCTS, aPage([soap, oil, organic], { total: 501, limit: 10 }))
      .on<ProductIds>('get', IDS, { data: [soap.id, oil.id, ...Array.from({ length: 500 }, newId)] })
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'o')
    await waitFor(() => expect(askedOf(api).get('search[text]')).toBe('o'))
    await user.click(await screen.findByRole('button', { name: 'Select all 501' }))
    await screen.findByText('502 selected')
    // Their names alone are wanted: one page of them.
    expect(api.callsTo('get', PRODUCTS).filter(({ searchParams }) => searchParams.get('limit') === '100')).toHaveLength(
      1,
    )
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    await user.click(save(dialog))
    await screen.findByText(/created successfully/)
    const fields = ['designation', 'code', 'category', 'brand', 'location']
    expect(sentTo(api)).toMatchObject({ selection: { search: { text: 'o', fields }, except: [soap.id] } })
    expect(sentTo(api)).not.toHaveProperty('products')
  })

  test('a name that is taken is said under it in the words of the server; nothing else is lost', async () => {
    const message = 'A discount with this name already exists'
    api.on(
      'post',
      ALL,
      refusal('discount.nameTaken', {
        params: { name: 'Olive festival' },
        message,
        errors: [{ pointer: '/name', keyword: 'discount.nameTaken', message }],
      }),
    )
    const { user, router } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    await user.click(save(dialog))
    const name = within(dialog).getByRole('textbox', { name: /^Discount name/ })
    await waitFor(() =>
      expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message),
    )
    expect(document.activeElement).toBe(name)
    expect(within(dialog).getByRole('spinbutton', { name: /^Percentage/ })).toHaveProperty('value', '15.0')
    expect(router.state.location.pathname).toBe('/c1/p1/discounts/create')
    await user.click(within(dialog).getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('1 selected')).toBeTruthy()
  })

  test('any other refusal is told in a notice and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    api.on('post', ALL, refusal('server.unavailable', { message: 'The server is away' }))
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    await user.click(save(dialog))
    expect(await screen.findByText('The server is away')).toBeTruthy()
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'server.unavailable' }))
    expect(save(dialog)).toHaveProperty('disabled', false)
    log.mockRestore()
  })

  test('without a company nothing is sent', async () => {
    const { user } = await renderPage(<DiscountCreatePage />, creating)
    await tick(user, 'Green soap')
    const dialog = await openDialog(user)
    await fill(user, dialog)
    removeCompany()
    await user.click(save(dialog))
    expect(await within(dialog).findByText('Company ID is missing.')).toBeTruthy()
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })
})
