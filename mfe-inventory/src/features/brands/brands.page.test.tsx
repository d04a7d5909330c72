import { expect, test } from '@jest/globals'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { fakeApi, patternOf, quickListLaws, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aBrand } from '../../testing/a-brand.ts'
import { locales } from '../../testing/locales.ts'
import { BrandsPage } from './brands.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({ declared: BRANDS, page: <BrandsPage />, locales, phrases: { en, ar }, row: aBrand() })

test('each shows how many products it has, and links to them', async () => {
  const brand = aBrand()
  fakeApi().onList(BRANDS, [brand, aBrand({ name: 'Other', productCount: 0 })])
  await renderPage(<BrandsPage />, at('brands'))
  const row = within(await screen.findByRole('row', { name: new RegExp(brand.name) }))
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toBe(`/c1/p1/products?brand=${brand.id}`)
  expect(within(screen.getByRole('row', { name: /Other/ })).queryByRole('link')).toBeNull()
})

test('is had as a file, as it is filtered and sorted; a refusal is told', async () => {
  const api = fakeApi().onList(BRANDS, [aBrand()])
  api.on(
    'get',
    patternOf(BRANDS, 'export'),
    refusal('export.tooManyRowsForPdf', { params: { maxRows: 5000, maxSheetRows: 100_000 } }),
  )
  const { user } = await renderPage(<BrandsPage />, { ...at('brands'), route: '/c1/p1/brands?isActive=true&page=2' })
  await user.click(await screen.findByRole('button', { name: 'Export as PDF' }))
  expect(await screen.findByText(/more than 5,000 rows/)).toBeTruthy()
  const [call] = api.callsTo('get', patternOf(BRANDS, 'export'))
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
    format: 'pdf',
    'filter[isActive]': 'true',
    'order[field]': 'name',
    'order[direction]': 'asc',
  })
  expect(screen.getByRole('button', { name: 'Export as XLS' }).getAttribute('aria-disabled')).toBe('false')
})
