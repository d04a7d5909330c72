import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Duplicates } from '@comptoir/contracts/people/parties'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, aSaleTo, clientInput } from '../../../../test/clients.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { joined } from './clients.rules.ts'

const open = setUpApp()

const BARE = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
const put = async (caller: Caller, over: object): Promise<Client> =>
  (await caller.post('clients', aClient(over))).json<Client>()
const merge = (caller: Caller, from: Client, intoId: string, version = from.version) =>
  caller.post(`clients/${from.id}/merge`, { intoId, version })

async function aPair() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const contacts = [{ name: 'Amel', role: null, phone: null, email: null }]
  const from = await put(manager, { code: 'OLD', name: 'Cafe Medina', contacts, creditLimitMinor: 5000 })
  const into = await put(manager, { ...BARE, code: 'NEW', name: 'Café de la Médina' })
  return { shop, manager, from, into }
}

describe('merging a client into another one', () => {
  test('the other one has what it lacked; the first is found nowhere, and its code is free', async () => {
    const { manager, from, into } = await aPair()
    const merged = await merge(manager, from, into.id)
    expect({ status: merged.statusCode, body: merged.json<Client>() }).toEqual({
      status: 200,
      body: {
        ...from,
        ...{ id: into.id, code: 'NEW', name: 'Café de la Médina', version: into.version + 1 },
      },
    })
    await refuses(manager.get(`clients/${from.id}`), 'client.notFound')
    await refuses(manager.put(`clients/${from.id}`, clientInput(from)), 'client.notFound')
    await refuses(merge(manager, from, into.id), 'client.notFound')
    await refuses(merge(manager, into, from.id, into.version + 1), 'client.notFound')
    const found = async (query: string) =>
      (await manager.get(`clients/paginated?${query}`)).json<PaginatedOf<Client>>().data.map(({ id }) => id)
    expect(await found('search[text]=medina')).toEqual([into.id])
    expect(await found('filter[isActive]=false')).toEqual([])
    const same = (await manager.get('clients/duplicates?phone=71748320')).json<Duplicates>().data
    expect(same.map(({ id }) => id)).toEqual([into.id])
    expect((await manager.get('clients')).json<{ id: string }[]>().map(({ id }) => id)).not.toContain(from.id)
    expect((await put(manager, { code: 'OLD' })).code).toBe('OLD')
  })

  test('a point of sale whose client it was has the other one', async () => {
    const { shop, manager, from, into } = await aPair()
    const { admin } = open()
    const ofShop = admin
      .updateTable('point_of_sale')
      .set({ default_client_id: from.id })
      .where('company_id', '=', shop.companyId)
      .where('id', '=', shop.pointOfSaleId)
    await ofShop.execute()
    await merge(manager, from, into.id)
    const place = await admin
      .selectFrom('point_of_sale')
      .select('default_client_id')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', shop.pointOfSaleId)
      .executeTakeFirst()
    expect(place?.default_client_id).toBe(into.id)
  })

  test('tickets keep what they say, and are listed as those of the other one, also after a second merge', async () => {
    const { shop, manager, from, into } = await aPair()
    await aSaleTo(open(), shop, from.id)
    await merge(manager, from, into.id)
    const tickets = async (clientId: string) =>
      (await manager.get(`sales/paginated?filter[client]=${clientId}`)).json<PaginatedOf<SaleRow>>().data.length
    expect(await tickets(into.id)).toBe(1)
    const last = await put(manager, { code: 'LAST' })
    const { version } = (await manager.get(`clients/${into.id}`)).json<Client>()
    expect((await merge(manager, into, last.id, version)).statusCode).toBe(200)
    expect([await tickets(last.id), await tickets(newId())]).toEqual([1, 0])
    const problem = await refuses(manager.delete(`clients/${last.id}`), 'client.inUse')
    expect(problem.params).toEqual({ sales: 0, returns: 0, pointsOfSale: 0, merged: 2 })
    const sales = await open()
      .admin.selectFrom('sale')
      .select('client_id')
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(sales).toEqual([{ client_id: from.id }])
  })

  test('leaves in the trail what was there and into whom it went', async () => {
    const { manager, from, into } = await aPair()
    await merge(manager, from, into.id)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id', 'before', 'after'])
      .where('entity_id', '=', from.id)
      .where('action', '=', 'client.merged')
      .execute()
    expect(trace).toEqual([
      {
        action: 'client.merged',
        user_id: manager.userId,
        before: from,
        after: { into: { id: into.id, name: into.name } },
      },
    ])
  })

  test('is refused to who may not delete, of oneself, of and into the walk-in client, of an inactive or unknown one', async () => {
    const { shop, manager, from, into } = await aPair()
    await refuses(merge(shop.nobody, from, into.id), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses(merge(await shop.as(role), from, into.id), 'auth.forbidden')
    await refuses(manager.post(`clients/${from.id}/merge`, { intoId: 'x' }), 'request.invalid')
    await refuses(merge(manager, from, from.id), 'client.mergedIntoItself')
    await refuses(merge(manager, from, newId()), 'client.notFound')
    await refuses(merge(manager, from, into.id, 7), 'request.versionStale')
    const walkIn = (await manager.get('clients/paginated'))
      .json<PaginatedOf<Client>>()
      .data.find((one) => one.isDefault)
    if (!walkIn) throw new Error('no walk-in client')
    await refuses(merge(manager, walkIn, into.id), 'client.walkInMerged')
    await refuses(merge(manager, from, walkIn.id), 'client.walkInMerged')
    await manager.put(`clients/${into.id}`, { ...clientInput(into), isActive: false })
    await refuses(merge(manager, from, into.id), 'client.mergedIntoInactive')
    const stranger = await (await aShop(open())).as('manager')
    const theirs = await put(stranger, {})
    await refuses(merge(stranger, from, theirs.id), 'client.notFound')
    await refuses(merge(stranger, theirs, into.id), 'client.notFound')
    expect((await manager.get(`clients/${from.id}`)).json<Client>()).toEqual(from)
  })
})

test.each(['addresses', 'contacts', 'certificates'] as const)(
  'is refused where the two have more %s than a form can save, and nothing is changed',
  async (kind) => {
    const manager = await (await aShop(open())).as('manager')
    const place = { address: null, postalCode: null, city: 'Tunis' }
    const days = { issuedOn: '2026-01-02', validFrom: '2026-01-02', validUntil: '2026-12-31' }
    const rowOf = {
      addresses: (name: string) => ({ name, ...place }),
      contacts: (name: string) => ({ name, role: null, phone: null, email: null }),
      certificates: (number: string) => ({ kind: 'exemption', number, ...days }),
    }[kind]
    const rows = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => rowOf(`${prefix}${at}`))
    const same = rows('same', 1)
    const into = await put(manager, { ...BARE, code: 'INTO', [kind]: [...same, ...rows('a', 24)] })
    const [over, most] = [rows('b', 26), rows('b', 25)]
    const from = await put(manager, { ...BARE, code: 'FROM', [kind]: [...same, ...over] })
    const refused = await refuses(merge(manager, from, into.id), 'client.mergedHasTooMany')
    expect(refused.params).toEqual({ most: 50 })
    expect((await manager.get(`clients/${from.id}`)).json<Client>()).toEqual(from)
    expect((await manager.get(`clients/${into.id}`)).json<Client>()).toEqual(into)
    const fewer = await manager.put(`clients/${from.id}`, { ...clientInput(from), [kind]: [...same, ...most] })
    const merged = (await merge(manager, fewer.json<Client>(), into.id)).json<Client>()
    expect(merged[kind]).toHaveLength(50)
    expect((await manager.put(`clients/${into.id}`, clientInput(merged))).statusCode).toBe(200)
  },
)

test('nothing that either had is lost: another address, telephone or e-mail stays under the name of whose it was', () => {
  const rest = { id: newId(), group: null, sector: null, isDefault: false, isActive: true, version: 1 }
  const terms = { paymentDays: null, isPaymentAtMonthEnd: false, creditLimitMinor: null }
  const own = { addresses: [], contacts: [], certificates: [] }
  const person = { kind: 'person', code: 'A', taxId: null, ...rest, ...terms, ...own } as const
  const from: Client = {
    ...person,
    name: 'Old',
    phone: '1',
    email: 'a',
    address: 'Here',
    postalCode: '1',
    city: 'Tunis',
  }
  const into: Client = {
    ...person,
    name: 'New',
    phone: '2',
    email: 'a',
    address: 'There',
    postalCode: '2',
    city: 'Sfax',
  }
  expect(joined(from, into)).toMatchObject({
    ...{ name: 'New', phone: '2', email: 'a', address: 'There' },
    addresses: [{ name: 'Old', address: 'Here', postalCode: '1', city: 'Tunis' }],
    contacts: [{ name: 'Old', role: null, phone: '1', email: null }],
  })
  expect(joined(into, into)).toMatchObject({ addresses: [], contacts: [] })
})
