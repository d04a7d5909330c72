import { beforeEach, expect, test } from '@jest/globals'
import { checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { LabelsPage } from './labels.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }

const ONE = '/:companyId/products/:id'
const ALL = '/:companyId/labels'
const tea = aProduct({ designation: 'Thé vert' })
const dates = aProduct({ designation: 'Deglet nour' })
const here = at(`products/labels?ids=${tea.id},${dates.id}`)

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on('get', ONE, ({ params }) => (params['id'] === tea.id ? tea : dates))
    .on('post', ALL, refusal('label.noCode', { message: 'No code that fits' }))
})

test('sends how many of each, on what and from which place; a refusal is shown', async () => {
  const { user, container } = await renderPage(<LabelsPage />, here)
  const count = await screen.findByRole('spinbutton', { name: 'Labels of Thé vert' })
  await user.clear(count)
  await user.type(count, '12')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Labels' }), 'a4x65')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Barcode' }), 'code128')
  const start = screen.getByRole('spinbutton', { name: /^First label/ })
  await user.clear(start)
  await user.type(start, '60')
  await user.click(screen.getByRole('button', { name: 'Labels: 13, pages: 2. Get the PDF' }))
  expect(await screen.findByText('No code that fits')).toBeTruthy()
  expect(api.callsTo('post', ALL)[0]?.body).toEqual({
    layout: 'a4x65',
    start: 60,
    symbol: 'code128',
    language: 'en',
    price: 'taxIncluded',
    hasDiscount: true,
    products: [
      { id: tea.id, count: 12 },
      { id: dates.id, count: 1 },
    ],
  })
  await checkAccessibility(container)
})

test('a roll has no place to begin at', async () => {
  const { user } = await renderPage(<LabelsPage />, here)
  await screen.findByRole('spinbutton', { name: /^First label/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Labels' }), 'roll50x25')
  expect(screen.queryByRole('spinbutton', { name: /^First label/ })).toBeNull()
})

test('without products says where to choose them, also in Arabic', async () => {
  await renderPage(<LabelsPage />, { ...at('products/labels'), language: 'ar' })
  expect(await screen.findByText(ar.empty.title)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: ar.empty.choose }).getAttribute('href')).toBe('/c1/p1/products'),
  )
})
