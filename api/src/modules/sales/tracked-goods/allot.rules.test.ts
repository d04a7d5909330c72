import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { eachLotOnce, goodsBack, quantityOfLots, takeFirstExpired } from './allot.rules.ts'

const DAY = '2026-06-15'
const aDay = fc.constantFrom('2026-06-01', '2026-06-14', '2026-06-15', '2026-06-16', '2027-01-01', null)
const someLots = fc.array(fc.record({ expiresOn: aDay, onHandMilli: fc.integer({ min: -2000, max: 5000 }) }), {
  maxLength: 8,
})

function inOrder(lots: readonly { expiresOn: string | null; onHandMilli: number }[]) {
  return lots
    .toSorted((one, other) => ((one.expiresOn ?? '9') < (other.expiresOn ?? '9') ? -1 : 1))
    .map((lot, at) => ({ ...lot, id: `lot ${at}`, productId: 'product', number: `L-${at}` }))
}

test('a quantity is of lots that are there, of those that expire first, and of expired ones last', () => {
  fc.assert(
    fc.property(someLots, fc.integer({ min: 1, max: 20_000 }), (given, quantityMilli) => {
      const there = inOrder(given)
      const before = there.map((lot) => ({ ...lot }))
      const taken = takeFirstExpired(there, quantityMilli, DAY)
      const onHandMilli = before.reduce((sum, lot) => sum + Math.max(lot.onHandMilli, 0), 0)
      expect(quantityOfLots(taken)).toBe(Math.min(quantityMilli, onHandMilli))
      // Nothing later is taken from while something earlier is left.
      const good = (expiresOn: string | null): boolean => expiresOn === null || expiresOn >= DAY
      const turns = [...there.filter((lot) => good(lot.expiresOn)), ...there.filter((lot) => !good(lot.expiresOn))]
      const last = turns.findLastIndex(({ id }) => taken.some((lot) => lot.id === id))
      expect(turns.slice(0, Math.max(last, 0)).every((lot) => lot.onHandMilli <= 0)).toBe(true)
      for (const lot of taken) {
        const [was, is] = [before, there].map((lots) => lots.find(({ id }) => id === lot.id)?.onHandMilli ?? 0)
        expect((was ?? 0) - (is ?? 0)).toBe(lot.quantityMilli)
      }
    }),
  )
})

test('what comes back in parts is, together, what was sold', () => {
  const sales = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(sales, fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 20 }), (ofLots, parts) => {
      const sold = {
        lots: ofLots.map((quantityMilli, at) => ({
          ...{ id: `lot ${at}`, number: `L-${at}`, expiresOn: null, quantityMilli },
        })),
        pieces: [],
      }
      let leftMilli = quantityOfLots(sold.lots)
      const returned: { lots: { id: string; number: string; expiresOn: null; quantityMilli: number }[]; pieces: [] }[] =
        []
      for (const part of [...parts, leftMilli]) {
        const quantityMilli = Math.min(part, leftMilli)
        if (quantityMilli === 0) continue
        const back = goodsBack(sold, returned, quantityMilli)
        expect(quantityOfLots(back.lots)).toBe(quantityMilli)
        leftMilli -= quantityMilli
        returned.push({ lots: back.lots.map((lot) => ({ ...lot, expiresOn: null })), pieces: [] })
      }
      if (leftMilli > 0) return
      const all = eachLotOnce(returned.flatMap(({ lots }) => lots))
      expect(all.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(sold.lots)
    }),
  )
})

test('of pieces it is known which came back where all that are left do', () => {
  const pieces = ['A', 'B', 'C'].map((number) => ({ id: number, number }))
  const sold = { lots: [], pieces }
  expect(goodsBack(sold, [], 3000).pieces).toEqual(pieces)
  expect(goodsBack(sold, [], 1000).pieces).toEqual([])
  expect(goodsBack(sold, [{ lots: [], pieces: pieces.slice(0, 2) }], 1000).pieces).toEqual(pieces.slice(2))
})
