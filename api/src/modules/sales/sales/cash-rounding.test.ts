import { describe, expect, test } from '@jest/globals'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import {
  aPaymentMethod,
  aProduct,
  anOpenSession,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
  type Goods,
} from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

type Paying = { cash?: number; card?: number; changeMinor?: number; roundingMinor?: number }

interface Setting {
  ofShop?: CashStepMinor | null
  ofCompany?: CashStepMinor
}

async function aCounter({ ofShop = 50, ofCompany = 0 }: Setting = {}) {
  const shop = await aShop(open())
  await open()
    .admin.updateTable('company')
    .set({ cash_step_minor: ofCompany })
    .where('id', '=', shop.companyId)
    .execute()
  const administrator = await shop.as('administrator')
  const roundTo = (cashStepMinor: CashStepMinor | null) => settle(administrator, shop, { cashStepMinor })
  expect((await roundTo(ofShop)).json()).toMatchObject({ cashStepMinor: ofShop })
  const cash = await cashOf(administrator)
  const card = await aPaymentMethod(administrator, { kind: 'card', name: 'TPE' })
  const session = await anOpenSession(shop, administrator, 0)
  const payment = (paymentMethodId: string, amountMinor?: number) =>
    amountMinor === undefined ? [] : [{ id: newId(), paymentMethodId, amountMinor }]
  const paid = (by: Paying) => [...payment(card.id, by.card), ...payment(cash.id, by.cash)]
  /** A sale of goods that cost 42.886 unless others are named, and how it is paid. */
  const saleOf = (goods: Goods, by: Paying, over: Partial<SaleInput> = {}): SaleInput =>
    aSale(
      session,
      cash.id,
      { lines: [{ goods }] },
      {
        payments: paid(by),
        changeMinor: by.changeMinor ?? 0,
        ...(by.roundingMinor === undefined ? {} : { roundingMinor: by.roundingMinor }),
        ...over,
      },
    )
  const goods = await aProduct(shop, { priceMicro: 42_886_000 })
  const returnOf = (by: Paying) => ({
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'mistake',
    lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: goods.unitPriceMicro }],
    refunds: paid(by),
    totalMinor: 42_886,
  })
  return { shop, administrator, cash, card, session, goods, roundTo, saleOf, returnOf }
}

