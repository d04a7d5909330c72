import { expect, test } from '@jest/globals'
import { readsOfPage } from '@comptoir/testing'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import remote from '../remote.json' with { type: 'json' }
import { BrandsPage } from './features/brands/brands.page.tsx'
import { ProductsPage } from './features/products/products.page.tsx'
import { UnitsPage } from './features/units/units.page.tsx'
import { locales } from './testing/locales.ts'

const PAGES: Record<string, ComponentType> = { products: ProductsPage, brands: BrandsPage, units: UnitsPage }
const withData = remote.routes.flatMap((route) => ('data' in route ? [{ path: route.path, data: route.data }] : []))

test('every list that remote.json has read ahead is one of these', () => {
  expect(withData.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort())
})

test.each(withData)('$path asks for the very list that is read ahead for it', async ({ path, data }) => {
  const Page = PAGES[path]
  if (Page === undefined) throw new Error(`no page of ${path}`)
  const reads = await readsOfPage(Page, path, locales)
  await waitFor(() => expect(reads()).toEqual(expect.arrayContaining(data)))
})
