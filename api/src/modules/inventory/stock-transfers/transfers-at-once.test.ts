import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { atOnce, connected, untilWaiting } from '../../../../test/at-once.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { refuses, type Caller } from '../../../../test/shop.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
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

beforeEach(async () => {
  ends = await twoEnds(open())
})

const madeReady = (productId: string, requestedMilli: number) => readied(ends, [[productId, requestedMilli]])

/** Ships transfers whole at the same moment. */
const shipAtOnce = (transfers: readonly StockTransfer[], serialNumbers?: string[]) =>
  atOnce(
    open(),
    ends.shop.companyId,
    transfers.map(({ id, lines }) => () => {
      const picked = lines.map((line) => ({ lineId: line.id, pickedMilli: line.requestedMilli, serialNumbers }))
      return step(ends.sender, id, 'ship', { lines: picked })
    }),
  )

test('one piece leaves with one transfer', async () => {
  const unitId = await aUnit(ends.administrator, 0)
  const phone = await someGoods(ends, 0, {
    ...{ tracking: 'serialNumbers', unitId },
    openingStock: [{ pointOfSaleId: ends.here, serialNumbers: ['S-1', 'S-2'] }],
  })
  const answers = await shipAtOnce([await madeReady(phone.id, 1000), await madeReady(phone.id, 1000)], ['S-1'])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    code: 'stockTransfer.serialNumberNotThere',
  })
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})

test('a lot leaves as far as it is there; the next transfer is of the next lot', async () => {
  const lots = [
    { number: 'A', expiresOn: '2099-01-01', quantityMilli: 2000 },
    { number: 'B', expiresOn: '2099-12-31', quantityMilli: 2000 },
  ]
  const oil = await someGoods(ends, 0, {
    ...{ tracking: 'lots', lotsExpire: true },
    openingStock: [{ pointOfSaleId: ends.here, lots }],
  })
  const answers = await shipAtOnce([await madeReady(oil.id, 2000), await madeReady(oil.id, 2000)])
  const left = answers.map((answer) => answer.json<StockTransfer>().lines[0]?.lots)
  expect(left.toSorted((one, other) => (one?.[0]?.number ?? '').localeCompare(other?.[0]?.number ?? ''))).toEqual(
    lots.map((lot) => [{ ...lot, became: 'open' }]),
  )
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})

test('what is released is held in its order, before anything behind it', async () => {
  const goods = [await someGoods(ends, 5000), await someGoods(ends, 5000)]
  const [released, sent] = goods.map(({ id }) => id).toSorted()
  const { id } = await madeReady(sent ?? '', 1000)
  const movement = {
    ...{ id: newId(), out_ledger_id: newId(), in_ledger_id: newId(), product_id: sent, designation: 'Tea' },
    ...{ from_location_id: ends.fromId, to_location_id: ends.toId, quantity_milli: 1000, unit_cost_micro: null },
  }
  const lock = 'select from stock_balance where product_id = $1 for update nowait'
  await connected(open(), async (owner) => {
    await owner.query(lock, [released])
    await connected(open(), async (other) => {
      await other.query(`select app_set_company($1, '*')`, [ends.shop.companyId])
      let isOver = false
      const posting = Promise.allSettled([
        other.query(`select stock_transfer_post($1, $2, $3, now(), $4, '[]', '[]', $5, true)`, [
          ...[ends.shop.companyId, id, ends.sender.userId, JSON.stringify([movement])],
          JSON.stringify([{ product_id: released, change_milli: 0 }]),
        ]),
      ]).finally(() => {
        isOver = true
      })
      await untilWaiting(owner, 1, () => isOver)
      await owner.query(lock, [sent])
      await owner.query('rollback')
      expect(await posting).toMatchObject([{ status: 'fulfilled' }])
    })
  })
})

