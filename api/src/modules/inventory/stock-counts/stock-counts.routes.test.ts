import type { CountSettings } from '@comptoir/contracts/inventory/count-settings'
import type { CountEntry, CountScope, StockCount, StockCountRow } from '@comptoir/contracts/inventory/stock-counts'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { onHand } from '../../../../test/opening-stock.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment, stockedGoods } from '../../../../test/stock-adjustments.ts'
import {
  aCount,
  anEntry,
  begunCount,
  counted,
  linesOf,
  postedCount,
  sendEntry,
  stepped,
} from '../../../../test/stock-counts.ts'

const open = setUpApp()
const PATH = 'stock-counts'

let shop: Shop
let administrator: Caller
let keeper: Caller
let goods: Goods

beforeEach(async () => {
  shop = await aShop(open())
  administrator = await shop.as('administrator')
  keeper = await shop.as('stockKeeper')
  goods = await stockedGoods(open(), shop, administrator)
})

const read = async (caller: Caller, id: string) => (await done(caller.get(`${PATH}/${id}`))).json<StockCount>()
const ofGoods = (): CountScope => ({ kind: 'products', ids: [goods.id] })

test('two people count while it is sold, and what is posted is what was counted less what the books had then', async () => {
  const planned = (await done(keeper.post(PATH, aCount(shop, ofGoods())))).json<StockCount>()
  expect(planned).toMatchObject({ state: 'planned', number: null, lineCount: 0, scopeNames: [goods.designation] })
  const begun = await stepped(keeper, planned.id, 'start')
  expect(begun).toMatchObject({ state: 'counting', round: 1, lineCount: 1, countedCount: 0 })

  await counted(keeper, planned.id, anEntry(goods.id, 4000))
  const second = await counted(administrator, planned.id, anEntry(goods.id, 3000))
  expect(second).toMatchObject({ quantityMilli: 3000, countedMilli: 7000, isMine: true, by: 'The administrator' })
  const session = await anOpenSession(shop, administrator)
  await sold(
    administrator.post(
      'sales',
      aSale(session, (await cashOf(administrator)).id, { lines: [{ goods, quantityMilli: 2000 }] }),
    ),
  )
  await stepped(keeper, planned.id, 'finish')
  const [line] = await linesOf(keeper, planned.id)
  expect(line).toMatchObject({
    ...{ countedMilli: 7000, expectedMilli: 10_000, differenceMilli: -3000, movedMilli: -2000, valueMinor: -6000 },
    ...{ isBeyondTolerance: true, round: 1, countedBy: ['The administrator', 'The stockKeeper'] },
  })
  await refuses(keeper.post(`${PATH}/${planned.id}/post`), 'auth.forbidden')
  const posted = await stepped(administrator, planned.id, 'post')
  expect(posted.number).toMatch(/^IN-\w+-\d{4}-000001$/)
  expect(posted).toMatchObject({ state: 'posted', valueMinor: -6000, countedCount: 1 })
  expect(await onHand(keeper, goods.id)).toBe(5000)
  expect(await linesOf(keeper, planned.id)).toMatchObject([
    { countedMilli: 7000, expectedMilli: 10_000, differenceMilli: -3000, valueMinor: -6000 },
  ])
  expect((await stepped(administrator, planned.id, 'post')).number).toBe(posted.number)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])

  const story = await done(keeper.get(`stock-levels/${goods.id}/movements`))
  expect(story.json<{ data: object[] }>().data[0]).toMatchObject({
    ...{ kind: 'count', quantityMilli: -3000, balanceMilli: 5000 },
    document: { kind: 'stockCount', id: planned.id, number: posted.number },
  })
})