describe('a ticket of 42.886', () => {
  test.each([
    [0, 42_886, 0],
    [5, 42_885, -1],
    [10, 42_890, 4],
    [50, 42_900, 14],
    [100, 42_900, 14],
  ] as const)('with cash rounded to %i is paid by %i in cash', async (step, dueMinor, roundingMinor) => {
    const { shop, administrator, goods, saleOf } = await aCounter({ ofShop: step })
    const exact = await sold(administrator.post('sales', saleOf(goods, { cash: dueMinor })))
    expect(exact).toMatchObject({ totalMinor: 42_886, receivedMinor: dueMinor, changeMinor: 0, roundingMinor })
    const change = 60_000 - dueMinor
    const given = await sold(administrator.post('sales', saleOf(goods, { cash: 60_000, changeMinor: change })))
    expect(given).toMatchObject({ receivedMinor: 60_000, changeMinor: change, roundingMinor })
    const byCard = await sold(administrator.post('sales', saleOf(goods, { card: 42_886 })))
    expect(byCard.roundingMinor).toBe(0)
    expect((await administrator.get(`sales/${given.id}`)).json()).toEqual(given)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('keeps its tax, line by line, whatever its cash is rounded to', async () => {
    const { shop, administrator, session, cash, roundTo } = await aCounter({ ofShop: 0 })
    const basket = [
      ['Water', 950_000, 19_000, 6000, 285],
      ['Sugar', 1_400_000, 7000, 2000, 140],
      ['Biscuit', 2_990_000, 19_000, 3000, 448],
      ['Book', 12_500_000, 0, 1000, 625],
      ['Cheese', 28_900_000, 19_000, 525, 759],
    ] as const
    const lines: Parameters<typeof aSale>[2]['lines'] = []
    for (const [designation, priceMicro, vatRateMilli, quantityMilli, amountMinor] of basket) {
      const goods = await aProduct(shop, { designation, priceMicro, vatRateMilli })
      lines.push({ goods, quantityMilli, discount: { kind: 'amount', amountMinor } })
    }
    const figures = ({ netHtMinor, vatMinor, totalMinor, taxes }: Sale) => ({ netHtMinor, vatMinor, totalMinor, taxes })
    const exact = await sold(administrator.post('sales', aSale(session, cash.id, { lines })))
    expect(figures(exact)).toMatchObject({ netHtMinor: 38_185, vatMinor: 4701, totalMinor: 42_886 })
    await roundTo(50)
    const given = aSale(session, cash.id, { lines, receivedMinor: 60_000 }, { changeMinor: 17_100 })
    const rounded = await sold(administrator.post('sales', given))
    expect(figures(rounded)).toEqual(figures(exact))
    expect(rounded).toMatchObject({ roundingMinor: 14, changeMinor: 17_100 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('what cash is rounded to', () => {
  test.each([
    [null, 0, 42_886],
    [null, 10, 42_890],
    [0, 10, 42_886],
    [100, 10, 42_900],
  ] as const)('where the shop says %s and the company %i, %i is paid', async (ofShop, ofCompany, dueMinor) => {
    const { administrator, goods, saleOf } = await aCounter({ ofShop, ofCompany })
    expect((await administrator.get('/users/me')).json()).toMatchObject({ company: { cashStepMinor: ofCompany } })
    await sold(administrator.post('sales', saleOf(goods, { cash: dueMinor })))
  })

  test('is one of few steps', async () => {
    const { roundTo } = await aCounter()
    await refuses(roundTo(20 as CashStepMinor), 'request.invalid')
  })
})

describe('a sale whose cash is rounded', () => {
  test('is paid in part by card: what that leaves over is rounded', async () => {
    const { administrator, shop, goods, saleOf } = await aCounter()
    const both = await sold(administrator.post('sales', saleOf(goods, { card: 20_010, cash: 22_900 })))
    // 22.876 is left over.
    expect(both).toMatchObject({ roundingMinor: 24, receivedMinor: 42_910, changeMinor: 0 })
    const noneLeft = await sold(administrator.post('sales', saleOf(goods, { card: 42_886, cash: 40, changeMinor: 40 })))
    expect(noneLeft.roundingMinor).toBe(0)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is paid by nothing where it comes to less than half a step', async () => {
    const { administrator, shop, saleOf } = await aCounter({ ofShop: 100 })
    const bag = await aProduct(shop, { priceMicro: 49_000 })
    await refuses(administrator.post('sales', saleOf(bag, {})), 'sale.underpaid')
    const sale = await sold(administrator.post('sales', saleOf(bag, { cash: 0 })))
    expect(sale).toMatchObject({ totalMinor: 49, roundingMinor: -49, receivedMinor: 0 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is refused where the counter reckoned with another step', async () => {
    const { administrator, goods, saleOf } = await aCounter()
    const short = await refuses(administrator.post('sales', saleOf(goods, { cash: 42_886 })), 'sale.underpaid')
    expect(short.params).toMatchObject({ missingMinor: 14 })
    const change = saleOf(goods, { cash: 60_000, changeMinor: 17_114 })
    const wrong = await refuses(administrator.post('sales', change), 'sale.changeMismatch')
    expect(wrong.params).toMatchObject({ shownMinor: 17_114, computedMinor: 17_100 })
  })

  test('may say its rounding, if it is the right one', async () => {
    const { administrator, goods, saleOf } = await aCounter()
    const said = (roundingMinor: number) => saleOf(goods, { cash: 42_900, roundingMinor })
    await sold(administrator.post('sales', said(14)))
    const problem = await refuses(administrator.post('sales', said(4)), 'sale.roundingMismatch')
    expect(problem.params).toMatchObject({ shownMinor: 4, computedMinor: 14 })
    expect(problem.errors?.[0]?.pointer).toBe('/roundingMinor')
    await refuses(administrator.post('sales', said(100)), 'request.invalid')
    const byCard = saleOf(goods, { card: 42_900, roundingMinor: 14 })
    await refuses(administrator.post('sales', byCard), 'sale.roundingMismatch')
  })

  test('has the same answer when it is sent again, whatever the step is by then', async () => {
    const { administrator, goods, roundTo, saleOf } = await aCounter()
    const sale = saleOf(goods, { cash: 42_900 })
    const first = await sold(administrator.post('sales', sale))
    await roundTo(0)
    const again = await administrator.post('sales', sale)
    expect([again.statusCode, again.json()]).toEqual([200, first])
    await refuses(administrator.post('sales', { ...sale, roundingMinor: 14 }), 'sale.idReused')
  })
})

test('a refund in cash is rounded as well, one by card is not', async () => {
  const { shop, administrator, returnOf } = await aCounter()
  const exact = await refuses(
    administrator.post('sales-returns', returnOf({ cash: 42_886 })),
    'salesReturn.refundMismatch',
  )
  expect(exact.params).toMatchObject({ refundedMinor: 42_886, totalMinor: 42_900 })
  const made = await administrator.post('sales-returns', returnOf({ cash: 42_900 }))
  expect(made.json()).toMatchObject({ totalMinor: 42_886, roundingMinor: 14 })
  const { id } = made.json<SalesReturn>()
  expect((await administrator.get(`sales-returns/${id}`)).json()).toEqual(made.json())
  const both = await administrator.post('sales-returns', returnOf({ card: 20_010, cash: 22_900 }))
  expect(both.json()).toMatchObject({ roundingMinor: 24 })
  const byCard = await administrator.post('sales-returns', returnOf({ card: 42_886 }))
  expect(byCard.json()).toMatchObject({ roundingMinor: 0 })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('the drawer is expected to hold what went in and out, and the Z report says by how much that differs', async () => {
  const { shop, administrator, cash, card, session, goods, saleOf, returnOf } = await aCounter()
  await sold(administrator.post('sales', saleOf(goods, { cash: 60_000, changeMinor: 17_100 })))
  await sold(administrator.post('sales', saleOf(goods, { card: 20_010, cash: 22_900 })))
  await administrator.post('sales-returns', returnOf({ cash: 42_900 }))
  const report = (await administrator.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
  expect(report).toMatchObject({ totalMinor: 85_772, returnedMinor: 42_886, roundingMinor: 14 + 24 - 14 })
  const counted = (await administrator.get(`cash-sessions/${session.id}`)).json<CashSession>().tenders
  const expected = new Map(counted.map(({ paymentMethodId, expectedMinor }) => [paymentMethodId, expectedMinor]))
  expect([expected.get(cash.id), expected.get(card.id)]).toEqual([22_900, 20_010])
  await administrator.post(`cash-sessions/${session.id}/count`)
  const counts = [cash, card].map(({ id }) => ({ paymentMethodId: id, countedMinor: expected.get(id) ?? 0 }))
  const closed = await administrator.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect(closed.json()).toMatchObject({ number: 1, roundingMinor: 24 })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
