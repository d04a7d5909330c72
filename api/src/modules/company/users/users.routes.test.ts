import { ROLES, type Role } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { User } from '@comptoir/contracts/company/users'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { anEmail, mailsTo } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { unlinked } from '../../../platform/mail/index.ts'

const open = setUpApp()

function anInvitation(over: object = {}): { email: string } {
  return { email: anEmail(), name: 'Sonia Trabelsi', role: 'cashier', pointOfSaleIds: null, ...over } as {
    email: string
  }
}

/** What a form sends of a user as it is. */
function inputOf({ name, email, role, hasAllPointsOfSale, pointsOfSale, isActive }: User, over: object = {}): object {
  const pointOfSaleIds = hasAllPointsOfSale ? null : pointsOfSale.map(({ id }) => id)
  return { name, email, role, pointOfSaleIds, isActive, ...over }
}

async function invited(caller: Caller, over: object = {}): Promise<User> {
  const answer = await caller.post('users', anInvitation(over))
  expect(answer.statusCode).toBe(201)
  return answer.json<User>()
}

const read = async (caller: Caller, id: string): Promise<User> => (await caller.get(`users/${id}`)).json<User>()
const put = (caller: Caller, user: User, over: object) => caller.put(`users/${user.id}`, inputOf(user, over))

async function anotherShop(administrator: Caller): Promise<PointOfSale> {
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  return (await administrator.post('points-of-sale', { code: 'SF', name: 'Sfax', ...nowhere })).json<PointOfSale>()
}

async function trace(id: string): Promise<string[]> {
  const rows = await open()
    .admin.selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', id)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('inviting', () => {
  test('is refused to who may not, of another shape, and in another company', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(shop.nobody.post('users', anInvitation()), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'accountant', 'readOnly'] as const) {
      const caller = await shop.as(role)
      await refuses(caller.post('users', anInvitation()), 'auth.forbidden')
      await refuses(caller.post(`users/${newId()}/resend`), 'auth.forbidden')
      await refuses(caller.get('users/givable'), 'auth.forbidden')
    }
    for (const wrong of [{ email: 'nobody' }, { role: 'owner' }, { pointOfSaleIds: [] }, { name: ' ' }])
      await refuses(administrator.post('users', anInvitation(wrong)), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('administrator')).post(`/${shop.companyId}/users`, anInvitation()),
      'company.notFound',
    )
    await refuses(administrator.post(`users/${newId()}/resend`), 'user.notFound')
  })

  test('makes a user who has not joined, and sends a mail in the language that was chosen', async () => {
    const shop = await aShop(open(), { name: 'Librairie Ibn Khaldoun' })
    const administrator = await shop.as('administrator')
    const email = anEmail()
    const user = await invited(administrator, { email, language: 'fr', pointOfSaleIds: [shop.pointOfSaleId] })
    expect(user).toMatchObject({
      email,
      role: 'cashier',
      state: 'invited',
      hasAllPointsOfSale: false,
      pointsOfSale: [{ id: shop.pointOfSaleId, name: 'La Marsa' }],
      lastSignInAt: null,
      mayChange: true,
      version: 1,
    })
    const left = Date.parse(user.invitationEndsAt ?? '') - open().clock.now().getTime()
    expect(Math.round(left / 3_600_000)).toBe(7 * 24)
    const [mail, ...others] = await mailsTo(open(), email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Librairie Ibn Khaldoun vous invite sur Comptoir')
    expect(mail?.text).toContain('The administrator vous invite')
    expect(mail?.token.length).toBeGreaterThan(40)
    expect(await trace(user.id)).toEqual(['user.created'])
  })

  test('an e-mail is a user of a company once, whether invited or joined, however it is written', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { email } = await invited(administrator)
    const problem = await refuses(
      administrator.post('users', anInvitation({ email: email.toUpperCase() })),
      'user.emailTaken',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/email')
    const own = (await read(administrator, administrator.userId)).email
    await refuses(administrator.post('users', anInvitation({ email: own })), 'user.emailTaken')
    await invited(await (await aShop(open())).as('administrator'), { email })
  })

  test('of points of sale of the company alone', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const foreign = (await aShop(open())).pointOfSaleId
    for (const id of [newId(), foreign])
      await refuses(administrator.post('users', anInvitation({ pointOfSaleIds: [id] })), 'pointOfSale.notFound')
  })

  test('nobody’s letter box is filled', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const user = await invited(administrator)
    for (let mail = 0; mail < 4; mail += 1)
      expect((await administrator.post(`users/${user.id}/resend`)).statusCode).toBe(200)
    await refuses(administrator.post(`users/${user.id}/resend`), 'auth.tooManyAttempts')
  })

  test('another address of an open invitation gets a mail of its own, and the old link nothing', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const user = await invited(administrator)
    const [first] = await mailsTo(open(), user.email)
    const email = anEmail()
    expect((await put(administrator, user, { email })).json<User>()).toMatchObject({ email, state: 'invited' })
    const [second] = await mailsTo(open(), email)
    const ask = (token = '') => administrator.post('/auth/pending-invitation', { token })
    await refuses(ask(first?.token), 'invitation.spent')
    expect((await ask(second?.token)).json()).toMatchObject({ email, name: 'Sonia Trabelsi', hasAccount: false })
    await refuses(put(administrator, await invited(administrator), { email: email.toUpperCase() }), 'user.emailTaken')
  })

  test('sent again, the new link works and the old one no more; revoked, neither', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const user = await invited(administrator)
    const [first] = await mailsTo(open(), user.email)
    const again = (await administrator.post(`users/${user.id}/resend`)).json<User>()
    expect(Date.parse(again.invitationEndsAt ?? '')).toBeGreaterThan(Date.parse(user.invitationEndsAt ?? ''))
    const [second] = await mailsTo(open(), user.email)
    const ask = (token = '') => administrator.post('/auth/pending-invitation', { token })
    await refuses(ask(first?.token), 'invitation.spent')
    expect((await ask(second?.token)).statusCode).toBe(200)
    await refuses(put(administrator, user, { isActive: false }), 'user.notJoined')
    expect((await administrator.delete(`users/${user.id}`)).statusCode).toBe(204)
    await refuses(ask(second?.token), 'invitation.spent')
    await refuses(administrator.get(`users/${user.id}`), 'user.notFound')
    expect(await trace(user.id)).toEqual(['user.created', 'user.invitedAgain', 'user.removed'])
  })

  test('a name in a mail leads nowhere', () => {
    expect(unlinked('https://evil.example/x')).not.toMatch(/[:/]|\.\S/)
    expect(unlinked('Sté. Ben Salah & Fils')).toBe('Sté. Ben Salah & Fils')
  })
})

