import { expect, test } from '@jest/globals'
import { STOCK_COUNTS, type DueCounts } from '@comptoir/contracts/inventory/stock-counts'
import { fakeApi, patternOf, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { aCount } from '../../testing/a-count.ts'
import { at } from '../../testing/a-place.ts'
import { StockCountPage } from './stock-count.page.tsx'
import { StockCountsPage } from './stock-counts.page.tsx'

const due: DueCounts = {
  ...{ isCycleOn: true, locationId: 'l1', products: [] },
  classes: [
    { class: 'A', days: 7, productCount: 60, perDay: 2, countedToday: 0 },
    { class: 'B', days: 30, productCount: 60, perDay: 2, countedToday: 0 },
    { class: 'C', days: 365, productCount: 60, perDay: 2, countedToday: 0 },
  ],
}

test('Arabic counts days as Arabic does, and names the classes as everywhere', async () => {
  fakeApi().onList(STOCK_COUNTS, []).on('get', patternOf(STOCK_COUNTS, 'due'), due)
  await renderPage(<StockCountsPage />, { ...at('stockCount'), language: 'ar' })
  await screen.findByText(/مرة في 7 أيام/)
  expect(screen.getByText(/مرة في 30 يوماً/)).toBeTruthy()
  expect(screen.getByText(/A أول 80/)).toBeTruthy()
  expect(screen.getByText('الفئة A')).toBeTruthy()
})

test.each([
  ['en', 'Categories: Épicerie, Boissons', '3 of 1,200 products'],
  ['fr', 'Catégories : Épicerie, Boissons', '3 sur 1 200 produits'],
  ['ar', 'أصناف: Épicerie, Boissons', /^3 من 1\D?200 منتوج$/],
] as const)('what is counted, and how far it is, in %s', async (language, scope, progress) => {
  const count = aCount({
    ...{ scope: { kind: 'categories', ids: ['c-1', 'c-2'] }, scopeNames: ['Épicerie', 'Boissons'] },
    ...{ lineCount: 1200, countedCount: 3 },
  })
  fakeApi()
    .on('get', patternOf(STOCK_COUNTS, ':id'), count)
    .on('get', patternOf(STOCK_COUNTS, ':id', 'lines'), {
      data: [],
      meta: { total: 0, page: 1, limit: 25, nextCursor: null },
    })
  await renderPage(<StockCountPage />, { ...at('stockCount/:id', `stockCount/${count.id}`), language })
  await screen.findByText(scope)
  await screen.findByText(progress)
})
