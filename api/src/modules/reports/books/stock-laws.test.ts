import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aProduct } from '../../../../test/goods.ts'
import { aLayeredCompany } from '../../../../test/layered-shop.ts'
import { putProduct } from '../../../../test/products.ts'
import { aTransfer, shipped } from '../../../../test/stock-transfers.ts'
import { checkBooksInside, STOCK_LAWS } from './index.ts'

const open = setUpApp()
let companyId: string
let owner: pg.Client

/** A company that has lived through all that the laws speak of. */
beforeAll(async () => {
  const of = await aLayeredCompany(open())
  companyId = of.shop.companyId
  const goods = await aProduct(of.shop, { stock: 0 })
  await of.adjust(goods, 5000, of.fromId, 1_000_000)
  await of.adjust(goods, 5000, of.fromId, 3_000_000)
  await of.sell(goods, 2000)
  await of.send(goods, 3000, 2000)
  await shipped(of, aTransfer(of, [[goods.id, 1000]]))
  await done(
    of.administrator.post(`stock-levels/${goods.id}/revaluations`, {
      ...{ id: newId(), locationId: of.fromId, unitCostMicro: 2_500_000, reason: 'The invoice came' },
    }),
  )
  await putProduct(of.administrator, {
    tracking: 'lots',
    openingStock: [{ pointOfSaleId: of.here, lots: [{ number: 'L-1', quantityMilli: 4000 }] }],
  })
  owner = new pg.Client({ connectionString: open().ownerUrl })
  owner.on('error', () => undefined)
  await owner.connect()
})

/** The laws that the check finds broken, and where, after an edit of somebody with all rights, which is undone. */
async function brokenAfter(edit: string | null): Promise<ReadonlyMap<string, readonly object[]>> {
  await owner.query('begin')
  try {
    if (edit !== null) expect((await owner.query(edit, [companyId])).rowCount).toBeGreaterThan(0)
    const { checks } = await checkBooksInside(owner, companyId)
    return new Map(checks.filter(({ count }) => count > 0).map(({ check, findings }) => [check, findings]))
  } finally {
    await owner.query('rollback')
  }
}

const OWN = 'company_id = $1'
const IN_TRANSIT = `location_id in (select id from stock_location where ${OWN} and kind = 'transit')`

/** For each law an edit that breaks it. */
const BROKEN: Readonly<Record<string, string>> = {
  'on hand is the sum of the ledger': `update stock_balance set on_hand_milli = on_hand_milli + 1000 where ${OWN} and on_hand_milli > 0`,
  'what stock is worth is what its movements cost, and what set that right': `update stock_balance set value_nano = value_nano + 1 where ${OWN} and on_hand_milli > 0`,
  'goods in layers are what is on hand, and worth it': `update stock_layer_left set left_nano = left_nano + 1 where ${OWN}`,
  'on their way are the goods of transfers that are not finished': `update stock_balance set on_hand_milli = on_hand_milli + 1000 where ${OWN} and ${IN_TRANSIT}`,
  'what was shipped of a finished transfer is received, damaged, back or lost': `update stock_transfer_line set good_milli = good_milli - 1000 where ${OWN} and good_milli > 0`,
  'no lot is below zero but where it was sold': `update lot_balance set on_hand_milli = -1000 where ${OWN}`,
  'what is left of a layer is what came less what was taken': `update stock_layer_use set quantity_milli = quantity_milli + 1 where ${OWN}`,
  'what movements laid into layers and took from them they moved there': `update stock_layer_use set taken_by = gen_random_uuid() where ${OWN} and cause = 'movement'`,
  'layers that somebody gave another cost are those of their revaluation': `update stock_revaluation set unit_cost_micro = unit_cost_micro + 1 where ${OWN} and cause = 'manual'`,
  'a cost that somebody gave has its audit entry': `update audit_log set action = 'stockLevel.lost' where ${OWN} and action = 'stockLevel.revalued'`,
}

describe('stock', () => {
  afterAll(() => owner.end())

  test('the laws of stock hold, and there is an edit for each that breaks it', async () => {
    expect([...(await brokenAfter(null)).keys()]).toEqual([])
    expect(STOCK_LAWS.filter((law) => BROKEN[law] === undefined)).toEqual([])
  })

  test.each(Object.entries(BROKEN))('%s', async (law, edit) => {
    expect((await brokenAfter(edit)).get(law) ?? []).not.toHaveLength(0)
  })
})
