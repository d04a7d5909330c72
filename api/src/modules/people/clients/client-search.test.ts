import { expect, test } from '@jest/globals'
import type { ClientInput } from '@comptoir/contracts/people/clients'
import type { SearchHits } from '@comptoir/contracts/search'
import { randomUUID } from 'node:crypto'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const search = async (caller: Caller, text: string) =>
  (await caller.get(`clients/search?text=${encodeURIComponent(text)}`)).json<SearchHits>().data
const aClient = (given: Partial<ClientInput>): ClientInput => ({
  kind: 'business',
  code: 'C-1',
  name: 'Somebody',
  phone: null,
  email: null,
  taxId: null,
  address: null,
  postalCode: null,
  city: null,
  ...given,
})

async function put(caller: Caller, given: Partial<ClientInput>): Promise<void> {
  const response = await caller.post('clients', aClient(given))
  if (response.statusCode !== 201) throw new Error(response.body)
}

test('refuses nobody, other companies and an empty text', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const other = await aShop(open())
  await refuses(shop.nobody.get('clients/search?text=a'), 'auth.required')
  await refuses(manager.get(`/${other.companyId}/clients/search?text=a`), 'company.notFound')
  await refuses(manager.get(`/${randomUUID()}/clients/search?text=a`), 'company.notFound')
  await refuses(manager.get('clients/search?text='), 'request.invalid')
})

test('finds by code, by the beginning of a name, by words, and in spite of a slip of the keyboard', async () => {
  const manager = await (await aShop(open())).as('manager')
  await put(manager, { code: 'BEN', name: 'Épicerie du Lac', city: 'Tunis' })
  await put(manager, { code: 'C-2', name: 'Ben Salah & Fils' })
  await put(manager, { code: 'C-3', name: 'Société Ben Ali' })
  await put(manager, { code: 'C-4', name: 'شركة النور' })
  expect(await search(manager, 'ben')).toMatchObject([
    { title: 'Épicerie du Lac', detail: 'BEN · Tunis' },
    { title: 'Ben Salah & Fils', detail: 'C-2' },
    { title: 'Société Ben Ali' },
  ])
  expect((await search(manager, 'epicrie')).map(({ title }) => title)).toEqual(['Épicerie du Lac'])
  expect((await search(manager, 'النوور')).map(({ title }) => title)).toEqual(['شركة النور'])
  expect(await search(manager, 'xyzxyz')).toEqual([])
})

test('sees no other company', async () => {
  await put(await (await aShop(open())).as('manager'), { name: 'Quincaillerie Moderne' })
  const manager = await (await aShop(open())).as('manager')
  expect([await search(manager, 'quincaillerie'), await search(manager, 'quincailerie')]).toEqual([[], []])
})
