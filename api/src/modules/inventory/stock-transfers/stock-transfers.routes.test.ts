import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer, StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import { ROLES } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import {
  aTransfer,
  balancesOf,
  inShop,
  shipped,
  someGoods,
  take,
  twoEnds,
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
const all = (transfer: StockTransfer, goodMilli: number, damagedMilli = 0) => ({
  isLast: false,
  lines: transfer.lines.map(({ id }) => ({ lineId: id, goodMilli, damagedMilli })),
})

async function madeReady(lines: readonly [string, number][] = [[tea.id, 4000]]): Promise<StockTransfer> {
  const made = (await done(create(ends.sender, aTransfer(ends, lines)))).json<StockTransfer>()
  return take(ends.sender, made.id, 'ready')
}

/** On hand and reserved at the sender's shop, then on hand on the way, at the receiver's shop and in their quarantine. */
async function where(productId = tea.id): Promise<number[]> {
  const rows = await balancesOf(open(), ends.shop, productId)
  const at = (kind: string, pointOfSaleId: string) =>
    rows.find((row) => row.kind === kind && row.point_of_sale_id === pointOfSaleId)
  return [
    at('shop', ends.here)?.on_hand_milli ?? 0,
    at('shop', ends.here)?.reserved_milli ?? 0,
    at('transit', ends.here)?.on_hand_milli ?? 0,
    at('shop', ends.there)?.on_hand_milli ?? 0,
    at('quarantine', ends.there)?.on_hand_milli ?? 0,
  ]
}

describe('a stock transfer', () => {
  test('goes from shop to shop: reserved, on its way, received in parts, settled, closed', async () => {
    const draft = (await done(create(ends.sender, aTransfer(ends, [[tea.id, 6000]])))).json<StockTransfer>()
    expect(draft).toMatchObject({ state: 'draft', number: null, mayTake: ['change', 'ready', 'cancel'] })
    expect(draft.lines).toMatchObject([{ requestedMilli: 6000, availableMilli: 10_000 }])
    expect(await where()).toEqual([10_000, 0, 0, 0, 0])

    const ready = await take(ends.sender, draft.id, 'ready')
    expect(ready).toMatchObject({ state: 'ready', number: 'TR-LM-000001' })
    expect(await where()).toEqual([10_000, 6000, 0, 0, 0])

    const [line] = ready.lines
    const sent = await take(ends.sender, draft.id, 'ship', { lines: [{ lineId: line?.id, pickedMilli: 5000 }] })
    expect(sent).toMatchObject({ state: 'inTransit', valueMinor: 10_000 })
    expect(sent.lines).toMatchObject([{ pickedMilli: 5000, openMilli: 5000, unitCostMicro: 2_000_000 }])
    expect(await where()).toEqual([5000, 0, 5000, 0, 0])

    const some = await take(ends.receiver, draft.id, 'receive', all(sent, 2000, 1000))
    expect(some).toMatchObject({ state: 'partiallyReceived', mayTake: ['receive'] })
    expect(await where()).toEqual([5000, 0, 2000, 2000, 1000])

    const rest = await take(ends.receiver, draft.id, 'receive', { isLast: true, lines: [] })
    expect(rest).toMatchObject({ state: 'received', mayTake: [] })

    const manager = await ends.shop.as('manager')
    const settle = (lines: object[]) => ({ note: 'The driver said so', lines })
    const found = await take(
      manager,
      draft.id,
      'settle',
      settle([
        { lineId: line?.id, outcome: 'found', quantityMilli: 500 },
        { lineId: line?.id, outcome: 'returned', quantityMilli: 500 },
      ]),
    )
    expect(found.state).toBe('received')
    const closed = await take(
      manager,
      draft.id,
      'settle',
      settle([{ lineId: line?.id, outcome: 'lost', quantityMilli: 1000, bearer: 'carrier' }]),
    )
    expect(closed).toMatchObject({ state: 'closed', mayTake: [] })
    expect(closed.lines).toMatchObject([{ goodMilli: 2500, damagedMilli: 1000, returnedMilli: 500, lostMilli: 1000 }])
    expect(closed.story.map(({ step }) => step)).toEqual([
      ...['created', 'readied', 'shipped', 'received', 'received', 'settled', 'settled'],
    ])
    expect(await where()).toEqual([5500, 0, 0, 2500, 1000])
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('is listed for either end and nobody else, by its state, its ends and its number', async () => {
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 3000]]))
    const other = (
      await done(
        ends.administrator.post('points-of-sale', {
          ...{ code: 'TZ', name: 'Tozeur', address: null, postalCode: null, city: null, phone: null },
        }),
      )
    ).json<{ id: string }>()
    const stranger = await inShop(open(), ends.shop, other.id, 'manager')
    const list = async (caller: Caller, query = '') =>
      (await done(caller.get(`${PATH}/paginated?${query}`))).json<PaginatedOf<StockTransferRow>>().data
    for (const caller of [ends.sender, ends.receiver])
      expect(await list(caller)).toMatchObject([
        { id: sent.id, number: 'TR-LM-000001', state: 'inTransit', fromName: 'La Marsa', toName: 'Sfax', lineCount: 1 },
      ])
    expect(await list(stranger)).toEqual([])
    await refuses(stranger.get(`${PATH}/${sent.id}`), 'stockTransfer.notFound')
    await refuses(stranger.post(`${PATH}/${sent.id}/receive`, all(sent, 1000)), 'stockTransfer.notFound')
    for (const [query, count] of [
      [`filter[from]=${ends.here}`, 1],
      [`filter[to]=${ends.here}`, 0],
      [`filter[pointOfSale]=${ends.there}`, 1],
      ['filter[state]=inTransit', 1],
      ['filter[state]=draft', 0],
      ['search[text]=lm-0000', 1],
      ['search[text]=SF', 0],
    ] as const)
      expect([query, (await list(ends.sender, query)).length]).toEqual([query, count])
    const [row] = await list(await ends.shop.as('readOnly'))
    expect(row).toMatchObject({ quantityMilli: 3000, receivedMilli: 0, missingMilli: null, valueMinor: null })
  })

  test('is cancelled: what is reserved is released, what is on its way goes back, what arrived stays', async () => {
    const { id } = await madeReady()
    await refuses(ends.receiver.post(`${PATH}/${id}/cancel`, { reason: 'No' }), 'stockTransfer.otherEnd')
    expect(await take(ends.sender, id, 'cancel', { reason: 'Sold meanwhile' })).toMatchObject({ state: 'cancelled' })
    expect(await where()).toEqual([10_000, 0, 0, 0, 0])

    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    await take(ends.receiver, sent.id, 'receive', all(sent, 1000))
    for (const caller of [ends.sender, ends.receiver])
      await refuses(caller.post(`${PATH}/${sent.id}/cancel`, { reason: 'No' }), 'stockTransfer.otherEnd')
    const cancelled = await take(ends.administrator, sent.id, 'cancel', { reason: 'The road is closed' })
    expect(cancelled.lines).toMatchObject([{ goodMilli: 1000, returnedMilli: 3000, openMilli: 0 }])
    expect(await where()).toEqual([9000, 0, 0, 1000, 0])
    await refuses(ends.administrator.post(`${PATH}/${sent.id}/cancel`, { reason: 'Again' }), 'stockTransfer.hasMovedOn')
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('a draft is changed, as it was read', async () => {
    const input = aTransfer(ends, [[tea.id, 1000]])
    const { id, version } = (await done(create(ends.sender, input))).json<StockTransfer>()
    const held = { 'if-match': `"${version}"` }
    const changed = await done(
      ends.sender.put(`${PATH}/${id}`, { ...aTransfer(ends, [[tea.id, 2000]]), note: ' Fragile ' }, held),
    )
    expect(changed.json()).toMatchObject({ note: 'Fragile', lines: [{ requestedMilli: 2000 }] })
    await refuses(ends.sender.put(`${PATH}/${id}`, input, held), 'request.versionStale')
    await refuses(ends.sender.post(`${PATH}/${id}/ready`, undefined, held), 'request.versionStale')
    await take(ends.sender, id, 'ready')
    await refuses(ends.sender.put(`${PATH}/${id}`, input), 'stockTransfer.hasMovedOn')
  })

  test('a destination that its sender does not see stays while nothing else is said', async () => {
    const input = aTransfer(ends, [[tea.id, 1000]])
    const { id } = (await done(create(ends.administrator, { ...input, toLocationId: ends.toId }))).json<StockTransfer>()
    const destination = async () => (await read(ends.administrator, id)).to.locationId
    await done(ends.sender.put(`${PATH}/${id}`, input))
    expect(await destination()).toBe(ends.toId)
    await done(ends.sender.put(`${PATH}/${id}`, { ...input, toLocationId: null }))
    expect(await destination()).toBeNull()
  })

  test('goes between two places of one shop', async () => {
    const path = `points-of-sale/${ends.here}/locations`
    const depot = (await done(ends.administrator.post(path, { name: 'Depot', kind: 'depot' }))).json<{ id: string }>()
    const within = { toPointOfSaleId: ends.here, toLocationId: depot.id }
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 3000]], within))
    const closed = await take(ends.sender, sent.id, 'receive', all(sent, 3000))
    expect(closed).toMatchObject({ state: 'closed', to: { locationName: 'Depot' } })
    for (const toLocationId of [null, ends.fromId])
      await refuses(
        create(ends.sender, aTransfer(ends, [[tea.id, 1]], { ...within, toLocationId })),
        'stockTransfer.samePlace',
      )
    const listed = (await done(ends.administrator.get(path))).json<{ kind: string }[]>()
    expect(listed.map(({ kind }) => kind)).toEqual(['shop', 'depot'])
  })
})

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
    const arriving = (body: object) => ends.receiver.post(`${PATH}/${id}/receive`, body)
    for (const change of [{ isActive: false }, { isActive: true, kind: 'quarantine' }]) {
      await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, ...change }))
      const problem = await refuses(arriving(all(sent, 400)), 'stockTransfer.locationUnknown')
      expect(problem.errors?.[0]?.pointer).toBe('/toLocationId')
    }
    await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, isActive: true }))
    await take(ends.receiver, id, 'receive', { ...all(sent, 400), isLast: true })
    await done(ends.administrator.put(`${path}/${toLocationId}`, { ...depot, isActive: false }))
    const found = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'found', quantityMilli: 600 }] }
    expect(await take(ends.administrator, id, 'settle', found)).toMatchObject({ state: 'closed' })
    expect(await where()).toEqual([9000, 0, 0, 600, 0])
  })

  test('each step outside its states, and at the other end', async () => {
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    const { id } = sent
    await refuses(ends.sender.post(`${PATH}/${id}/ready`), 'stockTransfer.hasMovedOn')
    await refuses(ends.sender.post(`${PATH}/${id}/ship`, { lines: [] }), 'stockTransfer.hasMovedOn')
    await refuses(ends.sender.post(`${PATH}/${id}/receive`, all(sent, 1000)), 'stockTransfer.otherEnd')
    const settling = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'found', quantityMilli: 1 }] }
    await refuses(ends.administrator.post(`${PATH}/${id}/settle`, settling), 'stockTransfer.hasMovedOn')
    await refuses(ends.receiver.post(`${PATH}/${id}/receive`, all(sent, 4001)), 'stockTransfer.tooMuch')
    await refuses(ends.receiver.post(`${PATH}/${id}/receive`, all(sent, 3000, 1001)), 'stockTransfer.tooMuch')
    await refuses(ends.receiver.post(`${PATH}/${id}/receive`, all(sent, 0)), 'stockTransfer.nothingReceived')
    const unknown = { isLast: false, lines: [{ lineId: newId(), goodMilli: 1, damagedMilli: 0 }] }
    await refuses(ends.receiver.post(`${PATH}/${id}/receive`, unknown), 'stockTransfer.lineUnknown')
    const elsewhere = { ...all(sent, 1000), toLocationId: ends.fromId }
    await refuses(ends.receiver.post(`${PATH}/${id}/receive`, elsewhere), 'stockTransfer.locationUnknown')
    const other = await madeReady()
    await refuses(ends.receiver.post(`${PATH}/${other.id}/ship`, { lines: [] }), 'stockTransfer.otherEnd')
    const none = { lines: other.lines.map(({ id: lineId }) => ({ lineId, pickedMilli: 0 })) }
    await refuses(ends.sender.post(`${PATH}/${other.id}/ship`, none), 'stockTransfer.nothingPicked')
    await take(ends.receiver, id, 'receive', { isLast: true, lines: [] })
    const lost = { note: 'x', lines: [{ lineId: sent.lines[0]?.id, outcome: 'lost', quantityMilli: 1 }] }
    await refuses(ends.administrator.post(`${PATH}/${id}/settle`, lost), 'stockTransfer.bearerRequired')
    await refuses(ends.sender.post(`${PATH}/${id}/settle`, settling), 'auth.forbidden')
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
    const { params } = await refuses(ends.sender.post(`${PATH}/${second.id}/ready`), 'stockTransfer.notEnough')
    expect(params).toEqual({ product: tea.designation, availableMilli: 3000, requestedMilli: 4000 })
    const more = { lines: [{ lineId: ready.lines[0]?.id, pickedMilli: 10_001 }] }
    await refuses(ends.sender.post(`${PATH}/${first.id}/ship`, more), 'stockTransfer.notEnough')
    expect(await where()).toEqual([10_000, 7000, 0, 0, 0])
  })

  test('people without the right, strangers and other companies', async () => {
    const { id } = await madeReady()
    const bodies = {
      ready: undefined,
      ship: { lines: [] },
      receive: { isLast: true, lines: [] },
      cancel: { reason: 'x' },
    }
    const stranger = await (await aShop(open())).as('administrator')
    for (const [step, body] of Object.entries(bodies)) {
      await refuses(ends.shop.nobody.post(`${PATH}/${id}/${step}`, body), 'auth.required')
      await refuses(stranger.post(`${PATH}/${id}/${step}`, body), 'stockTransfer.notFound')
      for (const role of ROLES.filter((each) => !['administrator', 'manager', 'stockKeeper'].includes(each)))
        await refuses((await ends.shop.as(role)).post(`${PATH}/${id}/${step}`, body), 'auth.forbidden')
    }
    await refuses((await ends.shop.as('cashier')).get(`${PATH}/paginated`), 'auth.forbidden')
    await refuses(stranger.get(`${PATH}/${id}`), 'stockTransfer.notFound')
    expect((await read(await ends.shop.as('accountant'), id)).mayTake).toEqual([])
  })
})

