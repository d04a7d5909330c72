import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { type Cart, emptyCart, partsMinor } from './cart.ts'
import { withExchanged } from './exchanged-part.ts'

const cash = (amountMinor: number) => ({ id: 'x', methodId: 'cash', name: 'Exchange', amountMinor })
const CARD = { id: 'c', methodId: 'card', methodName: 'Card', isCash: false, amountMinor: 500 }

describe('the cash of a return', () => {
  test('pays the sale first; what is left of it is given back', () => {
    const dearer = withExchanged(emptyCart('s1'), cash(1000), 1700)
    expect(dearer).toMatchObject({ parts: [{ id: 'x', isCash: true, amountMinor: 1000 }], receivedMinor: null })
    expect(withExchanged(dearer, cash(4100), 1700)).toMatchObject({
      parts: [{ amountMinor: 1700 }],
      receivedMinor: 2400,
    })
    expect(withExchanged(dearer, cash(1000), 0)).toMatchObject({ parts: [], receivedMinor: null })
  })

  test('pays no more than is wanted and never twice, whatever was paid otherwise', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (givenMinor, wantedMinor, hasPart) => {
        const begin: Cart = { ...emptyCart('s1'), parts: hasPart ? [CARD] : [] }
        const before = partsMinor(begin)
        const once = withExchanged(begin, cash(givenMinor), wantedMinor)
        expect(withExchanged(once, cash(givenMinor), wantedMinor)).toEqual(once)
        expect(partsMinor(once) - before).toBe(Math.min(givenMinor, wantedMinor))
        const handedMinor = partsMinor(once) - before + (once.receivedMinor ?? 0)
        expect(handedMinor).toBe(wantedMinor === 0 ? 0 : givenMinor)
      }),
    )
  })
})
