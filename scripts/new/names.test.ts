import { describe, expect, test } from '@jest/globals'
import { fill, namesOf, oneOf, tokensOf } from './names.ts'

describe('the names of a feature', () => {
  test('come from its plural', () => {
    expect(namesOf('price-lists')).toEqual({
      path: 'price-lists',
      file: 'price-list',
      table: 'price_list',
      one: 'priceList',
      many: 'priceLists',
      thing: 'price list',
      things: 'price lists',
    })
  })

  test.each([
    ['categories', 'category'],
    ['boxes', 'box'],
    ['addresses', 'address'],
    ['houses', 'house'],
    ['shelves', 'shelve'],
  ])('%s has the singular %s', (plural, singular) => {
    expect(namesOf(plural).file).toBe(singular)
  })

  test('take an irregular singular as it is said', () => {
    expect(namesOf('shelves', 'shelf')).toMatchObject({ file: 'shelf', one: 'shelf' })
  })

  test.each(['PriceLists', 'price_lists', 'price lists', '../lists', '', '1lists', 'x'.repeat(41)])(
    'refuse "%s"',
    (name) => {
      expect(() => namesOf(name)).toThrow('cannot be the name')
    },
  )

  test('refuse a plural that is its own singular', () => {
    expect(() => namesOf('stock')).toThrow('in the plural')
  })

  test('have their article', () => {
    expect(['offer', 'unit', 'price list', 'umbrella'].map(oneOf)).toEqual([
      'an offer',
      'a unit',
      'a price list',
      'an umbrella',
    ])
  })
})

test('a template is filled, beside other underscores too', () => {
  const tokens = tokensOf(namesOf('price-lists'))
  expect(fill('SHOWS___ENTITIES__ __table___pk __A_thing__', tokens)).toBe(
    'SHOWS_PRICE_LISTS price_list_pk A price list',
  )
  expect(() => fill('__nobody__', tokens)).toThrow('__nobody__')
})
