import type { SecondFactorPolicy } from '@comptoir/contracts/company/second-factor-policy'
import type { SessionUser } from '@comptoir/contracts/identity/session'
import { describe, expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = 'second-factor-policy'
const OWN = '/users/me/second-factor'
const DAY_MS = 86_400_000

const require = async (caller: Caller, requiredOf: string, graceDays = 0) => {
  const answer = await caller.put(PATH, { requiredOf, graceDays })
  expect(answer.statusCode).toBe(200)
  return answer.json<SecondFactorPolicy>()
}
const me = async (caller: Caller) => (await caller.get('/users/me')).json<{ user: SessionUser }>().user

async function setUp(caller: Caller): Promise<void> {
  const { secret } = (await caller.post(OWN)).json<{ secret: string }>()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: open().clock.now().getTime() })
  expect((await caller.post(`${OWN}/confirm`, { code })).statusCode).toBe(200)
}

test('is refused to who may not, of another shape, and in another company', async () => {
  const shop = await aShop(open())
  const body = { requiredOf: 'everybody', graceDays: 0 }
  await refuses(shop.nobody.put(PATH, body), 'auth.required')
  for (const role of ['manager', 'cashier', 'accountant'] as const) {
    await refuses((await shop.as(role)).put(PATH, body), 'auth.forbidden')
    await refuses((await shop.as(role)).get(PATH), 'auth.forbidden')
  }
  const administrator = await shop.as('administrator')
  for (const wrong of [{}, { ...body, requiredOf: 'some' }, { ...body, graceDays: 61 }, { ...body, graceDays: -1 }])
    await refuses(administrator.put(PATH, wrong), 'request.invalid')
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.put(`/${shop.companyId}/${PATH}`, body), 'company.notFound')
})

describe('required of everybody', () => {
  test('whoever has none can do nothing but set one up, and is in again with it', async () => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    await setUp(administrator)
    expect((await cashier.get('clients')).statusCode).toBe(200)
    expect(await require(administrator, 'everybody')).toMatchObject({
      requiredOf: 'everybody',
      userCount: 3,
      withoutCount: 2,
    })
    await refuses(cashier.get('clients'), 'auth.secondFactorNeeded')
    await refuses(cashier.post('sales', {}), 'auth.secondFactorNeeded')
    expect((await me(cashier)).secondFactorFrom).toBeDefined()
    expect((await administrator.get('clients')).statusCode).toBe(200)
    expect((await me(administrator)).secondFactorFrom).toBeUndefined()
    await setUp(cashier)
    expect((await cashier.get('clients')).statusCode).toBe(200)
    expect((await me(cashier)).secondFactorFrom).toBeUndefined()
    expect((await administrator.get(PATH)).json()).toMatchObject({ withoutCount: 1 })
  })

  test('also closes the call that changes the company, which names no permission', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await require(administrator, 'everybody')
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    await refuses(administrator.put(`/company/${shop.companyId}`, '--x--', form), 'auth.secondFactorNeeded')
  })

  test('leaves time, which is told, and closes when it is over', async () => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    const { requiredFrom } = await require(administrator, 'everybody', 2)
    expect(Date.parse(requiredFrom ?? '') - open().clock.now().getTime()).toBeGreaterThan(1.99 * DAY_MS)
    expect((await cashier.get('clients')).statusCode).toBe(200)
    expect((await me(cashier)).secondFactorFrom).toBe(requiredFrom)
    await open()
      .admin.updateTable('company')
      .set({ second_factor_from: new Date(open().clock.now().getTime() - 1) })
      .where('id', '=', shop.companyId)
      .execute()
    await refuses(cashier.get('clients'), 'auth.secondFactorNeeded')
  })

  test('leaves out who came to help, and other companies', async () => {
    const shop = await aShop(open())
    await require(await shop.as('administrator'), 'everybody')
    const chief = await anOutsider(open(), { isSuperAdministrator: true })
    const entered = await chief.post(`/superadmin/companies/${shop.companyId}/enter`, {
      reason: 'Somebody asked for it',
    })
    const headers = { authorization: `Bearer ${entered.json<{ token: string }>().token}` }
    expect((await chief.get(`/${shop.companyId}/clients`, headers)).statusCode).toBe(200)
    expect((await (await (await aShop(open())).as('cashier')).get('clients')).statusCode).toBe(200)
  })
})

test('required of administrators, it is of no other role, its own ones among them', async () => {
  const shop = await aShop(open())
  const [administrator, manager] = [await shop.as('administrator'), await shop.as('manager')]
  const own = await shop.asOwn(['company.write', 'clients.read'])
  await setUp(administrator)
  const other = await shop.as('administrator')
  await require(administrator, 'administrators')
  for (const caller of [manager, own]) expect((await caller.get('clients')).statusCode).toBe(200)
  await refuses(other.get('clients'), 'auth.secondFactorNeeded')
  expect(await require(administrator, 'nobody')).toMatchObject({ requiredOf: 'nobody', requiredFrom: null })
  expect((await other.get('clients')).statusCode).toBe(200)
})
