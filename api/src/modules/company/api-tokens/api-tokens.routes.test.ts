import { describe, expect, test } from '@jest/globals'
import type { ApiToken, ApiTokenGrants, NewApiToken } from '@comptoir/contracts/company/api-tokens'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aCallerWith, aToken, daysAhead } from '../../../../test/api-tokens.ts'

const open = setUpApp()
const listed = async (caller: Caller, query = ''): Promise<ApiToken[]> =>
  (await caller.get(`api-tokens/paginated${query}`)).json<PaginatedOf<ApiToken>>().data

async function aPlace(): Promise<{ shop: Shop; administrator: Caller }> {
  const shop = await aShop(open())
  return { shop, administrator: await shop.as('administrator') }
}

describe('API tokens', () => {
  test('are made by administrators of the company alone', async () => {
    const { shop, administrator } = await aPlace()
    const body = aToken(administrator.userId)
    const id = newId()
    const other = await (await aShop(open())).as('administrator')
    for (const role of ['manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'] as const) {
      const caller = await shop.as(role)
      await refuses(caller.get('api-tokens/paginated'), 'auth.forbidden')
      await refuses(caller.get('api-tokens/grants'), 'auth.forbidden')
      await refuses(caller.post('api-tokens', body), 'auth.forbidden')
      await refuses(caller.delete(`api-tokens/${id}`), 'auth.forbidden')
    }
    for (const [caller, code] of [
      [shop.nobody, 'auth.required'],
      [other, 'company.notFound'],
    ] as const) {
      const path = `/${shop.companyId}/api-tokens`
      await refuses(caller.get(`${path}/paginated`), code)
      await refuses(caller.get(`${path}/grants`), code)
      await refuses(caller.post(path, body), code)
      await refuses(caller.delete(`${path}/${id}`), code)
    }
  })

  test('are shown once and kept as a hash', async () => {
    const { administrator } = await aPlace()
    const body = aToken(administrator.userId, { name: ' ERP ', permissions: ['products.read', 'clients.read'] })
    const made = await administrator.post('api-tokens', body)
    expect(made.statusCode).toBe(201)
    const { token, ...shown } = made.json<NewApiToken>()
    expect(token).toMatch(/^comptoir_[0-9A-Za-z]{49}$/)
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'ERP',
      ending: token.slice(-4),
      user: { id: administrator.userId, name: 'The administrator' },
      permissions: ['products.read', 'clients.read'],
      expiresOn: body.expiresOn,
      state: 'active',
      lastUsedAt: null,
      createdAt: expect.any(String),
    })
    expect(await listed(administrator)).toEqual([shown])
    const row = await open()
      .admin.selectFrom('api_token')
      .selectAll()
      .where('id', '=', shown.id)
      .executeTakeFirstOrThrow()
    const entries = await open().admin.selectFrom('audit_log').selectAll().where('entity_id', '=', shown.id).execute()
    expect(JSON.stringify([row, entries])).not.toContain(token.slice(9, 40))
    expect(entries.map(({ action }) => action)).toEqual(['apiToken.created'])
  })

  test('come twice by one id once, and are never kept as an answer', async () => {
    const { shop, administrator } = await aPlace()
    const body = { ...aToken(administrator.userId), id: newId() }
    const key = { 'idempotency-key': body.id }
    expect((await administrator.post('api-tokens', body, key)).statusCode).toBe(201)
    await refuses(administrator.post('api-tokens', { ...body, name: 'Another' }, key), 'request.keyReused')
    const kept = await open()
      .admin.selectFrom('idempotency_key')
      .select('key')
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(kept).toEqual([])
  })

  test('are refused where they would hold too long, do too much, or act for nobody', async () => {
    const { shop, administrator } = await aPlace()
    const post = (over: object) => administrator.post('api-tokens', { ...aToken(administrator.userId), ...over })
    for (const wrong of [
      { name: ' ' },
      { permissions: [] },
      { permissions: ['products.read', 'products.read'] },
      { permissions: ['*'] },
      { expiresOn: null },
      { expiresOn: '2027-02-30' },
      { token: 'comptoir_mine' },
    ])
      await refuses(post(wrong), 'request.invalid')
    expect((await refuses(post({ expiresOn: daysAhead(-2) }), 'apiToken.dayPast')).errors?.[0]?.pointer).toBe(
      '/expiresOn',
    )
    await refuses(post({ expiresOn: daysAhead(367) }), 'apiToken.dayTooFar')
    const cashier = await shop.as('cashier')
    const held = { userId: cashier.userId, permissions: ['sales.write', 'company.write'] }
    const problem = await refuses(post(held), 'apiToken.permissionNotHeld')
    expect(problem.errors?.[0]?.pointer).toBe('/permissions')
    for (const kept of ['apiTokens.read', 'apiTokens.write', 'users.write', 'nothing.write'])
      await refuses(post({ permissions: [kept] }), 'apiToken.permissionNotHeld')
    await refuses(post({ userId: newId() }), 'apiToken.userUnfit')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(post({ userId: stranger.userId }), 'apiToken.userUnfit')
    await open().admin.updateTable('app_user').set({ is_active: false }).where('id', '=', cashier.userId).execute()
    await refuses(post({ userId: cashier.userId, permissions: ['sales.write'] }), 'apiToken.userUnfit')
    expect(await listed(administrator)).toEqual([])
    expect((await post({ name: 'ERP' })).statusCode).toBe(201)
    await refuses(post({ name: 'erp' }), 'apiToken.nameTaken')
  })

  test('are at most fifty that work', async () => {
    const { administrator } = await aPlace()
    for (let count = 0; count < 50; count += 1)
      expect((await administrator.post('api-tokens', aToken(administrator.userId))).statusCode).toBe(201)
    await refuses(administrator.post('api-tokens', aToken(administrator.userId)), 'apiToken.tooMany')
    const [first] = await listed(administrator)
    await administrator.delete(`api-tokens/${first?.id ?? ''}`)
    expect((await administrator.post('api-tokens', aToken(administrator.userId))).statusCode).toBe(201)
  })

  test('can be given what their user holds, by what people call it', async () => {
    const { shop, administrator } = await aPlace()
    const cashier = await shop.as('cashier')
    const { users, permissions } = (await administrator.get('api-tokens/grants')).json<ApiTokenGrants>()
    const listedCashier = users.find(({ id }) => id === cashier.userId)
    expect(listedCashier?.name).toBe('The cashier')
    expect(listedCashier?.permissions).toContain('products.read')
    expect(listedCashier?.permissions).not.toContain('company.write')
    const names = permissions.map(({ name }) => name)
    expect(names).toContain('users.read')
    for (const kept of ['users.write', 'apiTokens.read', 'apiTokens.write']) expect(names).not.toContain(kept)
    expect(permissions.find(({ name }) => name === 'company.write')).toEqual({
      name: 'company.write',
      label: expect.not.stringMatching(/^company/),
    })
  })

  test('of somebody with a role of the company’s own are given what that role holds', async () => {
    const { shop, administrator } = await aPlace()
    const keeper = await shop.asOwn(['brands.write'], 'Rayon')
    const unheld = aToken(keeper.userId, { permissions: ['clients.read'] })
    await refuses(administrator.post('api-tokens', unheld), 'apiToken.permissionNotHeld')
    const ofKeeper = { userId: keeper.userId, permissions: ['brands.write'] }
    const { caller } = await aCallerWith(open(), shop, administrator, ofKeeper)
    expect((await caller.post('brands', { name: 'Délice' })).statusCode).toBe(201)
    const change = { name: 'Rayon', description: null, basedOn: 'stockKeeper', permissions: ['products.read'] }
    await administrator.put(`roles/${keeper.roleId}`, change)
    await refuses(caller.post('brands', { name: 'Vitalait' }), 'auth.forbidden')
  })

  test('of an administrator of one shop act for people of that shop', async () => {
    const { shop, administrator } = await aPlace()
    const [everywhere, cashier] = [await shop.as('accountant'), await shop.as('cashier')]
    await open()
      .admin.updateTable('app_user')
      .set({ has_all_points_of_sale: false })
      .where('id', '=', administrator.userId)
      .execute()
    await open()
      .admin.insertInto('app_user_point_of_sale')
      .values({ company_id: shop.companyId, user_id: administrator.userId, point_of_sale_id: shop.pointOfSaleId })
      .execute()
    await refuses(administrator.post('api-tokens', aToken(everywhere.userId)), 'apiToken.userUnfit')
    expect((await administrator.post('api-tokens', aToken(cashier.userId))).statusCode).toBe(201)
  })

  test('are listed by name, state and user, and revoked once', async () => {
    const { shop, administrator } = await aPlace()
    const { token, caller } = await aCallerWith(open(), shop, administrator, { name: 'Boutique en ligne' })
    await administrator.post('api-tokens', aToken(administrator.userId, { name: 'ERP' }))
    expect((await listed(administrator, '?search[text]=boutiqe')).map(({ name }) => name)).toEqual([
      'Boutique en ligne',
    ])
    expect(await listed(administrator, `?filter[user]=${shop.ctx.userId}`)).toEqual([])
    await refuses(administrator.delete(`api-tokens/${newId()}`), 'apiToken.notFound')
    const other = await (await aShop(open())).as('administrator')
    await refuses(other.delete(`api-tokens/${token.id}`), 'apiToken.notFound')
    expect((await caller.get('products/paginated')).statusCode).toBe(200)
    for (let time = 0; time < 2; time += 1)
      expect((await administrator.delete(`api-tokens/${token.id}`)).statusCode).toBe(204)
    await refuses(caller.get('products/paginated'), 'apiToken.unknown')
    expect((await listed(administrator, '?filter[state]=revoked')).map(({ name }) => name)).toEqual([
      'Boutique en ligne',
    ])
    expect((await listed(administrator, '?filter[state]=active')).map(({ name }) => name)).toEqual(['ERP'])
    expect((await listed(administrator, '?order[field]=lastUsedAt&order[direction]=desc')).length).toBe(2)
  })
})
