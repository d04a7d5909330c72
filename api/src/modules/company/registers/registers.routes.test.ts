import { describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Enrolment, Register } from '@comptoir/contracts/company/registers'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

const open = setUpApp()

const pathOf = (shop: Shop): string => `points-of-sale/${shop.pointOfSaleId}/registers`
const at = new Date('2026-05-04T09:00:00.000Z')

/** A cash session on the shop's register, opened by the owner. */
async function aSession(shop: Shop, state: 'open' | 'closed'): Promise<string> {
  const id = newId()
  const end = state === 'closed' ? { closed_by: shop.ctx.userId, closed_at: at } : {}
  await open()
    .admin.insertInto('cash_session')
    .values({
      company_id: shop.companyId,
      id,
      point_of_sale_id: shop.pointOfSaleId,
      register_id: shop.register.id,
      state,
      currency: 'TND',
      business_date: '2026-05-04',
      opening_float_minor: 0,
      opened_by: shop.ctx.userId,
      opened_at: at,
      ...end,
    })
    .execute()
  return id
}

/** Tickets that the register has numbered in an epoch. */
async function tickets(shop: Shop, epoch: number, lastNumber: number): Promise<void> {
  const number = { kind: 'ticket', scopeId: shop.register.id, period: `E${epoch}`, contentHash: Buffer.alloc(32) }
  await inTransaction(shop.ctx, async ({ db, companyId }) => {
    for (let taken = 0; taken < lastNumber; taken += 1)
      await listByFunction(db, 'next_number', { companyId, ...number })
  })
}

describe('registers', () => {
  test('refuses whoever may not create one, then creates it', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const desk = { code: '3', name: ' Caisse 3 ' }
    await refuses(shop.nobody.post(pathOf(shop), desk), 'auth.required')
    await refuses((await shop.as('cashier')).post(pathOf(shop), desk), 'auth.forbidden')
    await refuses(manager.post(pathOf(shop), { ...desk, code: 'caisse 3' }), 'request.invalid')
    await refuses(manager.post(pathOf(shop), { ...desk, numbering: 'register' }), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('manager')).post(`/${shop.companyId}/${pathOf(shop)}`, desk),
      'company.notFound',
    )
    await refuses((await (await aShop(open())).as('manager')).post(pathOf(shop), desk), 'pointOfSale.notFound')
    const response = await manager.post(pathOf(shop), desk)
    expect(response.statusCode).toBe(201)
    expect(response.headers['etag']).toBe('"1"')
    expect(response.json()).toMatchObject({
      code: '3',
      name: 'Caisse 3',
      numbering: 'server',
      epoch: 1,
      lastNumber: 0,
      isActive: true,
      openSessionId: null,
      keptFloatMinor: null,
    })
  })

  test('refuses whoever may not read them, then lists them by code', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await manager.post(pathOf(shop), { code: '10', name: 'Caisse 10' })
    await manager.post(pathOf(shop), { code: '1', name: 'Caisse 1' })
    await refuses(shop.nobody.get(pathOf(shop)), 'auth.required')
    await refuses((await (await aShop(open())).as('manager')).get(pathOf(shop)), 'pointOfSale.notFound')
    await refuses(manager.get(`${pathOf(shop)}/${newId()}`), 'register.notFound')
    const reader = await shop.as('readOnly')
    const list = (await reader.get(pathOf(shop))).json<Register[]>()
    expect(list.map(({ code }) => code)).toEqual(['1', '2', '10'])
    const one = await reader.get(`${pathOf(shop)}/${shop.register.id}`)
    expect(one.headers['etag']).toBe('"1"')
    expect(one.json<Register>()).toEqual(shop.register)
  })

  test('a code is taken once in a shop, and free in the next', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const problem = await refuses(
      administrator.post(pathOf(shop), { code: '2', name: 'Another' }),
      'register.codeTaken',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/code')
    const elsewhere = (await administrator.post('points-of-sale', anotherShop('SF', 'Sfax'))).json<PointOfSale>()
    const there = `points-of-sale/${elsewhere.id}/registers`
    expect((await administrator.post(there, { code: '2', name: 'Caisse 2' })).statusCode).toBe(201)
    await refuses(administrator.get(`${there}/${shop.register.id}`), 'register.notFound')
    await refuses(administrator.post(there, { id: shop.register.id, code: '9', name: 'Twice' }), 'request.keyReused')
  })

  test('refuses whoever may not change one, then renames it; a stale version says who was first', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const path = `${pathOf(shop)}/${shop.register.id}`
    await refuses(shop.nobody.put(path, { code: '2', name: 'X' }), 'auth.required')
    await refuses((await shop.as('cashier')).put(path, { code: '2', name: 'X' }), 'auth.forbidden')
    await refuses(manager.put(path, { code: '2', name: null }), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('manager')).put(path, { code: '2', name: 'X' }),
      'pointOfSale.notFound',
    )
    const renamed = await manager.put(
      path,
      { code: '2', name: 'Caisse rapide', isActive: false },
      { 'if-match': '"1"' },
    )
    expect(renamed.json<Register>()).toMatchObject({ name: 'Caisse rapide', isActive: false, version: 2 })
    const problem = await refuses(
      manager.put(path, { code: '2', name: 'X' }, { 'if-match': '"1"' }),
      'request.versionStale',
    )
    expect(problem.params).toMatchObject({ by: 'The manager' })
    expect((await manager.put(path, { code: '2', name: 'Caisse 2' })).json<Register>()).toMatchObject({
      isActive: false,
      version: 3,
    })
  })

  test('refuses whoever may not delete one, then deletes it', async () => {
    const shop = await aShop(open())
    const path = `${pathOf(shop)}/${shop.register.id}`
    await refuses(shop.nobody.delete(path), 'auth.required')
    await refuses((await shop.as('accountant')).delete(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).delete(path), 'pointOfSale.notFound')
    const manager = await shop.as('manager')
    expect((await manager.delete(path)).statusCode).toBe(204)
    await refuses(manager.get(path), 'register.notFound')
  })

  test('one that has been worked on stays', async () => {
    const shop = await aShop(open())
    await aSession(shop, 'closed')
    const problem = await refuses(
      (await shop.as('manager')).delete(`${pathOf(shop)}/${shop.register.id}`),
      'register.inUse',
    )
    expect(problem.params).toEqual({ sessions: 1, sales: 0, keptTickets: 0 })
  })

  test('one that somebody sells on is not made inactive, but may be renamed', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const path = `${pathOf(shop)}/${shop.register.id}`
    const session = await aSession(shop, 'open')
    expect((await manager.get(path)).json<Register>()).toMatchObject({ openSessionId: session })
    const problem = await refuses(
      manager.put(path, { code: '2', name: 'Caisse 2', isActive: false }),
      'register.sessionOpen',
    )
    expect(problem.params).toEqual({ by: 'Owner' })
    expect(
      (await manager.put(path, { code: '2', name: 'Caisse express', isActive: true })).json<Register>(),
    ).toMatchObject({ name: 'Caisse express' })
  })
})

