import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop } from '../../../../test/shop.ts'
import { sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { readCheckpoints } from '../../company/checkpoints/index.ts'
import { checkAllBooks } from './index.ts'

const open = setUpApp()
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const NOW = Date.now()
const at = (ms: number): Date => new Date(NOW + ms)

afterEach(() => open().clock.set(at(0).toISOString()))

/** Something that was done at a moment of the server's clock. */
async function done(companyId: string, ms: number): Promise<void> {
  const entry = { company_id: companyId, action: 'product.updated', entity: 'product', request_id: 'r' }
  await open()
    .admin.insertInto('audit_log')
    .values({ ...entry, recorded_at: at(ms), id: randomUUID() })
    .execute()
}

const seal = (ms: number): Promise<void> => sealAuditTrails(open().admin, at(ms))

/** What the books say of the trail of a company. */
async function trailOf(companyId: string) {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  try {
    for await (const { checks, audit } of checkAllBooks(client, { companyIds: [companyId] }))
      return { ...audit, faults: checks.flatMap(({ findings }) => findings.map(({ what }) => what)) }
    throw new Error('nothing was checked')
  } finally {
    await client.end()
  }
}

const PUT_IN = 'it was put in after later entries were sealed'

/** A job of the night or the minute, at a moment of the server's clock. */
async function run(job: string, ms: number): Promise<void> {
  const { jobs, clock } = open()
  clock.set(at(ms).toISOString())
  await jobs.add(job, 'now', {})
  for (let round = 0; round < 3; round += 1) await jobs.drain()
}

test('a clock that was thirty days ahead for an hour: all is sealed, and what is put into the past is found', async () => {
  const { companyId } = await aShop(open())
  await seal(0)
  const { sealed } = await trailOf(companyId)
  await done(companyId, 30 * DAY)
  await seal(30 * DAY + MINUTE)
  // A request that had begun before the clock leapt, and one that was done just before it was set right.
  await done(companyId, MINUTE)
  await seal(30 * DAY + HOUR)
  await done(companyId, 30 * DAY + HOUR)
  await seal(2 * MINUTE)
  await done(companyId, 2 * MINUTE)
  await seal(3 * MINUTE)
  expect(await trailOf(companyId)).toEqual({ sealed: sealed + 4, unsealed: 0, setBack: 1, faults: [] })
  await done(companyId, -3 * DAY)
  await done(companyId, -2 * HOUR)
  for (const ms of [3 * MINUTE, DAY, 30 * DAY + 2 * HOUR, 31 * DAY]) await seal(ms)
  expect(await trailOf(companyId)).toMatchObject({ sealed: sealed + 4, unsealed: 0, faults: [PUT_IN, PUT_IN] })
})

test.each([30 * DAY, 3000 * DAY])('a clock that was %d ms behind for an hour spoils nothing either', async (behind) => {
  const { companyId } = await aShop(open())
  await seal(0)
  const { sealed } = await trailOf(companyId)
  await done(companyId, -10 * DAY)
  await done(companyId, -behind)
  await seal(MINUTE - behind)
  // Not sealed before the clock is set right.
  await done(companyId, 2 * MINUTE - behind)
  await done(companyId, 3 * MINUTE)
  await seal(3 * MINUTE)
  await done(companyId, 4 * MINUTE)
  await seal(5 * MINUTE)
  expect(await trailOf(companyId)).toEqual({ sealed: sealed + 4, unsealed: 0, setBack: 1, faults: [PUT_IN] })
})

test('administrators are told once that the clock went ahead, and back', async () => {
  const { companyId, as } = await aShop(open())
  const { userId } = await as('administrator')
  await run('audit-seals', 0)
  await done(companyId, 30 * DAY)
  for (const ms of [30 * DAY, 30 * DAY + MINUTE]) await run('audit-seals', ms)
  await done(companyId, MINUTE)
  for (const ms of [MINUTE, 2 * MINUTE]) await run('audit-seals', ms)
  const told = await open()
    .admin.selectFrom('notification')
    .select(['kind', 'params'])
    .where('company_id', '=', companyId)
    .where('audience', '=', userId)
    .orderBy('id')
    .execute()
  const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
  expect(told).toEqual([
    { kind: 'clockAhead', params: { from: moment, to: moment } },
    { kind: 'clockBack', params: { from: moment, to: moment } },
  ])
})

test('a clock that has leapt closes no days and makes no checkpoint; after a day it is believed', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const cart = { lines: [{ goods: await aProduct(shop) }] }
  await sold(manager.post('sales', aSale(await anOpenSession(shop, manager), (await cashOf(manager)).id, cart)))
  const closings = async (): Promise<number> => {
    const { admin } = open()
    const rows = await admin
      .selectFrom('fiscal_closing')
      .select('id')
      .where('company_id', '=', shop.companyId)
      .where('kind', '=', 'day')
      .execute()
    return rows.length
  }
  const checkpoints = (): number => readCheckpoints(open().dataDir).checkpoints.length
  const night = async (ms: number): Promise<[days: number, checkpoints: number]> => {
    await run('checkpoint', ms)
    await run('fiscal-closings', ms)
    return [await closings(), checkpoints()]
  }
  await done(shop.companyId, HOUR)
  await seal(HOUR)
  // The other tests of this file have entries at thirty days.
  await done(shop.companyId, 90 * DAY)
  await seal(90 * DAY)
  expect(await night(90 * DAY + 20 * HOUR)).toEqual([0, 0])
  const [days, made] = await night(2 * DAY)
  // One at the end of a year: the next begins with a sale.
  expect([1, 2]).toContain(days)
  expect(made).toBe(1)
  expect(await night(DAY)).toEqual([days, 1])
  const [later, both] = await night(91 * DAY + 20 * HOUR)
  expect(later).toBeGreaterThanOrEqual(days)
  expect(both).toBe(2)
})
