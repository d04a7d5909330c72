import { describe, expect, test } from '@jest/globals'
import { aMember, atFirefox, comeAndGo, type Member } from '../../../../test/account-walk.ts'
import { PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, anOutsider, refuses, type Shop } from '../../../../test/shop.ts'
import { addUser } from '../../company/companies/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import { recordFurtherRefusals } from '../../../platform/audit/further-refusals.ts'
import { TOLD_REFUSALS } from '../../../platform/audit/refusals.ts'
import { v7 as newId } from 'uuid'

const open = setUpApp()
const FIREFOX_HERE = { address: '203.0.113.7', browser: 'Firefox', system: 'Windows' }

/** What the trail of a company has about a user, oldest first. */
async function entriesOf(companyId: string, userId: string) {
  await open().app.afterwards.done()
  return open()
    .admin.selectFrom('audit_log')
    .select(['action', 'user_id', 'account_id', 'after', 'before'])
    .where('company_id', '=', companyId)
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
}

async function told(shop: Shop, { userId }: Member): Promise<string[]> {
  return (await entriesOf(shop.companyId, userId)).map(({ action }) => action.replace('user.', ''))
}

describe('the companies of an account read', () => {
  test('when somebody came, went, failed to come in, or changed what it takes', async () => {
    const shop = await aShop(open())
    const member = await comeAndGo(open(), shop)
    const entries = await entriesOf(shop.companyId, member.userId)
    expect(entries.map(({ action }) => action.replace('user.', '')).sort()).toEqual(
      [
        'signInFailed',
        'signedIn',
        'signedIn',
        'sessionsEnded',
        'secondFactorOn',
        'secondFactorRefused',
        'recoveryCodesRenewed',
        'secondFactorOff',
        'passwordChanged',
        'passwordReset',
        'signedIn',
        'accessRefused',
        'signedOut',
      ].sort(),
    )
    const of = (action: string) => entries.find((entry) => entry.action === `user.${action}`)
    expect(of('signedIn')).toMatchObject({ user_id: member.userId, account_id: member.accountId, after: FIREFOX_HERE })
    // Whoever failed may have been anybody.
    expect(of('signInFailed')).toMatchObject({ user_id: null, account_id: null, after: FIREFOX_HERE })
    expect(of('secondFactorRefused')).toMatchObject({ user_id: null, after: { address: '203.0.113.8' } })
    expect(of('sessionsEnded')?.after).toMatchObject({ cause: 'asked', sessions: 1 })
    const stored = JSON.stringify(entries)
    for (const secret of [PASSWORD, 'a wrong password', 'trois figuiers', member.email])
      expect(stored).not.toContain(secret)
  })

  test('nothing of what happens in another company of the account, but what concerns both', async () => {
    const [shop, other] = [await aShop(open()), await aShop(open())]
    const member = await aMember(open(), shop)
    const otherUser = newId()
    await inTransaction({ ...other.ctx, now: new Date() }, (tx) =>
      addUser(tx, {
        id: otherUser,
        accountId: member.accountId,
        name: 'Amira',
        role: 'accountant',
        pointOfSaleIds: null,
      }),
    )
    const person = atFirefox(open())
    await person.login(member.email, 'a wrong password')
    await person.login(member.email, PASSWORD)
    const here = await told(shop, member)
    const there = await told(other, { ...member, userId: otherUser })
    expect([here, there].flat().sort()).toEqual(['signInFailed', 'signInFailed', 'signedIn'])
    const isHere = here.includes('signedIn')
    const went = await person.send('POST', `/users/me/companies/${isHere ? other.companyId : shop.companyId}/open`)
    expect(went.statusCode).toBe(200)
    const [left, entered] = isHere ? [shop, other] : [other, shop]
    const asUser = (at: Shop): Member => ({ ...member, userId: at === shop ? member.userId : otherUser })
    expect(await told(left, asUser(left))).toEqual(['signInFailed', 'signedIn', 'signedOut'])
    expect(await told(entered, asUser(entered))).toEqual(['signInFailed', 'signedIn'])
  })

  test('that a session ended because two browsers had it, by nobody that is known', async () => {
    const shop = await aShop(open())
    const member = await aMember(open(), shop)
    const [person, thief] = [atFirefox(open()), atFirefox(open(), '203.0.113.66')]
    const cookie = (await person.login(member.email, PASSWORD)).cookies.find(({ name }) => name.endsWith('rt'))
    const refresh = (value: string) =>
      open().app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: { 'x-comptoir': '1' },
        cookies: { '__Secure-rt': value },
      })
    const first = cookie?.value ?? ''
    const second = (await refresh(first)).cookies[0]?.value ?? ''
    expect((await refresh(second)).statusCode).toBe(200)
    await refuses(refresh(first), 'auth.refreshRefused')
    expect(thief.token).toBe('')
    const ended = (await entriesOf(shop.companyId, member.userId)).find(({ action }) => action === 'user.sessionsEnded')
    expect(ended).toMatchObject({ user_id: null, after: { cause: 'copied', sessions: 1 } })
  })
})

