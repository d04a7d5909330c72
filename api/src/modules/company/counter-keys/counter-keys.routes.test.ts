import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { User, UserInput } from '@comptoir/contracts/company/users'
import { v7 as newId } from 'uuid'
import { PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPassword, withPin } from '../../../../test/approvers.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { pagesOf } from '../../../platform/export/testing/read-sheet.ts'
import { aCallerWith, aToken } from '../../../../test/api-tokens.ts'
import { makeBadge } from './counter-keys.service.ts'
import { findBadgeHolder, isPinOf } from './known-by.ts'

const open = setUpApp()
const OWN = 'counter-keys/own'

describe('a PIN of one’s own', () => {
  test('is set with the password, changed and removed, and told to nobody', async () => {
    const shop = await aShop(open())
    const cashier = await withPassword(open(), await shop.as('cashier'))
    expect((await cashier.get(OWN)).json()).toEqual({ pinSetAt: null, badgeMadeAt: null })
    const set = await cashier.put(OWN, { pin: PIN, currentPassword: PASSWORD })
    expect(set.json()).toEqual({ pinSetAt: expect.any(String), badgeMadeAt: null })
    expect(set.body).not.toContain(PIN)
    expect((await cashier.put(OWN, { pin: '80235', currentPassword: PASSWORD })).statusCode).toBe(200)
    expect((await cashier.delete(OWN)).json()).toEqual({ pinSetAt: null, badgeMadeAt: null })
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).json<{
      data: AuditEntryRow[]
    }>()
    expect(trail.data.map(({ action }) => action).filter((action) => action.startsWith('counterKey'))).toEqual([
      'counterKey.pinRemoved',
      'counterKey.pinSet',
      'counterKey.pinSet',
    ])
    expect(JSON.stringify(trail)).not.toMatch(/4711|80235/)
  })

  test('is not set without the password, in another form, or where it is easily guessed', async () => {
    const shop = await aShop(open())
    const cashier = await withPassword(open(), await shop.as('cashier'))
    await refuses(shop.nobody.put(OWN, { pin: PIN, currentPassword: PASSWORD }), 'auth.required')
    await refuses(cashier.put(OWN, { pin: PIN, currentPassword: 'another' }), 'auth.currentPasswordWrong')
    for (const pin of ['123', '123456789', '12a4', ''])
      await refuses(cashier.put(OWN, { pin, currentPassword: PASSWORD }), 'request.invalid')
    const simple = await refuses(
      cashier.put(OWN, { pin: '1234', currentPassword: PASSWORD }),
      'counterKey.pinTooSimple',
    )
    expect(simple.errors?.[0]?.pointer).toBe('/pin')
    expect((await cashier.get(OWN)).json()).toMatchObject({ pinSetAt: null })
  })
})

