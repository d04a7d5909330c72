import { describe, expect, test } from '@jest/globals'
import { listSearchParams } from './list-search-params.ts'

describe('the query of a list', () => {
  test('is written in bracket notation', () => {
    const params = listSearchParams({
      page: 2,
      limit: 25,
      search: { text: ' thé & café ', fields: ['designation', 'code'] },
      filter: { brand: 'b1', category: ['c1', 'c2'], subCategory: null },
      order: { field: 'priceHt', direction: 'desc' },
    })
    expect([...params]).toEqual([
      ['page', '2'],
      ['limit', '25'],
      ['search[text]', 'thé & café'],
      ['search[fields][]', 'designation'],
      ['search[fields][]', 'code'],
      ['filter[brand]', 'b1'],
      ['filter[category][]', 'c1'],
      ['filter[category][]', 'c2'],
      ['order[field]', 'priceHt'],
      ['order[direction]', 'desc'],
    ])
  })

  test('says nothing about what was not asked', () => {
    const params = listSearchParams({
      page: 1,
      limit: 10,
      search: { text: '  ', fields: ['name'] },
      filter: { kind: '' },
    })
    expect(params.toString()).toBe('page=1&limit=10')
  })

  test('keeps a filter for one of several, even of one', () => {
    expect([...listSearchParams({ page: 1, limit: 10, filter: { state: ['open'] } })]).toContainEqual([
      'filter[state][]',
      'open',
    ])
  })
})
