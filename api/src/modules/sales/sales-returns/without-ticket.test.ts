import { describe, expect, test } from '@jest/globals'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  approvedReturnOf,
  mostReturnMicro,
  type ReturnPrice,
  type SalesReturn,
  type SalesReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { PIN, withPin } from '../../../../test/approvers.ts'
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
import { aClient } from '../../../../test/clients.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter(opener: 'manager' | 'cashier' = 'manager') {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const cashier = await shop.as('cashier')
  const session = await anOpenSession(shop, opener === 'manager' ? manager : cashier)
  return { shop, manager, cashier, session, cash: await cashOf(manager) }
}

function aReturn(session: CashSession, cashId: string, { id, unitPriceMicro }: Goods): SalesReturnInput {
  const totalMinor = unitPriceMicro / 1000
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    lines: [{ id: newId(), productId: id, quantityMilli: 1000, unitPriceMicro }],
    refunds: [{ id: newId(), paymentMethodId: cashId, amountMinor: totalMinor }],
    totalMinor,
  }
}

describe('goods without their ticket', () => {
  test('are taken back by a cashier once somebody who may approved just that', async () => {
    const { shop, manager, cashier, session, cash } = await aCounter('cashier')
    await withPin(open(), manager)
    const body = aReturn(session, cash.id, await aProduct(shop))
    await refuses(cashier.post('sales-returns', body), 'salesReturn.notAllowedWithoutTicket')
    const given = await cashier.post('approvals', {
      permissions: ['salesReturns.withoutOrigin'],
      key: { kind: 'pin', userId: manager.userId, pin: PIN },
      ticket: approvedReturnOf(body),
    })
    expect(given.statusCode).toBe(201)
    const other = { ...body, id: newId(), lines: body.lines.map((line) => ({ ...line, id: newId() })) }
    await refuses(cashier.post('sales-returns', other), 'salesReturn.notAllowedWithoutTicket')
    const answer = await cashier.post('sales-returns', body)
    expect(answer.statusCode).toBe(201)
    expect(answer.json<SalesReturn>()).toMatchObject({ saleId: null, totalMinor: 3450 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('give back no more than they were sold for of late, or cost today', async () => {
    const { shop, manager, cashier, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const body = aReturn(session, cash.id, goods)
    const dear = aReturn(session, cash.id, { ...goods, unitPriceMicro: 3_451_000 })
    const refused = await refuses(manager.post('sales-returns', dear), 'salesReturn.priceTooHigh')
    expect(refused.message).toContain('3.450')
    const discount = { kind: 'rate', rateMilli: 10_000 } as const
    await sold(manager.post('sales', aSale(session, cash.id, { lines: [{ goods, discount }] })))
    await refuses(manager.post('sales-returns', body), 'salesReturn.priceTooHigh')
    const query = `registerId=${session.registerId}&productId=${goods.id}`
    expect((await cashier.get(`sales-returns/price?${query}`)).json<ReturnPrice>()).toEqual({
      sold: [{ packQuantityMilli: null, leastMicro: 3_105_000 }],
      hasQuarantine: false,
    })
    const least = aReturn(session, cash.id, { ...goods, unitPriceMicro: 3_105_000 })
    expect((await manager.post('sales-returns', least)).statusCode).toBe(201)
    const broughtIn = { ...body, reason: 'import' as const }
    expect((await manager.post('sales-returns', broughtIn)).statusCode).toBe(201)
  })

  test('go where they may not be sold, where the shop has such a place', async () => {
    const { shop, manager, session, cash } = await aCounter()
    const goods = await aProduct(shop)
    const body = aReturn(session, cash.id, goods)
    const apart = { ...body, lines: body.lines.map((line) => ({ ...line, outcome: 'quarantine' as const })) }
    await refuses(manager.post('sales-returns', apart), 'salesReturn.noQuarantine')
    await aLocation(await shop.as('administrator'), shop.pointOfSaleId, 'quarantine')
    const answer = await manager.post('sales-returns', apart)
    expect(answer.json<SalesReturn>().lines).toMatchObject([{ outcome: 'quarantine' }])
    expect((await manager.post('sales-returns', apart)).statusCode).toBe(200)
    await refuses(manager.post('sales-returns', body), 'salesReturn.idReused')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('lower what a named client owes, and nobody else', async () => {
    const { shop, manager, session } = await aCounter()
    const administrator = await shop.as('administrator')
    const credit = await aPaymentMethod(administrator, { kind: 'credit', name: 'Compte client' })
    const body = aReturn(session, credit.id, await aProduct(shop))
    await refuses(manager.post('sales-returns', body), 'sale.clientRequired')
    const client = (await administrator.post('clients', aClient())).json<{ id: string }>()
    const answer = await manager.post('sales-returns', { ...body, clientId: client.id })
    expect(answer.json<SalesReturn>()).toMatchObject({ clientId: client.id, refunds: [{ methodKind: 'credit' }] })
  })

  test('tell prices to nobody but those who take goods back', async () => {
    const { shop, cashier, session } = await aCounter()
    const { id } = await aProduct(shop)
    const path = `sales-returns/price?registerId=${session.registerId}&productId=${id}`
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await shop.as('stockKeeper')).get(path), 'auth.forbidden')
    await refuses(cashier.get('sales-returns/price?registerId=x'), 'request.invalid')
    const elsewhere = await (await aShop(open())).as('manager')
    expect((await elsewhere.get(path)).json<ReturnPrice>()).toEqual({ sold: [], hasQuarantine: false })
  })
})

test('law: no more is given back than the price today or the least that it was sold for', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(price, fc.option(price, { nil: undefined }), (today, least) => {
      const most = mostReturnMicro(today, least)
      expect(most).toBeLessThanOrEqual(least ?? today)
      if (today > 0) expect(most).toBeLessThanOrEqual(today)
    }),
  )
})
