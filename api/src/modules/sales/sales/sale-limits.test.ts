import type { Unit } from '@comptoir/contracts/inventory/units'
import { MOST_LINES, type Sale, type SaleInput } from '@comptoir/contracts/sales/sales'
import { LARGEST_AMOUNT_MINOR } from '@comptoir/money'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter(over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(open(), over)
  const cashier = await shop.as('cashier')
  return { shop, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
}

/** Says what the goods are measured in. */
async function measuredIn(shop: Shop, goods: Goods, decimals: number): Promise<Unit> {
  const manager = await shop.as('manager')
  const unit = (await manager.post('units', { name: `Unit ${newId()}`, decimals })).json<Unit>()
  await open()
    .admin.updateTable('product')
    .set({ unit_id: unit.id })
    .where('company_id', '=', shop.companyId)
    .where('id', '=', goods.id)
    .execute()
  return unit
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

test('a ticket has as many lines as a long invoice; one more is refused with the number', async () => {
  const { shop, cashier, cash, session } = await aCounter()
  const goods = await Promise.all([aProduct(shop), aProduct(shop), aProduct(shop)])
  const lines = goods.flatMap((item) =>
    times(Math.ceil(MOST_LINES / 3), {
      goods: item,
      discount: { kind: 'rate', rateMilli: 1000, reason: 'ت'.repeat(120) } as const,
    }),
  )
  const input = (count: number): SaleInput => {
    const sale = aSale(session, cash.id, { lines: lines.slice(0, count) })
    const totalMinor = count * 3415
    return { ...sale, totalMinor, payments: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }] }
  }
  const made = await sold(cashier.post('sales', input(MOST_LINES)))
  expect(made.lines).toHaveLength(MOST_LINES)
  expect((await cashier.get(`sales/${made.id}`)).json<Sale>()).toEqual(made)
  const refusal = await refuses(cashier.post('sales', input(MOST_LINES + 1)), 'request.invalid')
  expect(refusal.message).toContain('at most 5,000 items')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

describe('a quantity', () => {
  test('has no more decimals than its unit; the refusal names both', async () => {
    const { shop, cashier, cash, session } = await aCounter()
    const [eggs, dates] = [await aProduct(shop), await aProduct(shop)]
    const piece = await measuredIn(shop, eggs, 0)
    await measuredIn(shop, dates, 2)
    const sell = (goods: Goods, quantityMilli: number) =>
      cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] }))
    const refusal = await refuses(sell(eggs, 1500), 'sale.quantityTooFine')
    expect(refusal.params).toEqual({ product: eggs.designation, unit: piece.name, decimals: 0 })
    expect(refusal.errors?.[0]?.pointer).toBe('/lines/0/quantityMilli')
    await refuses(sell(dates, 1255), 'sale.quantityTooFine')
    for (const [goods, quantity] of [
      [eggs, 2000],
      [dates, 1250],
      [await aProduct(shop), 1],
    ] as const)
      expect((await sell(goods, quantity)).statusCode).toBe(201)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('of a return obeys its unit too', async () => {
    const { shop, cash, session } = await aCounter()
    const eggs = await aProduct(shop)
    await measuredIn(shop, eggs, 0)
    const manager = await shop.as('manager')
    const { lines, totalMinor } = aSale(session, cash.id, { lines: [{ goods: eggs, quantityMilli: 500 }] })
    const back = {
      id: newId(),
      registerId: session.registerId,
      cashSessionId: session.id,
      occurredAt: new Date().toISOString(),
      reason: 'mistake',
      lines,
      refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
      totalMinor,
    }
    await refuses(manager.post('sales-returns', back), 'sale.quantityTooFine')
  })

  test('cannot be so small that goods cost nothing, however many lines there are', async () => {
    const { shop, cashier, cash, session } = await aCounter()
    const baguette = await aProduct(shop, { priceMicro: 250_000 })
    const crumbs = aSale(session, cash.id, { lines: times(1000, { goods: baguette, quantityMilli: 1 }) })
    const refusal = await refuses(cashier.post('sales', { ...crumbs, payments: [] }), 'sale.lineComesToNothing')
    expect(refusal.message).toContain(baguette.designation)
  })
})

describe('a discount by hand', () => {
  test('of all that there is leaves a ticket of nothing, for who may give it', async () => {
    const { shop, cashier, cash, session } = await aCounter({ maxDiscountRateMilli: 20_000 })
    const goods = await aProduct(shop)
    const sale: SaleInput = {
      ...aSale(session, cash.id, { lines: [{ goods, discount: { kind: 'rate', rateMilli: 100_000 } }] }),
      payments: [],
    }
    await refuses(cashier.post('sales', sale), 'sale.discountTooHigh')
    expect(await sold((await shop.as('manager')).post('sales', sale))).toMatchObject({
      totalMinor: 0,
      grossMinor: 3450,
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('has its limit over all lines of a product: cutting it up does not go beyond', async () => {
    const { shop, cashier, cash, session } = await aCounter({ maxDiscountRateMilli: 20_000 })
    const harissa = await aProduct(shop, { priceMicro: 3_450_000 })
    const discount = { kind: 'rate', rateMilli: 20_000 } as const
    const shaved = aSale(session, cash.id, { lines: times(500, { goods: harissa, quantityMilli: 1, discount }) })
    await refuses(cashier.post('sales', shaved), 'sale.discountTooHigh')
    const twice = aSale(session, cash.id, { lines: times(2, { goods: harissa, quantityMilli: 333, discount }) })
    expect((await cashier.post('sales', twice)).statusCode).toBe(201)
  })
})

test('a ticket comes to no more than the largest amount, which the refusal names', async () => {
  const { shop, cashier, cash, session } = await aCounter()
  const ring = await aProduct(shop, { priceMicro: 1_000_000_000_000, stock: 0 })
  const input = (quantityMilli: number): SaleInput =>
    aSale(session, cash.id, { lines: [{ goods: ring, quantityMilli }] })
  const largest = await sold(cashier.post('sales', input(1_000_000)))
  expect(largest.totalMinor).toBe(LARGEST_AMOUNT_MINOR)
  const refusal = await refuses(cashier.post('sales', input(1_001_000)), 'request.invalid')
  expect(refusal.message).toContain('1,000,000,000,000 or less')
  const beyond = { ...input(1_001_000), totalMinor: 0, changeMinor: 0, payments: [] }
  expect((await refuses(cashier.post('sales', beyond), 'sale.amountTooLarge')).message).toContain('1,000,000,000.000')
})
