import { describe, expect, test } from '@jest/globals'
import type { NotificationsPage, UnreadCount } from '@comptoir/contracts/identity/notifications'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { notify, type NewNotification } from './index.ts'

const open = setUpApp()

const tell = (shop: Shop, userId: string | null, given: Partial<NewNotification> = {}): Promise<void> =>
  inTransaction(shop.ctx, (ctx) =>
    notify(ctx, {
      kind: 'importFinished',
      params: { name: 'catalogue.csv', count: 3 },
      place: { layout: 'pointOfSale', path: 'products/import' },
      userId,
      ...given,
    }),
  )
const list = async (caller: Caller, query = ''): Promise<NotificationsPage> =>
  (await caller.get(`notifications/paginated${query}`)).json()
const unread = async (caller: Caller): Promise<number> =>
  (await caller.get('notifications/unread-count')).json<UnreadCount>().count

async function aCompanyOfTwo() {
  const shop = await aShop(open())
  return { shop, manager: await shop.as('manager'), cashier: await shop.as('cashier') }
}

describe('refuses', () => {
  test.each([
    ['get', 'notifications/paginated'],
    ['get', 'notifications/unread-count'],
    ['post', 'notifications/read'],
  ] as const)('%s %s to nobody and to other companies', async (method, path) => {
    const { shop, manager } = await aCompanyOfTwo()
    const other = await aShop(open())
    const call = (caller: Caller, to: string) => (method === 'get' ? caller.get(to) : caller.post(to, {}))
    await refuses(call(shop.nobody, path), 'auth.required')
    await refuses(call(manager, `/${other.companyId}/${path}`), 'company.notFound')
    await refuses(call(manager, `/${randomUUID()}/${path}`), 'company.notFound')
  })

  test('what is no page, no id, or more than is asked for', async () => {
    const { manager } = await aCompanyOfTwo()
    await refuses(manager.get('notifications/paginated?page=0'), 'request.invalid')
    await refuses(manager.get('notifications/paginated?limit=51'), 'request.invalid')
    await refuses(manager.post('notifications/read', { ids: ['x'] }), 'request.invalid')
    await refuses(manager.post('notifications/read', { all: true }), 'request.invalid')
  })
})

describe('notifications', () => {
  test('come newest first, the user’s own and those for everybody, and nothing of others', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    await tell(shop, manager.userId)
    await tell(shop, null, { kind: 'stockLow', params: { count: 4 }, place: null })
    await tell(shop, cashier.userId, { kind: 'importFailed' })
    const { data, meta } = await list(manager)
    expect(data.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['stockLow', false],
      ['importFinished', false],
    ])
    expect(data[1]).toMatchObject({
      params: { name: 'catalogue.csv', count: 3 },
      path: 'products/import',
      layout: 'pointOfSale',
      pointOfSaleId: null,
    })
    expect(meta).toEqual({ total: 2, page: 1, limit: 20 })
    expect((await list(manager, '?page=2&limit=1')).data.map(({ kind }) => kind)).toEqual(['importFinished'])
    expect(await unread(manager)).toBe(2)
  })

  test('are rolled back with their transaction', async () => {
    const { shop, manager } = await aCompanyOfTwo()
    const undone = inTransaction(shop.ctx, async (ctx) => {
      await notify(ctx, { kind: 'importFinished', params: {}, place: null, userId: manager.userId })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await unread(manager)).toBe(0)
  })
})

describe('reading', () => {
  test('marks the named ones for the reader alone, as often as it is said', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    await tell(shop, null)
    await tell(shop, manager.userId)
    const [, common] = (await list(manager)).data
    for (let time = 0; time < 2; time += 1)
      expect((await manager.post('notifications/read', { ids: [common?.id] })).json()).toEqual({ count: 1 })
    expect((await list(manager)).data.map(({ isRead }) => isRead)).toEqual([false, true])
    expect(await unread(cashier)).toBe(1)
  })

  test('cannot mark what is another one’s', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    await tell(shop, manager.userId)
    const [own] = (await list(manager)).data
    expect((await cashier.post('notifications/read', { ids: [own?.id, randomUUID()] })).statusCode).toBe(200)
    expect(await unread(manager)).toBe(1)
  })

  test('marks all that there are, not what comes afterwards', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    for (const userId of [null, manager.userId, null]) await tell(shop, userId)
    const [newest] = (await list(manager)).data
    await manager.post('notifications/read', { ids: [newest?.id] })
    expect((await manager.post('notifications/read', {})).json()).toEqual({ count: 0 })
    await tell(shop, null)
    expect(await unread(manager)).toBe(1)
    expect((await list(manager)).data.map(({ isRead }) => isRead)).toEqual([false, true, true, true])
    expect(await unread(cashier)).toBe(3)
  })
})

test('a hundred thousand are counted and listed as fast as a few', async () => {
  const { shop, manager } = await aCompanyOfTwo()
  await sql`
    insert into notification (company_id, id, audience, kind, params, created_at)
    select ${shop.companyId}::uuid, md5(i::text)::uuid, case when i % 2 = 0 then ${shop.companyId}::uuid else ${randomUUID()}::uuid end, 'stockLow', '{}', now()
    from generate_series(1, 100000) i`.execute(open().admin)
  const took: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now()
    const { data, meta } = await list(manager)
    expect([data.length, meta.total, await unread(manager)]).toEqual([20, 1000, 100])
    took.push(performance.now() - startedAt)
  }
  // Many times what it takes; the quickest, because others may be at work on this machine.
  expect(Math.min(...took)).toBeLessThan(1000)
  expect((await manager.post('notifications/read', {})).json()).toEqual({ count: 0 })
  expect(await unread(manager)).toBe(0)
})