describe('enrolling a device', () => {
  test('refuses whoever may not', async () => {
    const shop = await aShop(open())
    const path = `${pathOf(shop)}/${shop.register.id}/enrol`
    await refuses(shop.nobody.post(path), 'auth.required')
    await refuses((await shop.as('cashier')).post(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).post(path), 'pointOfSale.notFound')
    await refuses((await shop.as('manager')).post(`${pathOf(shop)}/${newId()}/enrol`), 'register.notFound')
  })

  test('a register that has numbered nothing keeps its epoch; from then on its device numbers', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const path = `${pathOf(shop)}/${shop.register.id}`
    const enrolment = await manager.post(`${path}/enrol`)
    expect(enrolment.json<Enrolment>()).toEqual({ registerId: shop.register.id, epoch: 1, nextNumber: 1 })
    expect((await manager.get(path)).json<Register>()).toMatchObject({
      numbering: 'register',
      epoch: 1,
      lastNumber: 0,
      version: 2,
    })
  })

  test('one that has numbered tickets opens a new epoch, and each enrolment another', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const path = `${pathOf(shop)}/${shop.register.id}`
    await tickets(shop, 1, 41)
    expect((await manager.get(path)).json<Register>()).toMatchObject({ lastNumber: 41 })
    expect((await manager.post(`${path}/enrol`)).json<Enrolment>()).toMatchObject({ epoch: 2, nextNumber: 1 })
    expect((await manager.post(`${path}/enrol`)).json<Enrolment>()).toMatchObject({ epoch: 3, nextNumber: 1 })
    expect((await manager.get(path)).json<Register>()).toMatchObject({ numbering: 'register', epoch: 3, lastNumber: 0 })
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', shop.register.id)
      .where('action', '=', 'register.enrolled')
      .execute()
    expect(trace.map(({ after }) => after)).toEqual([{ epoch: 2 }, { epoch: 3 }])
  })

  test('two enrolments at once open two epochs', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await tickets(shop, 1, 1)
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(`${pathOf(shop)}/${shop.register.id}/enrol`)))
    expect(answers.map((answer) => answer.json<Enrolment>().epoch).toSorted((a, b) => a - b)).toEqual([2, 3, 4])
  })

  test('is refused while a cash session is open, and changes nothing', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await aSession(shop, 'open')
    const problem = await refuses(manager.post(`${pathOf(shop)}/${shop.register.id}/enrol`), 'register.sessionOpen')
    expect(problem.message).toContain('Owner')
    expect((await manager.get(`${pathOf(shop)}/${shop.register.id}`)).json<Register>()).toMatchObject({
      numbering: 'server',
      epoch: 1,
    })
  })

  test('the same key enrols once', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await tickets(shop, 1, 7)
    const headers = { 'idempotency-key': newId() }
    const path = `${pathOf(shop)}/${shop.register.id}/enrol`
    const first = (await manager.post(path, undefined, headers)).json<Enrolment>()
    expect((await manager.post(path, undefined, headers)).json<Enrolment>()).toEqual(first)
    expect((await manager.get(`${pathOf(shop)}/${shop.register.id}`)).json<Register>()).toMatchObject({ epoch: 2 })
  })
})
