import { describe, expect, test } from '@jest/globals'
import {
  allOf,
  isSameChoice,
  NOTHING_CHOSEN,
  onto,
  sentChoice,
  withFound,
  withIds,
  without,
  type Choice,
  type Found,
} from './choice.ts'

const olives: Found = {
  question: { search: { text: 'olive', fields: ['designation'] } },
  ids: new Set(['a', 'b', 'c']),
}
const oils: Found = { question: { filter: { category: ['oils'] } }, ids: new Set(['c', 'd']) }
const few: Found = { question: { filter: { brand: ['x'] } }, ids: new Set(['a', 'b']) }

const ids = (choice: Choice): string[] => [...choice.ids]

describe('a choice made row by row', () => {
  test('travels as the ids of its products', () => {
    const choice = withIds(NOTHING_CHOSEN, new Set(['a', 'z']))
    expect(sentChoice(choice)).toEqual({ products: [{ id: 'a' }, { id: 'z' }] })
  })

  test('loses one product and keeps the others', () => {
    expect(ids(without(withIds(NOTHING_CHOSEN, new Set(['a', 'z'])), 'a'))).toEqual(['z'])
  })
})

describe('a choice of all that was found', () => {
  test('travels as the search and filters that found it', () => {
    expect(sentChoice(withFound(NOTHING_CHOSEN, olives))).toEqual({
      selection: { search: { text: 'olive', fields: ['designation'] } },
    })
    expect(sentChoice(withFound(NOTHING_CHOSEN, oils))).toEqual({ selection: { filter: { category: ['oils'] } } })
  })

  test('names those that were unticked afterwards', () => {
    expect(sentChoice(without(allOf(olives), 'b'))).toEqual({
      selection: { search: olives.question.search, except: ['b'] },
    })
  })

  test('travels by ids when more was unticked than is left', () => {
    expect(sentChoice(withIds(allOf(olives), new Set(['c'])))).toEqual({ products: [{ id: 'c' }] })
  })

  test('that was unticked and ticked again is whole', () => {
    const again = withIds(without(allOf(olives), 'b'), new Set(['a', 'c', 'b']))
    expect(sentChoice(again)).toEqual({ selection: { search: olives.question.search } })
  })

  test('is no longer one step with a product from elsewhere, nor once it is empty', () => {
    expect(sentChoice(withIds(allOf(olives), new Set(['a', 'b', 'c', 'z'])))).toHaveProperty('products.length', 4)
    expect(withIds(allOf(olives), new Set()).found).toBeNull()
  })

  test('swallows ticks that are among it', () => {
    expect(withFound(withIds(NOTHING_CHOSEN, new Set(['b'])), olives)).toEqual(allOf(olives))
  })

  test('stays one step when a smaller step adds nothing', () => {
    expect(withFound(allOf(olives), few).found).toBe(olives)
  })

  test('of two different searches travels by ids', () => {
    const both = withFound(allOf(olives), oils)
    expect(ids(both)).toEqual(['a', 'b', 'c', 'd'])
    expect(sentChoice(both)).toHaveProperty('products.length', 4)
  })
})

describe('what was changed on an older state', () => {
  const held: Found = { question: { filter: { discount: 'd1' } }, ids: new Set(['a', 'b', 'c']) }
  const now: Found = { ...held, ids: new Set(['b', 'c', 'n']) }

  test('is changed on the present one', () => {
    const choice = withIds(allOf(held), new Set(['a', 'c', 'x']))
    expect(ids(onto(choice, held.ids, now)).sort()).toEqual(['c', 'n', 'x'])
  })

  test('is the present one when nothing was', () => {
    expect(sentChoice(onto(allOf(held), held.ids, now))).toEqual({ selection: { filter: { discount: 'd1' } } })
  })
})

test('the same products make the same choice, in whatever order', () => {
  expect(isSameChoice(new Set(['a', 'b']), new Set(['b', 'a']))).toBe(true)
  expect(isSameChoice(new Set(['a', 'b']), new Set(['a', 'c']))).toBe(false)
  expect(isSameChoice(new Set(['a']), new Set(['a', 'b']))).toBe(false)
})

test('a tick among twenty thousand takes no time', () => {
  const all: Found = {
    question: {},
    ids: new Set(Array.from({ length: 20_000 }, (_, index) => `product-${String(index)}`)),
  }
  const took = Array.from({ length: 3 }, () => {
    const startedAt = performance.now()
    let choice = allOf(all)
    for (let index = 0; index < 20; index += 1) choice = without(choice, `product-${String(index)}`)
    expect(sentChoice(choice)).toHaveProperty('selection.except.length', 20)
    return performance.now() - startedAt
  })
  // The quickest, because others may be at work on this machine.
  expect(Math.min(...took)).toBeLessThan(1000)
})
