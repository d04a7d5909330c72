import { describe, expect, test } from '@jest/globals'
import { locationsOf } from '@comptoir/contracts/company/locations'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { COUNT_SETTINGS } from '@comptoir/contracts/inventory/count-settings'
import { COUNT_PAGES, STOCK_COUNTS, type DueCounts } from '@comptoir/contracts/inventory/stock-counts'
import { aProblem, checkAccessibility, fakeApi, patternOf, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCount, aCountLine, aCountRow } from '../../testing/a-count.ts'
import { at, someone } from '../../testing/a-place.ts'
import { CountPlanPage } from './count-plan.page.tsx'
import en from './phrases/en.json' with { type: 'json' }
import { StockCountPage } from './stock-count.page.tsx'
import { StockCountsPage } from './stock-counts.page.tsx'

const SHOP = { id: 'l1', pointOfSaleId: 'p1', name: 'Espace de vente', kind: 'shop', isActive: true, version: 1 }
const NOTHING_DUE: DueCounts = { isCycleOn: false, locationId: 'l1', classes: [], products: [] }
const DUE = patternOf(STOCK_COUNTS, 'due')
const step = (name: string) => patternOf(STOCK_COUNTS, ':id', name)
const pageOf = (...lines: ReturnType<typeof aCountLine>[]) => ({
  data: lines,
  meta: { total: lines.length, page: 1, limit: 25, nextCursor: null },
})
const one = (id: string, role?: Parameters<typeof someone>[0]) => ({
  ...at('stockCount/:id', `stockCount/${id}`),
  session: someone(role),
})

describe('the list', () => {
  test('leads from each count to its page, and shows values to who may see them', async () => {
    const row = aCountRow()
    fakeApi().onList(STOCK_COUNTS, [row]).on('get', DUE, NOTHING_DUE)
    const { container } = await renderPage(<StockCountsPage />, at('stockCount'))
    const link = await screen.findByRole('link', { name: row.number ?? '' })
    expect(link.getAttribute('href')).toBe(`/c1/p1/stockCount/${row.id}`)
    expect(screen.getByRole('columnheader', { name: en.column.value })).toBeTruthy()
    expect(screen.getByRole('link', { name: en.add }).getAttribute('href')).toBe('/c1/p1/stockCount/new')
    expect(screen.queryByText(en.due.title)).toBeNull()
    expect(COUNT_PAGES.path).toBe('stock-count')
    await checkAccessibility(container)
  })

  test('shows neither values nor ways to plan or to set to who may only read', async () => {
    fakeApi()
      .onList(STOCK_COUNTS, [aCountRow({ valueMinor: null })])
      .on('get', DUE, NOTHING_DUE)
    await renderPage(<StockCountsPage />, { ...at('stockCount'), session: someone('readOnly') })
    await screen.findByText('IN-LM-2026-000004')
    expect(screen.queryByRole('columnheader', { name: en.column.value })).toBeNull()
    expect(screen.queryByRole('link', { name: en.add })).toBeNull()
    expect(screen.queryByRole('button', { name: en.settings.open })).toBeNull()
  })

  test('what is due today is begun by one press', async () => {
    const due: DueCounts = {
      ...{ isCycleOn: true, locationId: 'l1' },
      classes: [{ class: 'A', days: 30, productCount: 60, perDay: 2, countedToday: 0 }],
      products: [
        { id: 'product-1', code: 'EPI-1', designation: 'Café moulu', class: 'A', lastCountedAt: null },
        { id: 'product-2', code: 'EPI-2', designation: 'Thé vert', class: 'A', lastCountedAt: '2026-09-01T09:00:00Z' },
      ],
    }
    const begun = aCount()
    const api = fakeApi()
      .onList(STOCK_COUNTS, [])
      .on('get', DUE, due)
      .on('post', patternOf(STOCK_COUNTS), aCount({ state: 'planned' }))
      .on('post', step('start'), begun)
    const { user } = await renderPage(<StockCountsPage />, at('stockCount'))
    await screen.findByText(/A the first 80 %/)
    await user.click(screen.getByRole('button', { name: 'Count 2 products' }))
    await waitFor(() => expect(api.callsTo('post', step('start'))).toHaveLength(1))
    expect(api.callsTo('post', patternOf(STOCK_COUNTS))[0]?.body).toMatchObject({
      ...{ locationId: 'l1', isBlind: true, scope: { kind: 'products', ids: ['product-1', 'product-2'] } },
    })
  })

  test('a plan whose beginning was refused is begun by the next press, and no other is made', async () => {
    const due: DueCounts = {
      ...{ isCycleOn: true, locationId: 'l1' },
      classes: [{ class: 'A', days: 1, productCount: 60, perDay: 2, countedToday: 0 }],
      products: [{ id: 'product-1', code: 'EPI-1', designation: 'Café moulu', class: 'A', lastCountedAt: null }],
    }
    const planned = aCount({ state: 'planned', version: 1 })
    const elsewhere = aProblem('stockCount.countedElsewhere', { params: { product: 'Café moulu' } })
    const api = fakeApi()
      .onList(STOCK_COUNTS, [])
      .on('get', DUE, due)
      .on('post', patternOf(STOCK_COUNTS), planned)
      .on('put', patternOf(STOCK_COUNTS, ':id'), { ...planned, version: 2 })
      .on('post', step('start'), reply(elsewhere, 409))
    const { user } = await renderPage(<StockCountsPage />, at('stockCount'))
    await screen.findByText(/each every day/)
    const begin = await screen.findByRole('button', { name: 'Count 1 product' })
    await user.click(begin)
    await screen.findByText(/Café moulu is/)
    api.on('post', step('start'), { ...planned, state: 'counting' })
    await user.click(begin)
    await waitFor(() => expect(api.callsTo('post', step('start'))).toHaveLength(2))
    expect(api.callsTo('post', patternOf(STOCK_COUNTS))).toHaveLength(1)
    expect(api.callsTo('put', patternOf(STOCK_COUNTS, ':id'))[0]?.path).toContain(planned.id)
  })

  test('the rhythm is set by who approves', async () => {
    const known = { isCycleOn: false, daysA: 30, daysB: 90, daysC: 365, toleranceRateMilli: 0, version: 1 }
    const api = fakeApi()
      .onList(STOCK_COUNTS, [])
      .on('get', DUE, NOTHING_DUE)
      .on('get', patternOf(COUNT_SETTINGS), known)
      .on('put', patternOf(COUNT_SETTINGS), { ...known, version: 2 })
    const { user } = await renderPage(<StockCountsPage />, at('stockCount'))
    await user.click(await screen.findByRole('button', { name: en.settings.open }))
    const dialog = within(await screen.findByRole('dialog', { name: en.settings.title }))
    await user.click(dialog.getByRole('checkbox', { name: en.settings.isOn }))
    const days = dialog.getByRole('textbox', { name: new RegExp(en.settings.daysA) })
    await user.clear(days)
    await user.click(dialog.getByRole('button', { name: en.settings.save }))
    await dialog.findByText('This field is required.')
    expect(api.callsTo('put', patternOf(COUNT_SETTINGS))).toHaveLength(0)
    await user.type(days, '14')
    await user.click(dialog.getByRole('button', { name: en.settings.save }))
    await waitFor(() =>
      expect(api.callsTo('put', patternOf(COUNT_SETTINGS))[0]?.body).toEqual({
        ...{ isCycleOn: true, daysA: 14, daysB: 90, daysC: 365, toleranceRateMilli: 0 },
      }),
    )
  })
})

