import { describe, expect, test } from '@jest/globals'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import type { ShortItem } from '@comptoir/contracts/schema'
import { chooseAction, fakeApi, quickListLaws, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aSubcategory } from '../../testing/a-category.ts'
import { locales } from '../../testing/locales.ts'
import { mergeLaws } from '../../testing/merge-laws.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import { SubcategoriesPage } from './subcategories.page.tsx'

const juice = aSubcategory()
const withCategories = (api: FakeApi): void =>
  void api.on<ShortItem[]>('get', '/:companyId/categories', [juice.category, grocery])
const grocery: ShortItem = { id: aSubcategory().id, name: 'Épicerie' }

function anApi() {
  const api = fakeApi().onList(SUBCATEGORIES, [juice, aSubcategory({ name: 'Other', productCount: 0 })])
  withCategories(api)
  return api
}

test('each shows its category and links to its products', async () => {
  anApi()
  await renderPage(<SubcategoriesPage />, at('subcategories'))
  const row = within(await screen.findByRole('row', { name: new RegExp(juice.name) }))
  expect(row.getByText('Boissons')).toBeTruthy()
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toBe(
    `/c1/p1/products?category=${juice.category.id}&subCategory=${juice.id}`,
  )
  expect(within(screen.getByRole('row', { name: /Other/ })).queryByRole('link')).toBeNull()
})

test('are shown by category; a new one begins in the category that is shown', async () => {
  const api = anApi().on('post', '/:companyId/subcategories', juice)
  const { user } = await renderPage(<SubcategoriesPage />, at('subcategories'))
  await screen.findByText(juice.name)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Épicerie')
  await waitFor(() =>
    expect(api.callsTo('get', '/:companyId/subcategories/paginated').at(-1)?.searchParams.get('filter[category]')).toBe(
      grocery.id,
    ),
  )
  await user.click(screen.getByRole('button', { name: en.add }))
  const dialog = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  expect(dialog.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', grocery.id)
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Pâtes')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsTo('post', '/:companyId/subcategories')).toHaveLength(1))
  expect(api.callsTo('post', '/:companyId/subcategories')[0]?.body).toMatchObject({
    name: 'Pâtes',
    categoryId: grocery.id,
  })
})

test('one without a category is not sent, and a category that is gone is said at its field', async () => {
  const errors = [{ pointer: '/categoryId', keyword: 'category.notFound', message: 'Gone' }]
  const api = anApi()
  const { user } = await renderPage(<SubcategoriesPage />, at('subcategories'))
  await user.click(await screen.findByRole('button', { name: en.add }))
  const dialog = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  const category = dialog.getByRole('combobox', { name: /^Category/ })
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Pâtes')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(category.getAttribute('aria-invalid')).toBe('true'))
  expect(api.callsTo('post', '/:companyId/subcategories')).toHaveLength(0)
  api.on('post', '/:companyId/subcategories', refusal('category.notFound', { errors }))
  await user.selectOptions(category, 'Épicerie')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Gone')).toBeTruthy()
})

test('merging offers those of the same category', async () => {
  const api = anApi().on<ShortItem[]>('get', '/:companyId/subcategories', [juice, { id: grocery.id, name: 'Sirops' }])
  const { user } = await renderPage(<SubcategoriesPage />, at('subcategories'))
  await screen.findByText(juice.name)
  await chooseAction(user, juice.name, 'Merge into…')
  await within(await screen.findByRole('dialog')).findByRole('option', { name: 'Sirops' })
  expect(api.callsTo('get', '/:companyId/subcategories').at(-1)?.searchParams.get('categoryId')).toBe(juice.category.id)
})

describe('the list', () => {
  quickListLaws({
    declared: SUBCATEGORIES,
    page: <SubcategoriesPage />,
    locales,
    phrases: { en, ar },
    row: juice,
    blank: { categoryId: grocery.id },
    kept: { categoryId: juice.category.id },
    isExported: true,
    given: withCategories,
    fill: async (user) => {
      const dialog = within(screen.getByRole('dialog'))
      await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), grocery.name)
    },
  })
})

describe('merging', () => {
  mergeLaws({
    declared: SUBCATEGORIES,
    page: <SubcategoriesPage />,
    rows: [aSubcategory({ name: 'Alpha', version: 4 }), aSubcategory({ name: 'Omega' })],
    title: 'another subcategory',
    into: /^Subcategory that stays/,
    given: withCategories,
  })
})
