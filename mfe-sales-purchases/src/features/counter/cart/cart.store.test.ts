import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aProduct, aRunningDiscount } from '../../../testing/a-product.ts'
import {
  cartKey,
  changeCart,
  followOtherTabs,
  openCartStore,
  startNewCart,
  startPaying,
  stopPaying,
} from './cart.store.ts'
import { boughtBy, withPart, withProduct, withWeighed } from './cart.ts'
import { pricedAt } from './line-discount.ts'
import { soldPartsOf } from './sold-parts.ts'
import { customProduct } from './sold-by.ts'

const product = aProduct()
let key: string

beforeEach(() => {
  localStorage.clear()
  key = cartKey(newId(), 'u1')
})

const addOne = (store: ReturnType<typeof openCartStore>) =>
  changeCart(store, (cart) => withProduct(cart, product, newId()))

function aSale(store: ReturnType<typeof openCartStore>) {
  const { cart } = store.getState()
  const occurredAt = '2026-11-21T13:09:00.000Z'
  return soldPartsOf({
    ...{ cart, totalMinor: 3_450, dueMinor: 3_450, roundingMinor: 0, occurredAt },
    lines: pricedAt(cart.lines, { currency: 'TND', vatMode: 'charged' }, Date.parse(occurredAt)),
    ...{ cashSessionId: 's', cashierId: 'u1', currency: 'TND', isVatSubject: true },
    ...{ method: { id: 'm', kind: 'cash' }, paymentId: 'p', changeId: 'c' },
  })
}

describe('the cart of a register', () => {
  test('is the same after the page was loaded again, id of the sale included', () => {
    const store = openCartStore(key)
    addOne(store)
    expect(openCartStore(key).getState()).toEqual(store.getState())
  })

  test('keeps what was paid in part, and drops what is no part of a payment', () => {
    const store = openCartStore(key)
    addOne(store)
    const part = { id: newId(), methodId: 'm1', methodName: 'TPE', isCash: false, amountMinor: 3000 }
    changeCart(store, (cart) => withPart(cart, part))
    expect(openCartStore(key).getState().cart.parts).toEqual([part])
    expect(aSale(openCartStore(key)).payments).toMatchObject([
      { id: part.id, paymentMethodId: 'm1', amountMinor: 3000 },
      { paymentMethodId: 'm' },
    ])
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"amountMinor":3000', '"amountMinor":"3000"'))
    expect(openCartStore(key).getState().cart).toMatchObject({ lines: [{ product: { id: product.id } }], parts: [] })
  })

  test('keeps who buys, by whose name it is printed; nobody where that is damaged', () => {
    const store = openCartStore(key)
    addOne(store)
    expect(aSale(store)).toMatchObject({ clientId: null, clientName: null })
    const client = { id: 'k1', name: 'Salma Trabelsi', phone: null }
    changeCart(store, (cart) => boughtBy(cart, client))
    const again = openCartStore(key)
    expect(again.getState().cart.client).toEqual(client)
    expect(aSale(again)).toMatchObject({ clientId: 'k1', clientName: 'Salma Trabelsi' })
    startNewCart(again)
    expect(again.getState().cart.client).toBeNull()
    localStorage.setItem(key, JSON.stringify({ state: { cart: { ...store.getState().cart, client: { id: 1 } } } }))
    expect(openCartStore(key).getState().cart).toMatchObject({ lines: [{ product: { id: product.id } }], client: null })
  })

  test('keeps a custom item, which is sold without a product', () => {
    const store = openCartStore(key)
    const item = { designation: 'Retouche', unitPriceMicro: 8_500_000, vatRateMilli: 7000 }
    changeCart(store, (cart) => withWeighed(cart, customProduct(newId(), item), newId(), 1000))
    const again = openCartStore(key)
    expect(again.getState()).toEqual(store.getState())
    expect(aSale(again).lines).toMatchObject([
      { productId: null, designation: 'Retouche', vatRateMilli: 7000, quantityMilli: 1000, unitPriceMicro: 8_500_000 },
    ])
  })

  test('stays as it is while it is written down as sold, which a reload forgets', () => {
    const store = openCartStore(key)
    addOne(store)
    const before = store.getState().cart
    startPaying(store)
    addOne(store)
    expect(store.getState().cart).toBe(before)
    expect(openCartStore(key).getState()).toEqual({ cart: before, isPaying: false })
    stopPaying(store)
    addOne(store)
    expect(store.getState().cart.lines[0]?.quantityMilli).toBe(2000)
  })

  test('keeps the running discount of a product apart from what was given by hand', () => {
    const store = openCartStore(key)
    changeCart(store, (cart) => withProduct(cart, aProduct({ discount: aRunningDiscount() }), newId()))
    expect(openCartStore(key).getState()).toEqual(store.getState())
    expect(store.getState().cart.lines[0]?.discount).toBeUndefined()
    expect(aSale(store).lines[0]?.discount).toMatchObject({ reason: 'Semaine du couscous' })
  })

  test('has a name of its own each time', () => {
    const store = openCartStore(key)
    const { saleId } = store.getState().cart
    startNewCart(store)
    expect(store.getState().cart.saleId).not.toBe(saleId)
  })

  test('is sold from where the browser refuses its storage', () => {
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    const store = openCartStore(key)
    addOne(store)
    refusing.mockRestore()
    expect(store.getState().cart.lines).toHaveLength(1)
  })

  test('follows another tab', () => {
    const [here, there] = [openCartStore(key), openCartStore(key)]
    const stopFollowing = followOtherTabs(here)
    addOne(there)
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
    expect(here.getState().cart).toEqual(there.getState().cart)
    stopFollowing()
    addOne(there)
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
    expect(here.getState().cart).not.toEqual(there.getState().cart)
  })

  test('begins anew when a kept discount is damaged', () => {
    const store = openCartStore(key)
    changeCart(store, (cart) => withProduct(cart, aProduct({ discount: aRunningDiscount() }), newId()))
    localStorage.setItem(key, String(localStorage.getItem(key)).replace('"rateMilli":10000', '"rateMilli":"10"'))
    expect(openCartStore(key).getState().cart.lines).toEqual([])
  })

  test.each([
    '',
    'nonsense',
    '{}',
    '{"state":{"cart":{"saleId":"x","lines":[{"id":"l"}]},"sending":null}}',
    '{"state":null}',
  ])('begins anew when what was kept is damaged: %s', (text) => {
    localStorage.setItem(key, text)
    expect(openCartStore(key).getState()).toMatchObject({ cart: { lines: [], selectedId: null }, isPaying: false })
  })
})