describe('who is signed in', () => {
  const PROOF = `${OWN}/proof`

  test('is known by their PIN, their badge or their password, and by nobody else’s', async () => {
    const shop = await aShop(open())
    const cashier = await withPassword(open(), await shop.as('cashier'))
    const manager = await shop.as('manager')
    await cashier.put(OWN, { pin: PIN, currentPassword: PASSWORD })
    const [own, other] = [await badgeFor(shop, cashier), await badgeFor(shop, manager)]
    for (const proof of [
      { kind: 'pin', pin: PIN },
      { kind: 'badge', code: own },
      { kind: 'password', password: PASSWORD },
    ]) {
      const known = await cashier.post(PROOF, proof)
      expect([known.statusCode, known.body]).toEqual([204, ''])
    }
    const wrong = await refuses(cashier.post(PROOF, { kind: 'pin', pin: '90210' }), 'counterKey.notYours')
    expect(wrong.errors?.[0]?.pointer).toBe('/pin')
    await refuses(cashier.post(PROOF, { kind: 'badge', code: other }), 'counterKey.notYours')
    await refuses(cashier.post(PROOF, { kind: 'password', password: 'another' }), 'auth.currentPasswordWrong')
    await refuses(manager.post(PROOF, { kind: 'pin', pin: PIN }), 'counterKey.notYours')
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).body
    expect(trail.split('counterKey.refused')).toHaveLength(4)
    expect(trail).not.toContain('90210')
  })

  test('is not guessed, nor asked of strangers and programs', async () => {
    const shop = await aShop(open())
    const cashier = await withPassword(open(), await shop.as('cashier'))
    await refuses(shop.nobody.post(PROOF, { kind: 'pin', pin: PIN }), 'auth.required')
    for (const body of [{}, { kind: 'pin' }, { kind: 'pin', pin: '12' }, { kind: 'badge', code: 'X' }])
      await refuses(cashier.post(PROOF, body), 'request.invalid')
    await cashier.put(OWN, { pin: PIN, currentPassword: PASSWORD })
    for (const pin of ['90210', '90211', '90212', '90213', '90214'])
      await refuses(cashier.post(PROOF, { kind: 'pin', pin }), 'counterKey.notYours')
    await refuses(cashier.post(PROOF, { kind: 'pin', pin: PIN }), 'auth.tooManyAttempts')
    const administrator = await shop.as('administrator')
    const { caller: program } = await aCallerWith(open(), shop, administrator, { permissions: ['company.read'] })
    await refuses(program.post(PROOF, { kind: 'pin', pin: PIN }), 'apiToken.notHere')
  })
})

describe('a badge', () => {
  test.each(['fr', 'ar'])('is printed by an administrator for somebody who has joined, in %s', async (language) => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    const made = await administrator.post(`users/${cashier.userId}/badge`, {}, { 'accept-language': language })
    expect(made.statusCode).toBe(200)
    expect(made.headers['cache-control']).toBe('no-store')
    expect(made.headers['content-disposition']).toMatch(/filename="badge-\d{4}-\d\d-\d\d\.pdf"/)
    expect(pagesOf(made.rawPayload)).toBe(1)
    expect((await cashier.get(OWN)).json()).toMatchObject({ badgeMadeAt: expect.any(String) })
  })

  test('has a code that nobody keeps; the one before opens nothing any more', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const earlier = await badgeFor(shop, cashier)
    const code = await badgeFor(shop, cashier)
    const holderOf = (told: string) => findBadgeHolder(shop.ctx, told)
    expect(await Promise.all([earlier, code].map(holderOf))).toEqual([null, cashier.userId])
    const kept = await open().admin.selectFrom('counter_key').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  test('stays as it was where the new one cannot be printed', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const code = await badgeFor(shop, cashier)
    await expect(makeBadge(shop.ctx, cashier.userId, () => Promise.reject(new Error('no paper')))).rejects.toThrow()
    expect(await findBadgeHolder(shop.ctx, code)).toBe(cashier.userId)
  })

  test('is made for nobody whom the administrator may not change', async () => {
    const shop = await aShop(open())
    const confined = await shop.as('administrator')
    await open()
      .admin.updateTable('app_user')
      .set({ has_all_points_of_sale: false })
      .where('id', '=', confined.userId)
      .execute()
    const owner = await shop.as('administrator')
    await refuses(confined.post(`users/${owner.userId}/badge`), 'user.aboveOwnRights')
    await refuses(confined.delete(`users/${owner.userId}/counter-keys`), 'user.aboveOwnRights')
  })

  test('is refused to who may not make one, for nobody, and for somebody who is inactive', async () => {
    const shop = await aShop(open())
    const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
    for (const role of ['manager', 'cashier', 'accountant'] as const) {
      await refuses((await shop.as(role)).post(`users/${cashier.userId}/badge`), 'auth.forbidden')
      await refuses((await shop.as(role)).delete(`users/${cashier.userId}/counter-keys`), 'auth.forbidden')
    }
    await refuses(administrator.post(`users/${newId()}/badge`), 'user.notFound')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`users/${cashier.userId}/badge`), 'user.notFound')
    await open().admin.updateTable('app_user').set({ is_active: false }).where('id', '=', cashier.userId).execute()
    await refuses(administrator.post(`users/${cashier.userId}/badge`), 'counterKey.userUnfit')
  })

  test('goes when its holder may do something else, and the PIN too once they are out', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const manager = await withPin(open(), await shop.as('manager'))
    const change = async (over: Partial<UserInput>): Promise<void> => {
      const user = (await administrator.get(`users/${manager.userId}`)).json<User>()
      const { name, email, role } = user
      const input = { name, email, role, pointOfSaleIds: user.pointsOfSale.map(({ id }) => id), ...over }
      expect((await administrator.put(`users/${manager.userId}`, input)).statusCode).toBe(200)
    }
    const code = await badgeFor(shop, manager)
    await change({ name: 'Hela' })
    expect(await findBadgeHolder(shop.ctx, code)).toBe(manager.userId)
    await change({ pointOfSaleIds: null })
    expect(await findBadgeHolder(shop.ctx, code)).toBeNull()
    expect(await isPinOf(shop.ctx, manager.userId, PIN)).toBe(true)
    await change({ pointOfSaleIds: null, isActive: false })
    expect(await isPinOf(shop.ctx, manager.userId, PIN)).toBe(false)
  })

  test('is made for no program, which sets no PIN either', async () => {
    const shop = await aShop(open())
    const administrator = await withPin(open(), await shop.as('administrator'))
    await refuses(
      administrator.post('api-tokens', aToken(administrator.userId, { permissions: ['counterKeys.write'] })),
      'apiToken.permissionNotHeld',
    )
    const { caller } = await aCallerWith(open(), shop, administrator, { permissions: ['company.read'] })
    await refuses(caller.put(OWN, { pin: '80235', currentPassword: PASSWORD }), 'apiToken.notHere')
    await refuses(caller.delete(OWN), 'apiToken.notHere')
    expect(await isPinOf(shop.ctx, administrator.userId, PIN)).toBe(true)
  })

  test('and a PIN are taken away by an administrator', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const manager = await withPin(open(), await shop.as('manager'))
    expect((await administrator.delete(`users/${manager.userId}/counter-keys`)).statusCode).toBe(204)
    expect((await manager.get(OWN)).json()).toMatchObject({ pinSetAt: null })
    await refuses(administrator.delete(`users/${newId()}/counter-keys`), 'user.notFound')
  })
})

