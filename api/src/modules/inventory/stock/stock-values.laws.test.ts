import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { done } from '../../../../test/done.ts'
import { aShop, type Shop } from '../../../../test/shop.ts'
import { aReturn } from '../../../../test/vouchers.ts'

const open = setUpApp()

/** What the balance of the shop says. */
async function stockOf({ companyId, locationId }: Shop, { id }: Goods) {
  const { on_hand_milli, value_nano } = await open()
    .admin.selectFrom('stock_balance')
    .select(['on_hand_milli', 'value_nano'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  return { onHandMilli: BigInt(on_hand_milli), valueNano: BigInt(value_nano) }
}

async function atCost({ companyId }: Shop, { id }: Goods, costMicro: number): Promise<void> {
  await open()
    .admin.updateTable('product')
    .set({ cost_micro: costMicro })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

async function aTradingShop() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const [session, cash] = [await anOpenSession(shop, manager), await cashOf(manager)]
  const sell = (goods: Goods, quantityMilli: number) =>
    sold(manager.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] })))
  const takeBack = (goods: Goods, quantityMilli: number) =>
    done(manager.post('sales-returns', aReturn({ methodId: cash.id, session, goods, quantityMilli })))
  return { shop, sell, takeBack }
}

const half = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by)

/** As an accountant would work it out: what comes in and goes out, and what it costs where nothing is there. */
class Account {
  onHandMilli = 0n
  valueNano = 0n

  cost(otherwiseMicro: bigint): bigint {
    if (this.onHandMilli <= 0n) return otherwiseMicro
    return this.valueNano <= 0n ? 0n : half(this.valueNano, this.onHandMilli)
  }

  move(quantityMilli: bigint, costMicro: bigint): void {
    const owed = { milli: -this.onHandMilli, nano: -this.valueNano }
    this.onHandMilli += quantityMilli
    this.valueNano += quantityMilli * costMicro
    if (quantityMilli < 0n || owed.milli <= 0n) return
    // What was owed costs what came in; what is owed still is worth what it was said to be.
    if (this.onHandMilli >= 0n) this.valueNano = this.onHandMilli * costMicro
    else this.valueNano = -half(owed.nano * -this.onHandMilli, owed.milli)
  }
}

const steps = fc.array(
  fc.record({
    isReturn: fc.boolean(),
    pieces: fc.integer({ min: 1, max: 9 }),
    /** What the product costs from then on where nothing is there to tell. */
    costMicro: fc.integer({ min: 0, max: 9_999_999 }),
  }),
  { minLength: 1, maxLength: 12 },
)

test('stock is worth what an accountant says after any sales and returns, also where more was sold than was there', async () => {
  const { shop, sell, takeBack } = await aTradingShop()
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const goods = await aProduct(shop, { stock: 0 })
      const account = new Account()
      for (const { isReturn, pieces, costMicro } of plan) {
        await atCost(shop, goods, costMicro)
        const quantityMilli = pieces * 1000
        account.move(BigInt(isReturn ? quantityMilli : -quantityMilli), account.cost(BigInt(costMicro)))
        await (isReturn ? takeBack : sell)(goods, quantityMilli)
        const { onHandMilli, valueNano } = account
        expect(await stockOf(shop, goods)).toEqual({ onHandMilli, valueNano })
      }
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a sale keeps the average that its shop had, and leaves it to what is left', async () => {
  const { shop, sell, takeBack } = await aTradingShop()
  const goods = await aProduct(shop, { stock: 0 })
  await atCost(shop, goods, 2_000_000)
  await takeBack(goods, 3000)
  // What a purchase costs later says nothing of what is there.
  await atCost(shop, goods, 5_000_000)
  const { id } = await sell(goods, 1000)
  const line = await open()
    .admin.selectFrom('sale_line')
    .select('unit_cost_micro')
    .where('company_id', '=', shop.companyId)
    .where('sale_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(line.unit_cost_micro).toBe(2_000_000)
  expect(await stockOf(shop, goods)).toEqual({ onHandMilli: 2000n, valueNano: 4_000_000_000n })
})

test('goods sold before they came in cost what they cost when they come, in a row of their own', async () => {
  const { shop, sell, takeBack } = await aTradingShop()
  const goods = await aProduct(shop, { stock: 0 })
  await atCost(shop, goods, 1_000_000)
  await sell(goods, 3000)
  await atCost(shop, goods, 4_000_000)
  await takeBack(goods, 5000)
  expect(await stockOf(shop, goods)).toEqual({ onHandMilli: 2000n, valueNano: 8_000_000_000n })
  const rows = await open()
    .admin.selectFrom('stock_revaluation')
    .select(['cause', 'value_nano', 'document_kind'])
    .where('company_id', '=', shop.companyId)
    .where('product_id', '=', goods.id)
    .execute()
  // Three that were sold at one dinar cost four.
  expect(rows).toEqual([{ cause: 'shortage', value_nano: '-9000000000', document_kind: 'salesReturn' }])
})
