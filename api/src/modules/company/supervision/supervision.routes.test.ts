import { beforeAll, describe, expect, test } from '@jest/globals'
import type { SupervisedCompany, SupervisedUser } from '@comptoir/contracts/company/supervision'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const COMPANIES = '/superadmin/companies'
const USERS = '/superadmin/users'
const REASON = { reason: 'Asked for by their owner on the phone' }

let chief: Caller

beforeAll(async () => {
  chief = await anOutsider(open(), { isSuperAdministrator: true })
})

const listed = async <T>(path: string): Promise<T[]> => (await chief.get(path)).json<{ data: T[] }>().data
const as = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' })

async function accountOf(companyId: string, userId: string): Promise<{ id: string; email: string }> {
  const row = await open()
    .admin.selectFrom('app_user')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return open()
    .admin.selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow()
}

test('all of it is for super-administrators only', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const id = shop.companyId
  for (const path of [`${COMPANIES}/paginated`, `${USERS}/paginated`]) {
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses(administrator.get(path), 'auth.forbidden')
    await refuses(chief.get(`${path}?order[field]=secret`), 'request.invalid')
  }
  for (const path of [
    `${COMPANIES}/${id}/suspend`,
    `${COMPANIES}/${id}/restore`,
    `${COMPANIES}/${id}/enter`,
    `${USERS}/${id}/suspend`,
    `${USERS}/${id}/restore`,
    '/superadmin/leave',
  ]) {
    const body = path.endsWith('restore') || path.endsWith('leave') ? undefined : REASON
    await refuses(shop.nobody.post(path, body), 'auth.required')
    await refuses(administrator.post(path, body), 'auth.forbidden')
  }
  for (const path of [`${COMPANIES}/${id}/suspend`, `${COMPANIES}/${id}/enter`, `${USERS}/${newId()}/suspend`]) {
    const problem = await refuses(chief.post(path, { reason: 'too short' }), 'request.invalid')
    expect(problem.errors?.[0]?.pointer).toBe('/reason')
    await refuses(chief.post(path, {}), 'request.invalid')
  }
})

describe('companies', () => {
  test('are found by name, city and the e-mail of their people, with their size and their life', async () => {
    const name = `Quincaillerie ${newId()}`
    const shop = await aShop(open(), { name, city: 'Tataouine' })
    const cashier = await shop.as('cashier')
    await cashier.get('points-of-sale')
    const { email } = await accountOf(shop.companyId, cashier.userId)
    for (const text of [name, name.toUpperCase(), email]) {
      const [found, ...others] = await listed<SupervisedCompany>(
        `${COMPANIES}/paginated?search[text]=${encodeURIComponent(text)}`,
      )
      expect(others).toEqual([])
      expect(found).toMatchObject({
        id: shop.companyId,
        city: 'Tataouine',
        pointOfSaleCount: 1,
        userCount: 2,
        productCount: 0,
        recentSaleCount: 0,
        suspendedAt: null,
      })
      expect(found?.lastActiveAt).not.toBeNull()
    }
    expect(
      (await listed<SupervisedCompany>(`${COMPANIES}/paginated?search[text]=tataouine`)).map(({ id }) => id),
    ).toContain(shop.companyId)
    expect(
      await listed(`${COMPANIES}/paginated?search[text]=${encodeURIComponent(name)}&filter[state]=suspended`),
    ).toEqual([])
  })

  test('one that is suspended is closed to its people at once and tells why; restored, all is there', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `${COMPANIES}/${shop.companyId}`
    const suspended = await chief.post(`${path}/suspend`, REASON)
    expect(suspended.json()).toMatchObject({
      id: shop.companyId,
      suspendedReason: REASON.reason,
      suspendedAt: expect.any(String),
    })
    for (const call of [
      administrator.get('points-of-sale'),
      administrator.get(`/company/${shop.companyId}`),
      administrator.get('/company/photo'),
      administrator.get('/users/me'),
    ]) {
      const problem = await refuses(call, 'company.suspended')
      expect(problem.status).toBe(403)
      expect(problem.message).toMatch(/suspended/)
    }
    expect(
      (await listed<SupervisedCompany>(`${COMPANIES}/paginated?filter[state]=suspended&limit=100`)).map(({ id }) => id),
    ).toContain(shop.companyId)
    expect((await chief.post(`${path}/restore`)).json()).toMatchObject({ suspendedAt: null, suspendedReason: null })
    expect((await administrator.get('points-of-sale')).statusCode).toBe(200)
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('entity', '=', 'company')
      .where('action', '<>', 'company.viewedBySupport')
      .orderBy('recorded_at')
      .execute()
    expect(trail).toEqual([
      { action: 'company.suspended', after: { by: 'Somebody', reason: REASON.reason } },
      { action: 'company.restored', after: { by: 'Somebody' } },
    ])
    await refuses(chief.post(`${COMPANIES}/${newId()}/suspend`, REASON), 'company.notFound')
    await refuses(chief.post(`${COMPANIES}/${newId()}/restore`), 'company.notFound')
  })
})

