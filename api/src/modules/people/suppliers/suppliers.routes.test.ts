import { expect, test } from '@jest/globals'
import type { Duplicates } from '@comptoir/contracts/people/parties'
import type { Supplier } from '@comptoir/contracts/people/suppliers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { SearchHits } from '@comptoir/contracts/search'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const aSupplier = (over: object = {}): object => ({
  code: 'F-001',
  name: 'Délice Distribution',
  phone: '71 940 000',
  email: 'ventes@delice.example',
  taxId: '0736202X/A/M/000',
  address: 'Route de Bizerte',
  postalCode: '2031',
  city: 'Mnihla',
  paymentDays: 30,
  isPaymentAtMonthEnd: true,
  leadDays: 3,
  ...over,
})
const BARE = {
  ...{ phone: null, email: null, taxId: null, address: null, postalCode: null, city: null },
  ...{ paymentDays: null, isPaymentAtMonthEnd: false, leadDays: null },
}
const put = async (caller: Caller, over: object = {}): Promise<Supplier> => {
  const made = await caller.post('suppliers', aSupplier(over))
  expect({ status: made.statusCode, body: made.json<unknown>() }).toMatchObject({ status: 201 })
  return made.json<Supplier>()
}

test('are kept whole: terms, lead time, contacts and addresses; a code belongs to one', async () => {
  const keeper = await (await aShop(open())).as('stockKeeper')
  const contacts = [{ name: 'Amel', role: 'Ventes', phone: '98 112 233', email: null }]
  const addresses = [{ name: 'Dépôt', address: null, postalCode: null, city: 'Sfax' }]
  const supplier = await put(keeper, { contacts, addresses })
  expect(supplier).toMatchObject({ ...aSupplier(), contacts, addresses, isActive: true, version: 1 })
  const changed = await keeper.put(`suppliers/${supplier.id}`, aSupplier({ leadDays: null }))
  expect(changed.json<Supplier>()).toMatchObject({ leadDays: null, contacts, addresses })
  await refuses(keeper.post('suppliers', aSupplier()), 'supplier.codeTaken')
  for (const wrong of [{ leadDays: 366 }, { leadDays: -1 }, { paymentDays: 400 }, { name: ' ' }, { phone: '12' }])
    await refuses(keeper.post('suppliers', aSupplier({ code: 'X', ...wrong })), 'request.invalid')
})

test('cashiers neither see nor change them; stock keepers keep them and do not delete them', async () => {
  const shop = await aShop(open())
  const { id } = await put(await shop.as('manager'))
  const [cashier, keeper] = [await shop.as('cashier'), await shop.as('stockKeeper')]
  for (const path of ['suppliers', `suppliers/${id}`, 'suppliers/search?text=a', 'suppliers/duplicates?phone=71940000'])
    await refuses(cashier.get(path), 'auth.forbidden')
  await refuses(shop.nobody.get('suppliers/search?text=a'), 'auth.required')
  await refuses(keeper.delete(`suppliers/${id}`), 'auth.forbidden')
  await refuses(keeper.put(`suppliers/${id}`, aSupplier({ isActive: false })), 'auth.forbidden')
  expect((await (await shop.as('accountant')).delete(`suppliers/${id}`)).statusCode).toBe(204)
})

test('are found by name, code, digits of the telephone and tax id; who has the same data is told', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const one = await put(manager)
  await put(manager, { ...BARE, code: 'F-002', name: 'Sicam' })
  const found = async (text: string) =>
    (await manager.get(`suppliers/paginated?search[text]=${text}`))
      .json<PaginatedOf<Supplier>>()
      .data.map(({ id }) => id)
  for (const text of ['delice', 'F-001', '71940000', '0736202X']) expect(await found(text)).toEqual([one.id])
  const hits = (await manager.get('suppliers/search?text=delice')).json<SearchHits>().data
  expect(hits).toEqual([{ id: one.id, title: one.name, detail: 'F-001' }])
  const same = async (caller: Caller) =>
    (await caller.get('suppliers/duplicates?phone=%2B216+71+940+000&taxId=0736202X')).json<Duplicates>().data
  expect(await same(manager)).toEqual([
    { id: one.id, name: one.name, code: 'F-001', isActive: true, same: ['taxId', 'phone'] },
  ])
  expect(await same(await (await aShop(open())).as('manager'))).toEqual([])
  expect((await manager.get('suppliers/export?format=csv')).payload).toContain('Sicam')
  await refuses((await shop.as('readOnly')).get('suppliers/export?format=csv'), 'auth.forbidden')
})

test('one is merged into another, which gets what it lacks; refused like every merge', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const from = await put(manager)
  const into = await put(manager, { ...BARE, code: 'F-002', name: 'Délice' })
  const merge = (caller: Caller, intoId: string, version = from.version) =>
    caller.post(`suppliers/${from.id}/merge`, { intoId, version })
  await refuses(merge(shop.nobody, into.id), 'auth.required')
  await refuses(merge(await shop.as('stockKeeper'), into.id), 'auth.forbidden')
  await refuses(merge(manager, from.id), 'supplier.mergedIntoItself')
  await refuses(merge(manager, newId()), 'supplier.notFound')
  await refuses(merge(manager, into.id, 9), 'request.versionStale')
  await refuses(merge(await (await aShop(open())).as('manager'), into.id), 'supplier.notFound')
  const contacts = Array.from({ length: 26 }, (_, at) => ({ name: `N${at}`, role: null, phone: null, email: null }))
  const many = await put(manager, { ...BARE, code: 'F-003', contacts })
  const more = await put(manager, { ...BARE, code: 'F-004', contacts: contacts.map((one) => ({ ...one, role: 'X' })) })
  const tooMany = manager.post(`suppliers/${many.id}/merge`, { intoId: more.id, version: many.version })
  await refuses(tooMany, 'supplier.mergedHasTooMany')
  const merged = (await merge(manager, into.id)).json<Supplier>()
  expect(merged).toEqual({ ...from, id: into.id, code: 'F-002', name: 'Délice', version: into.version + 1 })
  await refuses(manager.get(`suppliers/${from.id}`), 'supplier.notFound')
})