describe('rights', () => {
  async function aManager(shop: Shop): Promise<{ manager: Caller; administrator: Caller }> {
    return { manager: await shop.as('manager'), administrator: await shop.as('administrator') }
  }

  test.each(ROLES)('a manager invites as %s only who may do less, in their own points of sale', async (role) => {
    const shop = await aShop(open())
    const { manager } = await aManager(shop)
    const may: readonly Role[] = ['cashier', 'stockKeeper', 'readOnly']
    const answer = manager.post('users', anInvitation({ role, pointOfSaleIds: [shop.pointOfSaleId] }))
    if (may.includes(role)) expect((await answer).statusCode).toBe(201)
    else await refuses(answer, 'user.aboveOwnRights')
    await refuses(manager.post('users', anInvitation({ role, pointOfSaleIds: null })), 'user.aboveOwnRights')
  })

  test('who invites is told what they may give', async () => {
    const { manager, administrator } = await aManager(await aShop(open()))
    expect((await administrator.get('users/givable')).json()).toEqual({
      roles: ROLES,
      ownRoles: [],
      isEverywhere: true,
    })
    expect((await manager.get('users/givable')).json()).toEqual({
      roles: ['cashier', 'stockKeeper', 'readOnly'],
      ownRoles: [],
      isEverywhere: false,
    })
  })

  test('a manager changes nobody who has more, and raises nobody above themselves', async () => {
    const shop = await aShop(open())
    const { manager, administrator } = await aManager(shop)
    const elsewhere = await anotherShop(administrator)
    const here = { pointOfSaleIds: [shop.pointOfSaleId] }
    const cashier = await invited(administrator, here)
    expect((await read(manager, cashier.id)).mayChange).toBe(true)
    await refuses(put(manager, cashier, { role: 'manager' }), 'user.aboveOwnRights')
    await refuses(put(manager, cashier, { pointOfSaleIds: [elsewhere.id] }), 'user.aboveOwnRights')
    for (const over of [
      { role: 'administrator' },
      { role: 'manager', ...here },
      { role: 'cashier', pointOfSaleIds: [shop.pointOfSaleId, elsewhere.id] },
    ]) {
      const user = await invited(administrator, over)
      expect((await read(manager, user.id)).mayChange).toBe(false)
      await refuses(put(manager, user, { name: 'Somebody else' }), 'user.aboveOwnRights')
      await refuses(manager.delete(`users/${user.id}`), 'user.aboveOwnRights')
      await refuses(manager.post(`users/${user.id}/resend`), 'user.aboveOwnRights')
    }
  })

  test('a manager sees who works in their points of sale, and nobody else', async () => {
    const shop = await aShop(open())
    const { manager, administrator } = await aManager(shop)
    const elsewhere = await anotherShop(administrator)
    const [here, there] = [
      await invited(administrator, { pointOfSaleIds: [shop.pointOfSaleId] }),
      await invited(administrator, { pointOfSaleIds: [elsewhere.id] }),
    ]
    const listed = (await manager.get('users/paginated?limit=100')).json<PaginatedOf<User>>().data.map(({ id }) => id)
    expect(listed).toContain(here.id)
    expect(listed).not.toContain(there.id)
    await refuses(manager.get(`users/${there.id}`), 'user.notFound')
    await refuses(put(manager, there, { name: 'Somebody else' }), 'user.notFound')
  })

  test('nobody changes their own, but for the name', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const own = await read(administrator, administrator.userId)
    for (const over of [{ role: 'manager' }, { pointOfSaleIds: [shop.pointOfSaleId] }, { isActive: false }])
      await refuses(put(administrator, own, over), 'user.isOneself')
    expect((await put(administrator, own, { name: 'Amel' })).json()).toMatchObject({ name: 'Amel', version: 2 })
  })

  test('the last administrator who can come in stays one, also for who came to help', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const owner = await read(administrator, shop.ctx.userId)
    // Invited, inactive and suspended ones cannot come in.
    await invited(administrator, { role: 'administrator' })
    const own = await read(administrator, administrator.userId)
    expect((await put(administrator, owner, { isActive: false })).json()).toMatchObject({ state: 'inactive' })
    for (const over of [{ role: 'manager' }, { isActive: false }])
      await refuses(put(administrator, own, over), 'user.lastAdministrator')
    expect((await put(administrator, owner, { isActive: true })).json()).toMatchObject({ state: 'active' })
    await open().admin.updateTable('account').set({ is_active: false }).where('id', '=', shop.ctx.accountId).execute()
    await refuses(put(administrator, own, { role: 'manager' }), 'user.lastAdministrator')
  })

  test('two administrators who demote each other at once leave one', async () => {
    const shop = await aShop(open())
    const [one, other] = [await shop.as('administrator'), await shop.as('administrator')]
    const owner = await read(one, shop.ctx.userId)
    await put(one, owner, { isActive: false })
    const [ones, others] = [await read(one, one.userId), await read(one, other.userId)]
    const answers = await Promise.all([put(one, others, { role: 'cashier' }), put(other, ones, { role: 'cashier' })])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

describe('out', () => {
  test('a user who is made inactive is out on the next request, of all devices, and in again as before', async () => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    const user = await read(administrator, cashier.userId)
    expect(user).toMatchObject({ state: 'active', lastSignInAt: expect.stringMatching(/^20/) })
    expect((await cashier.get('clients')).statusCode).toBe(200)
    expect((await put(administrator, user, { isActive: false })).json()).toMatchObject({
      state: 'inactive',
      isActive: false,
    })
    await refuses(cashier.get('clients'), 'auth.tokenStale')
    await refuses(cashier.get('/users/me'), 'auth.tokenStale')
    await refuses(administrator.delete(`users/${user.id}`), 'user.inUse')
    const listed = (await administrator.get('users/paginated?filter[state]=inactive')).json<PaginatedOf<User>>()
    expect(listed.data.map(({ id }) => id)).toEqual([user.id])
    const back = await put(administrator, await read(administrator, user.id), { isActive: true })
    expect(back.json()).toMatchObject({ state: 'active' })
    expect(await trace(user.id)).toEqual(['user.updated', 'user.updated'])
  })

  test('in another company they go on', async () => {
    const [shop, other] = [await aShop(open()), await aShop(open())]
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    const { account_id: accountId } = await open()
      .admin.selectFrom('app_user')
      .select('account_id')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', cashier.userId)
      .executeTakeFirstOrThrow()
    const member = { company_id: other.companyId, account_id: accountId, created_at: open().clock.now() }
    await open()
      .admin.insertInto('app_user')
      .values({ ...member, id: newId(), name: 'Both', role: 'cashier', has_all_points_of_sale: true })
      .execute()
    const away = async (path: string) => cashier.get(`/${other.companyId}/${path}`)
    expect((await away('clients')).statusCode).toBe(200)
    // The session that is open in the other company.
    await open()
      .admin.updateTable('account_session')
      .set({ company_id: other.companyId })
      .where('account_id', '=', accountId ?? '')
      .execute()
    await put(administrator, await read(administrator, cashier.userId), { isActive: false })
    await refuses(cashier.get('clients'), 'company.notFound')
    expect((await away('clients')).statusCode).toBe(200)
  })

  test('who has joined keeps the e-mail of the account, and is not invited again', async () => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    const user = await read(administrator, cashier.userId)
    await refuses(put(administrator, user, { email: anEmail() }), 'user.emailFixed')
    await refuses(administrator.post(`users/${user.id}/resend`), 'user.hasJoined')
  })

  test('who came to help is none of the company’s people', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const chief = await anOutsider(open(), { isSuperAdministrator: true })
    await chief.post(`/superadmin/companies/${shop.companyId}/enter`, { reason: 'Somebody asked for it' })
    const { data } = (await administrator.get('users/paginated?limit=100')).json<PaginatedOf<User>>()
    expect(data).toHaveLength(2)
    const short = (await administrator.get('users')).json<{ id: string }[]>().map(({ id }) => id)
    expect(short.sort()).toEqual(data.map(({ id }) => id).sort())
  })
})
