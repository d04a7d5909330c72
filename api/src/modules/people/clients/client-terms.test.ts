import { expect, test } from '@jest/globals'
import type { ActivitySector } from '@comptoir/contracts/people/activity-sectors'
import type { ClientGroup } from '@comptoir/contracts/people/client-groups'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, clientInput } from '../../../../test/clients.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const put = async (caller: Caller, over: object = {}): Promise<Client> => {
  const made = await caller.post('clients', aClient(over))
  expect({ status: made.statusCode, body: made.json<unknown>() }).toMatchObject({ status: 201 })
  return made.json<Client>()
}

const WHOLE = {
  paymentDays: 60,
  isPaymentAtMonthEnd: true,
  creditLimitMinor: 1_500_000,
  addresses: [
    { name: 'Dépôt', address: 'Zone industrielle', postalCode: '3000', city: 'Sfax' },
    { name: 'Facturation', address: null, postalCode: null, city: 'Tunis' },
  ],
  contacts: [{ name: 'Amel', role: 'Achats', phone: '98 112 233', email: 'amel@medina.example' }],
  certificates: [
    {
      kind: 'suspension',
      number: '12/2026',
      issuedOn: '2026-01-05',
      validFrom: '2026-01-10',
      validUntil: '2026-12-31',
    },
  ],
} as const

test('terms, addresses, contacts and certificates are kept whole and in order, and stay where they are left out', async () => {
  const manager = await (await aShop(open())).as('manager')
  const client = await put(manager, WHOLE)
  expect(client).toMatchObject(WHOLE)
  const renamed = await manager.put(`clients/${client.id}`, aClient({ name: 'Another' }))
  expect(renamed.json<Client>()).toMatchObject({ ...WHOLE, name: 'Another' })
  const contacts = [{ name: 'Sami', role: null, phone: null, email: null }, ...WHOLE.contacts]
  const changed = (await manager.put(`clients/${client.id}`, aClient({ contacts, addresses: [] }))).json<Client>()
  expect(changed).toMatchObject({ contacts, addresses: [], certificates: WHOLE.certificates })
  expect((await manager.get('clients/paginated')).json<PaginatedOf<Client>>().data).toContainEqual(changed)
  expect((await manager.delete(`clients/${client.id}`)).statusCode).toBe(204)
})

test('only who may set terms sets them; a cashier changes the rest of a client that has some', async () => {
  const shop = await aShop(open())
  const [manager, cashier] = [await shop.as('manager'), await shop.as('cashier')]
  for (const [field, value] of Object.entries(WHOLE).filter(([name]) => !/addresses|contacts/.test(name))) {
    const refused = await refuses(cashier.post('clients', aClient({ [field]: value })), 'auth.forbidden')
    expect(refused.errors?.[0]?.pointer).toBe(`/${field}`)
  }
  const client = await put(manager, WHOLE)
  const [{ id }, all] = [client, clientInput(client)]
  expect((await cashier.put(`clients/${id}`, { ...all, city: 'Sousse' })).json<Client>()).toMatchObject({
    ...WHOLE,
    city: 'Sousse',
  })
  await refuses(cashier.put(`clients/${id}`, { ...all, creditLimitMinor: 2 }), 'auth.forbidden')
  await refuses(cashier.put(`clients/${id}`, { ...all, certificates: [] }), 'auth.forbidden')
  expect(
    (await cashier.post('clients', aClient({ code: 'CL-2', certificates: [], paymentDays: null }))).statusCode,
  ).toBe(201)
})

test('what cannot be so is refused: figures beyond their ends, a certificate that ends before it begins, too many rows', async () => {
  const manager = await (await aShop(open())).as('manager')
  const wrong = async (over: object): Promise<void> =>
    void (await refuses(manager.post('clients', aClient(over)), 'request.invalid'))
  for (const paymentDays of [-1, 366, 1.5]) await wrong({ paymentDays })
  for (const creditLimitMinor of [-1, 1_000_000_000_001]) await wrong({ creditLimitMinor })
  await wrong({ contacts: Array.from({ length: 51 }, () => WHOLE.contacts[0]) })
  await wrong({ contacts: [{ name: ' ', role: null, phone: null, email: null }] })
  await wrong({ contacts: [{ name: 'A', role: null, phone: '12', email: null }] })
  const certificates = [{ ...WHOLE.certificates[0], validUntil: '2026-01-09' }]
  const refused = await refuses(manager.post('clients', aClient({ certificates })), 'client.certificateEndsBefore')
  expect(refused.errors?.[0]?.pointer).toBe('/certificates/0/validUntil')
})

test('group and sector are shown by name, narrow the list, and stay while clients have them', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const group = (await manager.post('client-groups', { name: 'Grossistes' })).json<ClientGroup>()
  const sector = (await manager.post('activity-sectors', { name: 'Restauration' })).json<ActivitySector>()
  const client = await put(manager, { groupId: group.id, sectorId: sector.id })
  expect(client).toMatchObject({
    group: { id: group.id, name: 'Grossistes' },
    sector: { id: sector.id, name: 'Restauration' },
  })
  const found = async (query: string): Promise<string[]> =>
    (await manager.get(`clients/paginated?${query}`)).json<PaginatedOf<Client>>().data.map(({ id }) => id)
  expect(await found(`filter[group]=${group.id}`)).toEqual([client.id])
  expect(await found(`filter[sector]=${sector.id}`)).toEqual([client.id])
  expect(await found(`filter[sector]=${newId()}`)).toEqual([])
  const inUse = await refuses(manager.delete(`client-groups/${group.id}`), 'clientGroup.inUse')
  expect(inUse.params).toEqual({ clients: 1 })
  await refuses(manager.delete(`activity-sectors/${sector.id}`), 'activitySector.inUse')
  await refuses(manager.put(`clients/${client.id}`, aClient({ groupId: newId() })), 'clientGroup.notFound')
  await refuses(manager.put(`clients/${client.id}`, aClient({ sectorId: newId() })), 'activitySector.notFound')
  const stranger = await (await aShop(open())).as('manager')
  await refuses(stranger.post('clients', aClient({ groupId: group.id })), 'clientGroup.notFound')
  await manager.put(`clients/${client.id}`, aClient({ groupId: null, sectorId: null }))
  expect((await manager.delete(`client-groups/${group.id}`)).statusCode).toBe(204)
})
