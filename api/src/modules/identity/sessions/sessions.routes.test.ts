import { randomBytes } from 'node:crypto'
import { describe, expect, jest, test } from '@jest/globals'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { v7 as newId } from 'uuid'
import { Browser } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, anOutsider, refuses } from '../../../../test/shop.ts'
import { addUser } from '../../company/companies/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { hashPassword, PASSWORD_CHECKS } from '../passwords/index.ts'

const open = setUpApp()
const PASSWORD = 'correct horse battery staple'
const OURS = { 'x-comptoir': '1', 'accept-language': 'en' }

async function aMember() {
  const { admin, clock, db } = open()
  const email = `${randomBytes(5).toString('hex')}@Test.example`
  const accountId = newId()
  await admin
    .insertInto('account')
    .values({
      id: accountId,
      email,
      name: 'Amira',
      password_hash: await hashPassword(PASSWORD),
      created_at: clock.now(),
    })
    .execute()
  const shop = await aShop(open())
  await inTransaction({ ...shop.ctx, db }, (tx) =>
    addUser(tx, { id: newId(), accountId, name: 'Amira', role: 'cashier', pointOfSaleIds: [shop.pointOfSaleId] }),
  )
  return { email, accountId, shop }
}

function login(body: object) {
  return open().app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: body,
    headers: { 'accept-language': 'en' },
  })
}

function refresh(cookie: string, headers: Record<string, string> = OURS) {
  return open().app.inject({ method: 'POST', url: '/api/auth/refresh', headers, cookies: { '__Secure-rt': cookie } })
}

async function signedIn() {
  const member = await aMember()
  const response = await login({ email: member.email, password: PASSWORD })
  return { ...member, answer: response.json<SessionAnswer>(), cookie: response.cookies[0]?.value ?? '', response }
}

describe('signing in', () => {
  test('gives the session that the browser keeps, whatever the capitals of the e-mail', async () => {
    const { shop, answer, response, email } = await signedIn()
    expect(answer).toMatchObject({
      user: {
        name: 'Amira',
        companyId: shop.companyId,
        role: 'cashier',
        isAdministrator: false,
        isSuperAdministrator: false,
      },
      company: { id: shop.companyId, currency: 'TND', timeZone: 'Africa/Tunis' },
      pointOfSale: { id: shop.pointOfSaleId, code: 'LM' },
    })
    expect(answer.user.permissions).toContain('sales.write')
    expect(JSON.stringify(answer)).not.toContain('argon2')
    expect(response.cookies[0]).toMatchObject({
      name: '__Secure-rt',
      path: '/api/auth',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })
    expect((await login({ email: email.toUpperCase(), password: PASSWORD })).statusCode).toBe(200)
  })

  test('says the same for an unknown e-mail and a wrong password, and refuses bodies that are none', async () => {
    const { email } = await aMember()
    const wrong = await refuses(login({ email, password: 'wrong' }), 'auth.invalidCredentials')
    const unknown = await refuses(
      login({ email: 'nobody@test.example', password: PASSWORD }),
      'auth.invalidCredentials',
    )
    expect(unknown.message).toBe(wrong.message)
    await refuses(login({ email, password: null }), 'request.invalid')
    await refuses(login({ email: 'no address', password: 'x' }), 'request.invalid')
    await refuses(login({ email, password: PASSWORD, isAdministrator: true }), 'request.invalid')
  })

  test('after ten failures even the right password waits', async () => {
    const { email } = await aMember()
    for (let count = 0; count < 10; count += 1) {
      await open().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'wrong' },
        remoteAddress: '192.0.2.7',
      })
    }
    const problem = await refuses(login({ email, password: PASSWORD }), 'auth.tooManyAttempts')
    expect(problem.params).toEqual({ seconds: expect.any(Number), minutes: 15 })
  })

  test('a device that signed in before is not locked out by what others try, and has tries of its own', async () => {
    const { email } = await aMember()
    const [own, stranger, fresh] = [
      new Browser(open(), { address: '192.0.2.20' }),
      new Browser(open(), { address: '192.0.2.21' }),
      new Browser(open(), { address: '192.0.2.22' }),
    ]
    await own.login(email, PASSWORD)
    for (let count = 0; count < 30; count += 1) await stranger.login(email, 'wrong')
    await refuses(stranger.login(email, PASSWORD), 'auth.tooManyAttempts')
    await refuses(fresh.login(email, PASSWORD), 'auth.tooManyAttempts')
    expect((await own.login(email.toUpperCase(), PASSWORD)).statusCode).toBe(200)
    for (let count = 0; count < 10; count += 1) await refuses(own.login(email, 'wrong'), 'auth.invalidCredentials')
    await refuses(own.login(email, PASSWORD), 'auth.tooManyAttempts')
  })

  test('many tries at once pass no more often than one after the other', async () => {
    const { email } = await aMember()
    const answers = await Promise.all(Array.from({ length: 25 }, () => login({ email, password: 'wrong' })))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  test('what is over the limits is refused before any password is compared', async () => {
    const { email } = await aMember()
    const compared = jest.spyOn(PASSWORD_CHECKS, 'run')
    const from = (address: string) => new Browser(open(), { address })
    for (let count = 0; count < 40; count += 1) await from('192.0.2.50').login(email, 'wrong')
    expect(compared).toHaveBeenCalledTimes(10)
    for (let count = 0; count < 120; count += 1) await from('192.0.2.51').login(`${newId()}@test.example`, 'wrong')
    expect(compared).toHaveBeenCalledTimes(110)
    compared.mockRestore()
  })

  test('somebody whose address asks for too much at once waits a minute; another address does not', async () => {
    const { email } = await aMember()
    const isFull = jest.spyOn(PASSWORD_CHECKS, 'isFull').mockImplementation((asker) => asker === '192.0.2.52')
    const problem = await refuses(
      new Browser(open(), { address: '192.0.2.52' }).login(email, PASSWORD),
      'auth.tooManyAttempts',
    )
    expect(problem.message).toContain('1 min')
    expect((await new Browser(open(), { address: '192.0.2.53' }).login(email, PASSWORD)).statusCode).toBe(200)
    isFull.mockRestore()
  })

  test('a shop shares an address: colleagues who mistype do not lock each other out', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => aMember()))
    for (const { email } of people)
      for (let count = 0; count < 8; count += 1)
        await new Browser(open(), { address: '192.0.2.30' }).login(email, 'wrong')
    for (const { email } of people)
      expect((await new Browser(open(), { address: '192.0.2.30' }).login(email, PASSWORD)).statusCode).toBe(200)
  })

  test('the device is remembered by a cookie that scripts cannot read', async () => {
    const { response } = await signedIn()
    expect(response.cookies[1]).toMatchObject({
      name: '__Secure-device',
      path: '/api/auth',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 34_560_000,
    })
  })
})

