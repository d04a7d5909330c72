import fs from 'node:fs'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import type { Checkpoint, CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import { describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'
import { sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { makeCheckpoint, readCheckpoints, readCheckpointsOf } from './index.ts'

const open = setUpApp()

async function aTicket() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
  await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods: await aProduct(shop) }] })))
  return shop
}

async function sealsOf(companyId: string): Promise<{ sequence: number; action: string }[]> {
  return open()
    .admin.selectFrom('audit_seal as s')
    .innerJoin('audit_log as a', (join) =>
      join
        .onRef('a.company_id', '=', 's.company_id')
        .onRef('a.recorded_at', '=', 's.recorded_at')
        .onRef('a.id', '=', 's.entry_id'),
    )
    .select(['s.sequence', 'a.action'])
    .where('s.company_id', '=', companyId)
    .orderBy('s.sequence')
    .execute()
}

describe('entries of the audit trail', () => {
  test('are sealed in their order, once, however many do it at the same time', async () => {
    const { companyId } = await aTicket()
    const { admin } = open()
    await Promise.all(Array.from({ length: 4 }, () => sealAuditTrails(admin, new Date())))
    await sealAuditTrails(admin, new Date())
    const seals = await sealsOf(companyId)
    const { count } = await admin
      .selectFrom('audit_log as a')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('a.company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    expect(seals.map(({ sequence }) => sequence)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(seals.at(-1)?.action).toBe('sale.completed')
  })

  test('that are put in an hour too late are never sealed', async () => {
    const { companyId } = await aTicket()
    const { admin } = open()
    await sealAuditTrails(admin, new Date())
    const before = await sealsOf(companyId)
    const entry = { company_id: companyId, action: 'product.updated', entity: 'product', request_id: 'late' }
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await admin
      .insertInto('audit_log')
      .values([
        { ...entry, recorded_at: at(70), id: '33333333-3333-4333-8333-333333333333' },
        { ...entry, recorded_at: at(50), id: '44444444-4444-4444-8444-444444444444' },
      ])
      .execute()
    await sealAuditTrails(admin, new Date())
    expect((await sealsOf(companyId)).length).toBe(before.length + 1)
  })
})

describe('checkpoints', () => {
  test('are one file a day, signed, each naming the one before', async () => {
    const shop = await aTicket()
    const { admin, dataDir, clock } = open()
    for (const day of ['2027-01-01', '2027-01-01', '2027-01-02', '2027-01-05']) {
      clock.set(`${day}T00:05:00.000Z`)
      expect(await makeCheckpoint({ admin, dataDir, clock })).toBe(day)
    }
    const { checkpoints, faults } = readCheckpoints(dataDir)
    expect(faults).toEqual([])
    expect(checkpoints.map(({ date, previous }) => [date, previous?.date])).toEqual([
      ['2027-01-01', undefined],
      ['2027-01-02', '2027-01-01'],
      ['2027-01-05', '2027-01-02'],
    ])
    const part = checkpoints[0]?.companies.find(({ companyId }) => companyId === shop.companyId)
    expect(part?.series).toMatchObject([{ kind: 'ticket', scopeId: shop.register.id, period: 'E1', number: 1 }])
    expect(part?.audit?.sequence).toBeGreaterThan(1)
    const { parts = [], faults: own } = (await readCheckpointsOf(dataDir, [shop.companyId])).get(shop.companyId) ?? {}
    expect(own).toEqual([])
    expect(parts.map(({ date }) => date)).toEqual(['2027-01-01', '2027-01-02', '2027-01-05'])
    expect(parts[0]).toEqual(part)

    for (const [role, status] of [
      ['administrator', 200],
      ['accountant', 200],
      ['manager', 403],
      ['cashier', 403],
    ] as const) {
      const caller = await shop.as(role)
      expect((await caller.get('checkpoints')).statusCode).toBe(status)
      expect((await caller.get('checkpoints/2027-01-02')).statusCode).toBe(status)
    }
    const administrator = await shop.as('administrator')
    expect((await administrator.get('checkpoints')).json()).toEqual(['2027-01-05', '2027-01-02', '2027-01-01'])
    expect((await administrator.get('checkpoints/2027-01-01')).json<CheckpointPart>()).toEqual(part)
    const inCapitals = `/${shop.companyId.toUpperCase()}/checkpoints/2027-01-01`
    expect((await administrator.get(inCapitals)).json<CheckpointPart>()).toEqual(part)
    await refuses(administrator.get('checkpoints/2027-01-03'), 'checkpoint.notFound')
    await refuses(shop.nobody.get('checkpoints'), 'auth.required')
    await refuses(
      (await (await aShop(open())).as('administrator')).get('checkpoints/2027-01-01'),
      'checkpoint.notFound',
    )
    await refuses(administrator.get('/superadmin/checkpoints/2027-01-01'), 'auth.forbidden')

    const supervisor = await anOutsider(open(), { isSuperAdministrator: true })
    expect((await supervisor.get('/superadmin/checkpoints')).json()).toHaveLength(3)
    const file = await supervisor.get('/superadmin/checkpoints/2027-01-02')
    expect(file.body).toBe(fs.readFileSync(path.join(dataDir, 'checkpoints', '2027-01-02.json'), 'utf8'))
    expect(file.headers['content-disposition']).toBe('attachment; filename="checkpoint-2027-01-02.json"')
  })

  test('that were changed, exchanged or taken away are told', async () => {
    const { dataDir } = open()
    const [{ companyId = '' } = {}] = readCheckpoints(dataDir).checkpoints[1]?.companies ?? []
    const administrator = await (await aShop(open())).as('administrator')
    const ofCompany = async () => (await readCheckpointsOf(dataDir, [companyId])).get(companyId)
    const daysOfCompany = async () => (await ofCompany())?.parts.map(({ date }) => date)
    const toldCompany = async () => (await ofCompany())?.faults.map(({ date, what }) => `${date}: ${what}`)
    const isAnother = '2027-01-05: the file of 2027-01-02, which it names, is missing or another'
    const withoutIt = ['2027-01-01', '2027-01-05']
    const folder = path.join(dataDir, 'checkpoints')
    const file = (date: string): string => path.join(folder, `${date}.json`)
    const original = fs.readFileSync(file('2027-01-02'), 'utf8')
    const faultsWith = (change: (checkpoint: Checkpoint) => void): string[] => {
      const checkpoint: Checkpoint = JSON.parse(original)
      change(checkpoint)
      fs.writeFileSync(file('2027-01-02'), JSON.stringify(checkpoint))
      return readCheckpoints(dataDir).faults.map(({ date, what }) => `${date}: ${what}`)
    }
    expect(
      faultsWith(({ companies: [company] }) => {
        if (company) company.series = []
      }),
    ).toEqual(['2027-01-02: its signature is wrong', isAnother])
    expect(await daysOfCompany()).toEqual(withoutIt)
    expect(await toldCompany()).toEqual(['2027-01-02: its signature is wrong', isAnother])
    faultsWith(({ companies }) => void companies.splice(1))
    expect(await daysOfCompany()).toEqual(['2027-01-01', '2027-01-02', '2027-01-05'])
    expect(await toldCompany()).toEqual(['2027-01-02: its signature is wrong', isAnother])
    faultsWith(({ companies: [company] }) => void (company && Object.assign(company, { date: '2027-01-01' })))
    expect(await daysOfCompany()).toEqual(withoutIt)
    fs.writeFileSync(file('2027-01-02'), '[')
    expect(await daysOfCompany()).toEqual(withoutIt)
    expect(await toldCompany()).toEqual(['2027-01-02: it is not a checkpoint of that day', isAnother])
    await refuses(administrator.get('checkpoints/2027-01-02'), 'checkpoint.notFound')
    expect(faultsWith((checkpoint) => void (checkpoint.publicKey = 'another'))[0]).toBe(
      '2027-01-02: it is signed with another key',
    )
    expect(await toldCompany()).toEqual(['2027-01-02: it is signed with another key', isAnother])
    expect(faultsWith((checkpoint) => void (checkpoint.date = '2027-01-03'))[0]).toBe(
      '2027-01-02: it is not a checkpoint of that day',
    )
    fs.rmSync(file('2027-01-02'))
    expect(readCheckpoints(dataDir).faults.map(({ date }) => date)).toEqual(['2027-01-05'])
    expect(await toldCompany()).toEqual([isAnother])
  })

  test('are read while all else goes on', async () => {
    const { dataDir } = open()
    let isReading = true
    let turns = 0
    const others = (async () => {
      for (; isReading; turns += 1) await pause()
    })()
    await readCheckpointsOf(dataDir, ['00000000-0000-0000-0000-000000000000'])
    isReading = false
    await others
    expect(turns).toBeGreaterThan(1)
  })
})
