import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct } from '../../../testing/a-product.ts'
import { goodsOf, lotsWithout, quantityOf } from './first-expired.ts'

const TODAY = '2026-06-15'
const product = aProduct({ tracking: 'lots' })
const days = fc.constantFrom('2026-06-14', '2026-06-15', '2026-07-01', '2027-01-01', null)
const someLots = fc
  .array(fc.record({ expiresOn: days, onHandMilli: fc.integer({ min: 1, max: 5000 }) }), { maxLength: 6 })
  .map((lots) =>
    lots
      .toSorted((one, other) => ((one.expiresOn ?? '9') < (other.expiresOn ?? '9') ? -1 : 1))
      .map((lot, at) => ({ ...lot, productId: product.id, number: `L-${at}` })),
  )
const someLines = fc.array(
  fc.record({
    quantityMilli: fc.integer({ min: 1, max: 6000 }),
    chosenMilli: fc.option(fc.integer({ min: 1, max: 6000 })),
  }),
  { minLength: 1, maxLength: 4 },
)

test('lines are of as much as they sell, of no lot more than there is, and of none that is over unless it was chosen', () => {
  fc.assert(
    fc.property(someLots, someLines, (lots, given) => {
      const lines = given.map(({ quantityMilli, chosenMilli }, at) => ({
        ...{ id: `line ${at}`, product, quantityMilli },
        ...(chosenMilli !== null && {
          goods: {
            forMilli: quantityMilli,
            isChosen: true as const,
            lots: [{ number: 'L-X', expiresOn: '2026-01-01', quantityMilli: chosenMilli }],
          },
        }),
      }))
      const goods = goodsOf(lines, lots, TODAY)
      const good = lots.filter(({ expiresOn }) => expiresOn === null || expiresOn >= TODAY)
      let thereMilli = good.reduce((sum, { onHandMilli }) => sum + onHandMilli, 0)
      for (const { id, quantityMilli } of lines) {
        const ofLine = goods.get(id)?.lots ?? []
        const chosen = ofLine.filter(({ number }) => number === 'L-X')
        const proposed = ofLine.filter(({ number }) => number !== 'L-X')
        expect(quantityOf(ofLine)).toBeLessThanOrEqual(quantityMilli)
        expect(quantityOf(proposed)).toBe(Math.min(quantityMilli - quantityOf(chosen), thereMilli))
        thereMilli -= quantityOf(proposed)
        expect(proposed.every(({ number }) => good.some((lot) => lot.number === number))).toBe(true)
      }
      const sold = lines.map(({ id }) => ({ productId: product.id, lots: goods.get(id)?.lots ?? [] }))
      const left = lotsWithout(lots, sold)
      expect(left.every(({ onHandMilli }) => onHandMilli > 0)).toBe(true)
    }),
  )
})

test('pieces stay as far as there are any', () => {
  const phone = aProduct({ tracking: 'serialNumbers' })
  const line = { id: 'line', product: phone, quantityMilli: 1000, goods: { forMilli: 2000, serialNumbers: ['A', 'B'] } }
  expect(goodsOf([line], [], TODAY).get('line')).toEqual({ forMilli: 1000, serialNumbers: ['A'] })
})