describe('staying signed in', () => {
  test('rotates the cookie; two tabs at once get the same successor', async () => {
    const { cookie } = await signedIn()
    const [first, second] = [await refresh(cookie), await refresh(cookie)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.cookies[0]?.value).toBe(first.cookies[0]?.value)
    expect(first.cookies[0]?.value).not.toBe(cookie)
  })

  test('an older cookie, used later, ends the whole session', async () => {
    const { cookie, answer } = await signedIn()
    const second = (await refresh(cookie)).cookies[0]?.value ?? ''
    const third = (await refresh(second)).cookies[0]?.value ?? ''
    await refuses(refresh(cookie), 'auth.refreshRefused')
    await refuses(refresh(third), 'auth.refreshRefused')
    const me = open().app.inject({
      method: 'GET',
      url: '/api/users/me',
      headers: { authorization: `Bearer ${answer.token}` },
    })
    await refuses(me, 'auth.tokenStale')
  })

  test('a page of another site, a forged cookie or none is refused', async () => {
    const { cookie } = await signedIn()
    await refuses(refresh(cookie, { 'accept-language': 'en' }), 'auth.refreshRefused')
    await refuses(refresh(cookie, { ...OURS, 'sec-fetch-site': 'cross-site' }), 'auth.refreshRefused')
    await refuses(refresh(`${cookie.slice(0, -4)}AAAA`), 'auth.refreshRefused')
    await refuses(refresh(''), 'auth.refreshRefused')
  })

  test('signing out works at once', async () => {
    const { cookie, answer } = await signedIn()
    const out = await open().app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: OURS,
      cookies: { '__Secure-rt': cookie },
    })
    expect(out.statusCode).toBe(204)
    await refuses(refresh(cookie), 'auth.refreshRefused')
    await refuses(
      open().app.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: `Bearer ${answer.token}` } }),
      'auth.tokenStale',
    )
  })

  test('signing in ends the session that the browser had, which it could not end any more', async () => {
    const { cookie, email } = await signedIn()
    const again = await open().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
      cookies: { '__Secure-rt': cookie },
    })
    expect(again.statusCode).toBe(200)
    await refuses(refresh(cookie), 'auth.refreshRefused')
    expect((await refresh(again.cookies[0]?.value ?? '')).statusCode).toBe(200)
  })

  test('a disabled user is out on the next request', async () => {
    const { answer, accountId, shop } = await signedIn()
    const get = () =>
      open().app.inject({
        method: 'GET',
        url: `/api/${shop.companyId}/points-of-sale`,
        headers: { authorization: `Bearer ${answer.token}` },
      })
    expect((await get()).statusCode).toBe(200)
    await open().admin.updateTable('app_user').set({ is_active: false }).where('account_id', '=', accountId).execute()
    await refuses(get(), 'company.notFound')
  })
})

describe('who is signed in', () => {
  test('tells a super-administrator apart, who belongs to no company', async () => {
    const outsider = await anOutsider(open(), { isSuperAdministrator: true })
    expect((await outsider.get('/users/me')).json()).toMatchObject({
      user: { isSuperAdministrator: true, companyId: null, role: null },
      company: null,
      pointsOfSale: [],
    })
  })

  test('refuses no token, and one that somebody else signed', async () => {
    await refuses(open().app.inject({ method: 'GET', url: '/api/users/me' }), 'auth.required')
    const forged = `eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"x"}').toString('base64url')}.`
    await refuses(
      open().app.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: `Bearer ${forged}` } }),
      'auth.tokenStale',
    )
  })
})
