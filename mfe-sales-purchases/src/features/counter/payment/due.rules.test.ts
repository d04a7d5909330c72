import { cashPartMinor } from '@comptoir/contracts/payment-rules'
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct } from '../../../testing/a-product.ts'
import { type Cart, emptyCart, type PaymentPart, withProduct } from '../cart/cart.ts'
import { soldPartsOf } from '../cart/sold-parts.ts'
import { dueOf, paidBy } from './due.rules.ts'
import { payBlockOf } from './pay-block.ts'

type Kind = 'cash' | 'card' | 'foreign'

const FOREIGN = { currency: 'EUR', amountMinor: 100, per: 1, rateMicro: 3_372_000, validFrom: '2020-01-01' } as const

function aPart(kind: Kind, amountMinor: number, at = 0): PaymentPart {
  return {
    ...{ id: `${kind} ${at}`, methodId: kind === 'card' ? 'card' : 'cash', methodName: kind },
    ...{ isCash: kind !== 'card', amountMinor },
    ...(kind === 'foreign' ? { details: { foreign: FOREIGN } } : {}),
  }
}

const ONE_LINE: Cart = withProduct(emptyCart('s'), aProduct({ id: 'tea' }), 'l')

interface Paying {
  totalMinor: number
  parts: readonly PaymentPart[]
  method: 'cash' | 'card'
  stepMinor: number
  receivedMinor?: number | null
}

/** What the counter asks for, why it lets nobody pay, and what it writes down where it does. */
function paying({ totalMinor, parts, method, stepMinor, receivedMinor = null }: Paying) {
  const due = dueOf({ parts }, { totalMinor, isCash: method === 'cash', stepMinor, currency: 'TND' })
  const cart = paidBy({ ...ONE_LINE, parts, receivedMinor }, due, method)
  const block = payBlockOf({
    ...{ cart, ...due, isScanSlow: false, hasMethod: true, checkout: 'idle', isPartGone: false, standing: 'ready' },
    ...{ isStockShort: false, isCreditShort: false, isAccountPending: false, isSplitting: false, lack: null },
  })
  const { dueMinor, roundingMinor } = due
  const sold = soldPartsOf({
    ...{ cart, lines: [], totalMinor, dueMinor, roundingMinor, occurredAt: '2026-03-10T12:00:00.000Z' },
    ...{ cashSessionId: 's', cashierId: 'u', currency: 'TND', isVatSubject: true },
    ...{ method: { id: method, kind: method }, paymentId: 'last', changeId: 'change' },
  })
  return { ...due, block, sold }
}

describe('what is asked for', () => {
  test('notes are not changed where the other parts pay all, not even to the coin', () => {
    const parts = [aPart('card', 50_000), aPart('foreign', 3372)]
    for (const method of ['cash', 'card'] as const)
      for (const totalMinor of [50_000, 49_990])
        expect(paying({ totalMinor, parts, method, stepMinor: 50 })).toMatchObject({
          roundingMinor: 0,
          block: 'overpaid',
        })
    expect(paying({ totalMinor: 50_001, parts, method: 'card', stepMinor: 0 })).toMatchObject({
      dueMinor: -3371,
      block: null,
    })
  })

  test('change is in coins, beside cash and whatever method is chosen', () => {
    const parts = [aPart('cash', 60_000), aPart('foreign', 67_453)]
    for (const method of ['cash', 'card'] as const)
      expect(paying({ totalMinor: 100_010, parts, method, stepMinor: 50 })).toMatchObject({
        ...{ dueMinor: -27_450, roundingMinor: -7, block: null },
      })
  })

  test('whatever the counter lets be paid, the books can hold, and nothing is only changed', () => {
    const kinds = fc.constantFrom<Kind>('cash', 'card', 'foreign')
    const somePart = fc.record({ kind: kinds, amountMinor: fc.integer({ min: 1, max: 400 }) })
    const someParts = fc.array(somePart, { maxLength: 4 })
    // Around what some of the parts pay: there it is decided what is rounded, and what is too much.
    const someTotal = fc.record({ paidBy: fc.nat(15), off: fc.integer({ min: -60, max: 60 }) })
    const method = fc.constantFrom('cash' as const, 'card' as const)
    const stepMinor = fc.constantFrom(0, 5, 10, 50)
    const received = fc.option(fc.nat(1000))
    fc.assert(
      fc.property(someParts, someTotal, method, stepMinor, received, (given, { paidBy, off }, by, step, typed) => {
        const parts = given.map(({ kind, amountMinor }, at) =>
          // Own cash is in coins.
          aPart(kind, kind === 'cash' && step > 0 ? amountMinor * step : amountMinor, at),
        )
        const among = parts.filter((_, at) => (paidBy >> at) % 2 === 1)
        const totalMinor = Math.max(
          among.reduce((sum, { amountMinor }) => sum + amountMinor, off),
          0,
        )
        const asked = { totalMinor, parts, method: by, stepMinor: step, receivedMinor: typed }
        const { dueMinor, roundingMinor, block, sold } = paying(asked)
        const isOver = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) > totalMinor
        if (block !== null) return
        const kindOf = (id: string) => (id === 'cash' ? 'cash' : 'card')
        const paid = sold.payments.map((payment) => ({ ...payment, methodKind: kindOf(payment.paymentMethodId) }))
        const sum = (of: typeof paid): number => of.reduce((all, { amountMinor }) => all + amountMinor, 0)
        const changeMinor = sold.change?.amountMinor ?? 0
        expect(sum(paid) - changeMinor).toBe(totalMinor + roundingMinor)
        // As the server has it: only what is paid in cash is rounded, and only on cash is change given.
        if (roundingMinor !== 0) expect(cashPartMinor(totalMinor, paid)).toBeGreaterThan(0)
        expect(changeMinor).toBeLessThanOrEqual(sum(paid.filter(({ methodKind }) => methodKind === 'cash')))
        expect(Math.abs(roundingMinor)).toBeLessThanOrEqual(isOver ? Math.max(step - 1, 0) : step / 2)
        if (sold.change) expect(sold.change.paymentMethodId).toBe('cash')
        if (dueMinor < 0 && step > 0) expect(changeMinor % step).toBe(0)
        const foreignMinor = sum(paid.filter(({ details }) => details?.foreign))
        const others = sum(paid.filter(({ id, details }) => id !== 'last' && !details?.foreign))
        if (foreignMinor > 0) expect(others).toBeLessThan(totalMinor)
      }),
      { numRuns: 3000 },
    )
  })
})
