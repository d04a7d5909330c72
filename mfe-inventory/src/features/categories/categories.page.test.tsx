import { describe, expect, test } from '@jest/globals'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { checkAccessibility, fakeApi, quickListLaws, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aCategory } from '../../testing/a-category.ts'
import { locales } from '../../testing/locales.ts'
import { mergeLaws } from '../../testing/merge-laws.tsx'
import { CategoriesPage } from './categories.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: CATEGORIES,
  page: <CategoriesPage />,
  locales,
  phrases: { en, ar },
  row: aCategory(),
  blank: { colour: null, icon: null },
  kept: { colour: 'blue', icon: 'drink' },
  isExported: true,
})

test('each shows how many subcategories and products it has, and links to them', async () => {
  const category = aCategory()
  fakeApi().onList(CATEGORIES, [category, aCategory({ name: 'Other', productCount: 0, subcategoryCount: 0 })])
  await renderPage(<CategoriesPage />, at('categories'))
  const row = within(await screen.findByRole('row', { name: new RegExp(category.name) }))
  expect(row.getByRole('link', { name: '3' }).getAttribute('href')).toBe(`/c1/p1/subcategories?category=${category.id}`)
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toBe(`/c1/p1/products?category=${category.id}`)
  expect(within(screen.getByRole('row', { name: /Other/ })).queryByRole('link')).toBeNull()
})

test('colour and icon are chosen by name, with the keys too, and taken away again', async () => {
  const category = aCategory()
  const api = fakeApi()
    .onList(CATEGORIES, [category])
    .on('put', '/:companyId/categories/:id', { ...category, version: 5 })
  const { user } = await renderPage(<CategoriesPage />, at('categories'))
  await user.click(await screen.findByRole('button', { name: category.name }))
  const dialog = await screen.findByRole('dialog')
  const group = (name: string) => within(within(dialog).getByRole('radiogroup', { name }))
  expect(group('Colour').getByRole('radio', { name: 'Blue' })).toHaveProperty('checked', true)
  await user.click(group('Colour').getByRole('radio', { name: 'Green' }))
  await user.keyboard('{ArrowRight}')
  await user.click(group('Icon').getByRole('radio', { name: 'No icon' }))
  await checkAccessibility(dialog)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsTo('put', '/:companyId/categories/:id')).toHaveLength(1))
  expect(api.callsTo('put', '/:companyId/categories/:id')[0]?.body).toMatchObject({ colour: 'yellow', icon: null })
})

describe('merging', () => {
  mergeLaws({
    declared: CATEGORIES,
    page: <CategoriesPage />,
    rows: [aCategory({ name: 'Alpha', version: 4 }), aCategory({ name: 'Omega' })],
    title: 'another category',
    into: /^Category that stays/,
  })
})
