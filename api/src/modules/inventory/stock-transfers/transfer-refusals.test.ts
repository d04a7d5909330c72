import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { ROLES } from '@comptoir/contracts/roles'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import {
  arrived,
  aTransfer,
  readied,
  shipped,
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
let tea: Product

beforeEach(async () => {
  ends = await twoEnds(open())
  tea = await someGoods(ends, 10_000)
})

const create = (caller: Caller, input: object) => caller.post(PATH, input)
const read = async (caller: Caller, id: string) => (await done(caller.get(`${PATH}/${id}`))).json<StockTransfer>()

describe('what is refused', () => {
  test('places, products and quantities that cannot be', async () => {
    const unitId = await aUnit(ends.administrator, 0)
    const pieces = await someGoods(ends, 5000, { unitId })
    const refused = async (over: object, code: string, lines: [string, number][] = [[tea.id, 1000]]) =>
      refuses(create(ends.sender, aTransfer(ends, lines, over)), `stockTransfer.${code}`)
    await refused({ fromLocationId: ends.toId }, 'locationUnknown')
    await refused({ toPointOfSaleId: newId() }, 'pointOfSaleUnknown')
    await refused({ toLocationId: ends.toId }, 'locationUnknown')
    await refused({}, 'productUnknown', [[newId(), 1000]])
    await refused({}, 'productTwice', [
      [tea.id, 1000],
      [tea.id, 1000],
    ])
    await refused({}, 'quantityTooFine', [[pieces.id, 1500]])
    const input = aTransfer(ends, [[tea.id, 1000]])
    await done(create(ends.sender, input))
    await refuses(create(ends.sender, input), 'request.keyReused')
    const key = { 'idempotency-key': 'one' }
    const once = aTransfer(ends, [[tea.id, 1000]])
    const [first, second] = [await ends.sender.post(PATH, once, key), await ends.sender.post(PATH, once, key)]
    expect([first.statusCode, second.body]).toEqual([201, first.body])
  })

  test('a destination that is gone, inactive or a quarantine by the time goods arrive', async () => {
    const path = `points-of-sale/${ends.there}/locations`
    const depot = { name: 'Depot', kind: 'depot' }
    const { id: toLocationId } = (await done(ends.administrator.post(path, depot))).json<{ id: string }>()
    const draft = aTransfer(ends, [[tea.id, 1000]], { toLocationId })
    const { id } = (await done(create(ends.administrator, draft))).json<StockTransfer>()
    await take(ends.sender, id, 'ready')
    const sent = await take(ends.sender, id, 'ship', { lines: [] })
    const { params } = await refuses(ends.administrator.delete(`${path}/${toLocationId}`), 'location.inTransfers')
    expect(params).toEqual({ transfers: 1 })
    const arriving = (body: object) => step(ends.receiver, id, 'receive', body)
    for (const change of [{ isActive: false }, { isActive: true, kind: 'quarantine' }]) {
      await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, ...change }))
      const problem = await refuses(arriving(arrived(sent, 400)), 'stockTransfer.locationUnknown')
      expect(problem.errors?.[0]?.pointer).toBe('/toLocationId')
    }
    await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, isActive: true }))
    await take(ends.receiver, id, 'receive', { ...arrived(sent, 400), isLast: true })
    await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, isActive: false }))
    const found = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'found', quantityMilli: 600 }] }
    expect(await take(ends.administrator, id, 'settle', found)).toMatchObject({ state: 'closed' })
    expect(await whereIs(open(), ends, tea.id)).toEqual([9000, 0, 0, 600, 0])
  })

  test('a place that takes goods no longer: what goes back is put in the shop of its point of sale', async () => {
    const path = `points-of-sale/${ends.here}/locations`
    const depot = { name: 'Depot', kind: 'depot' }
    const { id: fromLocationId } = (await done(ends.administrator.post(path, depot))).json<{ id: string }>()
    const stocked = await shipped(
      ends,
      aTransfer(ends, [[tea.id, 4000]], { toPointOfSaleId: ends.here, toLocationId: fromLocationId }),
    )
    await take(ends.sender, stocked.id, 'receive', arrived(stocked, 4000))
    const from = { fromLocationId }
    const [first, second] = [
      await shipped(ends, aTransfer(ends, [[tea.id, 1000]], from)),
      await shipped(ends, aTransfer(ends, [[tea.id, 3000]], from)),
    ]
    await done(ends.administrator.put(`${path}/${fromLocationId}`, { ...depot, isActive: false }))
    expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 4000, 0, 0])
    await take(ends.administrator, second.id, 'cancel', { reason: 'The road is closed' })
    await take(ends.receiver, first.id, 'receive', { isLast: true, lines: [] })
    const back = { lineId: first.lines[0]?.id, outcome: 'returned', quantityMilli: 1000 }
    await take(ends.administrator, first.id, 'settle', { note: 'x', lines: [back] })
    expect(await whereIs(open(), ends, tea.id)).toEqual([10_000, 0, 0, 0, 0])
  })

  test('each step outside its states, and at the other end', async () => {
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    const { id } = sent
    await refuses(step(ends.sender, id, 'ready'), 'stockTransfer.hasMovedOn')
    await refuses(step(ends.sender, id, 'ship', { lines: [] }), 'stockTransfer.hasMovedOn')
    await refuses(step(ends.sender, id, 'receive', arrived(sent, 1000)), 'stockTransfer.otherEnd')
    const settling = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'found', quantityMilli: 1 }] }
    await refuses(step(ends.administrator, id, 'settle', settling), 'stockTransfer.hasMovedOn')
    await refuses(step(ends.receiver, id, 'receive', arrived(sent, 4001)), 'stockTransfer.tooMuch')
    await refuses(step(ends.receiver, id, 'receive', arrived(sent, 3000, 1001)), 'stockTransfer.tooMuch')
    await refuses(step(ends.receiver, id, 'receive', arrived(sent, 0)), 'stockTransfer.nothingReceived')
    const unknown = { isLast: false, lines: [{ lineId: newId(), goodMilli: 1, damagedMilli: 0 }] }
    await refuses(step(ends.receiver, id, 'receive', unknown), 'stockTransfer.lineUnknown')
    const elsewhere = { ...arrived(sent, 1000), toLocationId: ends.fromId }
    await refuses(step(ends.receiver, id, 'receive', elsewhere), 'stockTransfer.locationUnknown')
    const other = await readied(ends, [[tea.id, 4000]])
    await refuses(step(ends.receiver, other.id, 'ship', { lines: [] }), 'stockTransfer.otherEnd')
    const none = { lines: other.lines.map(({ id: lineId }) => ({ lineId, pickedMilli: 0 })) }
    await refuses(step(ends.sender, other.id, 'ship', none), 'stockTransfer.nothingPicked')
    await take(ends.receiver, id, 'receive', { isLast: true, lines: [] })
    const lost = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'lost', quantityMilli: 1 }] }
    await refuses(step(ends.administrator, id, 'settle', lost), 'stockTransfer.bearerRequired')
    await refuses(step(ends.sender, id, 'settle', settling), 'auth.forbidden')
  })

  test('what is not there, where the shop refuses to be short of it', async () => {
    await open()
      .admin.updateTable('company')
      .set({ stock_policy: 'block' })
      .where('id', '=', ends.shop.companyId)
      .execute()
    const draft = async (milli: number) =>
      (await done(create(ends.sender, aTransfer(ends, [[tea.id, milli]])))).json<StockTransfer>()
    const first = await draft(7000)
    const second = await draft(4000)
    const ready = await take(ends.sender, first.id, 'ready')
    const { params } = await refuses(step(ends.sender, second.id, 'ready'), 'stockTransfer.notEnough')
    expect(params).toEqual({ product: tea.designation, availableMilli: 3000, requestedMilli: 4000 })
    const more = { lines: [{ lineId: ready.lines[0]?.id, pickedMilli: 10_001 }] }
    await refuses(step(ends.sender, first.id, 'ship', more), 'stockTransfer.notEnough')
    expect(await whereIs(open(), ends, tea.id)).toEqual([10_000, 7000, 0, 0, 0])
  })

  test('people without the right, strangers and other companies', async () => {
    const { id } = await readied(ends, [[tea.id, 4000]])
    const bodies = {
      ready: undefined,
      ship: { lines: [] },
      receive: { isLast: true, lines: [] },
      cancel: { reason: 'x' },
    }
    const stranger = await (await aShop(open())).as('administrator')
    for (const [name, body] of Object.entries(bodies)) {
      await refuses(step(ends.shop.nobody, id, name, body), 'auth.required')
      await refuses(step(stranger, id, name, body), 'stockTransfer.notFound')
      for (const role of ROLES.filter((each) => !['administrator', 'manager', 'stockKeeper'].includes(each)))
        await refuses(step(await ends.shop.as(role), id, name, body), 'auth.forbidden')
    }
    await refuses((await ends.shop.as('cashier')).get(`${PATH}/paginated`), 'auth.forbidden')
    await refuses(stranger.get(`${PATH}/${id}`), 'stockTransfer.notFound')
    expect((await read(await ends.shop.as('accountant'), id)).mayTake).toEqual([])
  })
})
