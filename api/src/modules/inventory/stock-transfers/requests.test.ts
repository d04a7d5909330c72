import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer, StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import { ROLES } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import {
  arrived,
  aTransfer,
  inShop,
  someGoods,
  step,
  take,
  twoEnds,
  whereIs,
  type TwoEnds,
} from '../../../../test/stock-transfers.ts'

const open = setUpApp()
const PATH = 'stock-transfers'

let ends: TwoEnds
let [tea, salt]: Product[] = []

beforeEach(async () => {
  ends = await twoEnds(open())
  tea = await someGoods(ends, 10_000)
  salt = await someGoods(ends, 10_000)
})

const lineOf = (productId: string | undefined, requestedMilli: number) => ({
  ...{ id: newId(), productId: productId ?? '', requestedMilli },
})
const aRequest = (over: object = {}) => ({
  ...{ id: newId(), fromPointOfSaleId: ends.here, toPointOfSaleId: ends.there, neededOn: '2099-05-01', note: 'Fair' },
  lines: [lineOf(tea?.id, 4000), lineOf(salt?.id, 2000)],
  ...over,
})
const ask = (caller: Caller, input: object) => caller.post(`${PATH}/requests`, input)
const requested = async (over: object = {}) => (await done(ask(ends.receiver, aRequest(over)))).json<StockTransfer>()
const read = async (caller: Caller, id: string) => (await done(caller.get(`${PATH}/${id}`))).json<StockTransfer>()

test('a shop asks another for goods, which sends less of them; both see what was wanted', async () => {
  const asked = await requested()
  expect(asked).toMatchObject({
    ...{ state: 'requested', number: null, neededOn: '2099-05-01', note: 'Fair', mayTake: ['withdraw'] },
    wanted: [
      { productId: tea?.id, quantityMilli: 4000 },
      { productId: salt?.id, quantityMilli: 2000 },
    ],
  })
  // Which place of the other end it leaves is not the receiver's to see.
  expect(asked.from.locationId).toBeNull()
  const seen = await read(ends.sender, asked.id)
  expect(seen).toMatchObject({ mayTake: ['accept', 'refuse'], from: { locationId: ends.fromId } })
  const accepting = { fromLocationId: ends.fromId, expectedOn: '2099-04-30', lines: [lineOf(tea?.id, 3000)] }
  const draft = await take(ends.sender, asked.id, 'accept', accepting)
  expect(draft).toMatchObject({ state: 'draft', expectedOn: '2099-04-30', mayTake: ['change', 'ready', 'cancel'] })
  expect(draft.lines).toMatchObject([{ productId: tea?.id, requestedMilli: 3000 }])
  expect(draft.wanted).toEqual(asked.wanted)
  await take(ends.sender, asked.id, 'ready')
  const sent = await take(ends.sender, asked.id, 'ship', { lines: [] })
  const closed = await take(ends.receiver, asked.id, 'receive', arrived(sent, 3000))
  expect(closed).toMatchObject({ state: 'closed', wanted: asked.wanted, neededOn: '2099-05-01' })
  expect(closed.story.map((each) => each.step)).toEqual(['requested', 'accepted', 'readied', 'shipped', 'received'])
  expect(await whereIs(open(), ends, tea?.id ?? '')).toEqual([7000, 0, 0, 3000, 0])
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})

test('a request is refused with a reason, or withdrawn; each end does its own', async () => {
  const first = await requested()
  await refuses(step(ends.receiver, first.id, 'refuse', { reason: 'x' }), 'stockTransfer.otherEnd')
  await refuses(step(ends.sender, first.id, 'withdraw', { reason: 'x' }), 'stockTransfer.otherEnd')
  const refused = await take(ends.sender, first.id, 'refuse', { reason: 'We need them ourselves' })
  expect(refused).toMatchObject({ state: 'refused', mayTake: [] })
  expect((await read(ends.receiver, first.id)).story.at(-1)).toMatchObject({
    ...{ step: 'refused', note: 'We need them ourselves' },
  })
  const second = await requested()
  expect(await take(ends.receiver, second.id, 'withdraw', { reason: 'Found some' })).toMatchObject({
    ...{ state: 'cancelled', mayTake: [] },
  })
  const accepting = { fromLocationId: ends.fromId, lines: [lineOf(tea?.id, 1000)] }
  for (const { id } of [first, second]) {
    await refuses(step(ends.sender, id, 'accept', accepting), 'stockTransfer.hasMovedOn')
    await refuses(step(ends.sender, id, 'cancel', { reason: 'x' }), 'stockTransfer.hasMovedOn')
  }
  const list = async (caller: Caller, query: string) =>
    (await done(caller.get(`${PATH}/paginated?${query}`))).json<PaginatedOf<StockTransferRow>>().data
  for (const caller of [ends.sender, ends.receiver]) {
    expect(await list(caller, 'filter[state]=refused')).toMatchObject([{ id: first.id, quantityMilli: 6000 }])
    expect(await list(caller, `filter[product]=${salt?.id ?? ''}`)).toHaveLength(2)
  }
})

