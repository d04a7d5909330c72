import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { SearchHit } from '@comptoir/contracts/search'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { up } from '../../../../migrations/0022-default-names.ts'
import { setUpApp } from '../../../../test/app.ts'
import { clientInput } from '../../../../test/clients.ts'
import { aShop, type Shop } from '../../../../test/shop.ts'
import { openAsOwner } from '../../../platform/db/owner-database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { searchClients } from './client-search.queries.ts'

const open = setUpApp()
const IN_ALL = { en: 'Walk-in client', fr: 'Client passager', ar: 'حريف عابر' } as const
const LANGUAGES = ['en', 'fr', 'ar'] as const
type Caller = Awaited<ReturnType<Shop['as']>>

const listed = async (caller: Caller, language: string, query = '') =>
  (await caller.get(`clients/paginated?${query}`, { 'accept-language': language })).json<PaginatedOf<Client>>().data
const namesOf = (clients: { name: string }[]) => clients.map(({ name }) => name)
const stored = (shop: Shop) =>
  open()
    .admin.selectFrom('client')
    .select(['name', 'name_key', 'phone', 'search_text'])
    .where('company_id', '=', shop.companyId)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()

test.each(LANGUAGES)('is named and found in the language of whoever reads: %s', async (language) => {
  const shop = await aShop(open())
  const caller = await shop.as('manager')
  expect(namesOf(await listed(caller, language))).toEqual([IN_ALL[language]])
  const short = await caller.get('clients', { 'accept-language': language })
  expect(namesOf(short.json<Client[]>())).toEqual([IN_ALL[language]])
  const text = encodeURIComponent(IN_ALL[language])
  expect(namesOf(await listed(caller, language, `search[text]=${text}`))).toEqual([IN_ALL[language]])
  expect(namesOf(await listed(caller, language, `search[text]=${text}&search[fields][]=name`))).toEqual([
    IN_ALL[language],
  ])
  const hits = await inTransaction({ ...shop.ctx, language }, (ctx) => searchClients(ctx, IN_ALL[language], 5))
  expect(hits.map(({ title }: SearchHit) => title)).toEqual([IN_ALL[language]])
})

test('keeps its key while other things of it change, and is named as a person renames it', async () => {
  const shop = await aShop(open())
  const caller = await shop.as('manager')
  const [walkIn] = await listed(caller, 'ar')
  if (!walkIn) throw new Error('no walk-in client')
  const { id } = walkIn
  const { isActive: _active, ...input } = clientInput(walkIn)
  const put = (body: object) => caller.put(`clients/${id}`, body, { 'accept-language': 'ar' })
  expect((await put({ ...input, phone: '71 748 320' })).statusCode).toBe(200)
  expect(await stored(shop)).toMatchObject({ name: 'Client passager', name_key: 'walkIn', phone: '71 748 320' })
  expect(namesOf(await listed(caller, 'en', 'search[text]=walk'))).toEqual(['Walk-in client'])
  expect((await put({ ...input, name: 'Passant' })).json<Client>().name).toBe('Passant')
  expect(await stored(shop)).toMatchObject({ name: 'Passant', name_key: null })
  expect(namesOf(await listed(caller, 'ar', 'search[text]=walk'))).toEqual([])
  // Its old name, typed by somebody, is what they typed.
  await put({ ...input, name: IN_ALL.ar })
  expect(await stored(shop)).toMatchObject({ name: IN_ALL.ar, name_key: null })
})

test('another client that is called the same stays as it was typed', async () => {
  const shop = await aShop(open())
  const caller = await shop.as('manager')
  const [walkIn] = await listed(caller, 'en')
  if (!walkIn) throw new Error('no walk-in client')
  const { isActive: _active, ...input } = clientInput(walkIn)
  const made = await caller.post('clients', { ...input, code: 'CL-1', name: 'Walk-in client' })
  expect(made.statusCode).toBe(201)
  expect(namesOf(await listed(caller, 'fr', 'order[field]=code'))).toEqual(['Walk-in client', 'Client passager'])
})

/** Companies as they were before names had keys. */
async function before(shop: Shop, client: string, method: string): Promise<void> {
  const { admin } = open()
  const ours = { company_id: shop.companyId }
  await admin
    .updateTable('client')
    .set({ name: client, search_text: `passager ${client.toLowerCase()}` })
    .where('company_id', '=', ours.company_id)
    .execute()
  await admin
    .updateTable('payment_method')
    .set({ name: method })
    .where('company_id', '=', ours.company_id)
    .where('direction', '=', 'client')
    .execute()
  await admin.deleteFrom('search_word').where('company_id', '=', ours.company_id).execute()
}

test('names from before get their key, in whichever language they were; what a person renamed stays', async () => {
  const [english, arabic, renamed] = [await aShop(open()), await aShop(open()), await aShop(open())]
  await before(english, 'Walk-in client', 'Cash')
  await before(arabic, 'حريف عابر', 'نقدا')
  await before(renamed, 'Passant', 'Caisse')
  await open()
    .admin.insertInto('client')
    .values({
      company_id: renamed.companyId,
      id: newId(),
      kind: 'person',
      code: 'CL-2',
      name: 'Walk-in client',
      search_text: 'cl-2 walk in client',
      created_at: renamed.ctx.now,
    })
    .execute()
  const owner = openAsOwner(open().ownerUrl)
  try {
    await owner.transaction().execute(async (db) => {
      for (const table of ['client', 'payment_method'])
        await sql`alter table ${sql.table(table)} drop column name_key`.execute(db)
      await up(db)
    })
  } finally {
    await owner.destroy()
  }
  // What documents repeat is untouched.
  expect(await stored(english)).toMatchObject({ name: 'Walk-in client', name_key: 'walkIn' })
  expect(await stored(arabic)).toMatchObject({ name: 'حريف عابر', name_key: 'walkIn' })
  expect(await stored(renamed)).toMatchObject({ name: 'Passant', name_key: null, search_text: 'passager passant' })
  const keys = await open()
    .admin.selectFrom('payment_method')
    .select(['company_id', 'name', 'name_key'])
    .where('company_id', 'in', [english.companyId, renamed.companyId])
    .execute()
  expect(keys).toEqual(
    expect.arrayContaining([
      { company_id: english.companyId, name: 'Cash', name_key: 'cash' },
      { company_id: renamed.companyId, name: 'Caisse', name_key: null },
    ]),
  )
  expect(namesOf(await listed(await english.as('manager'), 'fr', 'search[text]=passager'))).toEqual(['Client passager'])
  const names = namesOf(await listed(await renamed.as('manager'), 'fr', 'order[field]=code'))
  expect(names).toEqual(['Walk-in client', 'Passant'])
})
