import { describe, expect, test } from '@jest/globals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold, booksThatDisagree } from '../../../../test/goods.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

describe('discounts that run', () => {
  async function aDiscountedCounter() {
    open().clock.set('2026-03-10T12:00:00.000Z')
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const counter = { shop, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
    const manager = await counter.shop.as('manager')
    const goods = await aProduct(counter.shop, { priceMicro: 10_000_000 })
    const discount = await putDiscount(manager, { name: 'Ramadan', pourcentage: 50, products: [{ id: goods.id }] })
    const sale = (over: { rateMilli?: number; discountId?: string; occurredAt?: string } = {}) =>
      aSale(
        counter.session,
        counter.cash.id,
        {
          lines: [
            {
              goods,
              discount: {
                kind: 'rate',
                rateMilli: over.rateMilli ?? 50_000,
                reason: 'as the till knew it',
                discountId: over.discountId ?? discount.id,
              },
            },
          ],
        },
        { occurredAt: over.occurredAt ?? '2026-03-10T11:59:00.000Z' },
      )
    return { ...counter, manager, goods, discount, sale }
  }

  test('apply beyond the limit of the till, and the ticket says which', async () => {
    const { shop, cashier, discount, sale } = await aDiscountedCounter()
    await open()
      .admin.updateTable('company')
      .set({ max_discount_rate_milli: 5000 })
      .where('id', '=', shop.companyId)
      .execute()
    const input = sale()
    const made = await sold(cashier.post('sales', input))
    expect(made).toMatchObject({ grossMinor: 10_000, discountMinor: 5000, totalMinor: 5000 })
    expect(made.lines).toMatchObject([
      { discountReason: 'Ramadan', discountRateMilli: 50_000, discountId: discount.id },
    ])
    expect(JSON.stringify(made.trace)).toContain('Ramadan')
    expect((await cashier.get(`sales/${made.id}`)).json()).toEqual(made)
    expect((await cashier.post('sales', input)).statusCode).toBe(200)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('are refused when they do not: over, at another rate, on another product, of another company, gone', async () => {
    const { shop, cashier, session, cash, manager, goods, discount, sale } = await aDiscountedCounter()
    const later = await putDiscount(manager, {
      name: 'Later',
      pourcentage: 50,
      startDate: '2026-03-10T12:06:00.000Z',
      products: [{ id: goods.id }],
    })
    const problem = await refuses(cashier.post('sales', sale({ discountId: later.id })), 'sale.discountNotRunning')
    expect(problem.errors?.[0]?.pointer).toBe('/lines/0/discount')
    await refuses(cashier.post('sales', sale({ rateMilli: 40_000 })), 'sale.discountNotRunning')
    const other = await aProduct(shop)
    const named = { kind: 'rate', rateMilli: 50_000, discountId: discount.id } as const
    await refuses(
      cashier.post(
        'sales',
        aSale(
          session,
          cash.id,
          { lines: [{ goods: other, discount: named }] },
          { occurredAt: '2026-03-10T11:59:00.000Z' },
        ),
      ),
      'sale.discountNotRunning',
    )
    const elsewhere = await aDiscountedCounter()
    await refuses(cashier.post('sales', sale({ discountId: elsewhere.discount.id })), 'sale.discountNotRunning')
    await manager.delete(`discounts/${discount.id}`)
    await refuses(cashier.post('sales', sale()), 'sale.discountNotRunning')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('by the clock of the server: a moment that the caller names brings none back', async () => {
    const { shop, cash, session, manager, goods } = await aDiscountedCounter()
    const ended = await putDiscount(manager, {
      name: 'Morning',
      pourcentage: 90,
      endDate: '2026-03-10T11:56:00.000Z',
      products: [{ id: goods.id }],
    })
    const sale = () => {
      const discount = { kind: 'rate', rateMilli: 90_000, discountId: ended.id } as const
      return aSale(session, cash.id, { lines: [{ goods, discount }] }, { occurredAt: '2026-03-10T11:56:00.000Z' })
    }
    expect((await manager.post('sales', sale())).statusCode).toBe(201)
    open().clock.set('2026-03-10T12:02:00.000Z')
    await refuses(manager.post('sales', sale()), 'sale.discountNotRunning')
    const administrator = await shop.as('administrator')
    expect((await administrator.post('sales', sale())).statusCode).toBe(201)
  })

  test('may go: the ticket keeps what it was sold under', async () => {
    const { cashier, manager, discount, sale } = await aDiscountedCounter()
    const made = await sold(cashier.post('sales', sale()))
    expect((await manager.delete(`discounts/${discount.id}`)).statusCode).toBe(204)
    expect((await cashier.get(`sales/${made.id}`)).json<Sale>().lines[0]).toMatchObject({
      discountReason: 'Ramadan',
      discountId: discount.id,
    })
  })
})
