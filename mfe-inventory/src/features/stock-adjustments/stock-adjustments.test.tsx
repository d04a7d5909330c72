import { describe, expect, test } from '@jest/globals'
import { locationsOf } from '@comptoir/contracts/company/locations'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { ADJUSTMENT_PAGES, STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { aProblem, checkAccessibility, fakeApi, patternOf, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at, someone } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aDraft, anAdjustment, anAdjustmentRow } from '../../testing/an-adjustment.ts'
import en from './phrases/en.json' with { type: 'json' }
import { StockAdjustmentCreatePage } from './stock-adjustment-create.page.tsx'
import { StockAdjustmentPage } from './stock-adjustment.page.tsx'
import { StockAdjustmentsPage } from './stock-adjustments.page.tsx'

const SHOP = { id: 'l1', pointOfSaleId: 'p1', name: 'Espace de vente', kind: 'shop', isActive: true, version: 1 }
const one = (id: string, role?: Parameters<typeof someone>[0]) => ({
  ...at('stockAdjustment/:id', `stockAdjustment/${id}`),
  session: someone(role),
})

const STOCK = {
  data: [
    {
      ...{ pointOfSaleId: 'p1', name: 'La Marsa', onHandMilli: 10_000, isBelowMinimum: false },
      locations: [{ id: 'l1', name: 'Espace de vente', kind: 'shop', quantityMilli: 10_000 }],
    },
  ],
}

function someApi() {
  return fakeApi()
    .on('get', patternOf(locationsOf('p1')), [SHOP])
    .onList(UNITS, [])
    .on('get', patternOf(PRODUCTS, ':id', 'stock'), STOCK)
}

const stock = (text: string) => (_: string, element: Element | null) => element?.textContent === text
const ONE = patternOf(STOCK_ADJUSTMENTS, ':id')
const POST = patternOf(STOCK_ADJUSTMENTS, ':id', 'post')

describe('the list', () => {
  test('leads from each adjustment to its page, and shows values to who may see them', async () => {
    const row = anAdjustmentRow()
    fakeApi().onList(STOCK_ADJUSTMENTS, [row])
    await renderPage(<StockAdjustmentsPage />, at('stockAdjustment'))
    const link = await screen.findByRole('link', { name: row.number ?? '' })
    expect(link.getAttribute('href')).toBe(`/c1/p1/stockAdjustment/${row.id}`)
    expect(screen.getByRole('columnheader', { name: en.column.value })).toBeTruthy()
    expect(screen.getByRole('link', { name: en.add }).getAttribute('href')).toBe('/c1/p1/stockAdjustment/new')
    expect(ADJUSTMENT_PAGES.path).toBe('stock-adjustment')
  })

  test('shows neither values nor a way to add to who may only read', async () => {
    fakeApi().onList(STOCK_ADJUSTMENTS, [anAdjustmentRow({ valueMinor: null })])
    await renderPage(<StockAdjustmentsPage />, { ...at('stockAdjustment'), session: someone('readOnly') })
    await screen.findByText('AJ-LM-2026-000004')
    expect(screen.queryByRole('columnheader', { name: en.column.value })).toBeNull()
    expect(screen.queryByRole('link', { name: en.add })).toBeNull()
  })
})

test('goods are scanned, counted by keys, written down and posted', async () => {
  const coffee = aProduct({ id: 'product-1', designation: 'Café moulu', barcodes: ['6191234567890'] })
  const api = someApi()
    .onList(PRODUCTS, [coffee])
    .on('post', patternOf(STOCK_ADJUSTMENTS), aDraft())
    .on('post', POST, anAdjustment())
  const { user, container } = await renderPage(<StockAdjustmentCreatePage />, at('stockAdjustment/new'))
  const search = await screen.findByRole('combobox', { name: en.find })
  await user.type(search, '6191234567890{Enter}')
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Café moulu' })
  await screen.findByText(stock('10 → 9'))
  await user.type(search, '6191234567890{Enter}')
  await waitFor(() => expect(quantity.value).toBe('2'))
  await user.clear(quantity)
  await user.type(quantity, '3{Enter}')
  expect(document.activeElement).toBe(search)
  await screen.findByText(stock('10 → 7'))
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: en.post }))
  const dialog = await screen.findByRole('alertdialog', { name: en.postTitle })
  await user.click(within(dialog).getByRole('button', { name: en.post }))
  await waitFor(() => expect(api.callsTo('post', POST)).toHaveLength(1))
  expect(api.callsTo('post', patternOf(STOCK_ADJUSTMENTS))[0]?.body).toMatchObject({
    ...{ locationId: 'l1', reason: 'lost', lines: [{ productId: 'product-1', quantityMilli: -3000 }] },
  })
})

