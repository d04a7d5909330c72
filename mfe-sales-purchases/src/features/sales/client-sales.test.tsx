import { expect, test } from '@jest/globals'
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
import { ClientSales } from './client-sales.tsx'

const LIST = '/:companyId/sales/paginated'
const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const place = {
  locales,
  session,
  path: '/:companyId/:pointOfSaleId/clients/edit/:id',
  route: '/c1/p1/clients/edit/cl1',
}

test('the latest tickets of the client lead to themselves', async () => {
  const others = Array.from({ length: 4 }, (_, index) =>
    aSaleRow({ id: `sale-${index + 2}`, number: `TIC-${index + 2}` }),
  )
  const api = fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage([aSaleRow({}), ...others]))
  const { container } = await renderPage(<ClientSales clientId="cl1" />, place)
  const link = await screen.findByRole('link', { name: 'TIC-LM2-004218' })
  expect(link.getAttribute('href')).toBe('/c1/p1/sales/sale-1')
  expect(screen.getAllByRole('link')).toHaveLength(5)
  const [call] = api.callsTo('get', LIST)
  expect([call?.searchParams.get('filter[client]'), call?.searchParams.get('limit')]).toEqual(['cl1', '5'])
  expect(call?.headers.get('x-remote')).toBe('sales-purchases@1.0.0+test')
  await checkAccessibility(container)
})

test('a client without tickets has none', async () => {
  fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage<SaleRow>([]))
  await renderPage(<ClientSales clientId="cl1" />, { ...place, language: 'ar' })
  expect(await screen.findByText('لا توجد تذكرة لهذا الحريف بعد.')).toBeTruthy()
})

test('without the right to read sales the refusal is shown', async () => {
  fakeApi().on('get', LIST, refusal('auth.forbidden'))
  await renderPage(<ClientSales clientId="cl1" />, place)
  expect(await screen.findByText(/permission|allowed|right/i)).toBeTruthy()
})
