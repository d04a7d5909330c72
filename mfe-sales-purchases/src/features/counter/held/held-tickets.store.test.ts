import { beforeEach, describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aProduct } from '../../../testing/a-product.ts'
import { boughtBy, receiving, withPart, withProduct } from '../cart/cart.ts'
import { cartKey, type CartStore, changeCart, openCartStore, startPaying } from '../cart/cart.store.ts'
import { heldKey, type HeldStore, openHeldStore } from './held-tickets.store.ts'
import { findHeld, forget, goOn, holdCart } from './holding.ts'

const holding = (note: string) => ({
  ...{ note, heldBy: 'Amira', heldById: 'u1', heldAt: '2026-11-21T13:09:00.000Z', totalMinor: 3_450 },
})

let registerId: string

const idOf = (held: HeldStore, note: string): string =>
  held.getState().tickets.find((ticket) => ticket.note === note)?.id ?? ''

/** As a register goes on with a ticket that nobody else has. */
function resume(held: HeldStore, store: CartStore, id: string, aside: string): boolean {
  const ticket = findHeld(held, id)
  if (!ticket || !goOn(held, store, ticket.cart, holding(aside))) return false
  forget(held, id)
  return true
}

function aCounter(userId = 'u1') {
  const store = openCartStore(cartKey(registerId, userId))
  const add = () => changeCart(store, (cart) => withProduct(cart, aProduct(), newId()))
  return { store, held: openHeldStore(heldKey(registerId)), add }
}

beforeEach(() => {
  localStorage.clear()
  registerId = newId()
})

describe('tickets that are held at a register', () => {
  test('keep all but the cash that was typed, and another one begins', () => {
    const { store, held, add } = aCounter()
    add()
    changeCart(store, (cart) => receiving(boughtBy(cart, { id: 'k1', name: 'Salma', phone: null }), 5_000))
    const { cart } = store.getState()
    expect(holdCart(held, store, holding('Salma'))).toBe(true)
    expect(store.getState().cart).toMatchObject({ lines: [], client: null })
    expect(store.getState().cart.saleId).not.toBe(cart.saleId)
    expect(held.getState().tickets).toMatchObject([{ ...holding('Salma'), cart: { ...cart, receivedMinor: null } }])
  })

  test('are there after a reload, for another cashier, and come back as the sales that they were', () => {
    const first = aCounter()
    first.add()
    const { saleId, lines } = first.store.getState().cart
    holdCart(first.held, first.store, holding('Slim'))
    const { store, held, add } = aCounter('u2')
    add()
    const other = store.getState().cart.saleId
    expect(resume(held, store, idOf(held, 'Slim'), 'Aside')).toBe(true)
    expect(store.getState().cart).toMatchObject({ saleId, lines })
    expect(held.getState().tickets.map(({ note, cart }) => [note, cart.saleId])).toEqual([['Aside', other]])
    expect(openCartStore(cartKey(registerId, 'u2')).getState().cart.saleId).toBe(saleId)
  })

  test('two tabs lose none of each other’s, and resume one once', () => {
    const [one, other] = [aCounter(), aCounter('u2')]
    one.add()
    other.add()
    holdCart(one.held, one.store, holding('One'))
    holdCart(other.held, other.store, holding('Other'))
    expect(
      openHeldStore(heldKey(registerId))
        .getState()
        .tickets.map(({ note }) => note),
    ).toEqual(['Other', 'One'])
    const id = idOf(one.held, 'One')
    expect(resume(one.held, one.store, id, '')).toBe(true)
    expect(resume(other.held, other.store, id, '')).toBe(false)
    forget(one.held, id)
    expect(one.held.getState().tickets.map(({ note }) => note)).toEqual(['Other'])
  })

  test('none is held that is empty, being paid, or paid in part; nor in the place of one', () => {
    const { store, held, add } = aCounter()
    expect(holdCart(held, store, holding('Nothing'))).toBe(false)
    add()
    holdCart(held, store, holding('Slim'))
    const [slim] = held.getState().tickets
    add()
    const part = { id: newId(), methodId: 'm1', methodName: 'TPE', isCash: false, amountMinor: 1000 }
    changeCart(store, (cart) => withPart(cart, part))
    const { cart } = store.getState()
    expect(holdCart(held, store, holding('Part'))).toBe(false)
    expect(resume(held, store, slim?.id ?? '', '')).toBe(false)
    startPaying(store)
    expect(resume(held, store, slim?.id ?? '', '')).toBe(false)
    expect(store.getState().cart).toBe(cart)
    expect(held.getState().tickets).toEqual([slim])
  })

  test('none is held where the browser keeps nothing: it stays in the cart', () => {
    const { store, held, add } = aCounter()
    add()
    const { cart } = store.getState()
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      expect(holdCart(held, store, holding('Slim'))).toBe(false)
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(store.getState().cart).toBe(cart)
    expect(held.getState().tickets).toEqual([])
  })

  test('what is damaged is left out', () => {
    const { store, held, add } = aCounter()
    add()
    holdCart(held, store, holding('Slim'))
    add()
    holdCart(held, store, holding('Salma'))
    const key = heldKey(registerId)
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"note":"Slim"', '"note":7'))
    expect(
      openHeldStore(key)
        .getState()
        .tickets.map(({ note }) => note),
    ).toEqual(['Salma'])
    localStorage.setItem(key, '{"state":{"tickets":7},"version":0}')
    expect(openHeldStore(key).getState().tickets).toEqual([])
  })
})
