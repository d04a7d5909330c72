import { describe, expect, test } from '@jest/globals'
import type {
  ReorderSuggestion,
  ReorderTransfers,
  Snoozed,
  StockRules,
  StockRulesInput,
} from '@comptoir/contracts/inventory/stock-reorder'
import type { StockLevel } from '@comptoir/contracts/inventory/stock-levels'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { take, twoEnds, type TwoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

async function suggested(caller: Caller, query = ''): Promise<ReorderSuggestion[]> {
  const answer = await done(caller.get(`stock-reorder/paginated?${query}`))
  return answer.json<PaginatedOf<ReorderSuggestion>>().data
}

/** What is proposed, in short: what comes from others and what is to be ordered. */
const proposed = async (caller: Caller, query = '') =>
  (await suggested(caller, query)).map(({ designation, pointOfSale, sources, orderMilli }) => [
    ...[designation, pointOfSale.name],
    ...[sources.map(({ pointOfSale: { name }, quantityMilli }) => `${name} ${quantityMilli}`).join(), orderMilli],
  ])

/** Of coffee La Marsa has 45 and Sfax 2, where there should be 10 in each. */
async function aShortage() {
  const ends = await twoEnds(open())
  const unitId = await aUnit(ends.administrator)
  const coffee = await putProduct(ends.administrator, {
    ...{ designation: 'Café', minimumStockMilli: 10_000, purchasePrice: 2, unitId },
    openingStock: [
      { pointOfSaleId: ends.here, quantityMilli: 45_000 },
      { pointOfSaleId: ends.there, quantityMilli: 2000 },
    ],
  })
  return { ...ends, coffee, unitId }
}

const rule = (pointOfSaleId: string, given: Partial<StockRulesInput['rules'][number]> = {}): StockRulesInput => ({
  rules: [{ pointOfSaleId, minimumMilli: null, targetMilli: null, multipleMilli: null, ...given }],
})

const prepare = async ({ administrator, there }: TwoEnds, ...productIds: string[]) =>
  (
    await done(administrator.post('stock-reorder/transfers', { pointOfSaleId: there, productIds }))
  ).json<ReorderTransfers>()

describe('what runs short', () => {
  test('comes first from another point of sale that has more than it needs, with the figures that say why', async () => {
    const { shop, administrator, here, there, coffee } = await aShortage()
    const cashier = await shop.as('cashier')
    const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
    const goods = { ...coffee, unitPriceMicro: 1_500_000, vatRateMilli: 19_000 }
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli: 3000 }] })))
    expect(await suggested(administrator)).toMatchObject([
      {
        ...{ productId: coffee.id, designation: 'Café', pointOfSale: { id: there, name: 'Sfax' } },
        ...{ availableMilli: 2000, incomingMilli: 0, minimumMilli: 10_000, targetMilli: null, soldMilli: 0 },
        ...{ neededMilli: 8000, orderMilli: 0, unitCostMicro: 2_000_000, snoozedUntil: null },
        sources: [
          {
            pointOfSale: { id: here, name: 'La Marsa' },
            ...{ availableMilli: 42_000, soldMilli: 3000, quantityMilli: 8000 },
          },
        ],
      },
    ])
    expect(await suggested(administrator, `filter[pointOfSale]=${here}`)).toEqual([])
  })

  test('is filled up to the target of its point of sale; what others cannot spare is ordered in multiples', async () => {
    const { administrator, there, coffee } = await aShortage()
    const figures = { targetMilli: 60_000, multipleMilli: 12_000 }
    await done(administrator.put(`stock-reorder/rules/${coffee.id}`, rule(there, figures)))
    expect(await proposed(administrator)).toEqual([['Café', 'Sfax', 'La Marsa 35000', 24_000]])
    await putProduct(administrator, { designation: 'Sucre', minimumStockMilli: 1500 })
    const inOrder = await proposed(administrator, 'order[field]=missingMilli&order[direction]=asc')
    // Those that miss as much follow each other by their ids, which are different each time.
    expect(inOrder.slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['Sucre', 'La Marsa', '', 1500],
        ['Sucre', 'Sfax', '', 1500],
      ]),
    )
    expect(inOrder.slice(2)).toEqual([['Café', 'Sfax', 'La Marsa 35000', 24_000]])
    expect(await proposed(administrator, 'search[text]=cafe')).toHaveLength(1)
  })

  test('is of the points of sale that one may enter: what others have is told to nobody else', async () => {
    const { sender, receiver } = await aShortage()
    expect(await proposed(sender)).toEqual([])
    expect(await proposed(receiver)).toEqual([['Café', 'Sfax', '', 8000]])
  })

  test('is not what is inactive, enough for its own minimum, or of another company', async () => {
    const { administrator, there, coffee } = await aShortage()
    await done(administrator.put(`stock-reorder/rules/${coffee.id}`, rule(there, { minimumMilli: 2000 })))
    expect(await proposed(administrator)).toEqual([])
    const list = async () =>
      (await done(administrator.get(`stock-levels/paginated?filter[pointOfSale]=${there}`))).json<
        PaginatedOf<StockLevel>
      >().data[0]
    expect(await list()).toMatchObject({ minimumStockMilli: 2000, isBelowMinimum: false })
    await done(administrator.put(`stock-reorder/rules/${coffee.id}`, rule(there, { minimumMilli: 3000 })))
    expect(await list()).toMatchObject({ minimumStockMilli: 3000, isBelowMinimum: true })
    expect(await proposed(administrator)).toEqual([['Café', 'Sfax', 'La Marsa 1000', 0]])
    const short = `stock-levels/paginated?filter[state]=belowMinimum&filter[pointOfSale]=${there}`
    for (const more of ['', '&filter[by]=location'])
      expect((await done(administrator.get(short + more))).json<PaginatedOf<StockLevel>>().data).toHaveLength(1)
    await open().admin.updateTable('point_of_sale').set({ is_active: false }).where('id', '=', there).execute()
    expect(await proposed(administrator)).toEqual([])
    expect(await proposed(await (await aShop(open())).as('manager'))).toEqual([])
  })

  test('goes out as a file', async () => {
    const { administrator } = await aShortage()
    const file = (await done(administrator.get('stock-reorder/export?format=csv'))).payload
    expect(file).toContain('La Marsa: 8')
    expect(file).toContain('Café')
    const other = (await done(administrator.get('stock-reorder/export?format=csv&search[text]=harissa'))).payload
    expect(other).not.toContain('Café')
  })
})

