import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { LARGEST_PRICE_MICRO, LARGEST_QUANTITY_MILLI } from './limits.ts'
import { baseQuantityMilli, packPriceMicro, packTtcMicro } from './packs.ts'

const quantity = fc.integer({ min: 1, max: LARGEST_QUANTITY_MILLI })
const held = fc.integer({ min: 1, max: LARGEST_QUANTITY_MILLI })
const small = fc.integer({ min: 1, max: 50_000 })
const price = fc.integer({ min: 0, max: LARGEST_PRICE_MICRO })

test('a carton of 24 holds 24, half of it 12, and a third of it is no quantity', () => {
  expect(baseQuantityMilli(1000, 24_000)).toBe(24_000)
  expect(baseQuantityMilli(500, 24_000)).toBe(12_000)
  expect(baseQuantityMilli(-3000, 6000)).toBe(-18_000)
  expect(baseQuantityMilli(1, 333)).toBeNull()
  expect(baseQuantityMilli(LARGEST_QUANTITY_MILLI, 1001)).toBeNull()
})

test('what comes out is exactly what went in: the product of the two, and back again', () => {
  fc.assert(
    fc.property(quantity, held, (count, packMilli) => {
      const base = baseQuantityMilli(count, packMilli)
      const exact = BigInt(count) * BigInt(packMilli)
      if (base === null) {
        expect(exact % 1000n !== 0n || exact / 1000n > BigInt(LARGEST_QUANTITY_MILLI)).toBe(true)
        return
      }
      expect(BigInt(base) * 1000n).toBe(exact)
      expect((BigInt(base) * 1000n) / BigInt(packMilli)).toBe(BigInt(count))
    }),
  )
})

test('whole packs always convert, one after the other as together: nothing drifts', () => {
  fc.assert(
    fc.property(small, small, small, (one, other, packMilli) => {
      const together = baseQuantityMilli((one + other) * 1000, packMilli)
      const apart = [one, other].map((count) => baseQuantityMilli(count * 1000, packMilli) ?? Number.NaN)
      expect(together).toBe(apart.reduce((sum, each) => sum + each, 0))
    }),
  )
})

test('a pack has its own price, in the basis of its product, or what it holds costs', () => {
  const pricing = { priceBasis: 'ttc', priceTtcMicro: 1_500_000, vatRateMilli: 19_000, fodecRateMilli: 1000 } as const
  const pack = (priceMicro: number | null) => ({ priceMicro, quantityMilli: 6000 })
  expect(packTtcMicro(pack(null), pricing)).toBe(9_000_000)
  expect(packTtcMicro(pack(8_000_000), pricing)).toBe(8_000_000)
  expect(packTtcMicro(pack(8_000_000), { ...pricing, priceBasis: 'ht' })).toBe(9_615_200)
  expect(packTtcMicro(pack(LARGEST_PRICE_MICRO), { ...pricing, priceBasis: 'ht' })).toBeNull()
})

test('the base unit is a pack of one', () => {
  fc.assert(
    fc.property(quantity, (count) => {
      expect(baseQuantityMilli(count, null)).toBe(count)
      expect(baseQuantityMilli(count, 1000)).toBe(count)
    }),
  )
  fc.assert(fc.property(price, (micro) => expect(packPriceMicro(micro, 1000)).toBe(micro)))
})

test('a pack costs what it holds, to less than a millionth, and more where it holds more', () => {
  fc.assert(
    fc.property(price, held, (micro, packMilli) => {
      const pack = packPriceMicro(micro, packMilli)
      const exact = BigInt(micro) * BigInt(packMilli)
      if (pack === null) {
        expect(exact / 1000n >= BigInt(LARGEST_PRICE_MICRO)).toBe(true)
        return
      }
      const off = BigInt(pack) * 1000n - exact
      expect(off >= -500n && off <= 500n).toBe(true)
      const larger = packPriceMicro(micro, packMilli + 1)
      expect(larger === null || larger >= pack).toBe(true)
    }),
  )
})
