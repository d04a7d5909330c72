import type { Role } from '@comptoir/contracts/roles'
import { expect } from '@jest/globals'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { v7 as newId } from 'uuid'
import { addUser } from '../src/modules/company/companies/index.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { anAccountWithPassword, Browser, mailsTo, PASSWORD } from './accounts.ts'
import type { TestApp } from './app.ts'
import type { Shop } from './shop.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
const STEP_MS = 30_000

export interface Member {
  accountId: string
  userId: string
  email: string
}

/** Somebody of the company with PASSWORD. */
export async function aMember(test: TestApp, shop: Shop, role: Role = 'administrator'): Promise<Member> {
  const { id: accountId, email } = await anAccountWithPassword(test)
  const userId = newId()
  await inTransaction({ ...shop.ctx, now: test.clock.now() }, (tx) =>
    addUser(tx, { id: userId, accountId, name: 'Amira', role, pointOfSaleIds: null }),
  )
  return { accountId, userId, email }
}

/** Somebody at Firefox on Windows. */
export function atFirefox(test: Pick<TestApp, 'app'>, address = '203.0.113.7'): Browser {
  return new Browser(test, { address, userAgent: FIREFOX })
}

async function answers(status: number, sent: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await sent
  expect({ status: answer.statusCode, body: answer.body }).toEqual({ status, body: answer.body })
  return answer
}

/** What a member does to the own account, and what somebody else tries, in this order; the last is a refused call. */
export async function comeAndGo(test: TestApp, shop: Shop): Promise<Member> {
  const member = await aMember(test, shop)
  const { email } = member
  const [person, elsewhere] = [atFirefox(test), atFirefox(test, '203.0.113.8')]
  await answers(401, person.login(email, 'a wrong password'))
  await answers(200, person.login(email, PASSWORD))
  await answers(200, elsewhere.login(email, PASSWORD))
  await answers(204, person.send('DELETE', '/users/me/devices'))
  const path = '/users/me/second-factor'
  const { secret } = (await answers(200, person.send('POST', path))).json<{ secret: string }>()
  const code = (steps: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime() + steps * STEP_MS,
    })
  await answers(200, person.send('POST', `${path}/confirm`, { code: code(-1) }))
  await answers(401, elsewhere.login(email, PASSWORD, code(20)))
  const { codes } = (
    await answers(200, person.send('POST', `${path}/recovery-codes`, { password: PASSWORD, code: code(0) }))
  ).json<{ codes: string[] }>()
  await answers(204, person.send('POST', `${path}/remove`, { password: PASSWORD, code: codes[0] ?? '' }))
  const next = 'trois figuiers au soleil'
  await answers(200, person.send('PUT', '/auth/change-password', { currentPassword: PASSWORD, newPassword: next }))
  await answers(202, person.send('POST', '/auth/forgot-password', { email, language: 'en' }))
  const [newest] = await mailsTo(test, email)
  await answers(204, person.send('POST', '/auth/reset-password', { token: newest?.token ?? '', password: PASSWORD }))
  const again = atFirefox(test)
  await answers(200, again.login(email, PASSWORD))
  await answers(403, again.send('GET', '/superadmin/companies/paginated'))
  await answers(204, again.send('POST', '/auth/logout'))
  await test.app.afterwards.done()
  return member
}
