import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { SalesReturn, SalesReturnInput, SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  return { shop, manager, cash: await cashOf(manager), session: await anOpenSession(shop, manager) }
}

/** What a till would send for goods that came back, refunded in cash. */
function aReturn(
  session: CashSession,
  cashId: string,
  goods: readonly Goods[],
  over: Partial<SalesReturnInput> = {},
): SalesReturnInput {
  const totalMinor = goods.reduce((sum, { unitPriceMicro }) => sum + unitPriceMicro / 1000, 0)
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    lines: goods.map(({ id, unitPriceMicro }) => ({ id: newId(), productId: id, quantityMilli: 1000, unitPriceMicro })),
    refunds: [{ id: newId(), paymentMethodId: cashId, amountMinor: totalMinor }],
    totalMinor,
    ...over,
  }
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

describe('taking goods back without their ticket', () => {
  test('refuses whoever may not', async () => {
    const { shop, session, cash } = await aCounter()
    const body = aReturn(session, cash.id, [await aProduct(shop)])
    await refuses(shop.nobody.post('sales-returns', body), 'auth.required')
    await refuses((await shop.as('stockKeeper')).post('sales-returns', body), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('manager')).post(`/${shop.companyId}/sales-returns`, body),
      'company.notFound',
    )
    await refuses((await (await aShop(open())).as('manager')).post('sales-returns', body), 'sale.sessionMismatch')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('puts them back on the shelf, gives the money out of the drawer, and takes the next number of its own', async () => {
    const { shop, manager, session, cash } = await aCounter()
    const [harissa, couscous] = [
      await aProduct(shop, { priceMicro: 3_450_000 }),
      await aProduct(shop, { priceMicro: 1_900_000, vatRateMilli: 7000, stock: 0 }),
    ]
    await sold(manager.post('sales', aSale(session, cash.id, { lines: [{ goods: harissa, quantityMilli: 2000 }] })))
    const body = aReturn(session, cash.id, [harissa, couscous], { comment: 'couvercle bombé' })
    const answer = await manager.post('sales-returns', body)
    expect(answer.statusCode).toBe(201)
    const made = answer.json<SalesReturn>()
    expect(made).toMatchObject({
      number: 'RET-LM2-000001',
      state: 'settled',
      reason: 'defective',
      comment: 'couvercle bombé',
      totalMinor: 5350,
      currency: 'TND',
    })
    expect(made.refunds).toMatchObject([{ methodKind: 'cash', amountMinor: 5350 }])
    expect(made.taxes.map(({ rateMilli, totalMinor }) => [rateMilli, totalMinor])).toEqual([
      [7000, 1900],
      [19_000, 3450],
    ])
    expect([await onHand(shop, harissa.id), await onHand(shop, couscous.id)]).toEqual([99_000, 1000])
    expect((await manager.get(`sales-returns/${made.id}`)).json()).toEqual(made)
    const [tender] = (await manager.get(`cash-sessions/${session.id}`)).json<CashSession>().tenders
    expect(tender).toMatchObject({ receivedMinor: 6900, refundedMinor: -5350, expectedMinor: 101_550 })
    expect((await manager.get(`cash-sessions/${session.id}/report`)).json()).toMatchObject({
      totalMinor: 6900,
      returnCount: 1,
      returnedMinor: 5350,
    })
    expect((await manager.post('sales-returns', aReturn(session, cash.id, [harissa]))).json()).toMatchObject({
      number: 'RET-LM2-000002',
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('the same return again gives the first answer, also when sent at once; another under its id is refused', async () => {
    const { shop, manager, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const body = aReturn(session, cash.id, [goods])
    const copies = await Promise.all(Array.from({ length: 6 }, () => manager.post('sales-returns', body)))
    expect(copies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(copies.map((copy) => copy.json<SalesReturn>().number))).toEqual(new Set(['RET-LM2-000001']))
    await refuses(manager.post('sales-returns', { ...body, reason: 'other' }), 'salesReturn.idReused')
    expect(await onHand(shop, goods.id)).toBe(101_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('refuses figures that do not agree, and writes nothing', async () => {
    const { shop, manager, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const good = aReturn(session, cash.id, [goods])
    const [line] = good.lines
    const wrong = async (over: object, code: Parameters<typeof refuses>[1]) =>
      refuses(manager.post('sales-returns', { ...good, ...over }), code)
    await wrong({ totalMinor: 1 }, 'sale.totalMismatch')
    const short = await wrong(
      { refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: 3449 }] },
      'salesReturn.refundMismatch',
    )
    expect(short.message).toContain('3.449')
    await wrong({ refunds: [{ id: newId(), paymentMethodId: newId(), amountMinor: 3450 }] }, 'paymentMethod.notOffered')
    await wrong({ refunds: [] }, 'request.invalid')
    await wrong({ reason: 'because' }, 'request.invalid')
    await wrong({ lines: [{ ...line, productId: newId() }] }, 'sale.productUnknown')
    await wrong({ lines: [{ ...line, quantityMilli: -1000 }] }, 'sale.lineWithoutQuantity')
    await wrong({ lines: [{ ...line, unitPriceMicro: 0 }] }, 'sale.lineWithoutPrice')
    await wrong({ clientId: newId() }, 'client.notFound')
    await wrong({ occurredAt: '2199-01-01T00:00:00.000Z' }, 'sale.inFuture')
    await manager.post(`cash-sessions/${session.id}/count`)
    await wrong({}, 'cashSession.notOpen')
    expect(await onHand(shop, goods.id)).toBe(100_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('returns', () => {
  test('are shown to whoever may read them, of the shops that they may enter', async () => {
    const { shop, manager, session, cash } = await aCounter()
    const { id, number } = (
      await manager.post('sales-returns', aReturn(session, cash.id, [await aProduct(shop)]))
    ).json<SalesReturn>()
    const page = (await (await shop.as('accountant')).get('sales-returns/paginated?search[text]=RET')).json<
      PaginatedOf<SalesReturnRow>
    >()
    expect(page).toMatchObject({
      data: [{ id, number, reason: 'defective', itemCount: 1, totalMinor: 3450, cashier: 'The manager' }],
      meta: { total: 1 },
    })
    const none = (await manager.get('sales-returns/paginated?filter[to]=2000-01-01')).json<
      PaginatedOf<SalesReturnRow>
    >()
    expect(none.data).toEqual([])
    await refuses((await shop.as('stockKeeper')).get('sales-returns/paginated'), 'auth.forbidden')
    await refuses(shop.nobody.get('sales-returns/paginated'), 'auth.required')
    await refuses(manager.get('sales-returns/paginated?order[field]=reason'), 'request.invalid')
    await refuses((await (await aShop(open())).as('manager')).get(`sales-returns/${id}`), 'salesReturn.notFound')
    await refuses(manager.get(`sales-returns/${newId()}`), 'salesReturn.notFound')
    await refuses(shop.nobody.get(`sales-returns/${id}`), 'auth.required')
  })
})
