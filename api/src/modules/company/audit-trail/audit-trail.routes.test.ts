import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { Client } from '@comptoir/contracts/people/clients'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { anOutsider, aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { RECORD_PAGES } from '@comptoir/contracts/catalogue'
import { recordTable, withRecords } from './audit-records.queries.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

const open = setUpApp()
const TRAIL = 'audit-trail/paginated'
const REASON = 'Asked for by their owner on the phone'

async function read(caller: Caller, query = ''): Promise<PaginatedOf<AuditEntryRow>> {
  const response = await caller.get(`${TRAIL}${query}`)
  expect(response.statusCode).toBe(200)
  return response.json<PaginatedOf<AuditEntryRow>>()
}

const anEntry: AuditEntryRow = {
  id: newId(),
  recordedAt: '2026-03-01T10:00:00.000Z',
  action: 'user.updated',
  entity: 'user',
  entityId: null,
  subject: null,
  by: null,
  token: null,
  isBySupport: false,
  reason: null,
  changes: [],
  isThere: false,
  requestId: 'r',
}

const actions = ({ data }: PaginatedOf<AuditEntryRow>): string[] => data.map(({ action }) => action)

/** Somebody else's work, at a time of ours. */
function leaves(shop: Shop, recordedAt: string): Promise<void> {
  return inTransaction({ ...shop.ctx, now: new Date(recordedAt) }, (ctx) =>
    audit(ctx, { action: 'brand.removed', entity: 'brand', entityId: newId(), before: { name: recordedAt } }),
  )
}

test('is read by administrators and accountants of the company, nobody else', async () => {
  const shop = await aShop(open())
  for (const path of [TRAIL, 'audit-trail/people']) {
    await refuses(shop.nobody.get(path), 'auth.required')
    for (const role of ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const) {
      const problem = await refuses((await shop.as(role)).get(path), 'auth.forbidden')
      expect(problem.params).toMatchObject({ permission: 'auditTrail.read' })
    }
    for (const role of ['administrator', 'accountant'] as const)
      expect((await (await shop.as(role)).get(path)).statusCode).toBe(200)
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
    // Looking after the installation is no way into a company's books.
    await refuses(
      (await anOutsider(open(), { isSuperAdministrator: true })).get(`/${shop.companyId}/${path}`),
      'company.notFound',
    )
  }
})

test('refuses what it does not know', async () => {
  const administrator = await (await aShop(open())).as('administrator')
  for (const query of [
    'order[field]=action',
    'search[text]=x',
    'limit=101',
    'page=0',
    'cursor=nonsense',
    'colour=blue',
  ])
    await refuses(administrator.get(`${TRAIL}?${query}`), 'request.invalid')
})

describe('what was done', () => {
  test('is listed newest first, with who did it and what changed', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `points-of-sale/${shop.pointOfSaleId}`
    await administrator.put(path, {
      code: 'LM',
      name: 'La Marsa Corniche',
      address: null,
      postalCode: null,
      city: 'La Marsa',
      phone: null,
    })
    const { data, meta } = await read(administrator)
    expect(meta).toMatchObject({ total: 3, isTotalCapped: false })
    expect(data.map(({ action, by }) => [action, by])).toEqual([
      ['pointOfSale.updated', 'The administrator'],
      ['register.created', 'Owner'],
      ['pointOfSale.created', 'Owner'],
    ])
    expect(data[0]).toEqual({
      id: expect.any(String),
      recordedAt: expect.any(String),
      action: 'pointOfSale.updated',
      entity: 'pointOfSale',
      entityId: shop.pointOfSaleId,
      subject: 'La Marsa Corniche',
      by: 'The administrator',
      token: null,
      isBySupport: false,
      reason: null,
      changes: expect.arrayContaining([
        { field: 'name', kind: 'text', before: 'La Marsa', after: 'La Marsa Corniche' },
        { field: 'postalCode', kind: 'text', before: '2070', after: null },
      ]),
      isThere: true,
      requestId: expect.any(String),
    })
    expect(data[0]?.changes.map(({ field }) => field)).not.toContain('version')
    expect(data[1]?.changes).toContainEqual({
      field: 'pointOfSaleId',
      kind: 'text',
      before: null,
      after: 'La Marsa Corniche',
    })
  })

  test('is found by record and by what was done, a verb for any kind; one entry by its id', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = (await administrator.post('brands', { name: 'Sicam' })).json<{ id: string }>()
    await administrator.put(`brands/${id}`, { name: 'Délice' })
    await administrator.post('units', { name: 'kg', decimals: 3 })
    expect(actions(await read(administrator, `?filter[record]=${id}`))).toEqual(['brand.updated', 'brand.created'])
    expect(
      actions(await read(administrator, '?filter[action]=created&filter[entity]=brand&filter[entity]=unit')),
    ).toEqual(['unit.created', 'brand.created'])
    expect(actions(await read(administrator, '?filter[action]=brand.updated'))).toEqual(['brand.updated'])
    expect((await read(administrator, '?filter[record]=nothing')).data).toEqual([])
    expect((await read(administrator, '?filter[action]=nothing.done')).data).toEqual([])
    const { data } = await read(administrator, `?filter[record]=${id}`)
    expect(data.map(({ isThere }) => isThere)).toEqual([true, true])
    const path = `audit-trail/${data[0]?.id}`
    expect((await administrator.get(path)).json()).toEqual(data[0])
    await administrator.delete(`brands/${id}`)
    expect((await administrator.get(path)).json()).toMatchObject({ subject: 'Délice', isThere: false })
    const put = async (code: string) => (await administrator.post('clients', aClient({ code }))).json<Client>()
    const [from, into] = [await put('A'), await put('B')]
    await administrator.post(`clients/${from.id}/merge`, { intoId: into.id, version: from.version })
    const thereOf = async (client: Client) =>
      (await read(administrator, `?filter[record]=${client.id}`)).data.map(({ isThere }) => isThere)
    expect([await thereOf(from), await thereOf(into)]).toEqual([
      [false, false],
      [true, true],
    ])
    await refuses(administrator.get(`audit-trail/${newId()}`), 'auditTrail.notFound')
    await refuses((await shop.as('cashier')).get(path), 'auth.forbidden')
    await refuses(shop.nobody.get(path), 'auth.required')
    const other = await (await aShop(open())).as('administrator')
    await refuses(other.get(path), 'auditTrail.notFound')
    await refuses(other.get(`/${shop.companyId}/${path}`), 'company.notFound')
  })

  test('every record that a page shows has a table, and what is in a shop that the reader may not enter is not there', async () => {
    expect([...RECORD_PAGES.keys()].filter((entity) => recordTable(entity) === null)).toEqual([])
    const shop = await aShop(open())
    const entries = await inTransaction(shop.ctx, (ctx) =>
      withRecords({ ...ctx, pointOfSaleIds: [] }, [
        { ...anEntry, entity: 'pointOfSale', entityId: shop.pointOfSaleId },
        { ...anEntry, entity: 'user', entityId: shop.ctx.userId },
      ]),
    )
    expect(entries.map(({ isThere }) => isThere)).toEqual([false, true])
  })

  test('is found by kind, by person and by day of the company', async () => {
    const shop = await aShop(open(), { timeZone: 'Africa/Tunis' })
    const administrator = await shop.as('administrator')
    // Tunis is an hour ahead: the first is of the 2nd there.
    for (const at of ['2026-03-01T23:30:00Z', '2026-03-02T12:00:00Z', '2026-03-03T22:59:59Z', '2026-03-03T23:00:00Z'])
      await leaves(shop, at)
    const days = async (query: string): Promise<unknown[]> =>
      (await read(administrator, `?filter[entity]=brand${query}`)).data.map(({ subject }) => subject)
    expect(await days('&filter[from]=2026-03-02&filter[to]=2026-03-02')).toEqual([
      '2026-03-02T12:00:00Z',
      '2026-03-01T23:30:00Z',
    ])
    expect(await days('&filter[from]=2026-03-03')).toEqual(['2026-03-03T23:00:00Z', '2026-03-03T22:59:59Z'])
    expect(await days('&filter[to]=2026-03-01')).toEqual([])
    await refuses(administrator.get(`${TRAIL}?filter[from]=soon`), 'request.invalid')
    expect(await days('&order[field]=recordedAt&order[direction]=asc&limit=1')).toEqual(['2026-03-01T23:30:00Z'])
    await administrator.post('brands', { name: 'Délice' })
    expect(actions(await read(administrator, `?filter[user]=${administrator.userId}`))).toEqual(['brand.created'])
    expect(actions(await read(administrator, '?filter[user]=nobody'))).toEqual([])
    expect(actions(await read(administrator, '?filter[entity][]=register&filter[entity][]=unit'))).toEqual([
      'register.created',
    ])
  })

  test('is paged without a gap, by number and by cursor', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    // Several at one instant: only their ids tell them apart.
    for (let count = 0; count < 5; count += 1) await leaves(shop, '2026-03-02T12:00:00Z')
    const all = (await read(administrator)).data.map(({ id }) => id)
    const first = await read(administrator, '?limit=3')
    const second = await read(administrator, `?limit=3&cursor=${first.meta.nextCursor ?? ''}`)
    const third = await read(administrator, '?limit=3&page=3')
    expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(all)
    expect(all).toHaveLength(7)
  })

  test('names the people whom it can be filtered by', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    expect((await administrator.get('audit-trail/people')).json<ShortItem[]>()).toEqual([
      { id: shop.ctx.userId, name: 'Owner' },
      { id: administrator.userId, name: 'The administrator' },
    ])
  })
})

