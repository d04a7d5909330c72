import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer, StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { refuses, type Caller } from '../../../../test/shop.ts'
import {
  arrived,
  aTransfer,
  inShop,
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

describe('a stock transfer', () => {
  test('goes from shop to shop: reserved, on its way, received in parts, settled, closed', async () => {
    const draft = (await done(create(ends.sender, aTransfer(ends, [[tea.id, 6000]])))).json<StockTransfer>()
    expect(draft).toMatchObject({ state: 'draft', number: null, mayTake: ['change', 'ready', 'cancel'] })
    expect(draft.lines).toMatchObject([{ requestedMilli: 6000, availableMilli: 10_000 }])
    expect(await whereIs(open(), ends, tea.id)).toEqual([10_000, 0, 0, 0, 0])

    const ready = await take(ends.sender, draft.id, 'ready')
    expect(ready).toMatchObject({ state: 'ready', number: 'TR-LM-000001' })
    expect(await whereIs(open(), ends, tea.id)).toEqual([10_000, 6000, 0, 0, 0])

    const [line] = ready.lines
    const sent = await take(ends.sender, draft.id, 'ship', { lines: [{ lineId: line?.id, pickedMilli: 5000 }] })
    expect(sent).toMatchObject({ state: 'inTransit', valueMinor: 10_000 })
    expect(sent.lines).toMatchObject([{ pickedMilli: 5000, openMilli: 5000, unitCostMicro: 2_000_000 }])
    expect(await whereIs(open(), ends, tea.id)).toEqual([5000, 0, 5000, 0, 0])

    const some = await take(ends.receiver, draft.id, 'receive', arrived(sent, 2000, 1000))
    expect(some).toMatchObject({ state: 'partiallyReceived', mayTake: ['receive'] })
    expect(await whereIs(open(), ends, tea.id)).toEqual([5000, 0, 2000, 2000, 1000])

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
    expect(await whereIs(open(), ends, tea.id)).toEqual([5500, 0, 0, 2500, 1000])
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
    await refuses(step(stranger, sent.id, 'receive', arrived(sent, 1000)), 'stockTransfer.notFound')
    for (const [query, count] of [
      [`filter[fromPointOfSale]=${ends.here}`, 1],
      [`filter[toPointOfSale]=${ends.here}`, 0],
      [`filter[pointOfSale]=${ends.there}`, 1],
      ['filter[state]=inTransit', 1],
      ['filter[state]=draft', 0],
      [`filter[product]=${tea.id}`, 1],
      [`filter[product]=${ends.here}`, 0],
      ['filter[from]=2020-01-01', 1],
      ['filter[to]=2020-01-01', 0],
      ['filter[daysInTransit]=0', 1],
      ['filter[daysInTransit]=1', 0],
      ['search[text]=lm-0000', 1],
      ['search[text]=SF', 0],
    ] as const)
      expect([query, (await list(ends.sender, query)).length]).toEqual([query, count])
    const [row] = await list(await ends.shop.as('readOnly'))
    expect(row).toMatchObject({
      quantityMilli: 3000,
      receivedMilli: 0,
      missingMilli: null,
      valueMinor: null,
      daysInTransit: 0,
    })
    await refuses(ends.sender.get(`${PATH}/paginated?filter[daysInTransit]=soon`), 'request.invalid')
  })

  test('goes out as a file, with its value for whoever may see it', async () => {
    await shipped(ends, aTransfer(ends, [[tea.id, 3000]]))
    const csv = async (caller: Caller) =>
      (await done(caller.get(`${PATH}/export?format=csv`, { 'accept-language': 'en' }))).body
    expect(await csv(ends.sender)).toMatch(/TR-LM-000001,La Marsa,Sfax,In transit,1,3,0,,6.000,/)
    const unseeing = await ends.shop.asOwn(['stockTransfers.read', 'stockTransfers.export'])
    expect(await csv(unseeing)).not.toContain('Value')
    await refuses((await ends.shop.as('readOnly')).get(`${PATH}/export?format=csv`), 'auth.forbidden')
  })

  test('is cancelled: what is reserved is released, what is on its way goes back, what arrived stays', async () => {
    const { id } = await readied(ends, [[tea.id, 4000]])
    await refuses(step(ends.receiver, id, 'cancel', { reason: 'No' }), 'stockTransfer.otherEnd')
    expect(await take(ends.sender, id, 'cancel', { reason: 'Sold meanwhile' })).toMatchObject({ state: 'cancelled' })
    expect(await whereIs(open(), ends, tea.id)).toEqual([10_000, 0, 0, 0, 0])

    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    await take(ends.receiver, sent.id, 'receive', arrived(sent, 1000))
    for (const caller of [ends.sender, ends.receiver])
      await refuses(step(caller, sent.id, 'cancel', { reason: 'No' }), 'stockTransfer.otherEnd')
    const cancelled = await take(ends.administrator, sent.id, 'cancel', { reason: 'The road is closed' })
    expect(cancelled.lines).toMatchObject([{ goodMilli: 1000, returnedMilli: 3000, openMilli: 0 }])
    expect(await whereIs(open(), ends, tea.id)).toEqual([9000, 0, 0, 1000, 0])
    await refuses(step(ends.administrator, sent.id, 'cancel', { reason: 'Again' }), 'stockTransfer.hasMovedOn')
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
    await refuses(step(ends.sender, id, 'ready', undefined, held), 'request.versionStale')
    await take(ends.sender, id, 'ready')
    await refuses(ends.sender.put(`${PATH}/${id}`, input, held), 'stockTransfer.hasMovedOn')
  })

  test('a destination that its sender does not see stays while nothing else is said', async () => {
    const input = aTransfer(ends, [[tea.id, 1000]])
    const { id } = (await done(create(ends.administrator, { ...input, toLocationId: ends.toId }))).json<StockTransfer>()
    const destination = async () => (await read(ends.administrator, id)).to.locationId
    await done(ends.sender.put(`${PATH}/${id}`, input, { 'if-match': '"1"' }))
    expect(await destination()).toBe(ends.toId)
    await done(ends.sender.put(`${PATH}/${id}`, { ...input, toLocationId: null }, { 'if-match': '"2"' }))
    expect(await destination()).toBeNull()
  })

  test('goes between two places of one shop', async () => {
    const path = `points-of-sale/${ends.here}/locations`
    const depot = (await done(ends.administrator.post(path, { name: 'Depot', kind: 'depot' }))).json<{ id: string }>()
    const within = { toPointOfSaleId: ends.here, toLocationId: depot.id }
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 3000]], within))
    const closed = await take(ends.sender, sent.id, 'receive', arrived(sent, 3000))
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
