import { describe, expect, test } from '@jest/globals'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPaymentMethod, aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, anOutsider, refuses } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listPaymentMethods } from '../index.ts'

const open = setUpApp()
const PATH = 'client-payment-methods'

/** What is sent of a method that is there, changed. */
const changed = ({ name, kind, position }: PaymentMethodItem, given: object) => ({ name, kind, position, ...given })

async function aTill() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { id } = await cashOf(manager)
  const cash = (await manager.get(`${PATH}/${id}`)).json<PaymentMethodItem>()
  return { shop, manager, cash }
}

describe('client payment methods', () => {
  test('refuses strangers; every role of the company reads them, who keeps the treasury writes them', async () => {
    const shop = await aShop(open())
    const path = `/${shop.companyId}/${PATH}`
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await anOutsider(open())).get(path), 'company.notFound')
    await refuses((await (await aShop(open())).as('administrator')).get(path), 'company.notFound')
    for (const role of ['cashier', 'readOnly'] as const)
      expect((await (await shop.as(role)).get(path)).statusCode).toBe(200)
    await refuses((await shop.as('cashier')).post(PATH, {}), 'auth.forbidden')
    await aPaymentMethod(await shop.as('accountant'), { kind: 'card', name: 'Carte' })
  })

  test('lists those in use, in their order, with what each is', async () => {
    const { shop, manager, cash } = await aTill()
    await aPaymentMethod(manager, { kind: 'cheque', name: 'Chèque', position: 3 })
    await aPaymentMethod(manager, { kind: 'card', name: 'Carte bancaire', position: 1 })
    await aPaymentMethod(manager, { kind: 'draft', name: 'Traite', isActive: false })
    await manager.put(`${PATH}/${cash.id}`, changed(cash, { position: 2 }))
    const answer = (await (await shop.as('cashier')).get(PATH)).json<PaymentMethod[]>()
    expect(answer.map(({ kind, name }) => [kind, name])).toEqual([
      ['card', 'Carte bancaire'],
      ['cash', 'Cash'],
      ['cheque', 'Chèque'],
    ])
    await expect(inTransaction(shop.ctx, listPaymentMethods)).resolves.toEqual(answer)
    const found = await manager.get(`${PATH}/paginated?filter[kind]=cheque`)
    expect(found.json<PaginatedOf<PaymentMethodItem>>().data.map(({ name }) => name)).toEqual(['Chèque'])
  })

  test('cash stays, active and cash, and is renamed like any other; there is no second one', async () => {
    const { manager, cash } = await aTill()
    const change = (given: object) => manager.put(`${PATH}/${cash.id}`, changed(cash, given))
    await refuses(change({ kind: 'card' }), 'paymentMethod.cashStays')
    await refuses(change({ isActive: false }), 'paymentMethod.cashStays')
    await refuses(manager.delete(`${PATH}/${cash.id}`), 'paymentMethod.cashStays')
    const refused = await refuses(
      manager.post(PATH, { name: 'Autre tiroir', kind: 'cash', position: 4 }),
      'paymentMethod.cashTaken',
    )
    expect(refused.errors?.[0]?.pointer).toBe('/kind')
    const card = await aPaymentMethod(manager, { kind: 'card', name: 'Carte' })
    await refuses(manager.put(`${PATH}/${card.id}`, changed(card, { kind: 'cash' })), 'paymentMethod.cashTaken')
    expect((await change({ name: 'Liquide' })).json()).toMatchObject({ name: 'Liquide', kind: 'cash', isActive: true })
  })

  test('what money moved by keeps its kind and is not deleted, whatever its session; it can be made inactive', async () => {
    const { shop, manager } = await aTill()
    const card = await aPaymentMethod(manager, { kind: 'card', name: 'Carte' })
    const change = (given: object) => manager.put(`${PATH}/${card.id}`, changed(card, given))
    expect((await change({ kind: 'mobile' })).json<PaymentMethodItem>().kind).toBe('mobile')
    await change({ kind: 'card' })
    const session = await anOpenSession(shop, manager)
    const goods = await aProduct(shop, { priceMicro: 3_450_000 })
    await sold(manager.post('sales', aSale(session, card.id, { lines: [{ goods }] })))
    expect((await refuses(change({ kind: 'mobile' }), 'paymentMethod.kindUsed')).params).toEqual({ name: 'Carte' })
    expect((await refuses(manager.delete(`${PATH}/${card.id}`), 'paymentMethod.inUse')).params).toEqual({
      movements: 1,
    })
    expect((await change({ name: 'TPE', isActive: false })).json()).toMatchObject({ name: 'TPE', isActive: false })
    await refuses(manager.post('sales', aSale(session, card.id, { lines: [{ goods }] })), 'paymentMethod.notOffered')
  })

  test('by cheque, draft or credit only a named client pays; nobody else owes the money', async () => {
    const { shop, manager } = await aTill()
    const session = await anOpenSession(shop, manager)
    const goods = await aProduct(shop, { priceMicro: 3_450_000 })
    const walkIn = (await manager.get('clients/paginated?search[text]=PASSAGER')).json<PaginatedOf<{ id: string }>>()
      .data[0]
    const named = await manager.post('clients', {
      ...{ kind: 'business', code: 'C-1', name: 'Café du Port', phone: null, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
    })
    for (const kind of ['cheque', 'draft', 'credit'] as const) {
      const method = await aPaymentMethod(manager, { kind, name: kind })
      const sale = aSale(session, method.id, { lines: [{ goods }] })
      const refused = await refuses(manager.post('sales', sale), 'sale.clientRequired')
      expect(refused.errors?.[0]?.pointer).toBe('/clientId')
      await refuses(manager.post('sales', { ...sale, clientId: walkIn?.id }), 'sale.clientRequired')
      const { id } = named.json<{ id: string }>()
      expect((await manager.post('sales', { ...sale, clientId: id })).statusCode).toBe(201)
    }
    for (const kind of ['card', 'transfer', 'mobile'] as const) {
      const method = await aPaymentMethod(manager, { kind, name: kind })
      await sold(manager.post('sales', aSale(session, method.id, { lines: [{ goods }] })))
    }
  })

  test('a name is taken in its own direction only, however it is written', async () => {
    const { manager } = await aTill()
    await aPaymentMethod(manager, { kind: 'transfer', name: 'Virement BIAT' })
    await refuses(manager.post(PATH, { name: 'VIREMENT biat', kind: 'card', position: 1 }), 'paymentMethod.nameTaken')
    const supplier = await manager.post('supplier-payment-methods', {
      name: 'Virement BIAT',
      kind: 'transfer',
      position: 9,
    })
    expect(supplier.statusCode).toBe(201)
    for (const wrong of [{ kind: 'barter' }, { position: 0 }, { name: ' ' }])
      await refuses(manager.post(PATH, { name: 'X', kind: 'card', position: 1, ...wrong }), 'request.invalid')
  })

  test('methods of suppliers are none of clients: not listed, not read, not paid by', async () => {
    const { shop, manager } = await aTill()
    const { data } = (await manager.get('supplier-payment-methods/paginated')).json<PaginatedOf<PaymentMethodItem>>()
    expect(data.map(({ kind, name }) => [kind, name])).toEqual([
      ['transfer', 'Bank transfer'],
      ['cheque', 'Cheque'],
      ['draft', 'Draft'],
      ['cash', 'Cash'],
    ])
    const [transfer] = data
    const id = transfer?.id ?? ''
    await refuses(manager.get(`${PATH}/${id}`), 'paymentMethod.notFound')
    await refuses(manager.put(`${PATH}/${id}`, { name: 'X', kind: 'card', position: 1 }), 'paymentMethod.notFound')
    await refuses(manager.delete(`${PATH}/${id}`), 'paymentMethod.notFound')
    const session = await anOpenSession(shop, manager)
    const goods = await aProduct(shop, { priceMicro: 3_450_000 })
    await refuses(manager.post('sales', aSale(session, id, { lines: [{ goods }] })), 'paymentMethod.notOffered')
    await refuses((await shop.as('cashier')).get('supplier-payment-methods'), 'auth.forbidden')
    expect((await manager.delete(`supplier-payment-methods/${id}`)).statusCode).toBe(204)
  })

  test('the export holds what the list shows', async () => {
    const { shop, manager } = await aTill()
    await aPaymentMethod(manager, { kind: 'card', name: 'TPE La Marsa', isActive: false })
    const file = await (await shop.as('accountant')).get(`${PATH}/export?format=csv`, { 'accept-language': 'fr' })
    expect(file.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Ordre;Nom;Nature;État',
      '1;Espèces;Espèces;Actif',
      '2;TPE La Marsa;Carte bancaire;Inactif',
    ])
    await refuses((await shop.as('cashier')).get(`${PATH}/export?format=csv`), 'auth.forbidden')
    await refuses(manager.get(`${PATH}/${newId()}`), 'paymentMethod.notFound')
  })
})
