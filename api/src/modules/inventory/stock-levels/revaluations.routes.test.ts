import { describe, expect, test } from '@jest/globals'
import type { ProductLevels, StockLevel, StockMovements } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { atOnce } from '../../../../test/at-once.ts'
import { done } from '../../../../test/done.ts'
import { aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { chooseValuation, layersOf } from '../../../../test/layered-shop.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { stockedGoods } from '../../../../test/stock-adjustments.ts'
import { aTransfer, shipped, take, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

const said = (over: object = {}) => ({
  ...{ id: newId(), locationId: null, unitCostMicro: 3_000_000, reason: 'The invoice came' },
  ...over,
})
const address = ({ id }: { id: string }): string => `stock-levels/${id}/revaluations`

async function aStockedShop() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  return { shop, manager, goods: await stockedGoods(open(), shop, manager, { quantity: 10, costMicro: 2_000_000 }) }
}

const storyOf = async (caller: Caller, { id }: { id: string }, more = '') =>
  (await done(caller.get(`stock-levels/${id}/movements?limit=10${more}`))).json<StockMovements>().data

async function rowsOf({ companyId }: Shop, { id }: { id: string }) {
  return open()
    .admin.selectFrom('stock_revaluation')
    .select(['cause', 'value_nano', 'quantity_milli', 'unit_cost_micro', 'reason'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', id)
    .orderBy('recorded_at')
    .execute()
}

describe('saying what goods cost', () => {
  test('changes what they are worth from now on, in a row of its own, told in the story and to the audit trail', async () => {
    const { shop, manager, goods } = await aStockedShop()
    const answer = await done(manager.post(address(goods), said()))
    expect(answer.json<ProductLevels>()).toMatchObject({ averageCostMicro: 3_000_000, valueMinor: 30_000 })
    expect(await rowsOf(shop, goods)).toEqual([
      {
        ...{ cause: 'manual', value_nano: '10000000000', quantity_milli: 10_000, unit_cost_micro: 3_000_000 },
        reason: 'The invoice came',
      },
    ])
    const [newest, oldest] = await storyOf(manager, goods)
    expect(newest).toMatchObject({
      ...{ kind: 'revaluation', quantityMilli: 0, balanceMilli: 10_000, unitCostMicro: 3_000_000 },
      ...{ revaluedMinor: 10_000, reason: 'The invoice came', document: { kind: 'stockRevaluation', number: null } },
    })
    expect(oldest).toMatchObject({ kind: 'adjustment', unitCostMicro: 2_000_000, revaluedMinor: null, reason: null })
    const entry = await open()
      .admin.selectFrom('audit_log')
      .select(['entity_id', 'before', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('action', '=', 'stockLevel.revalued')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      entity_id: goods.id,
      before: { valueMinor: 20_000 },
      after: { designation: goods.designation, unitCost: 3, valueMinor: 30_000, reason: 'The invoice came' },
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('the same request again does nothing, and another one under its id is refused', async () => {
    const { shop, manager, goods } = await aStockedShop()
    const input = said()
    await done(manager.post(address(goods), input))
    const again = await done(manager.post(address(goods), input))
    expect(again.json<ProductLevels>().valueMinor).toBe(30_000)
    expect(await rowsOf(shop, goods)).toHaveLength(1)
    await refuses(manager.post(address(goods), { ...input, unitCostMicro: 4_000_000 }), 'stockLevel.idReused')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('the same request twice at the same moment is posted once, and answered alike', async () => {
    const { shop, manager, goods } = await aStockedShop()
    const input = said()
    const answers = await atOnce(
      open(),
      shop.companyId,
      [0, 1].map(() => () => manager.post(address(goods), input)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(await rowsOf(shop, goods)).toHaveLength(1)
    const other = said({ unitCostMicro: 4_000_000 })
    const differing = await atOnce(
      open(),
      shop.companyId,
      [4_000_000, 5_000_000].map((unitCostMicro) => () => manager.post(address(goods), { ...other, unitCostMicro })),
    )
    expect(differing.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(await rowsOf(shop, goods)).toHaveLength(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('what was said of one place is not what is said of another under its id', async () => {
    const { shop, manager, goods } = await aStockedShop()
    const depot = await aLocation(await shop.as('administrator'), shop.pointOfSaleId, 'depot')
    await putThere(open(), shop, depot.id, { productId: goods.id, quantityMilli: 1000 })
    const input = said({ locationId: shop.locationId })
    await done(manager.post(address(goods), input))
    await done(manager.post(address(goods), input))
    await refuses(manager.post(address(goods), { ...input, locationId: depot.id }), 'stockLevel.idReused')
    expect(await rowsOf(shop, goods)).toHaveLength(1)
  })

  test('what goods cost that nobody had said is found by the list, and said', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [unknown, known] = [await aProduct(shop), await stockedGoods(open(), shop, manager)]
    const listed = async (by = '') =>
      (await done(manager.get(`stock-levels/paginated?filter[state]=costUnknown${by}`)))
        .json<PaginatedOf<StockLevel>>()
        .data.map(({ productId }) => productId)
    expect([await listed(), await listed('&filter[by]=location')]).toEqual([[unknown.id], [unknown.id]])
    await done(manager.post(address(unknown), said({ locationId: shop.locationId })))
    expect([await listed(), await listed('&filter[by]=location')]).toEqual([[], []])
    const levels = (await done(manager.get(`stock-levels/${unknown.id}`))).json<ProductLevels>()
    expect(levels).toMatchObject({ averageCostMicro: 3_000_000, valueMinor: 300_000 })
    expect(known.id).not.toBe(unknown.id)
  })

  test('at all places of the caller, or at one of them, never on the way', async () => {
    const of = await twoEnds(open())
    const goods = await stockedGoods(open(), of.shop, of.administrator, { quantity: 10 })
    const first = await shipped(of, aTransfer(of, [[goods.id, 4000]]))
    const [line] = first.lines
    await take(of.receiver, first.id, 'receive', {
      isLast: true,
      lines: [{ lineId: line?.id ?? '', goodMilli: 4000, damagedMilli: 0 }],
    })
    await shipped(of, aTransfer(of, [[goods.id, 1000]]))
    const manager = await of.shop.as('manager')
    await done(manager.post(address(goods), said()))
    const levels = (await done(of.administrator.get(`stock-levels/${goods.id}`))).json<ProductLevels>()
    const costs = new Map(levels.places.map(({ place, averageCostMicro }) => [place.id, averageCostMicro]))
    expect([costs.get(of.fromId), costs.get(of.toId)]).toEqual([3_000_000, 2_000_000])
    await done(of.administrator.post(address(goods), said({ unitCostMicro: 5_000_000 })))
    const after = (await done(of.administrator.get(`stock-levels/${goods.id}`))).json<ProductLevels>()
    expect(after).toMatchObject({ onHandMilli: 9000, valueMinor: 45_000 })
    expect(await rowsOf(of.shop, goods)).toHaveLength(3)
    await refuses(manager.post(address(goods), said({ locationId: of.toId })), 'stockLevel.placeUnknown')
    expect(await booksThatDisagree(open(), of.shop.companyId)).toEqual([])
  })

  test('where goods lie in layers, they become one', async () => {
    const { shop, manager, goods } = await aStockedShop()
    await chooseValuation(open(), await shop.as('administrator'), shop.companyId, 'fifo')
    // The first movement lays the layer of what was there.
    const more = await stockedGoods(open(), shop, manager)
    await done(manager.post(address(more), said({ unitCostMicro: 7_000_001 })))
    await done(manager.post(address(goods), said({ unitCostMicro: 7_000_001 })))
    expect((await layersOf(open(), shop, shop.locationId, more.id)).layers).toEqual([[10_000n, 70_000_010_000n]])
    expect((await layersOf(open(), shop, shop.locationId, goods.id)).layers).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('a new cost is refused', () => {
  test('where there is nothing, where it is that already, and without a reason', async () => {
    const { shop, manager, goods } = await aStockedShop()
    const none = await aProduct(shop, { stock: 0 })
    await refuses(manager.post(address(none), said()), 'stockLevel.nothingThere')
    await refuses(manager.post(address(goods), said({ unitCostMicro: 2_000_000 })), 'stockLevel.costSame')
    await refuses(manager.post(address(goods), said({ reason: '  ' })), 'stockLevel.reasonMissing')
    await refuses(manager.post(address(goods), said({ reason: '' })), 'request.invalid')
    await refuses(manager.post(address({ id: newId() }), said()), 'product.notFound')
    expect(await rowsOf(shop, goods)).toEqual([])
  })

  test('to strangers, to other companies and to those who may not', async () => {
    const { shop, manager, goods } = await aStockedShop()
    await refuses(shop.nobody.post(address(goods), said()), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'accountant', 'readOnly'] as const)
      await refuses((await shop.as(role)).post(address(goods), said()), 'auth.forbidden')
    const blind = await shop.asOwn(['stockLevels.read', 'stockLevels.revalue'])
    await refuses(blind.post(address(goods), said()), 'auth.forbidden')
    const other = await (await aShop(open())).as('manager')
    await refuses(other.post(`/${shop.companyId}/${address(goods)}`, said()), 'company.notFound')
    expect((await rowsOf(shop, goods)).length).toBe(0)
    await done(manager.post(address(goods), said()))
    const cashier = await shop.as('cashier')
    expect((await storyOf(cashier, goods)).map(({ kind }) => kind)).toEqual(['adjustment'])
    expect(await storyOf(cashier, goods, '&kind=revaluation')).toEqual([])
    expect((await storyOf(manager, goods, '&kind=revaluation')).map(({ kind }) => kind)).toEqual(['revaluation'])
    await refuses(cashier.get('stock-levels/paginated?filter[state]=costUnknown'), 'auth.forbidden')
  })
})
