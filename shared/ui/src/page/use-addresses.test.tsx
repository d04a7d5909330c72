import { expect, test } from '@jest/globals'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { addressesAt, useAddresses } from './use-addresses.ts'

const inside = (path: string, at: string) =>
  function Inside({ children }: { children: ReactNode }) {
    return <RouterProvider router={createMemoryRouter([{ path, element: children }], { initialEntries: [at] })} />
  }

test('the pages of a declaration are below the point of sale that is open', () => {
  const wrapper = inside('/:companyId/:pointOfSaleId/*', '/c1/p1/units')
  const { result } = renderHook(() => useAddresses(BRANDS), { wrapper })
  const { list, create, edit, one } = result.current
  expect([list(), create, edit('b1'), one('b1')]).toEqual([
    '/c1/p1/brands',
    '/c1/p1/brands/create',
    '/c1/p1/brands/edit/b1',
    '/c1/p1/brands/b1',
  ])
  expect(list({ brand: 'a b', isActive: 'true' })).toBe('/c1/p1/brands?brand=a+b&isActive=true')
})

test('they are below the company for pages that belong to no point of sale, in the words of addresses', () => {
  const wrapper = inside('/:companyId/*', '/c1/auditTrail')
  const { result } = renderHook(() => useAddresses(POINTS_OF_SALE), { wrapper })
  expect(result.current.one('p1')).toBe('/c1/pointsOfSale/p1')
})

test('they can be had for a place that is not open', () => {
  expect(addressesAt({ companyId: 'c2', pointOfSaleId: 'p2' }, BRANDS).list()).toBe('/c2/p2/brands')
  expect(addressesAt({ companyId: 'c2' }, { path: 'products/import' }).list()).toBe('/c2/products/import')
})