test('who changed a user last is not who signed in last', async () => {
  const shop = await aShop(open())
  const member = await aMember(open(), shop)
  const change = { action: 'user.updated', entity: 'user', entityId: member.userId } as const
  await inTransaction({ ...shop.ctx, now: new Date(Date.now() - 60_000) }, (ctx) => audit(ctx, change))
  await atFirefox(open()).login(member.email, PASSWORD)
  expect(await told(shop, member)).toEqual(['updated', 'signedIn'])
  const last = await inTransaction(shop.ctx, (ctx) => lastChange(ctx, 'user', member.userId))
  expect(last.by).toBe(shop.ctx.userName)
})

describe('refusals', () => {
  test('say which right was missing and for what, though their request was rolled back', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    await refuses(cashier.put(`brands/${newId()}`, { name: 'X' }), 'auth.forbidden')
    const entries = await entriesOf(shop.companyId, cashier.userId)
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'user.accessRefused',
        user_id: cashier.userId,
        after: expect.objectContaining({ permission: 'brands.write', operation: 'PUT brands/:id' }),
      }),
    ])
  })

  test('of strangers to the company are in none of its entries', async () => {
    const shop = await aShop(open())
    const outsider = await anOutsider(open())
    await refuses(outsider.get(`/${shop.companyId}/audit-trail/paginated`), 'company.notFound')
    const stranger = await (await aShop(open())).as('cashier')
    await refuses(stranger.get(`/${shop.companyId}/audit-trail/paginated`), 'company.notFound')
    await open().app.afterwards.done()
    const rows = await open()
      .admin.selectFrom('refusal_count')
      .selectAll()
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(rows).toEqual([])
  })

  test('of a flood are told one by one at first, then as a number once the hour is over, and once', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const further = 7
    for (let times = 0; times < TOLD_REFUSALS + further; times += 1)
      await refuses(cashier.get('audit-trail/paginated'), 'auth.forbidden')
    expect(await entriesOf(shop.companyId, cashier.userId)).toHaveLength(TOLD_REFUSALS)
    const { admin } = open()
    const now = Date.now()
    await recordFurtherRefusals(admin, new Date(now))
    expect(await entriesOf(shop.companyId, cashier.userId)).toHaveLength(TOLD_REFUSALS)
    const later = new Date(now + 3_600_000)
    await Promise.all([recordFurtherRefusals(admin, later), recordFurtherRefusals(admin, later)])
    const entries = await entriesOf(shop.companyId, cashier.userId)
    expect(entries).toHaveLength(TOLD_REFUSALS + 1)
    expect(entries.at(-1)).toMatchObject({ action: 'user.accessRefused', user_id: null, after: { further } })
    await recordFurtherRefusals(admin, later)
    expect(await entriesOf(shop.companyId, cashier.userId)).toHaveLength(TOLD_REFUSALS + 1)
  })
})
