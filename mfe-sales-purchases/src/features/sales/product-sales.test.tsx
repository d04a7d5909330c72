import { expect, test } from '@jest/globals'
import type { ProductSales as Sums } from '@comptoir/contracts/sales/product-sales'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aPointOfSale,
  aSession,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
} from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { aSaleRow } from '../../testing/a-sale-row.ts'
import { locales } from '../../testing/locales.ts'
import { ProductSales } from './product-sales.tsx'

const LIST = '/:companyId/sales/paginated'
const SUMS = '/:companyId/product-sales/:id'
const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const place = {
  locales,
  session,
  path: '/:companyId/:pointOfSaleId/products/edit/:id',
  route: '/c1/p1/products/edit/pr1',
}
const sums: Sums = {
  productId: 'pr1',
  since: '2026-10-22T10:00:00.000Z',
  soldMilli: 42_500,
  returnedMilli: 2000,
  currency: 'TND',
  totalMinor: 139_725,
  ticketCount: 17,
}

test('what was sold in thirty days, and the latest tickets with the product', async () => {
  const api = fakeApi()
    .on('get', SUMS, sums)
    .on<PaginatedOf<SaleRow>>('get', LIST, aPage([aSaleRow({})]))
  const { container } = await renderPage(<ProductSales productId="pr1" />, place)
  expect((await screen.findByRole('link', { name: 'TIC-LM2-004218' })).getAttribute('href')).toBe('/c1/p1/sales/sale-1')
  expect([...container.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual([
    '42.5',
    '2',
    expect.stringContaining('139.725'),
    '17',
  ])
  expect(api.callsTo('get', LIST)[0]?.searchParams.get('filter[product]')).toBe('pr1')
  await checkAccessibility(container)
})

test('a product that was never sold says so, in Arabic too', async () => {
  fakeApi()
    .on('get', SUMS, { ...sums, soldMilli: 0, returnedMilli: 0, totalMinor: 0, ticketCount: 0 })
    .on<PaginatedOf<SaleRow>>('get', LIST, aPage<SaleRow>([]))
  await renderPage(<ProductSales productId="pr1" />, { ...place, language: 'ar' })
  expect(await screen.findByText('لا توجد تذكرة تضم هذا المنتوج بعد.')).toBeTruthy()
})

test('without the right to read sales the refusal is shown', async () => {
  fakeApi().on('get', SUMS, refusal('auth.forbidden')).on('get', LIST, refusal('auth.forbidden'))
  await renderPage(<ProductSales productId="pr1" />, place)
  expect(await screen.findByText(/permission|allowed|right/i)).toBeTruthy()
})
