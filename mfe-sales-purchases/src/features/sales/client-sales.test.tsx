import { expect, test } from '@jest/globals'
import type { Client, PaginatedOf, SaleRow } from '@comptoir/contracts'
import { aCompany, aPage, aPointOfSale, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { ClientSales } from './client-sales.tsx'

const LIST = '/:companyId/sales/paginated'
const ONE = '/:companyId/clients/:id'
const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const place = { locales, session, path: '/:companyId/:pointOfSaleId/clients/edit/:id', route: '/c1/p1/clients/edit/cl1' }
const client: Partial<Client> = { id: 'cl1', name: 'Café de la Médina' }

const aRow = (given: Partial<SaleRow>): SaleRow => ({
  id: 'sale-1', number: 'TIC-LM2-004218', occurredAt: '2026-11-21T13:09:00.000Z', pointOfSaleName: 'La Marsa', registerName: 'Caisse 2', cashier: 'Amira',
  client: 'Café de la Médina', itemCount: 7, currency: 'TND', discountMinor: 0, totalMinor: 63_110, ...given,
})

test('the latest receipts in the client’s very name lead to themselves', async () => {
  const others = Array.from({ length: 6 }, (_, index) => aRow({ id: `sale-${index + 2}`, number: `TIC-${index + 2}` }))
  const rows = [aRow({}), aRow({ id: 'other', number: 'TIC-OTHER', client: 'Café de la Médina Nord' }), ...others]
  const api = fakeApi().on('get', ONE, client).on<PaginatedOf<SaleRow>>('get', LIST, aPage(rows))
  const { container } = await renderPage(<ClientSales clientId="cl1" />, place)
  const link = await screen.findByRole('link', { name: 'TIC-LM2-004218' })
  expect(link.getAttribute('href')).toBe('/c1/p1/sales/sale-1')
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(screen.queryByText('TIC-OTHER')).toBeNull()
  expect(api.callsTo('get', LIST)[0]?.searchParams.get('search[text]')).toBe('Café de la Médina')
  expect(api.callsTo('get', LIST)[0]?.headers.get('x-remote')).toBe('sales-purchases@1.0.0+test')
  await checkAccessibility(container)
})

test('a client without receipts has none, and a failure says why', async () => {
  fakeApi().on('get', ONE, client).on<PaginatedOf<SaleRow>>('get', LIST, aPage<SaleRow>([]))
  await renderPage(<ClientSales clientId="cl1" />, { ...place, language: 'ar' })
  expect(await screen.findByText('لا توجد تذكرة بهذا الاسم بعد.')).toBeTruthy()
})

test('without the right to read sales the refusal is shown', async () => {
  fakeApi().on('get', ONE, client).on('get', LIST, refusal('auth.forbidden'))
  await renderPage(<ClientSales clientId="cl1" />, place)
  expect(await screen.findByText(/permission|allowed|right/i)).toBeTruthy()
})
