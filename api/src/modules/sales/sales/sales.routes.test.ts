import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { enrol } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter(over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(open(), over)
  const cashier = await shop.as('cashier')
  return { shop, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
}

async function onHand(shop: Shop, productId: string): Promise<number | undefined> {
  const row = await open()
    .admin.selectFrom('stock_balance')
    .select('on_hand_milli')
    .where('company_id', '=', shop.companyId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.on_hand_milli
}

describe('completing a sale', () => {
  test('refuses whoever may not sell', async () => {
    const { shop, session, cash } = await aCounter()
    const sale = aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })
    await refuses(shop.nobody.post('sales', sale), 'auth.required')
    await refuses((await shop.as('accountant')).post('sales', sale), 'auth.forbidden')
    await refuses((await shop.as('cashier')).post('sales', sale), 'cashSession.ofAnother')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/sales`, sale), 'company.notFound')
    await refuses(stranger.post('sales', sale), 'sale.sessionMismatch')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('moves stock and money, takes the next number, and keeps the ticket as printed', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const harissa = await aProduct(shop, { priceMicro: 3_450_000 })
    const couscous = await aProduct(shop, { priceMicro: 1_900_000, vatRateMilli: 7000 })
    const input = aSale(session, cash.id, {
      lines: [
        { goods: harissa, quantityMilli: 2000 },
        {
          goods: couscous,
          quantityMilli: 3000,
          discount: { kind: 'rate', rateMilli: 10_000, reason: 'Semaine du couscous' },
        },
      ],
      receivedMinor: 20_000,
    })
    const sale = await sold(cashier.post('sales', input))
    expect(sale).toMatchObject({
      number: 'TIC-LM2-000001',
      grossMinor: 12_600,
      discountMinor: 570,
      totalMinor: 12_030,
      receivedMinor: 20_000,
      changeMinor: 7970,
    })
    expect(sale.payments.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['payment', 20_000],
      ['change', -7970],
    ])
    expect(sale.taxes.map((tax) => tax.rateMilli)).toEqual([7000, 19_000])
    expect(await onHand(shop, harissa.id)).toBe(98_000)
    expect(await onHand(shop, couscous.id)).toBe(97_000)
    expect((await cashier.get(`sales/${sale.id}`)).json()).toEqual(sale)
    expect((await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods: harissa }] })))).number).toBe(
      'TIC-LM2-000002',
    )
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('the same sale again gives the first answer, under the same id another sale is refused', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const input = aSale(session, cash.id, { lines: [{ goods }] })
    const first = await sold(cashier.post('sales', input))
    const again = await cashier.post('sales', input)
    expect([again.statusCode, again.json()]).toEqual([200, first])
    // To the letter: whoever keeps the answer may compare its text.
    expect(again.body).toBe(JSON.stringify(first))
    await refuses(
      cashier.post('sales', { ...aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2000 }] }), id: input.id }),
      'sale.idReused',
    )
    expect(await onHand(shop, goods.id)).toBe(99_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a repeat is answered even when its session was closed meanwhile', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const input = aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })
    const first = await sold(cashier.post('sales', input))
    await cashier.post(`cash-sessions/${session.id}/count`)
    await refuses(
      cashier.post('sales', aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })),
      'cashSession.notOpen',
    )
    expect((await cashier.post('sales', input)).json()).toEqual(first)
  })

  test('copies sent at once make one sale; different sales at once leave no gap', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const goods = await Promise.all([aProduct(shop), aProduct(shop), aProduct(shop)])
    const input = aSale(session, cash.id, { lines: goods.map((item) => ({ goods: item })) })
    const copies = await Promise.all(Array.from({ length: 8 }, () => cashier.post('sales', input)))
    expect(copies.filter((copy) => copy.statusCode === 201)).toHaveLength(1)
    expect(new Set(copies.map((copy) => copy.json<Sale>().number))).toEqual(new Set(['TIC-LM2-000001']))
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        cashier.post(
          'sales',
          aSale(session, cash.id, {
            lines: (index % 2 ? goods : [...goods].reverse()).map((item) => ({ goods: item })),
          }),
        ),
      ),
    )
    expect(others.map((answer) => answer.statusCode)).toEqual(others.map(() => 201))
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('refuses figures that do not agree, and writes nothing', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const good = aSale(session, cash.id, { lines: [{ goods }] })
    const [line] = good.lines
    const mismatch = await refuses(cashier.post('sales', { ...good, totalMinor: 1 }), 'sale.totalMismatch')
    expect(mismatch.message).toContain('3.450')
    await refuses(cashier.post('sales', { ...good, payments: [] }), 'sale.underpaid')
    await refuses(cashier.post('sales', { ...good, changeMinor: 5 }), 'sale.changeMismatch')
    await refuses(cashier.post('sales', { ...good, lines: [{ ...line, productId: newId() }] }), 'sale.productUnknown')
    await refuses(cashier.post('sales', { ...good, lines: [{ ...line, unitPriceMicro: 1 }] }), 'sale.priceNotAllowed')
    await refuses(cashier.post('sales', { ...good, lines: [{ ...line, unitPriceMicro: 0 }] }), 'sale.lineWithoutPrice')
    await refuses(
      cashier.post('sales', { ...good, lines: [{ ...line, quantityMilli: 0 }] }),
      'sale.lineWithoutQuantity',
    )
    await refuses(cashier.post('sales', { ...good, lines: [{ ...line, unitPriceMicro: null }] }), 'request.invalid')
    await refuses(cashier.post('sales', { ...good, lines: [] }), 'request.invalid')
    await refuses(cashier.post('sales', { ...good, clientId: newId() }), 'client.notFound')
    await refuses(
      cashier.post('sales', { ...good, payments: [{ id: newId(), paymentMethodId: newId(), amountMinor: 3450 }] }),
      'paymentMethod.notOffered',
    )
    await refuses(cashier.post('sales', { ...good, occurredAt: '2199-01-01T00:00:00.000Z' }), 'sale.inFuture')
    const early = new Date(Date.parse(session.openedAt) - 11 * 60_000).toISOString()
    expect(
      (await refuses(cashier.post('sales', { ...good, occurredAt: early }), 'sale.beforeSession')).message,
    ).toMatch(/opened on \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(await onHand(shop, goods.id)).toBe(100_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('holds a line discount to the company maximum, but for a manager', async () => {
    const { shop, cashier, session, cash } = await aCounter({ maxDiscountRateMilli: 10_000 })
    const goods = await aProduct(shop)
    const tooMuch = { lines: [{ goods, discount: { kind: 'rate' as const, rateMilli: 15_000 } }] }
    const problem = await refuses(cashier.post('sales', aSale(session, cash.id, tooMuch)), 'sale.discountTooHigh')
    expect(problem.message).toContain('10')
    await refuses(
      cashier.post(
        'sales',
        aSale(session, cash.id, { lines: [{ goods, discount: { kind: 'amount', amountMinor: 346 } }] }),
      ),
      'sale.discountTooHigh',
    )
    expect(
      (
        await cashier.post(
          'sales',
          aSale(session, cash.id, { lines: [{ goods, discount: { kind: 'amount', amountMinor: 345 } }] }),
        )
      ).statusCode,
    ).toBe(201)
    expect((await (await shop.as('manager')).post('sales', aSale(session, cash.id, tooMuch))).statusCode).toBe(201)
  })

  test('refuses goods that are not there when the company says so, and sells exactly what there is', async () => {
    const { shop, cashier, session, cash } = await aCounter({ stockPolicy: 'block' })
    const goods = await aProduct(shop, { stock: 10, designation: 'Huile' })
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] }))),
    )
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(10)
    const problem = await refuses(
      cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] })),
      'sale.stockShort',
    )
    expect(problem.message).toContain('Huile')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('a register that numbers its own tickets is none of the server’s', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  await enrol(shop, manager)
  const session = await anOpenSession(shop, manager)
  const cash = await cashOf(manager)
  const sale = aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })
  await refuses(manager.post('sales', sale), 'sale.numberedByRegister')
  await refuses(manager.post('sales', { ...sale, number: 1, epoch: 1 }), 'request.invalid')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('lists tickets by page, and hides those of other companies', async () => {
  const { shop, cashier, session, cash } = await aCounter()
  const goods = await aProduct(shop)
  for (let index = 0; index < 3; index += 1)
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
  const page = (await cashier.get('sales/paginated?limit=2&order[field]=number&order[direction]=desc')).json<
    PaginatedOf<SaleRow>
  >()
  expect(page.data.map((row) => row.number)).toEqual(['TIC-LM2-000003', 'TIC-LM2-000002'])
  expect(page.meta.total).toBe(3)
  const found = (await cashier.get('sales/paginated?search[text]=000002')).json<PaginatedOf<SaleRow>>()
  expect(found.data).toHaveLength(1)
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.get(`sales/${found.data[0]?.id}`), 'sale.notFound')
  await refuses(shop.nobody.get('sales/paginated'), 'auth.required')
})
