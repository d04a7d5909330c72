import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { mailsTo } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, anOutsider, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const COMPANIES = '/superadmin/companies'
const LOOKING = { reason: 'Asked for by their owner on the phone' }
const CHANGING = { reason: 'Prices to be corrected, agreed on the phone' }

/** Support inside a shop; the caller's addresses are the shop's. */
async function inside(shop: Shop) {
  const guest = await anOutsider(open(), { isSuperAdministrator: true })
  const session = (await guest.post(`${COMPANIES}/${shop.companyId}/enter`, LOOKING)).json<SessionAnswer>()
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    open().app.inject({
      method,
      url: path.startsWith('/') ? `/api${path}` : `/api/${shop.companyId}/${path}`,
      headers: { authorization: `Bearer ${session.token}`, 'accept-language': 'en' },
      ...(body === undefined ? {} : { payload: body }),
    })
  return { session, call }
}

const aBrand = () => ({ name: `Brand ${newId()}` })
const newsOf = async (caller: Caller) => (await caller.get('notifications/paginated')).json<NotificationsPage>().data
const trailOf = async (shop: Shop) =>
  open()
    .admin.selectFrom('audit_log')
    .select(['action', 'after'])
    .where('company_id', '=', shop.companyId)
    .where('action', 'like', 'company.%BySupport')
    .orderBy('recorded_at')
    .execute()