describe('an impersonation', () => {
  test('makes a super-administrator an administrator of the company, which reads who came and why', async () => {
    const shop = await aShop(open())
    const guest = await anOutsider(open(), { isSuperAdministrator: true })
    await refuses(guest.get(`/${shop.companyId}/points-of-sale`), 'company.notFound')
    await refuses(guest.post(`${COMPANIES}/${newId()}/enter`, REASON), 'company.notFound')
    const answer = await guest.post(`${COMPANIES}/${shop.companyId}/enter`, REASON)
    expect(answer.statusCode).toBe(200)
    const session = answer.json<SessionAnswer>()
    expect(session).toMatchObject({
      user: {
        companyId: shop.companyId,
        role: 'administrator',
        isAdministrator: false,
        isSuperAdministrator: true,
        impersonation: { endsAt: expect.any(String), isWriting: false },
      },
      company: { id: shop.companyId },
      pointOfSale: { id: shop.pointOfSaleId },
    })
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly')
    // The session that it was asked from is over.
    await refuses(guest.get('/users/me'), 'auth.tokenStale')
    const inside = (url: string, method: 'GET' | 'POST' = 'GET') =>
      open().app.inject({ method, url: `/api${url}`, headers: as(session.token) })
    expect((await inside(`/${shop.companyId}/points-of-sale`)).statusCode).toBe(200)
    const other = await aShop(open())
    await refuses(inside(`/${other.companyId}/points-of-sale`), 'company.notFound')
    const [row] = await listed<SupervisedCompany>(`${COMPANIES}/paginated?limit=100&search[text]=A%20shop`).then(
      (rows) => rows.filter(({ id }) => id === shop.companyId),
    )
    expect(row?.userCount).toBe(1)
    const left = (await inside('/superadmin/leave', 'POST')).json<SessionAnswer>()
    expect(left).toMatchObject({ company: null, user: { isSuperAdministrator: true, companyId: null } })
    await refuses(inside(`/${shop.companyId}/points-of-sale`), 'auth.tokenStale')
    await refuses(
      open().app.inject({ url: `/api/${shop.companyId}/points-of-sale`, headers: as(left.token) }),
      'company.notFound',
    )
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'after', 'user_id'])
      .where('company_id', '=', shop.companyId)
      .where('entity', '=', 'company')
      .where('action', '<>', 'company.viewedBySupport')
      .orderBy('recorded_at')
      .execute()
    expect(trail).toEqual([
      {
        action: 'company.enteredBySupport',
        after: { by: 'Somebody', reason: REASON.reason, until: session.user.impersonation?.endsAt },
        user_id: session.user.id,
      },
      { action: 'company.leftBySupport', after: { by: 'Somebody' }, user_id: session.user.id },
    ])
  })

  test('may be paid to a suspended company, whose people stay outside', async () => {
    const shop = await aShop(open())
    const guest = await anOutsider(open(), { isSuperAdministrator: true })
    await chief.post(`${COMPANIES}/${shop.companyId}/suspend`, REASON)
    const session = (await guest.post(`${COMPANIES}/${shop.companyId}/enter`, REASON)).json<SessionAnswer>()
    expect(
      (await open().app.inject({ url: `/api/${shop.companyId}/points-of-sale`, headers: as(session.token) }))
        .statusCode,
    ).toBe(200)
    await refuses((await shop.as('administrator')).get('points-of-sale'), 'company.suspended')
  })
})

describe('accounts', () => {
  test('are found by e-mail, with the companies they belong to', async () => {
    const shop = await aShop(open(), { name: 'Bazar du Sahel' })
    const cashier = await shop.as('cashier')
    const { id, email } = await accountOf(shop.companyId, cashier.userId)
    const found = await listed<SupervisedUser>(
      `${USERS}/paginated?search[text]=${encodeURIComponent(email.toUpperCase())}`,
    )
    expect(found).toEqual([
      {
        id,
        name: 'Somebody',
        email,
        isSuperAdministrator: false,
        createdAt: expect.any(String),
        lastSignInAt: expect.any(String),
        suspendedAt: null,
        suspendedReason: null,
        companies: [{ id: shop.companyId, name: 'Bazar du Sahel', role: 'cashier' }],
      },
    ])
  })

  test('one that is suspended is out at once, and back when it is restored', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const { id, email } = await accountOf(shop.companyId, cashier.userId)
    expect((await chief.post(`${USERS}/${id}/suspend`, REASON)).json()).toMatchObject({
      id,
      suspendedReason: REASON.reason,
    })
    await refuses(cashier.get('points-of-sale'), 'auth.tokenStale')
    expect(
      await listed(`${USERS}/paginated?filter[state]=suspended&search[text]=${encodeURIComponent(email)}`),
    ).toHaveLength(1)
    expect((await chief.post(`${USERS}/${id}/restore`)).json()).toMatchObject({ id, suspendedAt: null })
    expect((await cashier.get('points-of-sale')).statusCode).toBe(200)
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('entity', '=', 'company')
      .where('action', '<>', 'company.viewedBySupport')
      .orderBy('recorded_at')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['user.suspendedBySupport', 'user.restoredBySupport'])
    expect(trail[0]?.after).toEqual({ by: 'Somebody', account: email, reason: REASON.reason })
  })

  test('never one’s own; an unknown one is reported', async () => {
    await refuses(chief.post(`${USERS}/${chief.userId}/suspend`, REASON), 'account.isOneself')
    await refuses(chief.post(`${USERS}/${newId()}/suspend`, REASON), 'account.notFound')
    await refuses(chief.post(`${USERS}/${newId()}/restore`), 'account.notFound')
  })
})
