import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import { boughtBy, type Cart, type CartLine, emptyCart, withPart } from './cart.ts'
import { totalsOf } from './cart-totals.ts'
import { pricedAt } from './line-discount.ts'
import { finishSplit, type Going, type Split, splitCart } from './split-cart.ts'

const PRICING = { currency: 'TND', vatMode: 'charged' } as const
const NOW = Date.parse('2026-11-28T10:00:00Z')
const RUNNING = aRunningDiscount({ startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' })

let made = 0
const newId = (): string => `made-${(made += 1)}`

const someDiscount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('rate' as const), rateMilli: fc.integer({ min: 1, max: 90_000 }) }),
  ),
  { nil: undefined },
)

interface Drawn {
  quantity: number
  priceMinor: number
  vatRateMilli: number
  discount: CartLine['discount']
  isRunning: boolean
  goes: number
}

const someLine: fc.Arbitrary<Drawn> = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  priceMinor: fc.integer({ min: 1_000, max: 90_000 }),
  vatRateMilli: fc.constantFrom(0, 7_000, 13_000, 19_000),
  discount: someDiscount.map((discount) => discount && { ...discount, reason: 'Fidélité' }),
  isRunning: fc.boolean(),
  goes: fc.integer({ min: 0, max: 20 }),
})

function drawn(lines: readonly Drawn[]): { cart: Cart; going: Going } {
  const cart: Cart = {
    ...boughtBy(emptyCart('sale'), { id: 'c1', name: 'Salma', phone: null }),
    note: 'Livraison',
    lines: lines.map(({ quantity, priceMinor, vatRateMilli, discount, isRunning }, at) => ({
      id: `l${at}`,
      product: aProduct({
        id: `p${at}`,
        unitPriceMicro: priceMinor * 1000,
        vatRateMilli,
        discount: isRunning ? RUNNING : null,
      }),
      quantityMilli: quantity * 1000,
      discount,
    })),
  }
  const going = new Map(lines.map(({ quantity, goes }, at) => [`l${at}`, Math.min(quantity, goes) * 1000]))
  return { cart, going }
}

const totalOf = (lines: readonly CartLine[]): number =>
  totalsOf(pricedAt(lines, PRICING, NOW), PRICING).totals.totalMinor

const splitOf = (cart: Cart, going: Going): { split: Split; stays: Cart } | null => {
  const split = splitCart(cart, going, newId)
  return split && { split, stays: finishSplit(cart, split.open) }
}