test('a rhythm that cannot be read says so, and is asked for again', async () => {
  const api = fakeApi()
    .onList(STOCK_COUNTS, [])
    .on('get', DUE, NOTHING_DUE)
    .on('get', patternOf(COUNT_SETTINGS), reply(aProblem('request.notFound'), 404))
  const { user } = await renderPage(<StockCountsPage />, at('stockCount'))
  await user.click(await screen.findByRole('button', { name: en.settings.open }))
  const dialog = within(await screen.findByRole('dialog', { name: en.settings.title }))
  await dialog.findByText(en.settings.failed)
  const known = { isCycleOn: false, daysA: 30, daysB: 90, daysC: 365, toleranceRateMilli: 0, version: 1 }
  api.on('get', patternOf(COUNT_SETTINGS), known)
  await user.click(dialog.getByRole('button', { name: /again/i }))
  await screen.findByRole('textbox', { name: new RegExp(en.settings.daysA) })
})

test('a plan says where, which goods, how and by whom', async () => {
  const api = fakeApi()
    .on('get', patternOf(locationsOf('p1')), [SHOP])
    .on('get', patternOf(CATEGORIES), [{ id: 'cat-1', name: 'Épicerie' }])
    .on('get', patternOf(STOCK_COUNTS, 'people'), [{ id: 'u-2', name: 'Sonia' }])
    .on('post', patternOf(STOCK_COUNTS), aCount({ state: 'planned' }))
  const { user, container } = await renderPage(<CountPlanPage />, at('stockCount/new'))
  await user.selectOptions(await screen.findByLabelText(en.column.scope), 'categories')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: en.plan.save })
  expect(save.disabled).toBe(true)
  await user.click(await screen.findByRole('checkbox', { name: 'Épicerie' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Sonia' }))
  await checkAccessibility(container)
  await user.click(save)
  await waitFor(() =>
    expect(api.callsTo('post', patternOf(STOCK_COUNTS))[0]?.body).toMatchObject({
      ...{ locationId: 'l1', isBlind: true, peopleIds: ['u-2'], plannedOn: null },
      scope: { kind: 'categories', ids: ['cat-1'] },
    }),
  )
})

describe('one', () => {
  test('in review shows differences with their value, and asks for recounts or zero', async () => {
    const review = aCount({ state: 'review', mayTake: ['recount', 'zero', 'post', 'cancel'] })
    const uncounted = aCountLine({
      ...{ id: 'product-2', productId: 'product-2', designation: 'Thé vert', countedMilli: null },
      ...{ differenceMilli: null, valueMinor: null, isBeyondTolerance: false, countedAt: null, countedBy: [] },
    })
    const api = fakeApi()
      .on('get', patternOf(STOCK_COUNTS, ':id'), review)
      .on('get', step('lines'), pageOf(aCountLine({ movedMilli: -2000 }), uncounted))
      .on('post', step('recount'), { ...review, state: 'counting' })
      .on('post', step('zero'), review)
    const { user, container } = await renderPage(<StockCountPage />, one(review.id))
    await screen.findByText(/Moved since: −?-?2/)
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Set to zero: Thé vert' }))
    await waitFor(() =>
      expect(api.callsTo('post', step('zero'))[0]?.body).toEqual({ which: 'named', productIds: ['product-2'] }),
    )
    await user.click(screen.getByRole('button', { name: 'Recount beyond the tolerance (1)' }))
    await waitFor(() => expect(api.callsTo('post', step('recount'))[0]?.body).toEqual({ which: 'beyondTolerance' }))
    await user.click(screen.getByRole('checkbox', { name: en.lineState.uncounted }))
    await waitFor(() =>
      expect(api.callsTo('get', step('lines')).at(-1)?.searchParams.get('filter[state]')).toBe('uncounted'),
    )
  })

  test('shows all lines once it is posted, and says how many of them are on the paper', async () => {
    const review = aCount({ state: 'review', mayTake: ['post'] })
    const meta = { total: 400, page: 1, limit: 25, nextCursor: null }
    const api = fakeApi()
      .on('get', patternOf(STOCK_COUNTS, ':id'), review)
      .on('get', step('lines'), { data: [aCountLine()], meta })
    const { queryClient } = await renderPage(<StockCountPage />, one(review.id))
    const asked = () => api.callsTo('get', step('lines')).at(-1)?.searchParams.get('filter[state]')
    await waitFor(() => expect(asked()).toBe('different'))
    api.on('get', patternOf(STOCK_COUNTS, ':id'), { ...review, state: 'posted', number: 'IN-1', mayTake: [] })
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('On this paper: lines 1 to 25 of 400.')
    await waitFor(() => expect(asked()).toBeNull())
  })

  test('is posted after a look, and a refusal is told', async () => {
    const review = aCount({ state: 'review', mayTake: ['recount', 'zero', 'post', 'cancel'] })
    const refused = aProblem('stockCount.stockShort', { params: { products: 'Café moulu', count: 1 } })
    const api = fakeApi()
      .on('get', patternOf(STOCK_COUNTS, ':id'), review)
      .on('get', step('lines'), pageOf(aCountLine()))
      .on('post', step('post'), reply(refused, 409))
    const { user } = await renderPage(<StockCountPage />, one(review.id))
    const post = async () => {
      await user.click(await screen.findByRole('button', { name: en.post }))
      const dialog = within(await screen.findByRole('alertdialog', { name: en.postTitle }))
      await user.click(dialog.getByRole('button', { name: en.post }))
    }
    await post()
    await screen.findByText(/Café moulu\. Nothing was posted/)
    api.on('post', step('post'), aCount({ state: 'posted', number: 'IN-LM-2026-000005', mayTake: [] }))
    const dialog = within(await screen.findByRole('alertdialog', { name: en.postTitle }))
    await user.click(dialog.getByRole('button', { name: en.post }))
    await screen.findByText('Count IN-LM-2026-000005 is posted.')
  })

  test('that is counted blindly tells no figures of the books, and is cancelled for a reason', async () => {
    const blind = aCount({ isBlind: true, totals: null })
    const line = aCountLine({ expectedMilli: null, differenceMilli: null, valueMinor: null, isBeyondTolerance: false })
    const api = fakeApi()
      .on('get', patternOf(STOCK_COUNTS, ':id'), blind)
      .on('get', step('lines'), pageOf(line))
      .on('post', step('cancel'), { ...blind, state: 'cancelled', mayTake: [] })
    const { user } = await renderPage(<StockCountPage />, one(blind.id))
    await screen.findByText(en.told.blind)
    await screen.findByText('Café moulu')
    expect(screen.queryByText(en.expected)).toBeNull()
    expect(screen.queryByText(en.difference)).toBeNull()
    expect(screen.queryByRole('button', { name: en.post })).toBeNull()
    expect(screen.getByRole('link', { name: en.count }).getAttribute('href')).toBe(
      `/c1/p1/stockCount/${blind.id}/count`,
    )
    await user.click(screen.getByRole('button', { name: en.cancel }))
    const dialog = within(await screen.findByRole('dialog', { name: en.cancelTitle }))
    await user.click(dialog.getByRole('button', { name: en.cancel }))
    await waitFor(() => expect(api.callsTo('post', step('cancel'))[0]?.body).toEqual({ reason: 'interrupted' }))
  })
})
