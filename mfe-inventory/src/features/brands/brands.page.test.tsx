import { describe, expect, test } from '@jest/globals'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { fakeApi, quickListLaws, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aBrand } from '../../testing/a-brand.ts'
import { locales } from '../../testing/locales.ts'
import { mergeLaws } from '../../testing/merge-laws.tsx'
import { BrandsPage } from './brands.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({ declared: BRANDS, page: <BrandsPage />, locales, phrases: { en, ar }, row: aBrand(), isExported: true })

test('each shows how many products it has, and links to them', async () => {
  const brand = aBrand()
  fakeApi().onList(BRANDS, [brand, aBrand({ name: 'Other', productCount: 0 })])
  await renderPage(<BrandsPage />, at('brands'))
  const row = within(await screen.findByRole('row', { name: new RegExp(brand.name) }))
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toBe(`/c1/p1/products?brand=${brand.id}`)
  expect(within(screen.getByRole('row', { name: /Other/ })).queryByRole('link')).toBeNull()
})

describe('merging', () => {
  mergeLaws({
    declared: BRANDS,
    page: <BrandsPage />,
    rows: [aBrand({ name: 'Alpha', version: 4 }), aBrand({ name: 'Omega' })],
    title: 'another brand',
    into: /^Brand that stays/,
  })
})
