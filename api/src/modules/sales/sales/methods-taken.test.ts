import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { PaginatedOf } from '@comptoir/contracts/schema'
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
} from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

function setActive(administrator: Caller, { id, name, kind, position }: PaymentMethodItem, isActive: boolean) {
  return administrator.put(`client-payment-methods/${id}`, { name, kind, position, isActive })
}

async function aCounter() {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const cashier = await shop.as('cashier')
  const cash = await cashOf(cashier)
  const card = await aPaymentMethod(administrator, { kind: 'card', name: 'Carte bancaire' })
  const session = await anOpenSession(shop, cashier)
  const goods = await aProduct(shop)
  return {
    shop,
    administrator,
    cashier,
    cash,
    card,
    choose: (paymentMethodIds: string[] | null) => settle(administrator, shop, { paymentMethodIds }),
    deactivate: (method: PaymentMethodItem) => setActive(administrator, method, false),
    activate: (method: PaymentMethodItem) => setActive(administrator, method, true),
    saleBy: (methodId: string, over: Parameters<typeof aSale>[3] = {}) =>
      aSale(session, methodId, { lines: [{ goods }] }, over),
  }
}

const namesOf = ({ paymentMethods }: PointOfSale): string[] => paymentMethods.map(({ name }) => name)

describe('the payment methods of a point of sale', () => {
  test('are all that are active while none is chosen, and else the chosen ones alone', async () => {
    const { shop, cashier, cash, card, choose, saleBy } = await aCounter()
    for (const id of [cash.id, card.id]) await sold(cashier.post('sales', saleBy(id)))
    expect(namesOf((await choose([card.id])).json())).toEqual(['Carte bancaire'])
    const problem = await refuses(cashier.post('sales', saleBy(cash.id)), 'sale.methodNotAllowed')
    expect(problem.params).toEqual({ method: 'Cash' })
    expect(problem.errors?.[0]?.pointer).toBe('/payments/0/paymentMethodId')
    await refuses(cashier.post('sales', saleBy(newId())), 'paymentMethod.notOffered')
    await sold(cashier.post('sales', saleBy(card.id)))
    expect(namesOf((await choose(null)).json())).toEqual([])
    await sold(cashier.post('sales', saleBy(cash.id)))
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('refuse a part of a payment too, and not the answer to a sale that was taken before', async () => {
    const { cashier, cash, card, choose, saleBy } = await aCounter()
    const sale = saleBy(cash.id)
    const first = await sold(cashier.post('sales', sale))
    await choose([card.id])
    const again = await cashier.post('sales', sale)
    expect([again.statusCode, again.json()]).toEqual([200, first])
    const total = sale.totalMinor
    const payments = [
      { id: newId(), paymentMethodId: card.id, amountMinor: total - 100 },
      { id: newId(), paymentMethodId: cash.id, amountMinor: 100 },
    ]
    const problem = await refuses(cashier.post('sales', saleBy(card.id, { payments })), 'sale.methodNotAllowed')
    expect(problem.errors?.[0]?.pointer).toBe('/payments/1/paymentMethodId')
  })

  test('stay where a change does not speak of them, are in their own order, and are listed', async () => {
    const { shop, administrator, cash, card, choose } = await aCounter()
    await choose([card.id, cash.id])
    const kept = (await settle(administrator, shop, { ticketHeader: 'Soldes' })).json<PointOfSale>()
    expect(namesOf(kept)).toEqual(['Cash', 'Carte bancaire'])
    const { data } = (await administrator.get('points-of-sale/paginated')).json<PaginatedOf<PointOfSale>>()
    expect(data.map(namesOf)).toEqual([['Cash', 'Carte bancaire']])
    expect(namesOf((await choose([])).json())).toEqual([])
  })

  test('are chosen with a new point of sale as well', async () => {
    const { administrator, card } = await aCounter()
    const place = { code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null }
    const made = await administrator.post('points-of-sale', {
      ...place,
      paymentMethodIds: [card.id],
      stockPolicy: 'warn',
      cashStepMinor: 100,
    })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      stockPolicy: 'warn',
      cashStepMinor: 100,
      paymentMethods: [{ id: card.id, name: 'Carte bancaire' }],
    })
  })

  test('lose one that becomes inactive or is removed; when the last is gone, all are taken again', async () => {
    const { shop, administrator, cashier, cash, card, choose, activate, deactivate, saleBy } = await aCounter()
    const read = async () =>
      namesOf((await administrator.get(`points-of-sale/${shop.pointOfSaleId}`)).json<PointOfSale>())
    const cheque = await aPaymentMethod(administrator, { kind: 'cheque', name: 'Chèque' })
    await choose([cash.id, card.id, cheque.id])
    expect((await administrator.delete(`client-payment-methods/${cheque.id}`)).statusCode).toBe(204)
    expect(await read()).toEqual(['Cash', 'Carte bancaire'])
    await deactivate(card)
    expect(await read()).toEqual(['Cash'])
    await refuses(cashier.post('sales', saleBy(card.id)), 'paymentMethod.notOffered')

    // Who changes something else meanwhile changes nothing of that.
    await choose([cash.id])
    await activate(card)
    expect(await read()).toEqual(['Cash', 'Carte bancaire'])
    await deactivate(card)

    const transfer = await aPaymentMethod(administrator, { kind: 'transfer', name: 'Virement' })
    await choose([transfer.id])
    await refuses(cashier.post('sales', saleBy(cash.id)), 'sale.methodNotAllowed')
    await deactivate(transfer)
    expect(await read()).toEqual([])
    await sold(cashier.post('sales', saleBy(cash.id)))
  })

  test('are methods by which clients of the company can pay', async () => {
    const { administrator, cashier, shop, cash, card, choose, deactivate } = await aCounter()
    const stranger = await (await aShop(open())).as('administrator')
    const supplier = (
      await administrator.post('supplier-payment-methods', { kind: 'card', name: 'Carte société', position: 9 })
    ).json<PaymentMethodItem>()
    await deactivate(card)
    for (const id of [newId(), (await cashOf(stranger)).id, supplier.id, card.id]) {
      const problem = await refuses(choose([cash.id, id]), 'pointOfSale.methodUnknown')
      expect(problem.errors?.[0]?.pointer).toBe('/paymentMethodIds')
    }
    await refuses(choose([cash.id, cash.id]), 'request.invalid')
    await refuses(settle(cashier, shop, { paymentMethodIds: null }), 'auth.forbidden')
  })
})

test('the audit trail tells of both settings in words', async () => {
  const { shop, administrator, cash, card } = await aCounter()
  const given = { stockPolicy: 'block', paymentMethodIds: [cash.id, card.id] }
  await settle(administrator, shop, given)
  await settle(administrator, shop, { stockPolicy: null, paymentMethodIds: [card.id] })
  const { data } = (await administrator.get('audit-trail/paginated?filter[entity]=pointOfSale')).json<
    PaginatedOf<AuditEntryRow>
  >()
  expect(data.slice(0, 2).map(({ changes }) => changes)).toEqual([
    [
      { field: 'stockPolicy', kind: 'code', before: 'block', after: null },
      { field: 'paymentMethods.name', of: 'Cash', kind: 'text', before: 'Cash', after: null },
    ],
    [
      { field: 'stockPolicy', kind: 'code', before: null, after: 'block' },
      { field: 'paymentMethods.name', of: 'Cash', kind: 'text', before: null, after: 'Cash' },
      { field: 'paymentMethods.name', of: 'Carte bancaire', kind: 'text', before: null, after: 'Carte bancaire' },
    ],
  ])
})