describe('a ticket that is split by lines', () => {
  test('has all quantities and amounts of before in its two parts, and both have its client and note', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const { cart, going } = drawn(lines)
        const parts = splitOf(cart, going)
        const hasTwo =
          [...going.values()].some((milli) => milli > 0) &&
          cart.lines.some(({ id, quantityMilli }) => going.get(id) !== quantityMilli)
        expect(parts !== null).toBe(hasTwo)
        if (!parts) return
        const { goes } = parts.split
        for (const { product, quantityMilli, discount } of cart.lines) {
          const both = [...goes.lines, ...parts.stays.lines].filter((line) => line.product.id === product.id)
          expect(both.reduce((sum, line) => sum + line.quantityMilli, 0)).toBe(quantityMilli)
          const amounts = both.map((line) => (line.discount?.kind === 'amount' ? line.discount.amountMinor : 0))
          if (discount?.kind === 'amount')
            expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(discount.amountMinor)
          if (discount?.kind === 'rate') for (const line of both) expect(line.discount).toEqual(discount)
        }
        expect(new Set([...goes.lines, ...parts.stays.lines].map(({ id }) => id)).size).toBe(
          goes.lines.length + parts.stays.lines.length,
        )
        for (const part of [goes, parts.stays]) expect(part).toMatchObject({ client: cart.client, note: cart.note })
        expect(goes.saleId).not.toBe(cart.saleId)
      }),
    )
  })

  test('comes to what it came to before, to the minor unit, by whole lines and by amounts taken off', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), fc.boolean(), (all, isByLine) => {
        const lines = all.map((line) =>
          isByLine
            ? { ...line, goes: line.goes % 2 === 0 ? 0 : line.quantity }
            : { ...line, isRunning: false, discount: line.discount?.kind === 'rate' ? undefined : line.discount },
        )
        const { cart, going } = drawn(lines)
        const parts = splitOf(cart, going)
        if (parts) expect(totalOf(parts.split.goes.lines) + totalOf(parts.stays.lines)).toBe(totalOf(cart.lines))
      }),
    )
  })

  test('differs by no more than one minor unit for each line that a rate is taken off in two parts', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), (all) => {
        const lines = all.map((line) => ({
          ...line,
          discount: line.discount?.kind === 'amount' ? undefined : line.discount,
        }))
        const { cart, going } = drawn(lines)
        const parts = splitOf(cart, going)
        if (!parts) return
        const both = totalOf(parts.split.goes.lines) + totalOf(parts.stays.lines)
        expect(Math.abs(both - totalOf(cart.lines))).toBeLessThanOrEqual(cart.lines.length)
      }),
    )
  })

  test('is finished once, however often that is asked for, and no other ticket is touched', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const { cart, going } = drawn(lines)
        const parts = splitOf(cart, going)
        if (!parts) return
        expect(finishSplit(parts.stays, parts.split.open)).toBe(parts.stays)
        const other = { ...cart, saleId: 'other' }
        expect(finishSplit(other, parts.split.open)).toBe(other)
      }),
    )
  })

  test('is not split where something is paid, by half a piece, or by more than there is', () => {
    const { cart } = drawn([
      { quantity: 3, priceMinor: 1_000, vatRateMilli: 0, discount: undefined, isRunning: false, goes: 0 },
    ])
    const [line] = cart.lines
    const inPieces = {
      ...cart,
      lines: line ? [{ ...line, product: { ...line.product, unit: 'pièce', unitDecimals: 0 } }] : [],
    }
    const part = { id: 'x', methodId: 'm', methodName: 'TPE', isCash: false, amountMinor: 100 }
    expect(splitCart(withPart(cart, part), new Map([['l0', 1000]]), newId)).toBeNull()
    expect(splitCart(inPieces, new Map([['l0', 500]]), newId)).toBeNull()
    expect(splitCart(inPieces, new Map([['l0', 4000]]), newId)).toBeNull()
    expect(splitCart(inPieces, new Map([['l0', 1000]]), newId)).not.toBeNull()
  })

  test('has each lot and each piece of before on one of its two parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('lots' as const, 'serialNumbers' as const),
        fc.boolean(),
        fc.nat(),
        (counts, tracking, isPack, draw) => {
          const pack = { id: 'k1', unit: 'Lot', unitDecimals: 0, quantityMilli: 6000, unitPriceMicro: 60_000 }
          const product = { ...aProduct({ id: 'p1', packs: [pack] }), tracking, ...(isPack && { packId: 'k1' }) }
          const size = isPack ? 6 : 1
          const pieces = counts.reduce((sum, count) => sum + count, 0)
          const forMilli = pieces * size * 1000
          const lots = counts.map((count, at) => ({
            ...{ number: `L${at}`, expiresOn: null, quantityMilli: count * size * 1000 },
          }))
          const serialNumbers = Array.from({ length: pieces * size }, (_, at) => `S${at}`)
          const goods = tracking === 'lots' ? { forMilli, lots, isChosen: true as const } : { forMilli, serialNumbers }
          const line = { id: 'l0', product, quantityMilli: pieces * 1000 }
          const lines = [
            { ...line, goods },
            { ...line, id: 'l1' },
          ]
          const parts = splitOf({ ...emptyCart('sale'), lines }, new Map([['l0', (1 + (draw % pieces)) * 1000]]))
          const both = [...(parts?.split.goes.lines ?? []), ...(parts?.stays.lines ?? [])]
          for (const { goods: own, quantityMilli } of both.filter((line) => line.goods)) {
            expect(own?.forMilli).toBe(quantityMilli * size)
            const there = own?.lots?.reduce((sum, lot) => sum + lot.quantityMilli, 0)
            expect(there ?? (own?.serialNumbers?.length ?? 0) * 1000).toBe(quantityMilli * size)
          }
          const ofLots = new Map<string, number>()
          for (const { number, quantityMilli } of both.flatMap((line) => line.goods?.lots ?? []))
            ofLots.set(number, (ofLots.get(number) ?? 0) + quantityMilli)
          const before = tracking === 'lots' ? lots.map((lot): [string, number] => [lot.number, lot.quantityMilli]) : []
          expect(ofLots).toEqual(new Map(before))
          expect(both.flatMap((line) => line.goods?.serialNumbers ?? []).toSorted()).toEqual(
            tracking === 'serialNumbers' ? serialNumbers.toSorted() : [],
          )
        },
      ),
    )
  })
})