describe('transfers in one press', () => {
  test('are drafts for each that sends; what is on them is not proposed again', async () => {
    const ends = await aShortage()
    const { administrator, there, fromId, coffee } = ends
    const { transfers } = await prepare(ends, coffee.id)
    expect(transfers).toMatchObject([{ fromName: 'La Marsa', lineCount: 1 }])
    const draft = (await done(administrator.get(`stock-transfers/${transfers[0]?.id}`))).json<StockTransfer>()
    expect(draft).toMatchObject({
      ...{ state: 'draft', from: { locationId: fromId }, to: { pointOfSaleId: there } },
      lines: [{ productId: coffee.id, requestedMilli: 8000 }],
    })
    expect(await proposed(administrator)).toEqual([])
    const input = { pointOfSaleId: there, productIds: [coffee.id] }
    await refuses(administrator.post('stock-reorder/transfers', input), 'stockReorder.nothingToSend')
    await take(administrator, draft.id, 'cancel', { reason: 'Plus besoin' })
    expect(await proposed(administrator)).toHaveLength(1)
  })

  test('are made once, however often the same press is sent', async () => {
    const { administrator, there, coffee } = await aShortage()
    const headers = { 'idempotency-key': newId() }
    const send = () =>
      done(administrator.post('stock-reorder/transfers', { pointOfSaleId: there, productIds: [coffee.id] }, headers))
    const [one, again] = [(await send()).json<ReorderTransfers>(), (await send()).json<ReorderTransfers>()]
    expect(again).toEqual(one)
  })

  test('need the right to send, and a point of sale of one’s own', async () => {
    const { shop, sender, receiver, administrator, there, coffee } = await aShortage()
    const input = { pointOfSaleId: there, productIds: [coffee.id] }
    await refuses(shop.nobody.post('stock-reorder/transfers', input), 'auth.required')
    await refuses((await shop.as('accountant')).post('stock-reorder/transfers', input), 'auth.forbidden')
    await refuses(sender.post('stock-reorder/transfers', input), 'stockReorder.pointOfSaleUnknown')
    await refuses(receiver.post('stock-reorder/transfers', input), 'stockReorder.nothingToSend')
    await refuses(administrator.post('stock-reorder/transfers', { ...input, productIds: [] }), 'request.invalid')
  })
})

