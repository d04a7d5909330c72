import type { StockAdjustment, StockAdjustmentRow } from '@comptoir/contracts/inventory/stock-adjustments'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree, type Goods } from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { onHand } from '../../../../test/opening-stock.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted, postedAdjustment, stockedGoods } from '../../../../test/stock-adjustments.ts'

const open = setUpApp()
const PATH = 'stock-adjustments'

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

const lost = (quantity = 3) => anAdjustment(shop, [aLine(goods.id, -quantity * 1000)])
const step = (caller: Caller, { id, version }: { id: string; version: number }, name: string, over: object = {}) =>
  caller.post(`${PATH}/${id}/${name}`, { version, ...over })
const read = async (caller: Caller, id: string) => (await caller.get(`${PATH}/${id}`)).json<StockAdjustment>()

async function limited(limitMinor: number | null): Promise<void> {
  await open()
    .admin.updateTable('company')
    .set({ stock_adjustment_limit_minor: limitMinor })
    .where('id', '=', shop.companyId)
    .execute()
}

test('a draft is written down, changed and posted: goods move once, at the cost of the place, under a number without a gap', async () => {
  const draft = await drafted(keeper, lost())
  expect(draft).toMatchObject({ state: 'draft', number: null, valueMinor: -6000, lineCount: 1, moneyEffect: 'loss' })
  expect(draft.lines).toMatchObject([{ quantityMilli: -3000, onHandMilli: 10_000, unitCostMicro: null }])
  expect(await onHand(keeper, goods.id)).toBe(10_000)

  const { id: _id, ...content } = lost(4)
  const changed = await keeper.put(`${PATH}/${draft.id}`, { ...content, note: ' Palette tombée ' })
  expect(changed.json()).toMatchObject({ version: 2, quantityMilli: -4000, note: 'Palette tombée' })

  const posted = (await step(keeper, { id: draft.id, version: 2 }, 'post')).json<StockAdjustment>()
  const year = new Date().getFullYear()
  expect(posted).toMatchObject({ state: 'posted', number: `AJ-LM-${year}-000002`, valueMinor: -8000, version: 3 })
  expect(posted.lines).toMatchObject([{ quantityMilli: -4000, onHandMilli: 10_000, unitCostMicro: 2_000_000 }])
  expect(posted.events).toMatchObject([
    { event: 'drafted', by: 'The stockKeeper' },
    { event: 'posted', by: 'The stockKeeper' },
  ])
  expect(await onHand(keeper, goods.id)).toBe(6000)

  // Once more does nothing, with whatever version.
  expect((await step(keeper, posted, 'post')).json()).toMatchObject({ state: 'posted', version: 3 })
  expect(await onHand(keeper, goods.id)).toBe(6000)
  expect((await postedAdjustment(keeper, lost(1))).number).toBe(`AJ-LM-${year}-000003`)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('the same id gives what there is, other content under it is refused', async () => {
  const input = lost()
  const first = await drafted(keeper, input)
  expect(await drafted(keeper, input)).toEqual(first)
  await refuses(keeper.post(PATH, { ...input, reason: 'theft' }), 'stockAdjustment.idReused')
  await step(keeper, first, 'post')
  expect(await drafted(keeper, input)).toMatchObject({ state: 'posted' })
})

test('what was decided on an older version is refused, and nothing is posted', async () => {
  const { id } = await drafted(keeper, lost())
  const { id: _id, ...content } = lost(1)
  await keeper.put(`${PATH}/${id}`, content)
  for (const name of ['post', 'submit']) await refuses(step(keeper, { id, version: 1 }, name), 'request.versionStale')
  await refuses(step(keeper, { id, version: 1 }, 'cancel', { reason: 'other' }), 'request.versionStale')
  await refuses(keeper.put(`${PATH}/${id}`, content, { 'if-match': '"1"' }), 'request.versionStale')
  expect(await onHand(keeper, goods.id)).toBe(10_000)
})

test('above the limit somebody submits, and somebody with the right approves; both ways count', async () => {
  await limited(5000)
  const draft = await drafted(keeper, lost())
  expect(draft).toMatchObject({ isAboveLimit: true, limitMinor: 5000 })
  const refused = await refuses(step(keeper, draft, 'post'), 'stockAdjustment.aboveLimit')
  expect(refused.params).toEqual({ limitMinor: 5000, currency: 'TND' })
  const submitted = (await step(keeper, draft, 'submit')).json<StockAdjustment>()
  expect(submitted).toMatchObject({ state: 'submitted', version: 2 })
  await refuses(step(keeper, submitted, 'approve'), 'auth.forbidden')
  await refuses(step(keeper, submitted, 'post'), 'stockAdjustment.notDraft')
  const { id: _id, ...content } = lost(1)
  await refuses(keeper.put(`${PATH}/${draft.id}`, content), 'stockAdjustment.notDraft')

  const manager = await shop.as('manager')
  const posted = (await step(manager, submitted, 'approve')).json<StockAdjustment>()
  expect(posted).toMatchObject({ state: 'posted', postedBy: 'The manager', createdBy: 'The stockKeeper' })
  expect(posted.events.map(({ event }) => event)).toEqual(['drafted', 'submitted', 'approved'])

  const other = await stockedGoods(open(), shop, administrator)
  const both = anAdjustment(shop, [aLine(goods.id, -2000), aLine(other.id, 2000)], { reason: 'correction' })
  const balanced = await drafted(keeper, both)
  expect(balanced).toMatchObject({ valueMinor: 0, isAboveLimit: true })
  await refuses(step(keeper, balanced, 'post'), 'stockAdjustment.aboveLimit')
  expect((await step(manager, balanced, 'post')).json()).toMatchObject({ state: 'posted' })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('goods that come in count at what they cost at the place, or at what they are said to cost where that is more', async () => {
  await limited(5000)
  const found = (quantityMilli: number, unitCostMicro: number) =>
    drafted(keeper, anAdjustment(shop, [aLine(goods.id, quantityMilli, { unitCostMicro })], { reason: 'found' }))
  const free = await found(3000, 0)
  expect(free).toMatchObject({ valueMinor: 0, isAboveLimit: true })
  await refuses(step(keeper, free, 'post'), 'stockAdjustment.aboveLimit')
  const dear = await found(1000, 6_000_000)
  await refuses(step(keeper, dear, 'post'), 'stockAdjustment.aboveLimit')
  const few = await found(2000, 0)
  expect((await step(keeper, few, 'post')).json()).toMatchObject({ state: 'posted', valueMinor: 0 })
})

test('a draft and what was submitted are cancelled for a reason, and stay as they were', async () => {
  const draft = await drafted(keeper, lost())
  await refuses(step(keeper, draft, 'cancel'), 'request.invalid')
  await refuses(step(keeper, draft, 'withdraw', { reason: 'other' }), 'stockAdjustment.notSubmitted')
  const cancelled = await step(keeper, draft, 'cancel', { reason: 'enteredTwice' })
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', cancelReason: 'enteredTwice', number: null })
  await refuses(step(keeper, { id: draft.id, version: 2 }, 'post'), 'stockAdjustment.notDraft')
  await refuses(step(administrator, { id: draft.id, version: 2 }, 'approve'), 'stockAdjustment.notSubmitted')

  const second = await drafted(keeper, lost())
  await step(keeper, second, 'submit')
  await refuses(step(keeper, { ...second, version: 2 }, 'cancel', { reason: 'other' }), 'stockAdjustment.notDraft')
  const withdrawn = await step(keeper, { ...second, version: 2 }, 'withdraw', { reason: 'notAgreed' })
  expect(withdrawn.json()).toMatchObject({ state: 'cancelled', cancelReason: 'notAgreed' })
  expect(await onHand(keeper, goods.id)).toBe(10_000)
})

test('what was posted is taken back once, by the same goods the other way at the cost of that day', async () => {
  const posted = await postedAdjustment(keeper, lost())
  await open().admin.updateTable('product').set({ cost_micro: 9_000_000 }).where('id', '=', goods.id).execute()
  const [id, again] = [newId(), newId()]
  await refuses(keeper.post(`${PATH}/${posted.id}/reverse`, { id, note: null }), 'auth.forbidden')
  const reversed = (await administrator.post(`${PATH}/${posted.id}/reverse`, { id, note: 'Retrouvés' })).json()
  const reversal = await read(administrator, id)
  expect(reversed).toMatchObject({ state: 'reversed', reversedBy: { id, number: reversal.number }, valueMinor: -6000 })
  expect(reversal).toMatchObject({
    ...{ state: 'posted', valueMinor: 6000, note: 'Retrouvés', reason: 'lost', reversalOfId: posted.id },
    reversalOf: { id: posted.id, number: posted.number },
  })
  expect(await onHand(keeper, goods.id)).toBe(10_000)

  await administrator.post(`${PATH}/${posted.id}/reverse`, { id: again, note: null })
  await refuses(administrator.get(`${PATH}/${again}`), 'stockAdjustment.notFound')
  await refuses(administrator.post(`${PATH}/${id}/reverse`, { id: newId(), note: null }), 'stockAdjustment.isReversal')
  const draft = await drafted(keeper, lost())
  await refuses(
    administrator.post(`${PATH}/${draft.id}/reverse`, { id: newId(), note: null }),
    'stockAdjustment.notPosted',
  )
  const other = await postedAdjustment(keeper, lost(1))
  await refuses(
    administrator.post(`${PATH}/${other.id}/reverse`, { id: draft.id, note: null }),
    'stockAdjustment.idReused',
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('where the shop sells nothing that is not there, nothing leaves that is not there, a reversal neither', async () => {
  await open().admin.updateTable('company').set({ stock_policy: 'block' }).where('id', '=', shop.companyId).execute()
  const tooMuch = await drafted(keeper, lost(11))
  const refused = await refuses(step(keeper, tooMuch, 'post'), 'stockAdjustment.stockShort')
  expect(refused.params).toMatchObject({ product: goods.designation, onHandMilli: 10_000, requestedMilli: 11_000 })
  const found = await postedAdjustment(keeper, anAdjustment(shop, [aLine(goods.id, 5000)], { reason: 'found' }))
  await postedAdjustment(keeper, lost(12))
  await refuses(
    administrator.post(`${PATH}/${found.id}/reverse`, { id: newId(), note: null }),
    'stockAdjustment.stockShort',
  )
  expect(await onHand(keeper, goods.id)).toBe(3000)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('of two that post the same draft at once one does, and ten of ten pieces leave once', async () => {
  await open().admin.updateTable('company').set({ stock_policy: 'block' }).where('id', '=', shop.companyId).execute()
  const draft = await drafted(keeper, lost(2))
  await Promise.all([step(keeper, draft, 'post'), step(administrator, draft, 'post')])
  expect(await onHand(keeper, goods.id)).toBe(8000)
  const drafts = await Promise.all(Array.from({ length: 6 }, () => drafted(keeper, lost(2))))
  const answers = await Promise.all(drafts.map((each) => step(keeper, each, 'post')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 409, 409])
  expect(await onHand(keeper, goods.id)).toBe(0)
  const posted = await postedAdjustment(administrator, anAdjustment(shop, [aLine(goods.id, 1000)], { reason: 'found' }))
  await Promise.all(
    [newId(), newId()].map((id) => administrator.post(`${PATH}/${posted.id}/reverse`, { id, note: null })),
  )
  expect(await onHand(keeper, goods.id)).toBe(0)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('lines that contradict themselves, their products or the reason are refused at their place', async () => {
  const write = (lines: Parameters<typeof anAdjustment>[1], over = {}) =>
    keeper.post(PATH, anAdjustment(shop, lines, over))
  const at = async (answer: ReturnType<typeof write>, code: string, pointer: string) =>
    expect((await refuses(answer, `stockAdjustment.${code}`)).errors).toMatchObject([{ pointer }])
  await at(write([aLine(newId(), -1000)]), 'productUnknown', '/lines/0/productId')
  await at(write([aLine(goods.id, -1000), aLine(goods.id, -1000)]), 'productTwice', '/lines/1/productId')
  await at(write([aLine(goods.id, 0)]), 'zero', '/lines/0/quantityMilli')
  await at(write([aLine(goods.id, 1000)]), 'wrongDirection', '/lines/0/quantityMilli')
  await at(write([aLine(goods.id, -1000, { unitCostMicro: 1 })]), 'costOfOutgoing', '/lines/0/unitCostMicro')
  await at(write([aLine(goods.id, -1000, { serialNumbers: ['A1'] })]), 'notAsTracked', '/lines/0/productId')
  await refuses(write([aLine(goods.id, -1000)], { locationId: newId() }), 'stockAdjustment.locationUnknown')
  const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
  const place = `points-of-sale/${shop.pointOfSaleId}/locations/${depot.id}`
  await administrator.put(place, { name: depot.name, kind: 'depot', isActive: false })
  await refuses(write([aLine(goods.id, -1000)], { locationId: depot.id }), 'stockAdjustment.locationInactive')
  const empty = await drafted(keeper, anAdjustment(shop, []))
  await refuses(step(keeper, empty, 'post'), 'stockAdjustment.empty')
  await refuses(step(keeper, empty, 'submit'), 'stockAdjustment.empty')
})

test('another company and another shop see nothing of it; values are told to whoever may see them', async () => {
  const posted = await postedAdjustment(keeper, lost())
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.get(`${PATH}/${posted.id}`), 'stockAdjustment.notFound')
  const sfax = await administrator.post('points-of-sale', {
    ...{ code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null },
  })
  const places = await administrator.get(`points-of-sale/${sfax.json<{ id: string }>().id}/locations`)
  const [there] = places.json<{ id: string }[]>()
  const lines = [aLine(goods.id, 2000)]
  const elsewhere = anAdjustment({ locationId: there?.id ?? '' }, lines, { reason: 'found' })
  await refuses(keeper.post(PATH, elsewhere), 'stockAdjustment.locationUnknown')
  const other = await postedAdjustment(administrator, elsewhere)
  expect(other.number).toMatch(/^AJ-SF-\d{4}-000001$/)
  await refuses(keeper.get(`${PATH}/${other.id}`), 'stockAdjustment.notFound')
  await refuses(step(keeper, other, 'post'), 'stockAdjustment.notFound')
  await refuses(keeper.post(PATH, { ...elsewhere, locationId: shop.locationId }), 'stockAdjustment.idReused')
  const rowsOf = async (caller: Caller, query = '') =>
    (await caller.get(`${PATH}/paginated${query}`)).json<PaginatedOf<StockAdjustmentRow>>().data
  expect((await rowsOf(keeper)).map(({ id }) => id)).not.toContain(other.id)
  expect((await rowsOf(administrator, `?search[text]=${other.number}`)).map(({ id }) => id)).toEqual([other.id])
  expect(await rowsOf(administrator, `?filter[product]=${goods.id}&filter[reason]=lost`)).toMatchObject([
    { id: posted.id, valueMinor: -6000, postedBy: 'The stockKeeper' },
  ])
  expect(await rowsOf(administrator, `?filter[state]=draft`)).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect((await rowsOf(administrator, `?filter[to]=2020-01-01`)).length).toBe(0)
  expect((await rowsOf(administrator, `?filter[from]=${today}&order[field]=number`)).length).toBeGreaterThan(0)

  const reader = await shop.as('readOnly')
  const seen = await read(reader, posted.id)
  expect(seen).toMatchObject({ valueMinor: null, lines: [{ unitCostMicro: null, valueMinor: null }] })
  expect((await rowsOf(reader)).every(({ valueMinor }) => valueMinor === null)).toBe(true)
})