describe('entries', () => {
  test('are sent again without counting twice, and taken back by a row, by whom they are or who approves', async () => {
    const { id } = await begunCount(keeper, shop, [goods.id])
    const entry = anEntry(goods.id, 4000)
    await counted(keeper, id, entry)
    expect(await counted(keeper, id, entry)).toMatchObject({ countedMilli: 4000 })
    await refuses(sendEntry(administrator, id, entry), 'stockCount.idReused')
    const wrong = await counted(keeper, id, anEntry(goods.id, 90_000))
    const other = await shop.as('stockKeeper')
    const back = `${PATH}/${id}/entries/${wrong.id}/take-back`
    await refuses(other.post(back, { id: newId() }), 'stockCount.notYours')
    const [by, again] = [newId(), newId()]
    expect((await done(keeper.post(back, { id: by }))).json()).toMatchObject({ isTakenBack: true, countedMilli: 4000 })
    expect((await done(keeper.post(back, { id: by }))).json()).toMatchObject({ countedMilli: 4000 })
    expect((await done(administrator.post(back, { id: again }))).json()).toMatchObject({ countedMilli: 4000 })
    await refuses(keeper.post(`${PATH}/${id}/entries/${by}/take-back`, { id: newId() }), 'stockCount.entryUnknown')
    const mine = await done(keeper.get(`${PATH}/${id}/entries?isMine=true`))
    expect(mine.json<CountEntry[]>().map(({ quantityMilli, isTakenBack }) => [quantityMilli, isTakenBack])).toEqual([
      [90_000, true],
      [4000, false],
    ])
    const theirs = await done(other.get(`${PATH}/${id}/entries?isMine=true`))
    expect(theirs.json()).toEqual([])
  })

  test('are of what a code stands for: a product by code or barcode, a pack by what it holds', async () => {
    const unit = (await done(administrator.post('units', { name: 'Pièce', decimals: 0 }))).json<{ id: string }>()
    const carton = (await done(administrator.post('units', { name: 'Carton', decimals: 0 }))).json<{ id: string }>()
    const { admin } = open()
    await admin.updateTable('product').set({ unit_id: unit.id }).where('id', '=', goods.id).execute()
    const [packId, company_id] = [newId(), shop.companyId]
    const pack = { id: packId, product_id: goods.id, unit_id: carton.id, quantity_milli: 24_000 }
    await admin
      .insertInto('product_pack')
      .values({ company_id, ...pack })
      .execute()
    await admin
      .insertInto('product_barcode')
      .values([
        { company_id, barcode: '6191234567890', product_id: goods.id, pack_id: null },
        { company_id, barcode: '6191234567891', product_id: goods.id, pack_id: packId },
      ])
      .execute()
    const { id } = await begunCount(keeper, shop, [goods.id])
    const scan = (code: string, quantityMilli: number) => {
      const { productId: _product, ...entry } = anEntry(goods.id, quantityMilli)
      return { ...entry, code }
    }
    await counted(keeper, id, scan(goods.code, 1000))
    await counted(keeper, id, scan('6191234567890', 2000))
    expect(await counted(keeper, id, scan('6191234567891', 2000))).toMatchObject({
      ...{ quantityMilli: 48_000, countedMilli: 51_000 },
    })
    await refuses(sendEntry(keeper, id, scan('nothing', 1000)), 'stockCount.productUnknown')
    await refuses(sendEntry(keeper, id, scan(goods.code, 1500)), 'stockCount.tooManyDecimals')
  })

  test('that waited for a network keep their moment, within their round', async () => {
    const { id } = await begunCount(keeper, shop, [goods.id])
    const countedAt = new Date().toISOString()
    await postedAdjustment(keeper, anAdjustment(shop, [aLine(goods.id, -1000)]))
    await counted(keeper, id, anEntry(goods.id, 10_000, { countedAt }))
    expect(await linesOf(keeper, id)).toMatchObject([{ expectedMilli: 10_000, differenceMilli: 0, movedMilli: -1000 }])
    const early = anEntry(goods.id, 0, { countedAt: '2020-01-01T00:00:00.000Z' })
    const began = Date.parse((await read(keeper, id)).events[1]?.at ?? '')
    expect(Date.parse((await counted(keeper, id, early)).countedAt)).toBe(began)
    const late = anEntry(goods.id, 0, { countedAt: '2099-01-01T00:00:00.000Z' })
    expect(Date.parse((await counted(keeper, id, late)).countedAt)).toBeLessThanOrEqual(Date.now())
  })

  test('of goods that do not belong to the count, by people who were not asked, or out of time are refused', async () => {
    const other = await aProduct(shop)
    const { id } = await begunCount(keeper, shop, [goods.id], { peopleIds: [keeper.userId] })
    await refuses(sendEntry(keeper, id, anEntry(other.id, 1000)), 'stockCount.outOfScope')
    await refuses(sendEntry(keeper, id, anEntry(newId(), 1000)), 'stockCount.productUnknown')
    await refuses(sendEntry(administrator, id, anEntry(goods.id, 1000)), 'stockCount.notAsked')
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 1000, { round: 2 })), 'stockCount.roundOver')
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 1000, { serialNumber: 'A1' })), 'stockCount.notAsTracked')
    const kept = anEntry(goods.id, 1000)
    await counted(keeper, id, kept)
    await stepped(keeper, id, 'finish')
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 1000)), 'stockCount.notCounting')
    await counted(keeper, id, kept)
    await stepped(administrator, id, 'post')
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 1000)), 'stockCount.notCounting')
    const cashier = await shop.as('cashier')
    await refuses(sendEntry(cashier, id, anEntry(goods.id, 1000)), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(sendEntry(stranger, id, anEntry(goods.id, 1000)), 'stockCount.notFound')
    await refuses(sendEntry(shop.nobody, id, anEntry(goods.id, 1000)), 'auth.required')
    expect((await keeper.post(`${PATH}/${id}/entries`, { id: newId() })).statusCode).toBe(400)
  })

  test('of those whom the count names are taken back by who approves, and by nobody else', async () => {
    const { id } = await begunCount(keeper, shop, [goods.id], { peopleIds: [keeper.userId] })
    const wrong = await counted(keeper, id, anEntry(goods.id, 90_000))
    const back = `${PATH}/${id}/entries/${wrong.id}/take-back`
    await refuses((await shop.as('stockKeeper')).post(back, { id: newId() }), 'stockCount.notYours')
    expect((await done(administrator.post(back, { id: newId() }))).json()).toMatchObject({ isTakenBack: true })
  })

  test('of goods that the place had nothing of join a count whose scope has them', async () => {
    const none = await aProduct(shop, { stock: 0 })
    const planned = aCount(shop, { kind: 'all' })
    await done(keeper.post(PATH, planned))
    const { lineCount } = await stepped(keeper, planned.id, 'start')
    await counted(keeper, planned.id, anEntry(none.id, 3000))
    expect((await read(keeper, planned.id)).lineCount).toBe(lineCount + 1)
    await stepped(keeper, planned.id, 'finish')
    await stepped(administrator, planned.id, 'post')
    expect(await onHand(keeper, none.id)).toBe(3000)
    expect(await onHand(keeper, goods.id)).toBe(10_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('review', () => {
  test('a recount is another round, by somebody else, and the last round counts', async () => {
    const other = await stockedGoods(open(), shop, administrator)
    const { id } = await begunCount(keeper, shop, [goods.id, other.id], { isBlind: true })
    await counted(keeper, id, anEntry(goods.id, 6000))
    await counted(keeper, id, anEntry(other.id, 10_000))
    expect(
      (await linesOf(keeper, id)).map(({ expectedMilli, differenceMilli }) => [expectedMilli, differenceMilli]),
    ).toEqual([
      [null, null],
      [null, null],
    ])
    expect(await linesOf(keeper, id, '&filter[state]=different')).toEqual([])
    expect((await read(keeper, id)).totals).toBeNull()
    await stepped(keeper, id, 'finish')
    expect((await read(keeper, id)).totals).toMatchObject({ different: 1, beyondTolerance: 1, uncounted: 0 })
    await refuses(keeper.post(`${PATH}/${id}/recount`, { which: 'beyondTolerance' }), 'auth.forbidden')
    const again = await stepped(administrator, id, 'recount', { which: 'beyondTolerance' })
    expect(again).toMatchObject({ state: 'counting', round: 2 })
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 9000, { round: 2 })), 'stockCount.sameCounter')
    await refuses(sendEntry(administrator, id, anEntry(other.id, 1000, { round: 2 })), 'stockCount.notInRound')
    await refuses(sendEntry(administrator, id, anEntry(goods.id, 9000)), 'stockCount.roundOver')
    expect(await linesOf(keeper, id, '&filter[state]=toRecount')).toMatchObject([{ productId: goods.id }])
    await counted(administrator, id, anEntry(goods.id, 9000, { round: 2 }))
    await stepped(keeper, id, 'finish')
    expect(await linesOf(keeper, id, '&filter[state]=different')).toMatchObject([
      { productId: goods.id, countedMilli: 9000, round: 2, isToRecount: false },
    ])
    await stepped(administrator, id, 'post')
    expect(await onHand(keeper, goods.id)).toBe(9000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a recount is for anybody but who counted before, also where the count names only them', async () => {
    const { id } = await begunCount(keeper, shop, [goods.id], { peopleIds: [keeper.userId] })
    await counted(keeper, id, anEntry(goods.id, 6000))
    const colleague = await shop.as('stockKeeper')
    expect((await read(colleague, id)).mayTake).not.toContain('count')
    await stepped(keeper, id, 'finish')
    await stepped(administrator, id, 'recount', { which: 'named', productIds: [goods.id] })
    await refuses(sendEntry(keeper, id, anEntry(goods.id, 9000, { round: 2 })), 'stockCount.sameCounter')
    expect((await read(colleague, id)).mayTake).toContain('count')
    await counted(colleague, id, anEntry(goods.id, 9000, { round: 2 }))
    await stepped(colleague, id, 'finish')
    await stepped(administrator, id, 'post')
    expect(await onHand(keeper, goods.id)).toBe(9000)
  })

  test('what nobody counted stays as it is, or is set to zero', async () => {
    const [left, gone] = [
      await stockedGoods(open(), shop, administrator),
      await stockedGoods(open(), shop, administrator),
    ]
    const { id } = await begunCount(keeper, shop, [goods.id, left.id, gone.id])
    await counted(keeper, id, anEntry(goods.id, 10_000))
    await stepped(keeper, id, 'finish')
    expect((await linesOf(keeper, id, '&filter[state]=uncounted')).length).toBe(2)
    const zero = (body: object) => administrator.post(`${PATH}/${id}/zero`, body)
    await refuses(zero({ which: 'named', productIds: [goods.id] }), 'stockCount.nothingChosen')
    await refuses(zero({ which: 'named', productIds: [] }), 'stockCount.nothingChosen')
    await stepped(administrator, id, 'zero', { which: 'named', productIds: [gone.id] })
    await stepped(administrator, id, 'post')
    expect(await onHand(keeper, left.id)).toBe(10_000)
    expect(await onHand(keeper, gone.id)).toBe(0)
    expect((await linesOf(keeper, id)).length).toBe(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a difference within the tolerance of the company is not beyond it', async () => {
    const settings = { isCycleOn: false, daysA: 30, daysB: 90, daysC: 365, toleranceRateMilli: 10_000 }
    await done(administrator.put(`${PATH}/settings`, settings))
    const { id } = await begunCount(keeper, shop, [goods.id])
    await counted(keeper, id, anEntry(goods.id, 9000))
    await stepped(keeper, id, 'finish')
    expect((await read(keeper, id)).totals).toMatchObject({ different: 1, beyondTolerance: 0 })
    await refuses(administrator.post(`${PATH}/${id}/recount`, { which: 'beyondTolerance' }), 'stockCount.nothingChosen')
    expect(await linesOf(keeper, id, '&order[field]=value&order[direction]=asc')).toMatchObject([{ valueMinor: -2000 }])
  })
})

describe('posting', () => {
  test('of two at once one does; nothing counted is not posted; it is kept from changing afterwards', async () => {
    const { id } = await begunCount(keeper, shop, [goods.id])
    await refuses(administrator.post(`${PATH}/${id}/post`), 'stockCount.hasMovedOn')
    await stepped(keeper, id, 'finish')
    await refuses(administrator.post(`${PATH}/${id}/post`), 'stockCount.nothingCounted')
    await stepped(administrator, id, 'recount', { which: 'uncounted' })
    await counted(keeper, id, anEntry(goods.id, 8000, { round: 2 }))
    await stepped(keeper, id, 'finish')
    const answers = await Promise.all([1, 2].map(() => administrator.post(`${PATH}/${id}/post`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await onHand(keeper, goods.id)).toBe(8000)
    await refuses(administrator.post(`${PATH}/${id}/cancel`, { reason: 'other' }), 'stockCount.hasMovedOn')
    await refuses(keeper.post(`${PATH}/${id}/finish`), 'stockCount.hasMovedOn')
    const next = await postedCount(administrator, shop, goods.id, 8000)
    expect(next.number).toMatch(/000002$/)
    expect(next.valueMinor).toBe(0)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('never leaves less than a shop allows, and says of which products', async () => {
    await open().admin.updateTable('company').set({ stock_policy: 'block' }).where('id', '=', shop.companyId).execute()
    const { id } = await begunCount(keeper, shop, [goods.id])
    await counted(keeper, id, anEntry(goods.id, 1000))
    await postedAdjustment(keeper, anAdjustment(shop, [aLine(goods.id, -4000)]))
    await stepped(keeper, id, 'finish')
    const refused = await refuses(administrator.post(`${PATH}/${id}/post`), 'stockCount.stockShort')
    expect(refused.params).toMatchObject({ products: goods.designation, count: 1 })
    expect(await onHand(keeper, goods.id)).toBe(6000)
    expect((await read(administrator, id)).state).toBe('review')
  })

  test('what was recorded on a version that is old is refused', async () => {
    const { id, version } = await begunCount(keeper, shop, [goods.id])
    await counted(keeper, id, anEntry(goods.id, 1000))
    await stepped(keeper, id, 'finish')
    const stale = { 'if-match': `"${version}"` }
    await refuses(administrator.post(`${PATH}/${id}/post`, undefined, stale), 'request.versionStale')
  })
})

describe('plans', () => {
  test('keep their place from being deleted', async () => {
    const nowhere = { address: null, postalCode: null, city: null, phone: null }
    const made = administrator.post('points-of-sale', { code: 'TZ', name: 'Tozeur', ...nowhere })
    const { id: there } = (await done(made)).json<{ id: string }>()
    const depot = await aLocation(administrator, there, 'depot')
    const plan = aCount({ locationId: depot.id }, ofGoods())
    await done(administrator.post(PATH, plan))
    const ofDepot = await refuses(
      administrator.delete(`points-of-sale/${there}/locations/${depot.id}`),
      'location.inUse',
    )
    expect(ofDepot.params).toMatchObject({ counts: 1 })
    const ofShop = await refuses(administrator.delete(`points-of-sale/${there}`), 'pointOfSale.inUse')
    expect(ofShop.params).toMatchObject({ counts: 1 })
    expect((await read(administrator, plan.id)).state).toBe('planned')
  })

  test('are changed until they begin, repeated by their id, and given up for a reason', async () => {
    const plan = aCount(shop, ofGoods(), { plannedOn: '2026-12-01', peopleIds: [keeper.userId] })
    const made = (await done(keeper.post(PATH, plan))).json<StockCount>()
    expect(made.people).toMatchObject([{ id: keeper.userId }])
    expect((await done(keeper.post(PATH, plan))).json()).toMatchObject({ id: made.id, version: 1 })
    await refuses(keeper.post(PATH, { ...plan, isBlind: true }), 'stockCount.idReused')
    const { id, ...content } = plan
    const changed = await done(keeper.put(`${PATH}/${id}`, { ...content, note: 'Soir', isBlind: true }))
    expect(changed.json()).toMatchObject({ note: 'Soir', isBlind: true, version: 2 })
    await refuses((await shop.as('stockKeeper')).post(`${PATH}/${id}/start`), 'stockCount.notAsked')
    await stepped(keeper, id, 'start')
    expect((await stepped(keeper, id, 'start')).round).toBe(1)
    await refuses(keeper.put(`${PATH}/${id}`, content), 'stockCount.hasMovedOn')
    expect(await stepped(keeper, id, 'cancel', { reason: 'interrupted' })).toMatchObject({
      ...{ state: 'cancelled', cancelReason: 'interrupted', mayTake: [] },
    })
    expect((await begunCount(keeper, shop, [goods.id])).state).toBe('counting')
  })

  test('that say nothing, or what is not there, are refused', async () => {
    const plan = (over: object) => keeper.post(PATH, { ...aCount(shop, ofGoods()), ...over })
    await refuses(plan({ scope: { kind: 'products', ids: [newId()] } }), 'stockCount.scopeUnknown')
    await refuses(plan({ scope: { kind: 'categories' } }), 'stockCount.scopeUnknown')
    await refuses(plan({ scope: { kind: 'classes', classes: [] } }), 'stockCount.scopeUnknown')
    await refuses(plan({ scope: { kind: 'notCounted' } }), 'stockCount.scopeUnknown')
    await refuses(plan({ scope: { kind: 'all', ids: [goods.id] } }), 'stockCount.scopeUnknown')
    await refuses(plan({ locationId: newId() }), 'stockCount.locationUnknown')
    await refuses(plan({ peopleIds: [newId()] }), 'stockCount.personUnknown')
    const empty = aCount(shop, { kind: 'notCounted', days: 30 })
    await postedCount(administrator, shop, goods.id, 0)
    await done(keeper.post(PATH, empty))
    await refuses(keeper.post(`${PATH}/${empty.id}/start`), 'stockCount.nothingToCount')
  })

  test('a product is counted in one count of its place at a time', async () => {
    await begunCount(keeper, shop, [goods.id])
    const other = aCount(shop, { kind: 'all' })
    await done(keeper.post(PATH, other))
    const refused = await refuses(keeper.post(`${PATH}/${other.id}/start`), 'stockCount.countedElsewhere')
    expect(refused.params).toMatchObject({ product: goods.designation })
    expect((await read(keeper, other.id)).lineCount).toBe(0)
  })

  test('a place and a product are kept once somebody has counted there', async () => {
    const none = await aProduct(shop, { stock: 0 })
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
    const { id } = await begunCount(keeper, { locationId: depot.id }, [none.id])
    await counted(keeper, id, anEntry(none.id, 2000))
    const place = `points-of-sale/${shop.pointOfSaleId}/locations/${depot.id}`
    await refuses(administrator.delete(place), 'location.inUse')
    const kept = await refuses(administrator.delete(`products/${none.id}`), 'product.inUse')
    expect(kept.params).toMatchObject({ counts: 1, movements: 0 })
  })

  test('another shop and another company see nothing; values are told to whoever may see them', async () => {
    const posted = await postedCount(administrator, shop, goods.id, 9000)
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.get(`${PATH}/${posted.id}`), 'stockCount.notFound')
    await refuses(stranger.get(`${PATH}/${posted.id}/lines`), 'stockCount.notFound')
    await refuses(stranger.get(`${PATH}/${posted.id}/entries`), 'stockCount.notFound')
    const sfax = await administrator.post('points-of-sale', {
      ...{ code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null },
    })
    const pointOfSaleId = sfax.json<{ id: string }>().id
    const places = await administrator.get(`points-of-sale/${pointOfSaleId}/locations`)
    const locationId = places.json<{ id: string }[]>()[0]?.id ?? ''
    const elsewhere = await begunCount(administrator, { locationId }, [goods.id])
    await refuses(keeper.get(`${PATH}/${elsewhere.id}`), 'stockCount.notFound')
    await refuses(sendEntry(keeper, elsewhere.id, anEntry(goods.id, 1000)), 'stockCount.notFound')
    await refuses(keeper.get(`${PATH}/due?pointOfSale=${pointOfSaleId}`), 'stockCount.shopUnknown')
    expect((await keeper.get(`${PATH}/people?pointOfSale=${pointOfSaleId}`)).json()).toEqual([])
    const people = (await keeper.get(`${PATH}/people?pointOfSale=${shop.pointOfSaleId}`)).json<ShortItem[]>()
    expect(people.map(({ id }) => id)).toContain(keeper.userId)
    const rows = async (caller: Caller, query = '') =>
      (await caller.get(`${PATH}/paginated${query}`)).json<PaginatedOf<StockCountRow>>().data
    expect((await rows(keeper)).map(({ id }) => id)).toEqual([posted.id])
    expect(await rows(administrator, `?filter[state]=counting&filter[product]=${goods.id}`)).toMatchObject([
      { id: elsewhere.id, countedCount: 0 },
    ])
    const reader = await shop.as('readOnly')
    expect(await read(reader, posted.id)).toMatchObject({ valueMinor: null })
    expect(await linesOf(reader, posted.id)).toMatchObject([{ unitCostMicro: null, valueMinor: null }])
  })
})

test('settings are those of the company, from one version to the next', async () => {
  const path = `${PATH}/settings`
  const before = (await done(keeper.get(path))).json<CountSettings>()
  expect(before).toEqual({ isCycleOn: false, daysA: 30, daysB: 90, daysC: 365, toleranceRateMilli: 0, version: 0 })
  const { version: _version, ...input } = before
  await refuses(keeper.put(path, input), 'auth.forbidden')
  const saved = (await done(administrator.put(path, { ...input, isCycleOn: true, daysA: 7 }))).json<CountSettings>()
  expect(saved).toMatchObject({ isCycleOn: true, daysA: 7, version: 1 })
  await done(administrator.put(path, input, { 'if-match': '"1"' }))
  await refuses(administrator.put(path, input, { 'if-match': '"1"' }), 'request.versionStale')
  expect((await administrator.put(path, { ...input, daysA: 0 })).statusCode).toBe(400)
})
