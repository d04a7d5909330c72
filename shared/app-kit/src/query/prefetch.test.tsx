import { beforeEach, expect, test } from '@jest/globals'
import { aCompany, aPage, aSession, fakeApi } from '@comptoir/testing/fake'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { signIn, signOut } from '../session/store.ts'
import { queryClient } from './client.ts'
import { prefetchRead } from './prefetch.ts'
import { useList } from './reads.ts'

const LIST = '/c1/products/paginated'
const ADDRESS =
  '/api/:companyId/products/paginated?page=1&limit=25&filter[pointOfSale]=:pointOfSaleId&order[field]=designation&order[direction]=asc'
const scope = { id: 'inventory', version: '1.0.0', build: 'b1', base: '/r/inventory/b1/' }
const place = { companyId: 'c1', pointOfSaleId: 'p1', scope }
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

beforeEach(() => {
  queryClient.clear()
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
})

test('the page finds the answer, and does not ask again', async () => {
  const api = fakeApi().on('get', LIST, aPage([{ id: 'x' }]))
  prefetchRead(ADDRESS, place)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const query = {
    page: 1,
    limit: 25,
    filter: { pointOfSale: 'p1' },
    order: { field: 'designation', direction: 'asc' as const },
  }
  const { result } = renderHook(() => useList(PRODUCTS, query), { wrapper })
  expect(result.current.data?.data).toEqual([{ id: 'x' }])
  expect(api.calls).toHaveLength(1)
  expect(api.calls[0]?.headers.get('x-remote')).toBe('inventory@1.0.0+b1')
})

test.each([
  ['of another company', ADDRESS, { ...place, companyId: 'c2' }],
  ['without the point of sale that it names', ADDRESS, { ...place, pointOfSaleId: undefined }],
  ['that is no list', '/api/:companyId/products/find', place],
])('a read %s is not started', (_, address, where) => {
  const api = fakeApi()
  prefetchRead(address, where)
  expect(api.calls).toHaveLength(0)
})

test('nothing is read for nobody', () => {
  signOut()
  const api = fakeApi()
  prefetchRead(ADDRESS, place)
  expect(api.calls).toHaveLength(0)
})
