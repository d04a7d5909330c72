import { expect, test } from '@jest/globals'
import type { Draft } from '../fuzz/draft.ts'
import { placesOf } from './places.ts'
import { Rows } from './rows.ts'

const [COMPANY, PRODUCT, SHOP] = [
  '0190a000-0000-7000-8000-000000000001',
  '0190a000-0000-7000-8000-000000000002',
  '0190a000-0000-7000-8000-000000000003',
]
const OTHER = '0190a000-0000-7000-8000-000000000009'
const OWN = Rows.of({ company: [COMPANY], product: [PRODUCT], point_of_sale: [SHOP], brand: [] })

const DRAFT: Draft = {
  operation: {
    name: 'POST /api/{companyId}/things',
    method: 'POST',
    path: '/api/{companyId}/things',
    query: { properties: { filter: { properties: { brandIds: { type: 'array', items: { format: 'uuid' } } } } } },
    body: null,
    responses: {},
    permission: 'brands.write',
  },
  method: 'POST',
  actor: { name: 'somebody', token: null },
  params: { companyId: COMPANY, pointOfSaleId: SHOP },
  query: {},
  headers: {},
  body: { lines: [{ productId: PRODUCT }, { productId: PRODUCT }], brandId: OTHER, note: 'none' },
  form: [
    { name: 'file', content: 'code\nG-1\n', fileName: 'things.csv' },
    { name: 'pointOfSaleId', content: SHOP },
  ],
  raw: null,
}

test('a request names rows in its path, its body, its form and the filters that it might have', () => {
  expect(placesOf(DRAFT, OWN).map(({ name, table }) => `${name}: ${table}`)).toEqual([
    'params.companyId: company',
    'body.lines[].productId: product',
    'body.brandId: brand',
    'form.pointOfSaleId: point_of_sale',
    'form.file, a code: product',
    'query.filter.brandIds: brand',
  ])
})

test('where reading goes on names no row, though the id of one stands there', () => {
  const names = placesOf({ ...DRAFT, query: { after: SHOP } }, OWN).map(({ name }) => name)
  expect(names).toEqual(placesOf(DRAFT, OWN).map(({ name }) => name))
})

test('another row is named in one place alone', () => {
  const puts = Object.fromEntries(placesOf(DRAFT, OWN).map(({ name, put }) => [name, put(OTHER)]))
  expect(puts['params.companyId']).toEqual({ ...DRAFT, params: { companyId: OTHER, pointOfSaleId: SHOP } })
  expect(puts['body.lines[].productId']?.body).toEqual({
    ...Object(DRAFT.body),
    lines: [{ productId: OTHER }, { productId: PRODUCT }],
  })
  expect(puts['query.filter.brandIds']?.query).toEqual({ filter: { brandIds: [OTHER] } })
  expect(puts['form.file, a code']?.form?.[0]?.content).toBe(`code\n${OTHER}\n`)
})