describe('lots and serial numbers', () => {
  const soon = '2099-01-01'
  const later = '2099-12-31'

  test('leave first expired first, or as they are named, and arrive as they were shipped', async () => {
    const lots = [
      { number: 'B', expiresOn: later, quantityMilli: 3000 },
      { number: 'A', expiresOn: soon, quantityMilli: 2000 },
      { number: 'OLD', expiresOn: '2020-01-01', quantityMilli: 5000 },
    ]
    const oil = await someGoods(ends, 0, {
      ...{ tracking: 'lots', lotsExpire: true },
      openingStock: [{ pointOfSaleId: ends.here, lots }],
    })
    const ready = await madeReady([[oil.id, 4000]])
    const [line] = ready.lines
    const ship = (over: object) =>
      ends.sender.post(`${PATH}/${ready.id}/ship`, { lines: [{ lineId: line?.id, pickedMilli: 4000, ...over }] })
    await refuses(ship({ lots: [{ number: 'OLD', quantityMilli: 1000 }] }), 'stockTransfer.lotExpired')
    await refuses(ship({ lots: [{ number: 'X', quantityMilli: 1000 }] }), 'stockTransfer.lotUnknown')
    await refuses(ship({ lots: [{ number: 'A', quantityMilli: 2500 }] }), 'stockTransfer.lotShort')
    await refuses(ship({ pickedMilli: 6000 }), 'stockTransfer.lotsMissing')
    const sent = (await done(ship({ lots: [{ number: 'B', quantityMilli: 1000 }] }))).json<StockTransfer>()
    expect(sent.lines[0]?.lots).toEqual([
      { number: 'A', expiresOn: soon, quantityMilli: 2000 },
      { number: 'B', expiresOn: later, quantityMilli: 2000 },
    ])
    await take(ends.receiver, ready.id, 'receive', all(sent, 1000))
    await take(ends.receiver, ready.id, 'receive', all(sent, 2000, 1000))
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('pieces are named by their numbers, and are in one place', async () => {
    const unitId = await aUnit(ends.administrator, 0)
    const phone = await someGoods(ends, 0, {
      ...{ tracking: 'serialNumbers', unitId },
      openingStock: [{ pointOfSaleId: ends.here, serialNumbers: ['S-1', 'S-2', 'S-3'] }],
    })
    const ready = await madeReady([[phone.id, 2000]])
    const ship = (id: string, lineId: string | undefined, serialNumbers: string[]) =>
      ends.sender.post(`${PATH}/${id}/ship`, { lines: [{ lineId, pickedMilli: 2000, serialNumbers }] })
    const lineId = ready.lines[0]?.id
    await refuses(ship(ready.id, lineId, ['S-1']), 'stockTransfer.serialNumbersDiffer')
    await refuses(ship(ready.id, lineId, ['S-1', 'S-9']), 'stockTransfer.serialNumberNotThere')
    const sent = (await done(ship(ready.id, lineId, ['S-1', 'S-2']))).json<StockTransfer>()
    expect(sent.lines[0]?.serialNumbers).toEqual(['S-1', 'S-2'])
    const again = await madeReady([[phone.id, 2000]])
    await refuses(ship(again.id, again.lines[0]?.id, ['S-1', 'S-3']), 'stockTransfer.serialNumberNotThere')
    await take(ends.receiver, ready.id, 'receive', all(sent, 2000))
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })
})

describe('two at once', () => {
  test('one step is taken once', async () => {
    const { id } = await madeReady()
    const answers = await Promise.all([1, 2, 3].map(() => ends.sender.post(`${PATH}/${id}/ship`, { lines: [] })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await where()).toEqual([6000, 0, 4000, 0, 0])
  })

  test('transfers the opposite way wait for each other, never in a circle', async () => {
    const { administrator, here, there } = ends
    const goods = await Promise.all([1, 2, 3, 4].map(() => someGoods(ends, 50_000)))
    const stocked = await shipped(
      ends,
      aTransfer(
        ends,
        goods.map(({ id }) => [id, 25_000]),
      ),
    )
    await take(ends.receiver, stocked.id, 'receive', all(stocked, 25_000))
    const made = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const lines = (at % 2 ? goods : goods.toReversed()).map(({ id }): [string, number] => [id, 1000])
        const way = at % 2 ? {} : { fromLocationId: ends.toId, toPointOfSaleId: here }
        const input = aTransfer({ fromId: ends.fromId, there }, lines, way)
        const { id } = (await done(administrator.post(PATH, input))).json<StockTransfer>()
        return take(administrator, id, 'ready')
      }),
    )
    const sent = await Promise.all(made.map(({ id }) => take(administrator, id, 'ship', { lines: [] })))
    const arrived = await Promise.all(sent.map((each) => take(administrator, each.id, 'receive', all(each, 500, 500))))
    expect(new Set(arrived.map(({ state }) => state))).toEqual(new Set(['closed']))
    expect(new Set(arrived.map(({ number }) => number)).size).toBe(8)
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })
})