describe('what points of sale should have', () => {
  test('is said apart from the product, and taken back', async () => {
    const { administrator, here, there, coffee } = await aShortage()
    const path = `stock-reorder/rules/${coffee.id}`
    const figures = { minimumMilli: 4000, targetMilli: 9000, multipleMilli: 6000 }
    const changed = (await done(administrator.put(path, rule(there, figures)))).json<StockRules>()
    expect(changed).toEqual({
      minimumStockMilli: 10_000,
      rules: [
        { pointOfSale: { id: here, name: 'La Marsa' }, minimumMilli: null, targetMilli: null, multipleMilli: null },
        { pointOfSale: { id: there, name: 'Sfax' }, ...figures },
      ],
    })
    await done(administrator.put(path, rule(there)))
    expect((await done(administrator.get(path))).json<StockRules>().rules[1]).toMatchObject({ minimumMilli: null })
    const left = await open()
      .admin.selectFrom('stock_rule')
      .select('product_id')
      .where('product_id', '=', coffee.id)
      .execute()
    expect(left).toEqual([])
  })

  test('is refused where it makes no sense, and nothing of it is kept', async () => {
    const { shop, sender, administrator, here, there, coffee } = await aShortage()
    const path = `stock-reorder/rules/${coffee.id}`
    const low = await refuses(
      administrator.put(path, rule(there, { targetMilli: 9000 })),
      'stockReorder.targetBelowMinimum',
    )
    expect(low.params).toEqual({ pointOfSale: 'Sfax' })
    await refuses(administrator.put(path, rule(there, { minimumMilli: 1500 })), 'stockReorder.quantityTooFine')
    const two = { rules: [...rule(here, { minimumMilli: 1000 }).rules, ...rule(newId()).rules] }
    await refuses(administrator.put(path, two), 'stockReorder.pointOfSaleUnknown')
    await refuses(sender.put(path, rule(there)), 'stockReorder.pointOfSaleUnknown')
    await refuses(administrator.put(path, rule(here, { multipleMilli: 0 })), 'request.invalid')
    await refuses(administrator.put(`stock-reorder/rules/${newId()}`, rule(here)), 'product.notFound')
    await refuses((await shop.as('accountant')).put(path, rule(here)), 'auth.forbidden')
    await refuses((await shop.as('cashier')).get(path), 'auth.forbidden')
    await refuses(shop.nobody.get(path), 'auth.required')
    const stranger = await (await aShop(open())).as('manager')
    await refuses(stranger.get(path), 'product.notFound')
    expect((await done(sender.get(path))).json<StockRules>().rules).toEqual([
      { pointOfSale: { id: here, name: 'La Marsa' }, minimumMilli: null, targetMilli: null, multipleMilli: null },
    ])
  })
})

describe('a suggestion that is put off', () => {
  test('comes back after its days, or when it is called back', async () => {
    const { administrator, there, coffee } = await aShortage()
    const snooze = async (days: number) =>
      (
        await done(administrator.post('stock-reorder/snoozes', { pointOfSaleId: there, productId: coffee.id, days }))
      ).json<Snoozed>()
    const { snoozedUntil } = await snooze(7)
    expect(await proposed(administrator)).toEqual([])
    expect((await suggested(administrator, 'filter[state]=snoozed')).map((each) => each.snoozedUntil)).toEqual([
      snoozedUntil,
    ])
    await open()
      .admin.updateTable('stock_rule')
      .set({ snoozed_until: '2026-01-01' })
      .where('product_id', '=', coffee.id)
      .execute()
    expect(await proposed(administrator)).toHaveLength(1)
    await snooze(1)
    expect(await snooze(0)).toEqual({ snoozedUntil: null })
    expect(await proposed(administrator)).toHaveLength(1)
    await refuses(administrator.get('stock-reorder/paginated?filter[state]=lost'), 'request.invalid')
  })

  test('keeps what its point of sale should have, and needs the right', async () => {
    const { shop, administrator, sender, here, there, coffee } = await aShortage()
    await done(administrator.put(`stock-reorder/rules/${coffee.id}`, rule(there, { minimumMilli: 9000 })))
    const input = { pointOfSaleId: there, productId: coffee.id, days: 3 }
    await done(administrator.post('stock-reorder/snoozes', input))
    await done(administrator.post('stock-reorder/snoozes', { ...input, days: 0 }))
    expect(await suggested(administrator)).toMatchObject([{ minimumMilli: 9000 }])
    await refuses(sender.post('stock-reorder/snoozes', input), 'stockReorder.pointOfSaleUnknown')
    await refuses((await shop.as('readOnly')).post('stock-reorder/snoozes', input), 'auth.forbidden')
    await refuses(administrator.post('stock-reorder/snoozes', { ...input, productId: newId() }), 'product.notFound')
    await refuses(administrator.post('stock-reorder/snoozes', { ...input, days: 366 }), 'request.invalid')
    await refuses(shop.nobody.get('stock-reorder/paginated'), 'auth.required')
    await refuses(
      (await shop.as('cashier')).get(`stock-reorder/paginated?filter[pointOfSale]=${here}`),
      'auth.forbidden',
    )
  })
})
