import { beforeEach, describe, expect, test } from '@jest/globals'
import type { SaleInput } from '@comptoir/contracts'
import { newId } from '@comptoir/platform'
import { aProduct } from '../../../testing/a-product.ts'
import { changeCart, counterKey, openStore, startNewCart, startSending, stopSending } from './cart.store.ts'
import { withProduct } from './cart.ts'
import { saleInputOf } from '../pay/sale-input.ts'

const product = aProduct()
let key: string

beforeEach(() => {
  localStorage.clear()
  key = counterKey(newId(), 'u1')
})

const addOne = (store: ReturnType<typeof openStore>) => changeCart(store, (cart) => withProduct(cart, product, newId()))

function aSale(store: ReturnType<typeof openStore>): SaleInput {
  const { cart } = store.getState()
  return saleInputOf({ cart, totalMinor: 3_450, registerId: 'r', cashSessionId: 's', cashMethodId: 'm', occurredAt: '2026-11-21T13:09:00.000Z', paymentId: 'p' })
}

describe('the cart of a counter', () => {
  test('is the same after the page was loaded again, id of the sale included', () => {
    const store = openStore(key)
    addOne(store)
    expect(openStore(key).getState()).toEqual(store.getState())
  })

  test('stands still while its sale is on its way, which a reload remembers', () => {
    const store = openStore(key)
    addOne(store)
    const before = store.getState().cart
    startSending(store, aSale(store))
    addOne(store)
    expect(store.getState().cart).toBe(before)
    expect(openStore(key).getState().sending).toEqual(aSale(store))
    stopSending(store)
    addOne(store)
    expect(store.getState().cart.lines[0]?.quantityMilli).toBe(2000)
  })

  test('has a name of its own each time', () => {
    const store = openStore(key)
    const { saleId } = store.getState().cart
    startNewCart(store)
    expect(store.getState().cart.saleId).not.toBe(saleId)
  })

  test('follows another tab', () => {
    const [here, there] = [openStore(key), openStore(key)]
    addOne(there)
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
    expect(here.getState().cart).toEqual(there.getState().cart)
  })

  test.each(['', 'nonsense', '{}', '{"state":{"cart":{"saleId":"x","lines":[{"id":"l"}]},"sending":null}}', '{"state":null}'])('begins anew when what was kept is damaged: %s', (text) => {
    localStorage.setItem(key, text)
    expect(openStore(key).getState()).toMatchObject({ cart: { lines: [], selectedId: null }, sending: null })
  })
})