describe('tries of a PIN', () => {
  const triedOf = async (shop: Shop, { userId }: Caller, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const tries = { ...shop.ctx, userId: newId(), now: open().clock.now() }
      expect(await isPinOf(tries, userId, '9173')).toBe(false)
    }
  }
  const minutesOn = (minutes: number) =>
    open().clock.set(new Date(open().clock.now().getTime() + minutes * 60_000).toISOString())

  test('are five in a quarter of an hour and twenty in a day, whoever tries; the right one between does not begin anew', async () => {
    const shop = await aShop(open())
    const manager = await withPin(open(), await shop.as('manager'))
    const right = () => isPinOf({ ...shop.ctx, userId: newId(), now: open().clock.now() }, manager.userId, PIN)
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await triedOf(shop, manager, 4)
      expect(await right()).toBe(true)
      await triedOf(shop, manager, 1)
      minutesOn(16)
    }
    await expect(right()).rejects.toMatchObject({ code: 'auth.tooManyAttempts' })
    minutesOn(24 * 60)
    expect(await right()).toBe(true)
  })

  test('of somebody else hold up nobody with another badge', async () => {
    const shop = await aShop(open())
    const [manager, administrator] = [await withPin(open(), await shop.as('manager')), await shop.as('administrator')]
    const code = await badgeFor(shop, administrator)
    await triedOf(shop, manager, 5)
    for (let time = 0; time < 10; time += 1)
      await expect(isPinOf(shop.ctx, manager.userId, PIN)).rejects.toMatchObject({ code: 'auth.tooManyAttempts' })
    expect(await findBadgeHolder(shop.ctx, code)).toBe(administrator.userId)
  })
})