test('extra goods that are approved together are held in their order, whatever the order in which they arrived', async () => {
  const goods = [await someGoods(ends, 5000), await someGoods(ends, 5000)]
  const [first, last] = goods.map(({ id }) => id).toSorted()
  const sent = await shipped(ends, aTransfer(ends, [[(await someGoods(ends, 5000)).id, 1000]]))
  const extras = [last, first].map((productId) => ({ id: newId(), productId, quantityMilli: 1000 }))
  await take(ends.receiver, sent.id, 'receive', { ...arrived(sent, 1000), extras })
  const lock = 'select from stock_balance where product_id = $1 for update nowait'
  await connected(open(), async (owner) => {
    await owner.query(lock, [first])
    let isOver = false
    const deciding = step(ends.administrator, sent.id, 'decide', {
      extras: extras.map(({ id }) => ({ id, isApproved: true })),
    }).finally(() => {
      isOver = true
    })
    await untilWaiting(owner, 1, () => isOver)
    await owner.query(lock, [last])
    await owner.query('rollback')
    expect((await deciding).statusCode).toBe(200)
  })
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})

test('one step is taken once', async () => {
  const tea = await someGoods(ends, 10_000)
  const { id } = await readied(ends, [[tea.id, 4000]])
  const answers = await Promise.all([1, 2, 3].map(() => step(ends.sender, id, 'ship', { lines: [] })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 4000, 0, 0])
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
  await take(ends.receiver, stocked.id, 'receive', arrived(stocked, 25_000))
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
  const received = await Promise.all(
    sent.map((each) => take(administrator, each.id, 'receive', arrived(each, 500, 500))),
  )
  expect(new Set(received.map(({ state }) => state))).toEqual(new Set(['closed']))
  expect(new Set(received.map(({ number }) => number)).size).toBe(8)
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})

test('the same step sent again is answered the same, and another one under its key is refused', async () => {
  const tea = await someGoods(ends, 10_000)
  const ready = await madeReady(tea.id, 4000)
  const headers = { 'if-match': `"${ready.version}"`, 'idempotency-key': `ship ${ready.id} ${ready.version}` }
  const ship = (body: object, over: Record<string, string> = {}) =>
    ends.sender.post(`${PATH}/${ready.id}/ship`, body, { ...headers, ...over })
  const twins = await Promise.all([ship({ lines: [] }), ship({ lines: [] })])
  expect(twins.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(twins[1]?.body).toBe(twins[0]?.body)
  expect((await ship({ lines: [] })).body).toBe(twins[0]?.body)
  await refuses(ship({ lines: [], note: 'Another' }), 'request.keyReused')
  await refuses(ship({ lines: [] }, { 'idempotency-key': 'another' }), 'stockTransfer.hasMovedOn')
  expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 4000, 0, 0])
})

test('every step says which version it was decided on, and a stale one is refused', async () => {
  const tea = await someGoods(ends, 10_000)
  const input = aTransfer(ends, [[tea.id, 4000]])
  const { id, version } = (await done(ends.sender.post(PATH, input))).json<StockTransfer>()
  const held = { 'if-match': `"${version}"` }
  await refuses(ends.sender.put(`${PATH}/${id}`, input), 'request.versionRequired')
  await done(ends.sender.put(`${PATH}/${id}`, input, held))
  await refuses(step(ends.sender, id, 'ready', undefined, held), 'request.versionStale')
  await take(ends.sender, id, 'ready')
  const steps: [Caller, string, object][] = [
    [ends.sender, 'ship', { lines: [] }],
    [ends.receiver, 'receive', { isLast: true, lines: [] }],
    [
      ends.administrator,
      'settle',
      { note: 'x', lines: input.lines.map((line) => ({ lineId: line.id, outcome: 'found', quantityMilli: 4000 })) },
    ],
  ]
  for (const [caller, name, body] of steps) {
    await refuses(caller.post(`${PATH}/${id}/${name}`, body), 'request.versionRequired')
    await refuses(caller.post(`${PATH}/${id}/${name}`, body, held), 'request.versionStale')
    await take(caller, id, name, body)
  }
  await refuses(ends.sender.post(`${PATH}/${id}/cancel`, { reason: 'x' }), 'request.versionRequired')
})
