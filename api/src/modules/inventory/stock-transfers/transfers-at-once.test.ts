import { setTimeout as pause } from 'node:timers/promises'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { aTransfer, someGoods, take, twoEnds, type TwoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()
const PATH = 'stock-transfers'

let ends: TwoEnds

beforeEach(async () => {
  ends = await twoEnds(open())
})

async function madeReady(productId: string, requestedMilli: number): Promise<StockTransfer> {
  const made = await done(ends.sender.post(PATH, aTransfer(ends, [[productId, requestedMilli]])))
  return take(ends.sender, made.json<StockTransfer>().id, 'ready')
}

async function connected<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client(open().ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Until so many connections wait for a lock, or there is nothing more to wait for. */
async function untilWaiting(owner: pg.Client, count: number, isOver: () => boolean): Promise<void> {
  for (let waiting = 0; waiting < count && !isOver(); await pause(20)) {
    // What is seen of others stays the same within a transaction otherwise.
    await owner.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rowCount ?? 0
  }
}

/** Ships transfers whole at the same moment: both have begun before either of them moves anything. */
function shipAtOnce(transfers: readonly StockTransfer[], serialNumbers?: string[]) {
  return connected(async (owner) => {
    await owner.query('select from stock_balance where company_id = $1 for update', [ends.shop.companyId])
    let isOver = false
    const shipping = Promise.all(
      transfers.map(({ id, lines }) =>
        ends.sender.post(`${PATH}/${id}/ship`, {
          lines: lines.map((line) => ({ lineId: line.id, pickedMilli: line.requestedMilli, serialNumbers })),
        }),
      ),
    ).finally(() => {
      isOver = true
    })
    await untilWaiting(owner, transfers.length, () => isOver)
    await owner.query('rollback')
    return shipping
  })
}

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
    lots.map((lot) => [lot]),
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
  await connected(async (owner) => {
    await owner.query(lock, [released])
    await connected(async (other) => {
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
