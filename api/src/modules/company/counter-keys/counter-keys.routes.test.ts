import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { v7 as newId } from 'uuid'
import { PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPassword, withPin } from '../../../../test/approvers.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { pagesOf } from '../../../platform/export/testing/read-sheet.ts'
import { makeBadge } from './counter-keys.service.ts'
import { findBadgeHolder } from './known-by.ts'

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

  test('and a PIN are taken away by an administrator', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const manager = await withPin(open(), await shop.as('manager'))
    expect((await administrator.delete(`users/${manager.userId}/counter-keys`)).statusCode).toBe(204)
    expect((await manager.get(OWN)).json()).toMatchObject({ pinSetAt: null })
    await refuses(administrator.delete(`users/${newId()}/counter-keys`), 'user.notFound')
  })
})
