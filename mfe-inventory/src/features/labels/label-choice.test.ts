import { expect, test } from '@jest/globals'
import { countsOf, inputOf, pagesOf, startOn, type LabelChoice } from './label-choice.ts'

const how: LabelChoice['how'] = {
  layout: 'a4x65',
  start: 60,
  symbol: 'ean13',
  language: 'fr',
  price: 'taxIncluded',
  hasDiscount: true,
}

test('each product has one label until another number is typed; none leaves it out', () => {
  const counts = countsOf(
    ['a', 'b', 'c'],
    new Map([
      ['b', 0],
      ['c', 7],
      ['gone', 3],
    ]),
  )
  expect(inputOf({ how, counts }).products).toEqual([
    { id: 'a', count: 1 },
    { id: 'c', count: 7 },
  ])
})

test('a sheet that was begun fills pages from its first free place', () => {
  expect(pagesOf({ how, counts: new Map([['a', 6]]) })).toBe(1)
  expect(pagesOf({ how, counts: new Map([['a', 7]]) })).toBe(2)
})

test('a layout with fewer places begins within them', () => {
  expect(startOn('a4x24', 60)).toBe(24)
  expect(startOn('roll40x30', 60)).toBe(1)
  expect([startOn('a4x65', 60), startOn('a4x65', null), startOn('a4x65', 0)]).toEqual([60, 1, 1])
})