describe('support', () => {
  test('comes in with a reason that the company’s administrator reads, and so is what it does there', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const guest = await anOutsider(open(), { isSuperAdministrator: true })
    const session = (
      await guest.post(`/superadmin/companies/${shop.companyId}/enter`, { reason: REASON })
    ).json<SessionAnswer>()
    const inside = { authorization: `Bearer ${session.token}` }
    await open().app.inject({
      method: 'POST',
      url: '/api/superadmin/write',
      headers: inside,
      payload: { reason: REASON },
    })
    const made = await open().app.inject({
      method: 'POST',
      url: `/api/${shop.companyId}/brands`,
      headers: inside,
      payload: { name: 'Délice' },
    })
    expect(made.statusCode).toBe(201)
    await open().app.inject({ method: 'POST', url: '/api/superadmin/leave', headers: inside })
    const [left, brand, changing, entered] = (await read(administrator, '?limit=4')).data
    expect(changing).toMatchObject({ action: 'company.changingBySupport', isBySupport: true, reason: REASON })
    expect(entered).toMatchObject({
      action: 'company.enteredBySupport',
      by: 'Somebody',
      isBySupport: true,
      reason: REASON,
      entity: 'company',
      entityId: shop.companyId,
      changes: [{ field: 'until', kind: 'instant', before: null, after: expect.any(String) }],
    })
    expect(brand).toMatchObject({
      action: 'brand.created',
      by: 'Somebody',
      isBySupport: true,
      reason: null,
      subject: 'Délice',
    })
    expect(left).toMatchObject({ action: 'company.leftBySupport', isBySupport: true, reason: null })
    const people = (await administrator.get('audit-trail/people')).json<ShortItem[]>()
    expect(people).toContainEqual({ id: session.user.id, name: 'Somebody' })
  })

  test('says who closed the company and why, though nobody of it acted', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const chief = await anOutsider(open(), { isSuperAdministrator: true })
    await chief.post(`/superadmin/companies/${shop.companyId}/suspend`, { reason: REASON })
    await refuses(administrator.get(TRAIL), 'company.suspended')
    await chief.post(`/superadmin/companies/${shop.companyId}/restore`)
    const [restored, suspended] = (await read(administrator, '?filter[entity]=company')).data
    expect(suspended).toMatchObject({ action: 'company.suspended', by: 'Somebody', isBySupport: true, reason: REASON })
    expect(restored).toMatchObject({ action: 'company.restored', by: 'Somebody', isBySupport: true, reason: null })
  })
})
