import { expect, test } from '@jest/globals'
import { aProduct } from '../../../testing/a-product.ts'
import { emptyCart, type PaymentPart, withPart, withProduct } from './cart.ts'
import { readCart } from './stored-cart.ts'

test('of what was paid already, what is not whole is left out, and the rest is there', () => {
  const foreign = { currency: 'EUR', amountMinor: 2000, per: 1, rateMicro: 3_372_500, validFrom: '2026-03-10' } as const
  const euros: PaymentPart = {
    ...{ id: 'p', methodId: 'cash', methodName: 'Espèces', isCash: true, amountMinor: 67_450 },
    details: { foreign },
  }
  const cart = withPart(withProduct(emptyCart('s'), aProduct(), 'l'), euros)
  const damaged = Object.keys(foreign).map((field) => ({ ...euros, details: { foreign: { ...foreign, [field]: {} } } }))
  const texts = ['amountMinor', 'per', 'rateMicro'].map((field) => ({
    ...euros,
    details: { foreign: { ...foreign, [field]: '1' } },
  }))
  const others = [[], null, 'EUR', {}].map((each) => ({ ...euros, details: { foreign: each } }))
  const stored = { cart: { ...cart, parts: [...damaged, euros, ...texts, ...others] } }
  expect(readCart(JSON.parse(JSON.stringify(stored)))?.parts).toEqual([euros])
})
