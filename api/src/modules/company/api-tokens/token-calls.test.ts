import { describe, expect, test } from '@jest/globals'
import type { ApiToken } from '@comptoir/contracts/company/api-tokens'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, aSale, anOpenSession, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, callerWith, refuses, type Caller } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { makeApiToken } from '../../../platform/auth/api-token-text.ts'
import { openAsOwner } from '../../../platform/db/owner-database.ts'
import type { DB } from '../../../platform/db/tables.ts'
import { aCallerWith, daysAhead } from '../../../../test/api-tokens.ts'

const open = setUpApp({ requestsPerMinute: 60 })

async function aPlace() {
  const shop = await aShop(open())
  return { shop, administrator: await shop.as('administrator') }
}
const setUser = (id: string, values: { is_active?: boolean; role?: 'administrator' | 'readOnly' }) =>
  open().admin.updateTable('app_user').set(values).where('id', '=', id).execute()
const usedAt = async (caller: Caller, id: string): Promise<string | null | undefined> =>
  (await caller.get('api-tokens/paginated')).json<PaginatedOf<ApiToken>>().data.find((token) => token.id === id)
    ?.lastUsedAt

describe('a call with a token', () => {
  test('may what the token was given, and nothing that its user does not hold now', async () => {
    const { shop, administrator } = await aPlace()
    const over = { permissions: ['brands.read', 'brands.write'] }
    const { caller, token } = await aCallerWith(open(), shop, administrator, over)
    expect((await caller.get('brands/paginated')).statusCode).toBe(200)
    expect((await caller.post('brands', { name: 'Délice' })).statusCode).toBe(201)
    const problem = await refuses(caller.get('clients/paginated'), 'auth.forbidden')
    expect(problem.params).toEqual({ permission: expect.any(String) })
    await open().app.afterwards.done()
    const { data } = (await administrator.get('audit-trail/paginated?filter[action]=user.accessRefused')).json<
      PaginatedOf<AuditEntryRow>
    >()
    expect(data.map((entry) => entry.token)).toEqual([token.name])
    await setUser(administrator.userId, { role: 'readOnly' })
    expect((await caller.get('brands/paginated')).statusCode).toBe(200)
    await refuses(caller.post('brands', { name: 'Vitalait' }), 'auth.forbidden')
  })

  test('reaches the points of sale of its user alone', async () => {
    const { shop, administrator } = await aPlace()
    const cashier = await shop.as('cashier')
    const over = { userId: cashier.userId, permissions: ['pointsOfSale.read', 'registers.read'] }
    const { caller } = await aCallerWith(open(), shop, administrator, over)
    const other = anotherShop('SF', 'Sfax')
    const made = await administrator.post('points-of-sale', other)
    expect(made.statusCode).toBe(201)
    const { data } = (await caller.get('points-of-sale/paginated')).json<PaginatedOf<{ id: string }>>()
    expect(data.map(({ id }) => id)).toEqual([shop.pointOfSaleId])
    await refuses(caller.get(`points-of-sale/${made.json<{ id: string }>().id}`), 'pointOfSale.notFound')
  })

  test('is refused at once when the token is revoked or over, or its user may not come in', async () => {
    const { shop, administrator } = await aPlace()
    const manager = await shop.as('manager')
    const { token, caller } = await aCallerWith(open(), shop, administrator, { userId: manager.userId })
    const works = async () => expect((await caller.get('products/paginated')).statusCode).toBe(200)
    await works()
    await setUser(manager.userId, { is_active: false })
    await refuses(caller.get('products/paginated'), 'apiToken.userInactive')
    await setUser(manager.userId, { is_active: true })
    await works()
    const accounts = open()
      .admin.updateTable('account')
      .where('id', '=', (eb) => eb.selectFrom('app_user').select('account_id').where('id', '=', manager.userId))
    await accounts.set({ is_active: false }).execute()
    await refuses(caller.get('products/paginated'), 'apiToken.userInactive')
    await accounts.set({ is_active: true }).execute()
    await works()
    const tokens = open().admin.updateTable('api_token').where('id', '=', token.id)
    await tokens.set({ expires_at: new Date(Date.now() - 1) }).execute()
    await refuses(caller.get('products/paginated'), 'apiToken.expired')
    await tokens.set({ expires_at: new Date(Date.now() + 60_000) }).execute()
    await works()
    await open()
      .admin.updateTable('company')
      .set({ suspended_at: new Date() })
      .where('id', '=', shop.companyId)
      .execute()
    await refuses(caller.get('products/paginated'), 'company.suspended')
    await open().admin.updateTable('company').set({ suspended_at: null }).where('id', '=', shop.companyId).execute()
    await works()
    expect((await administrator.delete(`api-tokens/${token.id}`)).statusCode).toBe(204)
    await refuses(caller.get('products/paginated'), 'apiToken.unknown')
  })

  test('holds until its last day is over where the company is', async () => {
    const { shop, administrator } = await aPlace()
    const { token } = await aCallerWith(open(), shop, administrator, { expiresOn: daysAhead(0) })
    const row = await open()
      .admin.selectFrom('api_token')
      .select('expires_at')
      .where('id', '=', token.id)
      .executeTakeFirstOrThrow()
    expect(row.expires_at.toISOString()).toBe(new Date(`${daysAhead(1)}T00:00:00+01:00`).toISOString())
  })

  test('of another company, of none, with a slip, or not ours at all, is unknown', async () => {
    const { shop, administrator } = await aPlace()
    const { token, caller } = await aCallerWith(open(), shop, administrator)
    const other = await aShop(open())
    await refuses(caller.get(`/${other.companyId}/products/paginated`), 'apiToken.unknown')
    await refuses(caller.get(`/${newId()}/products/paginated`), 'apiToken.unknown')
    await refuses(caller.get('/nowhere/products/paginated'), 'company.notFound')
    for (const text of [`${token.token}x`, token.token.slice(0, -1), 'comptoir_', makeApiToken().token])
      await refuses(callerWith(open(), shop, { token: text, userId: '' }).get('products/paginated'), 'apiToken.unknown')
  })

  test('is refused where a person signs in, and where nobody of the company does', async () => {
    const { shop, administrator } = await aPlace()
    const all = { permissions: ['company.read', 'company.write', 'users.read'] }
    const { caller } = await aCallerWith(open(), shop, administrator, all)
    for (const path of ['/users/me', '/users/me/companies', '/users/me/devices', '/superadmin/companies/paginated'])
      await refuses(caller.get(path), 'apiToken.notHere')
    await refuses(caller.get('/federation/status'), 'apiToken.notHere')
    expect((await caller.get('users/paginated')).statusCode).toBe(200)
    const person = { name: 'Sami', email: 'sami@test.example', role: 'administrator', pointOfSaleIds: null }
    await refuses(caller.post('users', person), 'auth.forbidden')
    await refuses(caller.get('api-tokens/paginated'), 'auth.forbidden')
    const token = { name: 'Mine', userId: administrator.userId, permissions: ['users.read'], expiresOn: daysAhead(9) }
    await refuses(caller.post('api-tokens', token), 'auth.forbidden')
  })

  test('is counted for the token, and guesses for their address before the database is asked', async () => {
    const { shop, administrator } = await aPlace()
    const { caller, token } = await aCallerWith(open(), shop, administrator)
    const from = (address: string, text: string) =>
      open().app.inject({
        url: `/api/${shop.companyId}/products/paginated?limit=1`,
        headers: { authorization: `Bearer ${text}`, 'accept-language': 'en' },
        remoteAddress: address,
      })
    expect((await caller.get('products/paginated')).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 80 }, () => from('192.0.2.90', token.token)))
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(20)
    expect((await administrator.get('products/paginated')).statusCode).toBe(200)
    const guesses: number[] = []
    while (guesses.length < 122) guesses.push((await from('192.0.2.91', makeApiToken().token)).statusCode)
    expect(guesses).toEqual([...Array<number>(120).fill(401), 429, 429])
  })

  test('leaves the day and time of its last use, not more than once in ten minutes', async () => {
    const { shop, administrator } = await aPlace()
    const { token, caller } = await aCallerWith(open(), shop, administrator)
    expect(await usedAt(administrator, token.id)).toBeNull()
    await caller.get('products/paginated')
    const first = await usedAt(administrator, token.id)
    expect(first).toEqual(expect.any(String))
    await caller.get('products/paginated')
    expect(await usedAt(administrator, token.id)).toBe(first)
    await open()
      .admin.updateTable('api_token')
      .set({ last_used_at: new Date(Date.now() - 11 * 60_000) })
      .where('id', '=', token.id)
      .execute()
    await caller.get('products/paginated')
    expect(Date.parse((await usedAt(administrator, token.id)) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('the audit trail', () => {
  test('names the user and the token, of a row and of a sale, and is sealed with it', async () => {
    const { shop, administrator } = await aPlace()
    const permissions = ['brands.write', 'sales.write', 'sales.read']
    const { caller } = await aCallerWith(open(), shop, administrator, { name: 'Boutique', permissions })
    await caller.post('brands', { name: 'Délice' })
    const session = await anOpenSession(shop, administrator)
    const cash = await cashOf(administrator)
    await sold(caller.post('sales', aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })))
    await administrator.post('brands', { name: 'Vitalait' })
    const { data } = (await administrator.get('audit-trail/paginated?limit=100')).json<PaginatedOf<AuditEntryRow>>()
    const told = data.map(({ action, by, token }) => [action, by, token])
    expect(told).toContainEqual(['brand.created', 'The administrator', 'Boutique'])
    expect(told).toContainEqual(['sale.completed', 'The administrator', 'Boutique'])
    expect(told).toContainEqual(['brand.created', 'The administrator', null])
    await sealAuditTrails(open().admin, new Date())
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
    const owner = openAsOwner<DB>(open().ownerUrl)
    const entries = owner.updateTable('audit_log').where('company_id', '=', shop.companyId)
    await entries.set({ api_token_id: null }).where('action', '=', 'sale.completed').execute()
    await owner.destroy()
    expect(await booksThatDisagree(open(), shop.companyId)).not.toEqual([])
  })
})

test('the OpenAPI document says by which credential each operation is called', async () => {
  const document = (await open().app.inject({ url: '/api/openapi.json' })).json<{
    components: { securitySchemes: Record<string, { scheme: string }> }
    paths: Record<string, Record<string, { security: object[]; 'x-permission': string }>>
  }>()
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'apiToken', 'publishToken'])
  const of = (path: string, method: string) => document.paths[path]?.[method]?.security
  expect(of('/api/{companyId}/brands/paginated', 'get')).toEqual([{ session: [] }, { apiToken: [] }])
  expect(of('/api/{companyId}/users', 'post')).toEqual([{ session: [] }])
  expect(of('/api/{companyId}/api-tokens/paginated', 'get')).toEqual([{ session: [] }])
  expect(of('/api/users/me', 'get')).toEqual([{ session: [] }])
  expect(of('/api/auth/login', 'post')).toEqual([])
  expect(of('/api/federation/status', 'get')).toEqual([{ session: [] }, { publishToken: [] }])
})