describe('one', () => {
  test('above the limit is submitted, not posted; cancelling asks why', async () => {
    const draft = aDraft({ limitMinor: 5000, isAboveLimit: true })
    const api = someApi()
      .on('get', patternOf(STOCK_ADJUSTMENTS, ':id'), draft)
      .on('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'submit'), { ...draft, state: 'submitted' })
      .on('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'cancel'), { ...draft, state: 'cancelled' })
    const { user } = await renderPage(<StockAdjustmentPage />, one(draft.id, 'stockKeeper'))
    await screen.findByText(en.aboveLimit)
    expect(screen.queryByRole('button', { name: en.post })).toBeNull()
    await user.click(screen.getByRole('button', { name: en.submit }))
    await waitFor(() => expect(api.callsTo('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'submit'))).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: en.cancel }))
    const dialog = within(await screen.findByRole('dialog', { name: en.cancelTitle }))
    await user.selectOptions(
      dialog.getByRole('combobox', { name: new RegExp(en.cancelWhy) }),
      en.cancelReason.enteredTwice,
    )
    await user.click(dialog.getByRole('button', { name: en.cancel }))
    await waitFor(() =>
      expect(api.callsTo('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'cancel'))[0]?.body).toEqual({
        ...{ version: 1, reason: 'enteredTwice' },
      }),
    )
  })

  test('that somebody else has changed is neither posted nor written over unseen', async () => {
    const draft = aDraft()
    const [line] = draft.lines
    const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-11-02T10:00:00.000Z' } })
    const api = someApi().on('get', ONE, draft).on('post', POST, stale).on('put', ONE, stale)
    const { user } = await renderPage(<StockAdjustmentPage />, one(draft.id))
    await screen.findByText(stock('10 → 7'))
    api.on('get', ONE, { ...draft, version: 2, lines: [{ ...line, quantityMilli: -8000 }] })
    const post = async () => {
      await user.click(screen.getByRole('button', { name: en.post }))
      const dialog = within(await screen.findByRole('alertdialog', { name: en.postTitle }))
      await user.click(dialog.getByRole('button', { name: en.post }))
    }
    await post()
    await screen.findByText(/Sami/)
    await waitFor(() => expect(api.callsTo('get', ONE).length).toBeGreaterThan(1))
    await post()
    await waitFor(() => expect(api.callsTo('post', POST)).toHaveLength(2))
    expect(api.callsTo('post', POST).map(({ body }) => body)).toEqual([{ version: 1 }, { version: 1 }])
    await user.click(await screen.findByRole('button', { name: 'Reload' }))
    await screen.findByText(stock('10 → 2'))
    api.on('post', POST, anAdjustment())
    await post()
    await waitFor(() => expect(api.callsTo('post', POST)[2]?.body).toEqual({ version: 2 }))
  })

  test('that was submitted is approved by who may, and by nobody else', async () => {
    const submitted = aDraft({ state: 'submitted', version: 2 })
    const api = someApi()
      .on('get', patternOf(STOCK_ADJUSTMENTS, ':id'), submitted)
      .on('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'approve'), anAdjustment())
    const { user } = await renderPage(<StockAdjustmentPage />, one(submitted.id, 'manager'))
    await user.click(await screen.findByRole('button', { name: en.approve }))
    const dialog = await screen.findByRole('alertdialog', { name: en.postTitle })
    await user.click(within(dialog).getByRole('button', { name: en.approve }))
    await waitFor(() =>
      expect(api.callsTo('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'approve'))[0]?.body).toEqual({ version: 2 }),
    )
  })

  test('that is posted is read, printed and reversed; a refusal is told', async () => {
    const posted = anAdjustment()
    const api = someApi()
      .on('get', patternOf(STOCK_ADJUSTMENTS, ':id'), posted)
      .on('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'reverse'), reply(aProblem('stockAdjustment.notPosted'), 409))
    const { user, container } = await renderPage(<StockAdjustmentPage />, one(posted.id))
    await screen.findByRole('heading', { level: 1, name: /AJ-LM-2026-000004/ })
    expect(screen.getAllByText(stock('10 → 7')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: en.print })).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: en.reverse }))
    const dialog = await screen.findByRole('alertdialog', { name: /AJ-LM-2026-000004/ })
    await user.click(within(dialog).getByRole('button', { name: en.reverse }))
    await screen.findByText(/Only a posted adjustment/)
    expect(api.callsTo('post', patternOf(STOCK_ADJUSTMENTS, ':id', 'reverse'))[0]?.body).toMatchObject({ note: null })
  })

  test('that reverses another one is not reversed itself', async () => {
    const reversal = anAdjustment({ reversalOfId: 'a1', reversalOf: { id: 'a1', number: 'AJ-LM-2026-000003' } })
    someApi().on('get', patternOf(STOCK_ADJUSTMENTS, ':id'), reversal)
    await renderPage(<StockAdjustmentPage />, one(reversal.id))
    const link = await screen.findByRole('link', { name: 'AJ-LM-2026-000003' })
    expect(link.getAttribute('href')).toBe('/c1/p1/stockAdjustment/a1')
    expect(screen.queryByRole('button', { name: en.reverse })).toBeNull()
  })
})
