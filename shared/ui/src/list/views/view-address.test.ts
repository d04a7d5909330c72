import { describe, expect, test } from '@jest/globals'
import type { ListView } from '@comptoir/contracts/identity/saved-views'
import { STANDARD_LAYOUT } from '../layout/list-layout.ts'
import { isBare, isSameView, paramsOfView, viewOf } from './view-address.ts'

const OPTIONS = { filterNames: ['brand', 'category'], defaultSort: { field: 'name', direction: 'asc' } } as const
const VIEW: ListView = {
  search: 'olive',
  filters: { brand: 'b1', category: 'c1' },
  sort: { field: 'priceHt', direction: 'desc' },
  limit: 50,
  columns: ['code', 'stock'],
  density: 'compact',
}

test('an address that shows a view is read as that view', () => {
  const params = paramsOfView({ id: 'v1', view: VIEW })
  expect(params.get('view')).toBe('v1')
  expect(viewOf(params, OPTIONS, VIEW)).toEqual(VIEW)
})

test('what a list does not have is left away', () => {
  const shown = viewOf(paramsOfView({ id: 'v1', view: { ...VIEW, limit: 7 } }), { filterNames: ['brand'] }, VIEW)
  expect(shown).toMatchObject({ limit: 25, filters: { brand: 'b1' } })
})

describe('two views are the same', () => {
  test('in whatever order their filters and columns are named', () => {
    const other = { ...VIEW, filters: { category: 'c1', brand: 'b1' }, columns: ['stock', 'code'], search: ' olive ' }
    expect(isSameView(VIEW, other)).toBe(true)
  })

  test.each<[string, Partial<ListView>]>([
    ['the search', { search: 'oil' }],
    ['a filter', { filters: { brand: 'b2', category: 'c1' } }],
    ['the order', { sort: null }],
    ['the page size', { limit: 25 }],
    ['the columns', { columns: null }],
    ['the height of the rows', { density: 'comfortable' }],
  ])('unless they differ in %s', (_, given) => {
    expect(isSameView(VIEW, { ...VIEW, ...given })).toBe(false)
  })
})

test('an address is bare that says nothing of the list, whatever else it says', () => {
  expect(isBare(new URLSearchParams('tab=2'), OPTIONS)).toBe(true)
  for (const said of ['q=a', 'page=2', 'size=50', 'sort=name', 'view=all', 'brand=b1'])
    expect(isBare(new URLSearchParams(said), OPTIONS)).toBe(false)
})

test('a list without a layout of its own shows the standard one', () => {
  expect(viewOf(new URLSearchParams(), OPTIONS, STANDARD_LAYOUT)).toEqual({
    search: '',
    filters: {},
    sort: OPTIONS.defaultSort,
    limit: 25,
    columns: null,
    density: 'comfortable',
  })
})