describe('support inside a company', () => {
  test('reads for an hour, and writes nothing', async () => {
    const shop = await aShop(open())
    const { session, call } = await inside(shop)
    expect(Date.parse(session.user.impersonation?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000)
    for (const path of ['products/paginated', 'cash-sessions/paginated', 'audit-trail/paginated', 'brands/paginated'])
      expect((await call('GET', path)).statusCode).toBe(200)
    const problem = await refuses(call('POST', 'brands', aBrand()), 'auth.supportReadsOnly')
    expect([problem.status, problem.message]).toEqual([403, expect.stringContaining('nothing was changed')])
    await refuses(call('PUT', `/company/${shop.companyId}`), 'auth.supportReadsOnly')
    // Its own marks in the list of news are no change.
    expect((await call('POST', 'notifications/read', {})).statusCode).toBe(200)
    const rights = session.user.permissions
    expect(rights).toEqual(expect.arrayContaining(['products.read', 'products.seeCost', 'cashSessions.seeExpected']))
    expect(rights.filter((right) => !/\.(read|see|export)/.test(right))).toEqual([])
  })

  test('is refused every call of the product that changes a company, at one place', async () => {
    const shop = await aShop(open())
    const { call } = await inside(shop)
    const paths = (await call('GET', '/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>().paths
    const writes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .map((method) => method.toUpperCase())
        .filter((method): method is 'POST' | 'PUT' | 'DELETE' => ['POST', 'PUT', 'DELETE'].includes(method))
        .map((method) => ({ method, path })),
    )
    const ofCompany = writes.filter(({ path }) => path.includes('{companyId}') && !path.endsWith('/notifications/read'))
    expect(ofCompany.length).toBeGreaterThan(25)
    for (const { method, path } of ofCompany) {
      const address = path
        .replace('/api', '')
        .replace('{companyId}', shop.companyId)
        .replaceAll(/\{\w+\}/g, () => newId())
      await refuses(call(method, address, {}), 'auth.supportReadsOnly')
    }
  })

  test('writes once it has said why, until it is over', async () => {
    const shop = await aShop(open())
    const { session, call } = await inside(shop)
    await refuses(call('POST', '/superadmin/write', { reason: 'short' }), 'request.invalid')
    expect((await call('POST', '/superadmin/write', CHANGING)).statusCode).toBe(204)
    const me = (await call('GET', '/users/me')).json<SessionAnswer>().user
    expect(me).toMatchObject({
      isAdministrator: true,
      impersonation: { ...session.user.impersonation, isWriting: true },
    })
    expect(me.permissions).toContain('products.write')
    expect((await call('POST', 'brands', aBrand())).statusCode).toBe(201)
    await sql`update account_session set support_writes_until = now() - interval '1 second' where company_id = ${shop.companyId}`.execute(
      open().admin,
    )
    await refuses(call('POST', 'brands', aBrand()), 'auth.supportReadsOnly')
    expect((await call('POST', '/superadmin/leave')).statusCode).toBe(200)
    await refuses(call('GET', 'brands'), 'auth.tokenStale')
    const endsAt = session.user.impersonation?.endsAt
    expect(await trailOf(shop)).toEqual([
      { action: 'company.enteredBySupport', after: { by: 'Somebody', ...LOOKING, until: endsAt } },
      { action: 'company.changingBySupport', after: { by: 'Somebody', ...CHANGING, until: endsAt } },
      { action: 'company.leftBySupport', after: { by: 'Somebody' } },
    ])
  })

  test('of one session does not write in another', async () => {
    const shop = await aShop(open())
    const [one, other] = [await inside(shop), await inside(shop)]
    await one.call('POST', '/superadmin/write', CHANGING)
    expect((await one.call('POST', 'brands', aBrand())).statusCode).toBe(201)
    await refuses(other.call('POST', 'brands', aBrand()), 'auth.supportReadsOnly')
  })

  test('is over after an hour', async () => {
    const shop = await aShop(open())
    const { call } = await inside(shop)
    await sql`update account_session set expires_at = now() - interval '1 second' where company_id = ${shop.companyId}`.execute(
      open().admin,
    )
    await refuses(call('GET', 'brands'), 'auth.tokenStale')
  })
})

describe('the company’s administrators', () => {
  test('are told when support comes, and when it may change data: who, why and until when', async () => {
    const shop = await aShop(open(), { name: 'Bazar du Sahel' })
    const [administrator, manager] = [await shop.as('administrator'), await shop.as('manager')]
    const { call } = await inside(shop)
    await call('POST', '/superadmin/write', CHANGING)
    const news = await newsOf(administrator)
    expect(news.map(({ kind, params, path }) => [kind, params, path])).toEqual([
      ['supportWriting', { name: 'Somebody', minutes: 60, ...CHANGING }, 'auditTrail'],
      ['supportEntered', { name: 'Somebody', minutes: 60, ...LOOKING }, 'auditTrail'],
    ])
    expect(await newsOf(manager)).toEqual([])
    const { email } = await open()
      .admin.selectFrom('account as a')
      .innerJoin('app_user as u', 'u.account_id', 'a.id')
      .select('a.email')
      .where('u.company_id', '=', shop.companyId)
      .where('u.id', '=', administrator.userId)
      .executeTakeFirstOrThrow()
    const mails = await mailsTo(open(), email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'L’assistance peut modifier les données de Bazar du Sahel',
      'L’assistance consulte Bazar du Sahel',
    ])
    expect(mails[0]?.text).toContain(CHANGING.reason)
    expect(mails[1]?.text).toMatch(/jusqu’au \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  })
})

describe('what is refused', () => {
  test('writing, to who is in no company as support', async () => {
    const shop = await aShop(open())
    const chief = await anOutsider(open(), { isSuperAdministrator: true })
    await refuses(chief.post('/superadmin/write', CHANGING), 'auth.notInside')
    await refuses((await shop.as('administrator')).post('/superadmin/write', CHANGING), 'auth.forbidden')
    await refuses(shop.nobody.post('/superadmin/write', CHANGING), 'auth.required')
  })
})

test('looking at the lists is on record: with the installation, and once an hour with each company that was shown', async () => {
  const shop = await aShop(open(), { name: `Bazar ${newId()}` })
  const chief = await anOutsider(open(), { isSuperAdministrator: true })
  const { name } = await open()
    .admin.selectFrom('company')
    .select('name')
    .where('id', '=', shop.companyId)
    .executeTakeFirstOrThrow()
  const list = `${COMPANIES}/paginated?search[text]=${encodeURIComponent(name)}`
  for (let times = 0; times < 3; times += 1) expect((await chief.get(list)).statusCode).toBe(200)
  await chief.get('/superadmin/users/paginated?limit=5')
  const log = await open()
    .admin.selectFrom('supervision_log')
    .select(['list', 'query'])
    .where('account_id', '=', chief.userId)
    .orderBy('recorded_at')
    .execute()
  expect(log.map((entry) => entry.list)).toEqual(['companies', 'companies', 'companies', 'users'])
  expect(log[0]?.query).toMatchObject({ search: { text: name } })
  expect(await trailOf(shop)).toEqual([{ action: 'company.viewedBySupport', after: { by: 'Somebody' } }])
})