test('a draft that answers a request stays between its two points of sale', async () => {
  const { id } = await requested()
  const accepting = { fromLocationId: ends.fromId, lines: [lineOf(tea?.id, 1000)] }
  const elsewhere = { ...accepting, fromLocationId: ends.toId }
  await refuses(step(ends.administrator, id, 'accept', elsewhere), 'stockTransfer.samePlace')
  const { version } = await take(ends.sender, id, 'accept', accepting)
  const path = `points-of-sale/${ends.there}/locations`
  const depot = (await done(ends.administrator.post(path, { name: 'Depot', kind: 'depot' }))).json<{ id: string }>()
  const held = { 'if-match': `"${version}"` }
  const put = (over: object) =>
    ends.administrator.put(`${PATH}/${id}`, { ...aTransfer(ends, [[tea?.id ?? '', 1000]]), ...over }, held)
  await refuses(
    put({ toPointOfSaleId: ends.here, toLocationId: ends.fromId, fromLocationId: depot.id }),
    'stockTransfer.otherThanRequested',
  )
  await done(put({}))
})

test('what cannot be asked for is refused', async () => {
  const refused = async (over: object, code: string, caller = ends.receiver) =>
    refuses(ask(caller, aRequest(over)), `stockTransfer.${code}`)
  await refused({ toPointOfSaleId: ends.here, fromPointOfSaleId: ends.there }, 'pointOfSaleUnknown')
  await refused({ fromPointOfSaleId: newId() }, 'pointOfSaleUnknown')
  await refused({ fromPointOfSaleId: ends.there }, 'samePlace')
  await refused({ toLocationId: ends.fromId }, 'locationUnknown')
  await refused({ lines: [lineOf(newId(), 1000)] }, 'productUnknown')
  await refused({ lines: [lineOf(tea?.id, 1000), lineOf(tea?.id, 1000)] }, 'productTwice')
  const input = aRequest()
  await done(ask(ends.receiver, input))
  await refuses(ask(ends.receiver, input), 'request.keyReused')
  await refuses(ask(ends.receiver, aRequest({ lines: [] })), 'request.invalid')
})

test('people without the right, strangers and other companies', async () => {
  const { id } = await requested()
  const stranger = await (await aShop(open())).as('administrator')
  const third = (
    await done(
      ends.administrator.post('points-of-sale', {
        ...{ code: 'TZ', name: 'Tozeur', address: null, postalCode: null, city: null, phone: null },
      }),
    )
  ).json<{ id: string }>()
  const elsewhere = await inShop(open(), ends.shop, third.id, 'manager')
  const bodies = {
    accept: { fromLocationId: ends.fromId, lines: [lineOf(tea?.id, 1000)] },
    refuse: { reason: 'x' },
    withdraw: { reason: 'x' },
  }
  await refuses(ask(ends.shop.nobody, aRequest()), 'auth.required')
  for (const [name, body] of Object.entries(bodies)) {
    await refuses(step(ends.shop.nobody, id, name, body), 'auth.required')
    for (const caller of [stranger, elsewhere]) await refuses(step(caller, id, name, body), 'stockTransfer.notFound')
  }
  for (const role of ROLES.filter((each) => !['administrator', 'manager', 'stockKeeper'].includes(each))) {
    const caller = await ends.shop.as(role)
    await refuses(ask(caller, aRequest()), 'auth.forbidden')
    for (const [name, body] of Object.entries(bodies)) await refuses(step(caller, id, name, body), 'auth.forbidden')
  }
})
