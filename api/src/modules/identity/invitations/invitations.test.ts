import type { PendingInvitation } from '@comptoir/contracts/identity/invitations'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { User } from '@comptoir/contracts/company/users'
import { describe, expect, test } from '@jest/globals'
import { anAccountWithPassword, anEmail, Browser, mailsTo, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import { takeUp } from './invitations.repository.ts'

const open = setUpApp()
const NEW = { name: 'Sonia Trabelsi', password: 'a sea of olive trees', language: 'ar' }

interface Invited {
  shop: Shop
  administrator: Caller
  user: User
  token: string
}

async function anInvitation(email = anEmail()): Promise<Invited> {
  const shop = await aShop(open(), { name: 'Librairie Ibn Khaldoun' })
  const administrator = await shop.as('administrator')
  const answer = await administrator.post('users', {
    email,
    name: 'Sonia',
    role: 'cashier',
    pointOfSaleIds: [shop.pointOfSaleId],
  })
  const [mail] = await mailsTo(open(), email)
  return { shop, administrator, user: answer.json<User>(), token: mail?.token ?? '' }
}

const browser = () => new Browser(open())
const accept = (token: string, over: object = {}) =>
  browser().send('POST', '/auth/accept-invitation', { token, ...NEW, ...over })
const join = (token: string, over: object = {}) =>
  browser().send('POST', '/auth/join', { token, password: PASSWORD, ...over })

describe('a new person', () => {
  test('sees what the invitation is to, chooses a password and is in', async () => {
    const { shop, administrator, user, token } = await anInvitation()
    const person = browser()
    const asked = await person.send('POST', '/auth/pending-invitation', { token })
    expect(asked.json<PendingInvitation>()).toEqual({
      company: 'Librairie Ibn Khaldoun',
      name: 'Sonia',
      email: user.email,
      role: 'cashier',
      roleName: null,
      hasAccount: false,
    })
    const answer = await person.send('POST', '/auth/accept-invitation', { token, ...NEW })
    expect(answer.json<SessionAnswer>()).toMatchObject({
      user: { id: user.id, name: 'Sonia Trabelsi', companyId: shop.companyId, role: 'cashier', language: 'ar' },
      pointsOfSale: [{ id: shop.pointOfSaleId }],
    })
    expect((await person.send('GET', `/${shop.companyId}/clients`)).statusCode).toBe(200)
    expect((await administrator.get(`users/${user.id}`)).json<User>()).toMatchObject({
      state: 'active',
      name: 'Sonia Trabelsi',
      invitationEndsAt: null,
      lastSignInAt: expect.stringMatching(/^20/),
    })
    expect((await browser().login(user.email, NEW.password)).json<SessionAnswer>().company?.id).toBe(shop.companyId)
    await refuses(accept(token), 'invitation.spent')
    await refuses(person.send('POST', '/auth/pending-invitation', { token }), 'invitation.spent')
  })

  test('a link works for seven days, and no token of another kind does', async () => {
    const { token, user } = await anInvitation()
    await refuses(accept('a'.repeat(43)), 'invitation.spent')
    await refuses(browser().send('POST', '/auth/confirm-email', { token, password: NEW.password }), 'auth.linkSpent')
    await refuses(browser().send('POST', '/auth/reset-password', { token, password: NEW.password }), 'auth.linkSpent')
    expect(user.state).toBe('invited')
    open().clock.set(new Date(Date.now() + 7 * 86_400_000).toISOString())
    await refuses(accept(token), 'invitation.spent')
  })

  test('a weak password, another shape and a revoked invitation are refused', async () => {
    const { token, administrator, user } = await anInvitation()
    await refuses(accept(token, { password: 'password123' }), 'auth.passwordCommon')
    await refuses(accept(token, { password: 'short' }), 'request.invalid')
    await refuses(accept(token, { language: 'it' }), 'request.invalid')
    await administrator.delete(`users/${user.id}`)
    await refuses(accept(token), 'invitation.spent')
  })

  test('an invitation that goes to another e-mail meanwhile is not taken up by the first', async () => {
    const { shop, user } = await anInvitation()
    const invited = { companyId: shop.companyId, userId: user.id }
    const { id: accountId } = await anAccountWithPassword(open())
    const isTaken = (email: string) =>
      open()
        .db.transaction()
        .execute(async (trx) => {
          await enterCompany(trx, shop.companyId, { pointOfSaleIds: [] })
          return takeUp(trx, invited, { email, accountId, name: null })
        })
    expect(await isTaken(anEmail())).toBe(false)
    expect(await isTaken(user.email)).toBe(true)
  })

  test('of two who accept at once, one is in', async () => {
    const { token } = await anInvitation()
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a sign-up that was never confirmed is no more; one that was is an account', async () => {
    const email = anEmail()
    await browser().send('POST', '/auth/sign-up', { company: 'Own', name: 'Sonia', email })
    const [confirmation] = await mailsTo(open(), email)
    const { token } = await anInvitation(email)
    expect((await accept(token)).statusCode).toBe(200)
    const late = { token: confirmation?.token, password: NEW.password }
    await refuses(browser().send('POST', '/auth/confirm-email', late), 'auth.linkSpent')
    const other = anEmail()
    const invitation = await anInvitation(other)
    await browser().send('POST', '/auth/sign-up', { company: 'Own', name: 'Sonia', email: other })
    const mails = await mailsTo(open(), other)
    const confirming = { token: mails.find(({ subject }) => /^Confirm/.test(subject))?.token, password: NEW.password }
    expect((await browser().send('POST', '/auth/confirm-email', confirming)).statusCode).toBe(200)
    await refuses(accept(invitation.token), 'invitation.hasAccount')
    expect((await join(invitation.token, { password: NEW.password })).statusCode).toBe(200)
  })
})

describe('somebody with an account', () => {
  test('joins with its password, and is then in the company that they joined', async () => {
    const own = await anAccountWithPassword(open())
    const { shop, user, token } = await anInvitation(own.email)
    const asked = await browser().send('POST', '/auth/pending-invitation', { token })
    expect(asked.json<PendingInvitation>().hasAccount).toBe(true)
    await refuses(accept(token), 'invitation.hasAccount')
    await refuses(join(token, { password: 'another one' }), 'auth.invalidCredentials')
    const answer = (await join(token)).json<SessionAnswer>()
    expect(answer).toMatchObject({ user: { id: user.id, name: 'Sonia', companyId: shop.companyId } })
    await refuses(join(token), 'invitation.spent')
    expect((await browser().login(own.email, PASSWORD)).json<SessionAnswer>().company?.id).toBe(shop.companyId)
  })

  test('whose account is closed does not, nor who is a user already', async () => {
    const own = await anAccountWithPassword(open())
    const first = await anInvitation(own.email)
    await open().admin.updateTable('account').set({ is_active: false }).where('id', '=', own.id).execute()
    await refuses(join(first.token), 'invitation.accountClosed')
    await open().admin.updateTable('account').set({ is_active: true }).where('id', '=', own.id).execute()
    await open()
      .admin.insertInto('app_user')
      .values({
        company_id: first.shop.companyId,
        id: own.id,
        account_id: own.id,
        name: 'Support',
        role: 'administrator',
        is_support: true,
        created_at: open().clock.now(),
      })
      .execute()
    await refuses(join(first.token), 'invitation.alreadyMember')
  })

  test('wrong passwords are counted as those of signing in', async () => {
    const own = await anAccountWithPassword(open())
    const { token } = await anInvitation(own.email)
    for (let attempt = 0; attempt < 10; attempt += 1) await join(token, { password: 'another one' })
    await refuses(join(token, { password: 'another one' }), 'auth.tooManyAttempts')
  })
})
