import { beforeEach, describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { CashSession, CashSessionRow, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPin } from '../../../../test/approvers.ts'
import { anOpenSession, booksThatDisagree, cashOf } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const FLOAT = 100_000

let shop: Shop
let cashier: Caller
let manager: Caller

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  manager = await withPin(open(), await shop.as('manager'))
  await tolerated(500)
})

async function tolerated(ofCompany: number | null, ofPoint: number | null = null): Promise<void> {
  const { admin } = open()
  await admin.updateTable('company').set({ cash_tolerance_minor: ofCompany }).where('id', '=', shop.companyId).execute()
  await admin
    .updateTable('point_of_sale')
    .set({ cash_tolerance_minor: ofPoint })
    .where('company_id', '=', shop.companyId)
    .execute()
}

/** A session of the cashier that was counted with some difference, and closed. */
async function closedWith(differenceMinor: number, by = cashier): Promise<ZReport> {
  const session = await anOpenSession(shop, by, FLOAT)
  await by.post(`cash-sessions/${session.id}/count`)
  const counts = [{ paymentMethodId: (await cashOf(cashier)).id, countedMinor: FLOAT + differenceMinor }]
  return (await by.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })).json<ZReport>()
}

const byPin = (pin = PIN) => ({ kind: 'pin', userId: manager.userId, pin })
const approveHere = (id: string, key: object, by = cashier) =>
  by.post(`cash-sessions/${id}/approve-here`, { comment: 'Rendu en double', key })
const awaited = { toleranceMinor: 500, given: null }

