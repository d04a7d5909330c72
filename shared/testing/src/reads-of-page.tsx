import type { ComponentType } from 'react'
import { aCompany, aPointOfSale, aSession } from './builders.ts'
import { fakeApi } from './fake-api.ts'
import { renderPage } from './render-page.tsx'
import type { Locales } from './test-i18n.ts'

/** As `remote.json` writes an address. */
function written({ path, searchParams }: { path: string; searchParams: URLSearchParams }): string {
  return `/api${path.replace('/c1/', '/:companyId/')}?${decodeURIComponent(searchParams.toString()).replace('=p1', '=:pointOfSaleId')}`
}

/** Opens a page of a point of sale over empty lists, and gives what it has asked so far, written as `data` of a route in `remote.json`. */
export async function readsOfPage(Page: ComponentType, path: string, locales: Locales): Promise<() => string[]> {
  const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
  const api = fakeApi()
    .on('get', '*', [])
    .on('get', '/:companyId/:resource/paginated', { data: [], meta: { total: 0, page: 1, limit: 25 } })
  await renderPage(<Page />, { locales, session, path: `/:companyId/:pointOfSaleId/${path}`, route: `/c1/p1/${path}` })
  return () => api.calls.map(written)
}
