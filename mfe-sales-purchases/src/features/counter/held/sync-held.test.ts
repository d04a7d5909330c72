import { beforeEach, expect, test } from '@jest/globals'
import type { HeldTicket } from '@comptoir/contracts/sales/held-tickets'
import { createStore, newId, signIn } from '@comptoir/platform'
import { aSession, fakeApi, refusal } from '@comptoir/testing'
import { aHeldTicket, HELD } from '../../../testing/a-held-shop.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { emptyCart, withProduct } from '../cart/cart.ts'
import { heldKey, openHeldStore, type OthersStore } from './held-tickets.store.ts'
import { type HeldNews, syncHeld } from './sync-held.ts'

const session = { id: 's1', registerId: 'r1', pointOfSaleId: 'p1' }
const cart = withProduct(emptyCart('018f0000-0000-7000-8000-00000000e1e5'), aProduct(), newId())

beforeEach(() => {
  localStorage.clear()
  signIn(aSession({}))
})

/** A register, and a shop that lists these, and knows of one that is gone. */
function aRegister(listed: readonly HeldTicket[], gone = aHeldTicket()) {
  const api = fakeApi()
    .on('get', `${HELD}/:id`, gone)
    .on('get', `${HELD}/paginated`, ({ searchParams }) => {
      const data = searchParams.has('filter[resumedTwice]') ? [] : listed
      return { data, meta: { page: 1, limit: 100, total: data.length } }
    })
  const held = openHeldStore(heldKey('r1'))
  const others: OthersStore = createStore(() => ({ rows: [] }))
  const told: HeldNews[] = []
  return { api, held, others, told, sync: () => syncHeld({ held, others, session, tell: (news) => told.push(news) }) }
}

test('what was resumed in a session that the server has not heard of is told once it has', async () => {
  const shop = aHeldTicket({ id: 'h1', registerId: 'r1' })
  const { api, held, others, sync } = aRegister([shop])
  const end = { takeId: newId(), resumedAt: '2026-11-21T13:30:00.000Z' }
  held.setState({ ended: [{ id: 'h1', ticket: null, end }] })
  api.on('post', `${HELD}/:id/take`, refusal('cashSession.notFound'))
  expect(await sync()).toBe(false)
  expect([held.getState().ended.length, others.getState().rows.length]).toEqual([1, 0])
  api.on('post', `${HELD}/:id/take`, { ...shop, state: 'taken', endedRegisterId: 'r1' })
  expect(await sync()).toBe(true)
  expect(held.getState().ended).toEqual([])
})

test.each([
  ['r1', 1],
  ['r2', 0],
])('a ticket that the shop gave to %s stays here only where it is this one: %d', async (endedRegisterId, left) => {
  const { held, sync } = aRegister([], aHeldTicket({ id: 'h2', state: 'taken', registerId: 'r1', endedRegisterId }))
  const whose = { note: 'Slim', heldBy: 'Amira', heldById: 'u1', heldAt: '2026-11-21T13:09:00.000Z', totalMinor: 3450 }
  held.setState({ tickets: [{ ...whose, id: 'h2', cart, sent: 'yes' }] })
  await sync()
  expect(held.getState().tickets).toHaveLength(left)
})

test('a ticket of another register that comes late is another sale', async () => {
  const { api, held, told, sync } = aRegister([])
  const given = aHeldTicket({ id: 'h3', state: 'taken', endedRegisterId: 'r1', content: JSON.stringify(cart) })
  api.on('post', `${HELD}/:id/take`, given)
  held.setState({ asked: [{ id: 'h3', takeId: newId(), askedAt: 0 }] })
  await sync()
  const [arrived] = held.getState().tickets
  expect(arrived?.cart.lines.map(({ quantityMilli }) => quantityMilli)).toEqual([1000])
  expect([arrived?.cart.saleId, arrived?.cart.lines[0]?.id]).not.toEqual([cart.saleId, cart.lines[0]?.id])
  expect(told.map(({ kind }) => kind)).toEqual(['arrived'])
})