describe('a count that differs', () => {
  test.each([
    [500, null, 500, false],
    [500, null, -500, false],
    [500, null, 501, true],
    [500, null, -501, true],
    [0, null, 1, true],
    [0, null, 0, false],
    [null, null, -90_000, false],
    [500, 2000, -2000, false],
    [500, 100, -101, true],
    [null, 100, 101, true],
  ])('within %s, at this shop %s, by %s: beyond it is %s', async (ofCompany, ofPoint, differenceMinor, isBeyond) => {
    await tolerated(ofCompany, ofPoint)
    const { session } = await closedWith(differenceMinor)
    expect(session.state).toBe('closed')
    expect(session.approval).toEqual(isBeyond ? { toleranceMinor: ofPoint ?? ofCompany, given: null } : undefined)
  })

  test('has its Z report at once, and the register its next session', async () => {
    const { number, session } = await closedWith(-12_000)
    expect(number).toBe(1)
    expect((await cashier.get(`cash-sessions/${session.id}`)).json()).toMatchObject({ approval: awaited, zNumber: 1 })
    const again = { counts: [{ paymentMethodId: (await cashOf(cashier)).id, countedMinor: 0 }], keptFloatMinor: 0 }
    const z = (await cashier.post(`cash-sessions/${session.id}/close`, again)).json<ZReport>()
    expect(z).toMatchObject({ number: 1, session: { approval: awaited } })
    expect((await anOpenSession(shop, cashier, FLOAT)).state).toBe('open')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('tells nothing before the close', async () => {
    const session = await anOpenSession(shop, cashier, FLOAT)
    await cashier.post(`cash-sessions/${session.id}/count`)
    expect((await cashier.get(`cash-sessions/${session.id}`)).json()).not.toHaveProperty('approval')
    await refuses(manager.post(`cash-sessions/${session.id}/approve`, { comment: 'x' }), 'cashSession.nothingToApprove')
    await refuses(approveHere(session.id, byPin()), 'cashSession.nothingToApprove')
  })
})

describe('what is beyond what is tolerated', () => {
  test('is approved by whoever is signed in and may, once, with a comment', async () => {
    const { session } = await closedWith(-12_000)
    const path = `cash-sessions/${session.id}/approve`
    for (const role of ['cashier', 'accountant', 'stockKeeper', 'readOnly'] as const)
      await refuses((await shop.as(role)).post(path, { comment: 'Oui' }), 'auth.forbidden')
    await refuses(manager.post(path, { comment: '' }), 'request.invalid')
    const approved = (await manager.post(path, { comment: 'Rendu en double' })).json<CashSession>()
    expect(approved.approval).toMatchObject({ given: { by: 'The manager', comment: 'Rendu en double' } })
    expect((await (await shop.as('administrator')).post(path, { comment: 'Moi' })).json()).toEqual(approved)
    const report = (await cashier.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
    expect(report).toMatchObject({ number: 1 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is approved at the counter by PIN or badge, and the audit trail has who it was', async () => {
    const first = (await closedWith(-12_000)).session
    const approved = (await approveHere(first.id, byPin())).json<CashSession>()
    expect(approved.approval?.given).toMatchObject({ by: 'The manager' })
    const second = (await closedWith(700)).session
    const badge = { kind: 'badge', code: await badgeFor(shop, manager) }
    expect((await approveHere(second.id, badge)).json<CashSession>().approval?.given?.by).toBe('The manager')
    const administrator = await shop.as('administrator')
    const trail = (await administrator.get('audit-trail/paginated')).json<{ data: AuditEntryRow[] }>().data
    const told = trail.filter(({ action }) => action === 'cashSession.approved')
    expect(told.map(({ changes }) => changes.find(({ field }) => field === 'method')?.after)).toEqual(['badge', 'pin'])
  })

  test('is not approved by a wrong PIN, by who may not, or by a cashier whose role may not ask', async () => {
    const { session } = await closedWith(-12_000)
    await refuses(approveHere(session.id, byPin('0000')), 'approval.keyWrong')
    const another = await withPin(open(), await shop.as('cashier'), '8812')
    const theirs = { kind: 'pin', userId: another.userId, pin: '8812' }
    await refuses(approveHere(session.id, theirs), 'approval.notTheirs')
    await refuses(approveHere(session.id, byPin(), another), 'cashSession.notFound')
    const own = await shop.asOwn(['cashSessions.write', 'cashSessions.readOthers'])
    await refuses(approveHere(session.id, byPin(), own), 'approval.notForYou')
    expect((await cashier.get(`cash-sessions/${session.id}`)).json()).toMatchObject({ approval: awaited })
  })

  test('is not approved by who counted it, signed in or by PIN, unless nobody else may', async () => {
    const session = await anOpenSession(shop, cashier, FLOAT)
    await cashier.post(`cash-sessions/${session.id}/count`)
    const counts = [{ paymentMethodId: (await cashOf(cashier)).id, countedMinor: FLOAT - 12_000 }]
    await manager.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    const path = `cash-sessions/${session.id}/approve`
    const other = await withPin(open(), await shop.as('manager'), '8812')
    await refuses(manager.post(path, { comment: 'Moi-même' }), 'cashSession.ownDifference')
    await refuses(approveHere(session.id, byPin()), 'cashSession.ownDifference')
    expect((await cashier.get(`cash-sessions/${session.id}`)).json()).toMatchObject({ approval: awaited })
    const key = { kind: 'pin', userId: other.userId, pin: '8812' }
    expect((await approveHere(session.id, key)).statusCode).toBe(200)
    const alone = (await closedWith(-12_000, manager)).session
    await open()
      .admin.updateTable('app_user')
      .set({ is_active: false })
      .where('company_id', '=', shop.companyId)
      .where('id', '!=', manager.userId)
      .execute()
    expect((await manager.post(`cash-sessions/${alone.id}/approve`, { comment: 'Seul' })).statusCode).toBe(200)
  })

  test('is listed among what waits', async () => {
    const waiting = (await closedWith(-12_000)).session
    const approved = (await closedWith(900)).session
    await closedWith(0)
    await manager.post(`cash-sessions/${approved.id}/approve`, { comment: 'Bon' })
    const listed = async (filter: string) =>
      (await manager.get(`cash-sessions/paginated${filter}`))
        .json<{ data: CashSessionRow[] }>()
        .data.map(({ id, approval }) => [id, approval])
    expect(await listed('?filter[approval]=awaited')).toEqual([[waiting.id, 'awaited']])
    expect(await listed('?filter[approval]=given')).toEqual([[approved.id, 'given']])
    expect(await listed('')).toHaveLength(3)
  })

  test('is of nobody in another shop or company', async () => {
    const { session } = await closedWith(-12_000)
    const other = await withPin(open(), await (await aShop(open())).as('manager'), '9921')
    await refuses(other.post(`cash-sessions/${session.id}/approve`, { comment: 'x' }), 'cashSession.notFound')
    await refuses(manager.post(`cash-sessions/${newId()}/approve`, { comment: 'x' }), 'cashSession.notFound')
    const key = { kind: 'pin', userId: other.userId, pin: '9921' }
    await refuses(approveHere(session.id, key), 'approval.keyWrong')
  })
})

test('a closing that a device tells of later waits for approval as every closing does', async () => {
  const session = await anOpenSession(shop, cashier, FLOAT)
  const body = { counts: [], keptFloatMinor: 50_000, closedAt: new Date().toISOString() }
  await cashier.post(`cash-sessions/${session.id}/brought`, body)
  expect((await cashier.get(`cash-sessions/${session.id}`)).json()).toMatchObject({ approval: awaited })
})
