import { expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { strFromU8, unzipSync } from 'fflate'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import type { PersonalData } from './collect.service.ts'

const open = setUpApp()

const IDENTITY = { kind: 'nationalId', number: '04417722', name: 'Amel Trabelsi' } as const

async function aBuyer(): Promise<{ shop: Shop; administrator: Caller; client: Client; number: string }> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const contacts = [{ name: 'Amel <b>Trabelsi</b>', role: 'Achats', phone: '98 112 233', email: null }]
  const client = (await administrator.post('clients', aClient({ contacts }))).json<Client>()
  const duplicate = (await administrator.post('clients', aClient({ code: 'OLD', name: 'Café Médina' }))).json<Client>()
  const session = await anOpenSession(shop, administrator)
  await settle(administrator, shop, { cashStepMinor: 100 })
  const goods = await aProduct(shop, { designation: 'Harissa du Cap Bon' })
  const cart = { lines: [{ goods }], receivedMinor: 3500 }
  const cash = await cashOf(administrator)
  const sale = aSale(session, cash.id, cart, { clientId: duplicate.id, changeMinor: 0 })
  const payments = sale.payments.map((payment) => ({ ...payment, details: { identity: IDENTITY } }))
  const { number } = await sold(administrator.post('sales', { ...sale, payments }))
  await administrator.post(`clients/${duplicate.id}/merge`, { intoId: client.id, version: duplicate.version })
  return { shop, administrator, client: (await administrator.get(`clients/${client.id}`)).json<Client>(), number }
}

async function opened(caller: Caller, id: string, language: string): Promise<{ page: string; data: PersonalData }> {
  const answer = await caller.get(`clients/${id}/personal-data`, { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain('.zip')
  const files = unzipSync(answer.rawPayload)
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  return { page: text('personal-data.html'), data: JSON.parse(text('personal-data.json')) as PersonalData }
}

test('holds all of a client: what is known, tickets also of duplicates that were merged, and what was recorded', async () => {
  const { administrator, client, number } = await aBuyer()
  const { page, data } = await opened(administrator, client.id, 'fr')
  expect(data).toMatchObject({ kind: 'client', person: client, returns: [] })
  expect(data.formerIds).toHaveLength(1)
  expect(data.tickets).toEqual([
    expect.objectContaining({
      ...{ number, client: 'Café Médina', totalMinor: 3450, roundingMinor: 50, currency: 'TND' },
      lines: [expect.objectContaining({ designation: 'Harissa du Cap Bon', quantityMilli: 1000, totalMinor: 3450 })],
      payments: [{ method: 'Espèces', amountMinor: 3500, details: { identity: IDENTITY } }],
    }),
  ])
  expect(data.auditTrail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['client.created', 'client.merged', 'client.updated']),
  )
  for (const text of [
    'lang="fr" dir="ltr"',
    client.name,
    client.phone ?? '',
    number,
    'Harissa du Cap Bon',
    'Espèces',
    IDENTITY.number,
    'Arrondi',
  ])
    expect(page).toContain(text)
  expect(page).toContain('Amel &lt;b&gt;Trabelsi&lt;/b&gt;')
  expect(page).not.toContain('<b>')
})

test('is read from right to left in Arabic', async () => {
  const { administrator, client } = await aBuyer()
  const { page } = await opened(administrator, client.id, 'ar')
  expect(page).toContain('lang="ar" dir="rtl"')
  expect(page).toContain('المعطيات الشخصية')
})

test('is not made of the walk-in client, whose tickets are those of everybody', async () => {
  const administrator = await (await aShop(open())).as('administrator')
  const [walkIn] = (await administrator.get('clients/paginated')).json<PaginatedOf<Client>>().data
  expect(walkIn?.isDefault).toBe(true)
  await refuses(administrator.get(`clients/${walkIn?.id}/personal-data`), 'client.noPersonalData')
})

test('is given to administrators of the company alone', async () => {
  const { shop, client } = await aBuyer()
  const ask = (caller: Caller) => caller.get(`clients/${client.id}/personal-data`)
  await refuses(ask(shop.nobody), 'auth.required')
  for (const role of ['manager', 'accountant', 'cashier', 'stockKeeper', 'readOnly'] as const)
    await refuses(ask(await shop.as(role)), 'auth.forbidden')
  await refuses(ask(await (await aShop(open())).as('administrator')), 'client.notFound')
  const administrator = await shop.as('administrator')
  await refuses(administrator.get('clients/x/personal-data'), 'request.invalid')
  for (const path of ['suppliers', 'representatives'] as const)
    await refuses(
      administrator.get(`${path}/${client.id}/personal-data`),
      path === 'suppliers' ? 'supplier.notFound' : 'representative.notFound',
    )
})
