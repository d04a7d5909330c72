import { beforeEach, describe, expect, test } from '@jest/globals'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { PRODUCT_CHANGES, type ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { fakeApi, patternOf, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductsPage } from '../products.page.tsx'

const ALL = patternOf(PRODUCT_CHANGES)
const [dates, figs] = [aProduct({ designation: 'Dattes' }), aProduct({ designation: 'Figues' })]
const fruit = { id: '0190a000-0000-7000-8000-0000000000f1', name: 'Fruits' }

function aSet(given: Partial<ChangeSet> = {}): ChangeSet {
  return {
    id: 'set-1',
    kind: 'bulk',
    state: 'applied',
    title: 'Category: Fruits',
    createdCount: 0,
    changedCount: 2,
    photoCount: 0,
    doneCount: 0,
    keptCount: 0,
    createdAt: '2026-11-24T10:00:00.000Z',
    undoableUntil: '2026-12-24T10:00:00.000Z',
    undoAskedAt: null,
    undoneAt: null,
    ...given,
  }
}

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .onList(PRODUCTS, [dates, figs])
    .on('get', patternOf(CATEGORIES), [fruit])
    .on('get', patternOf(BRANDS), [])
    .on('get', '/:companyId/subcategories', [])
    .on('post', ALL, reply(aSet(), 201))
})

/** Both products ticked, and the bar with what can be done with them. */
async function ticked() {
  const page = await renderPage(<ProductsPage />, at('products'))
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Dattes' }))
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Figues' }))
  const bar = within(await screen.findByRole('toolbar'))
  return { ...page, press: (name: string) => page.user.click(bar.getByRole('button', { name })) }
}

describe('the ticked products', () => {
  test('are given a category that is chosen, and it is undone from the notice', async () => {
    api
      .on('post', `${ALL}/:id/undo`, reply(aSet({ state: 'undoing' }), 202))
      .on('get', `${ALL}/:id`, aSet({ state: 'undone', doneCount: 2 }))
    const { user, press } = await ticked()
    await press('Change category…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the category' }))
    expect(dialog.getByText('For 2 products. You can undo it afterwards.')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), await dialog.findByText('Fruits'))
    await user.click(dialog.getByRole('button', { name: 'Change the products' }))
    expect(await screen.findByText('2 products changed')).toBeTruthy()
    expect(api.callsTo('post', ALL)[0]?.body).toEqual({
      ids: [dates.id, figs.id],
      change: { categoryId: fruit.id },
    })
    expect(screen.queryByRole('toolbar')).toBeNull()
    const before = api.callsTo('get', patternOf(PRODUCTS, 'paginated')).length
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone: 2 products are as before')).toBeTruthy()
    await waitFor(() => expect(api.callsTo('get', patternOf(PRODUCTS, 'paginated')).length).toBeGreaterThan(before))
  })

  test('keep their brand until another one is chosen', async () => {
    api.on('get', patternOf(BRANDS), [{ id: fruit.id, name: 'Cap Bon' }])
    const { user, press } = await ticked()
    await press('Change brand…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the brand' }))
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Change the products' })
    expect(confirm.disabled).toBe(true)
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Brand/ }), await dialog.findByText('Cap Bon'))
    expect(confirm.disabled).toBe(false)
  })

  test('are made inactive by one press; what somebody changed since is told when it is undone', async () => {
    api.on('post', `${ALL}/:id/undo`, reply(aSet({ state: 'partlyUndone', doneCount: 2, keptCount: 1 }), 202))
    const { user, press } = await ticked()
    await press('Make inactive')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ change: { isActive: false } })
    expect(await screen.findByText(/^1 product was changed by somebody since/)).toBeTruthy()
  })

  test('that are so already are told to be', async () => {
    api.on('post', ALL, reply(aSet({ changedCount: 0 }), 201))
    const { press } = await ticked()
    await press('Make active')
    expect(await screen.findByText('These products were so already. Nothing was changed.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('may be all that the search finds, on every page, as far as one change goes', async () => {
    const more = '0190a000-0000-7000-8000-0000000000aa'
    const meta = { total: 3, page: 1, limit: 10 }
    api
      .on('get', patternOf(PRODUCTS, 'paginated'), { data: [dates, figs], meta })
      .on('get', patternOf(PRODUCTS, 'ids'), { data: [dates.id, figs.id, more] })
    const { press } = await ticked()
    await press('Select all 3')
    expect(await screen.findByText('Selected: 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Select all 3' })).toBeNull()
    await press('Make inactive')
    await waitFor(() => expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ ids: [dates.id, figs.id, more] }))
    expect(api.callsTo('get', patternOf(PRODUCTS, 'ids'))).toHaveLength(1)
  })

  test('are not all of a list beyond what one change takes, which is said', async () => {
    const meta = { total: 1001, page: 1, limit: 10 }
    api.on('get', patternOf(PRODUCTS, 'paginated'), { data: [dates, figs], meta })
    await ticked()
    expect(await screen.findByText('No more than 1,000 at once; narrow the list to select all')).toBeTruthy()
  })

  test('are changed together by nobody else than those who may import', async () => {
    const { user } = await renderPage(<ProductsPage />, { ...at('products'), session: someone('stockKeeper') })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dattes' }))
    const bar = within(await screen.findByRole('toolbar'))
    expect(bar.queryByRole('button', { name: 'Make inactive' })).toBeNull()
    expect(bar.getByRole('button', { name: 'Print labels' })).toBeTruthy()
  })
})
