import { beforeEach, describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aProduct } from '../../../testing/a-product.ts'
import { withProduct } from '../cart/cart.ts'
import { cartKey, changeCart, openCartStore, startPaying } from '../cart/cart.store.ts'
import { heldKey, openHeldStore } from './held-tickets.store.ts'
import { finishSplits, holdPart } from './split-held.ts'

const HOLDING = { note: 'Salma', heldBy: 'Amira', heldById: 'u1', heldAt: '2026-11-21T13:09:00Z', totalMinor: 3_450 }

let registerId: string

const open = () => ({
  store: openCartStore(cartKey(registerId, 'u1')),
  held: openHeldStore(heldKey(registerId)),
})

/** A cart with three of one product and one of another, and the half of it that goes. */
function aCart() {
  const { store, held } = open()
  changeCart(store, (cart) =>
    withProduct(withProduct(cart, aProduct({ id: 'tea' }), newId(), 3000), aProduct({ id: 'oil' }), newId()),
  )
  const [tea, oil] = store.getState().cart.lines
  return { store, held, going: new Map([tea, oil].map((line) => [line?.id ?? '', 1000])) }
}

/** How much there is of each product, in the cart and aside. */
function counted({ store, held } = open()): Record<string, number> {
  const all = [store.getState().cart, ...held.getState().tickets.map(({ cart }) => cart)].flatMap(({ lines }) => lines)
  return all.reduce<Record<string, number>>(
    (sums, { product: { id }, quantityMilli }) => ({ ...sums, [id]: (sums[id] ?? 0) + quantityMilli }),
    {},
  )
}

beforeEach(() => {
  localStorage.clear()
  registerId = newId()
})

describe('a part of the open ticket that is put aside', () => {
  test('is held, and is there no more in the cart, after a reload too', () => {
    const { store, held, going } = aCart()
    expect(holdPart(held, store, going, HOLDING)).toBe(true)
    for (const each of [{ store, held }, open()]) {
      expect(counted(each)).toEqual({ tea: 3000, oil: 1000 })
      expect(each.store.getState().cart.lines).toMatchObject([{ product: { id: 'tea' }, quantityMilli: 2000 }])
      expect(each.held.getState()).toMatchObject({ tickets: [HOLDING], splits: [] })
    }
  })

  test('is neither lost nor doubled where the page ends at any write', () => {
    for (let written = 0; written <= 3; written += 1) {
      localStorage.clear()
      const { store, held, going } = aCart()
      const { setItem } = Storage.prototype
      let left = written
      Storage.prototype.setItem = function (name: string, value: string) {
        left -= 1
        if (left >= 0) setItem.call(this, name, value)
      }
      try {
        holdPart(held, store, going, HOLDING)
      } finally {
        Storage.prototype.setItem = setItem
      }
      const again = open()
      finishSplits(again.held, again.store)
      for (const each of [again, open()]) expect(counted(each)).toEqual({ tea: 3000, oil: 1000 })
      expect(open().held.getState().splits).toEqual([])
    }
  })

  test('is not, where the browser keeps nothing or the ticket is being paid', () => {
    const { store, held, going } = aCart()
    const { cart } = store.getState()
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      expect(holdPart(held, store, going, HOLDING)).toBe(false)
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(store.getState().cart).toBe(cart)
    startPaying(store)
    expect(holdPart(held, store, going, HOLDING)).toBe(false)
    expect(held.getState()).toMatchObject({ tickets: [], splits: [] })
  })
})
