import { expect, test } from '@jest/globals'
import { aCompany, aPointOfSale, aSession, fakeApi, renderPage } from '@comptoir/testing'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import remote from '../remote.json' with { type: 'json' }
import { CashSessionsPage } from './features/cash-sessions/cash-sessions.page.tsx'
import { SalesPage } from './features/sales/sales.page.tsx'
import { locales } from './testing/locales.ts'

const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const PAGES: Record<string, ComponentType> = { cashSessions: CashSessionsPage, sales: SalesPage }
const withData = remote.routes.flatMap((route) => ('data' in route ? [{ path: route.path, data: route.data }] : []))

/** As remote.json writes an address. */
function written({ path, searchParams }: { path: string; searchParams: URLSearchParams }): string {
  return `/api${path.replace('/c1/', '/:companyId/')}?${decodeURIComponent(searchParams.toString()).replace('=p1', '=:pointOfSaleId')}`
}

test('every list that remote.json has read ahead is one of these', () => {
  expect(withData.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort())
})

test.each(withData)('$path asks for the very list that is read ahead for it', async ({ path, data }) => {
  const Page = PAGES[path]
  if (Page === undefined) throw new Error(`no page of ${path}`)
  const api = fakeApi().on('get', '*', []).on('get', '/:companyId/:resource/paginated', { data: [], meta: { total: 0, page: 1, limit: 25 } })
  await renderPage(<Page />, { locales, session, path: `/:companyId/:pointOfSaleId/${path}`, route: `/c1/p1/${path}` })
  await waitFor(() => expect(api.calls.map(written)).toEqual(expect.arrayContaining(data)))
})
