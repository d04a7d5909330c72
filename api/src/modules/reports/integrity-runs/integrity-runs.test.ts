import fs from 'node:fs'
import path from 'node:path'
import type { Notification } from '@comptoir/contracts/identity/notifications'
import { INTEGRITY_CHECKS, type IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { afterEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { makeCheckpoint } from '../../company/checkpoints/index.ts'

const open = setUpApp()
const last = async (caller: Caller): Promise<IntegrityState> => (await caller.get('integrity-runs/last')).json()

const inDataDir = (name: string): string => path.join(open().dataDir, name)

afterEach(() => fs.rmSync(inDataDir('checkpoints'), { recursive: true, force: true }))

/** A shop that sold something once. */
async function aTicket(): Promise<{ shop: Shop; ticket: Sale }> {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const session = await anOpenSession(shop, manager)
  const cart = { lines: [{ goods: await aProduct(shop) }] }
  return { shop, ticket: await sold(manager.post('sales', aSale(session, (await cashOf(manager)).id, cart))) }
}

async function checkNow(caller: Caller): Promise<IntegrityState> {
  const asked = await caller.post('integrity-runs')
  expect(asked.statusCode).toBe(202)
  expect(asked.json<IntegrityState>().isRunning).toBe(true)
  await open().jobs.drain()
  return last(caller)
}

/** As if the checks of all companies had been made so much earlier. */
async function minutesLater(minutes: number): Promise<void> {
  await asOwner(`update integrity_run set started_at = started_at - interval '${minutes} minutes'`)
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('administrators and accountants of the company read and ask for checks, nobody else', async () => {
  const shop = await aShop(open())
  await refuses(shop.nobody.get('integrity-runs/last'), 'auth.required')
  for (const role of ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const) {
    const caller = await shop.as(role)
    await refuses(caller.get('integrity-runs/last'), 'auth.forbidden')
    await refuses(caller.post('integrity-runs'), 'auth.forbidden')
  }
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.get(`/${shop.companyId}/integrity-runs/last`), 'company.notFound')
  await refuses(stranger.post(`/${shop.companyId}/integrity-runs`), 'company.notFound')
  expect(await last(await shop.as('accountant'))).toEqual({ run: null, isRunning: false })
})

test('sound books hold in every check, and nobody is told', async () => {
  const { shop } = await aTicket()
  const administrator = await shop.as('administrator')
  const { run, isRunning } = await checkNow(administrator)
  expect(isRunning).toBe(false)
  expect(run).toMatchObject({ isSound: true, documents: 1 })
  expect(run?.results).toEqual(INTEGRITY_CHECKS.map((check) => ({ check, count: 0, subjects: [] })))
  expect((await administrator.get('notifications/paginated')).json<PaginatedOf<Notification>>().data).toEqual([])
})

test('what does not hold is named, and told to the administrators', async () => {
  const { shop, ticket } = await aTicket()
  const [administrator, accountant] = [await shop.as('administrator'), await shop.as('accountant')]
  await asOwner(`update sale set seller = '{}' where company_id = '${shop.companyId}' and id = '${ticket.id}'`)
  const { run } = await checkNow(accountant)
  expect(run?.isSound).toBe(false)
  expect(run?.results[0]).toEqual({ check: 'tickets', count: 1, subjects: [ticket.number] })
  const told = async (caller: Caller) =>
    (await caller.get('notifications/paginated'))
      .json<PaginatedOf<Notification>>()
      .data.map(({ kind, path }) => [kind, path])
  expect(await told(administrator)).toEqual([['booksBroken', 'integrityRuns']])
  expect(await told(accountant)).toEqual([])
})

test('all companies are checked at night, asking twice is one check, and the last thirty are kept', async () => {
  const shop = await aShop(open())
  const accountant = await shop.as('accountant')
  await open().jobs.add('integrity-runs', 'tonight', {})
  await open().jobs.drain()
  expect((await last(accountant)).run?.documents).toBe(0)
  await minutesLater(6)
  await Promise.all(Array.from({ length: 3 }, () => accountant.post('integrity-runs')))
  await open().jobs.drain()
  const count = async (): Promise<number> =>
    (await open().admin.selectFrom('integrity_run').select('id').where('company_id', '=', shop.companyId).execute())
      .length
  expect(await count()).toBe(2)
  const { run } = await last(accountant)
  await open()
    .admin.insertInto('integrity_run')
    .values(
      Array.from({ length: 40 }, (_, index) => ({
        company_id: shop.companyId,
        id: newId(),
        started_at: new Date(Date.parse('2026-01-01') + index * 1000),
        milliseconds: 1,
        documents: 0,
        is_sound: true,
        results: '[]',
      })),
    )
    .execute()
  await open().jobs.add('integrity-runs', 'tonight', {})
  await open().jobs.drain()
  expect(await count()).toBe(30)
  expect((await last(accountant)).run?.id).not.toBe(run?.id)
})

test('another check is not begun while one waits, nor within minutes of its end', async () => {
  const shop = await aShop(open())
  const accountant = await shop.as('accountant')
  const { run } = await checkNow(accountant)
  const again = await accountant.post('integrity-runs')
  expect([again.statusCode, again.json<IntegrityState>()]).toEqual([202, { run, isRunning: false }])
  await minutesLater(4)
  expect((await accountant.post('integrity-runs')).json<IntegrityState>().isRunning).toBe(false)
  await minutesLater(2)
  expect((await checkNow(accountant)).run?.id).not.toBe(run?.id)
})

test('a check that runs is joined: no second one follows it', async () => {
  const shop = await aShop(open())
  const accountant = await shop.as('accountant')
  await accountant.post('integrity-runs')
  await asOwner("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'")
  expect((await accountant.post('integrity-runs')).json<IntegrityState>().isRunning).toBe(true)
  await asOwner('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await open().jobs.drain()
  const runs = open().admin.selectFrom('integrity_run').select('id').where('company_id', '=', shop.companyId)
  expect(await runs.execute()).toHaveLength(1)
})

async function aCheckpointOf(day: string): Promise<void> {
  const { admin, dataDir } = open()
  await makeCheckpoint({ admin, dataDir, clock: { now: () => new Date(`${day}T00:05:00.000Z`) } })
}

const checkpointsIn = ({ run }: IntegrityState) => run?.results.find(({ check }) => check === 'checkpoints')

test.each<[string, string[], () => void | Promise<void>]>([
  ['is missing', ['2027-01-03'], () => fs.rmSync(inDataDir('checkpoints/2027-01-02.json'))],
  [
    'is changed',
    ['2027-01-02', '2027-01-03'],
    () => {
      const file = inDataDir('checkpoints/2027-01-02.json')
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"number": 1', '"number": 2'))
    },
  ],
  [
    'is signed with another key',
    ['2027-01-04'],
    () => {
      fs.rmSync(inDataDir('checkpoint-key.pem'))
      return aCheckpointOf('2027-01-04')
    },
  ],
])('books of which a checkpoint %s are not said to be sound', async (_fault, days, spoil) => {
  const { shop } = await aTicket()
  const [administrator, other] = [await shop.as('administrator'), await (await aShop(open())).as('administrator')]
  for (const day of ['2027-01-01', '2027-01-02', '2027-01-03']) await aCheckpointOf(day)
  expect(checkpointsIn(await checkNow(administrator))?.count).toBe(0)
  await spoil()
  await minutesLater(6)
  const asked = await checkNow(administrator)
  expect(asked.run?.isSound).toBe(false)
  expect(checkpointsIn(asked)).toEqual({ check: 'checkpoints', count: days.length, subjects: days })
  expect(asked.run?.results.filter(({ count }) => count > 0)).toHaveLength(1)
  await open().jobs.add('integrity-runs', 'tonight', {})
  await open().jobs.drain()
  for (const caller of [administrator, other]) expect(checkpointsIn(await last(caller))?.subjects).toEqual(days)
})

test('a night that broke off goes on with the companies that are left', async () => {
  const done = await aShop(open())
  const { run } = await checkNow(await done.as('accountant'))
  const left = await aShop(open())
  await open().jobs.add('integrity-runs-of-all', 'again', { since: run?.startedAt ?? '' })
  await open().jobs.drain()
  expect((await last(await done.as('accountant'))).run).toEqual(run)
  expect((await last(await left.as('accountant'))).run?.isSound).toBe(true)
})
