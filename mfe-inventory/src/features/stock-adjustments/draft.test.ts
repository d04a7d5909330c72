import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  comesIn,
  inputOf,
  numbersIn,
  signedMilli,
  withLine,
  withoutLine,
  withProduct,
  type AddedProduct,
  type Draft,
} from './draft.ts'

const EMPTY: Draft = { locationId: 'l1', reason: 'lost', note: ' ', lines: [] }
const harissa: AddedProduct = {
  ...{ productId: 'p1', code: 'EPI-1', designation: 'Harissa', unit: 'pièce', unitDecimals: 0 },
  ...{ tracking: 'none', lotsExpire: false, quantityMilli: 1000 },
}

describe('a draft', () => {
  test('has one line for each product, however often it is scanned', () => {
    const twice = withProduct(withProduct(EMPTY, harissa, 'a'), harissa, 'b')
    expect(twice.lines).toMatchObject([{ id: 'a', quantityMilli: 2000 }])
    expect(withoutLine(twice, 'a').lines).toEqual([])
  })

  test('takes its way from the reason, and from the line where the reason leaves it open', () => {
    const draft = withProduct(EMPTY, harissa, 'a')
    const [line] = draft.lines
    if (!line) throw new Error('no line')
    expect(signedMilli('lost', { ...line, isIn: true })).toBe(-1000)
    expect(signedMilli('found', line)).toBe(1000)
    expect(signedMilli('correction', { ...line, isIn: true })).toBe(1000)
    expect(comesIn('correction', line)).toBe(false)
    const priced = withLine(draft, { ...line, unitCostMicro: 5 })
    expect(inputOf(priced).lines).toEqual([{ id: 'a', productId: 'p1', quantityMilli: -1000 }])
    expect(inputOf({ ...priced, reason: 'found' }).lines[0]).toMatchObject({ quantityMilli: 1000, unitCostMicro: 5 })
    expect(inputOf(priced).note).toBeNull()
  })

  test('sends the lots and serial numbers that were named, and no empty ones', () => {
    const lots = [
      { id: '1', number: ' L1 ', expiresOn: '', quantityMilli: 400 },
      { id: '2', number: ' ', expiresOn: '', quantityMilli: null },
    ]
    const tracked = withProduct(EMPTY, { ...harissa, tracking: 'lots' }, 'a')
    const [line] = tracked.lines
    if (!line) throw new Error('no line')
    expect(inputOf(withLine(tracked, { ...line, lots })).lines[0]).toMatchObject({
      lots: [{ number: 'L1', expiresOn: null, quantityMilli: 400 }],
    })
    const pieces = withLine(tracked, { ...line, tracking: 'serialNumbers', serialNumbers: 'A1\n\n A2 \nA1' })
    expect(inputOf(pieces).lines[0]).toMatchObject({ serialNumbers: ['A1', 'A2'] })
  })

  test('law: whatever is typed of serial numbers, each is sent once and none is blank', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const numbers = numbersIn(typed.join('\n'))
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers.every((number) => number.trim() === number && number !== '')).toBe(true)
      }),
    )
  })
})
