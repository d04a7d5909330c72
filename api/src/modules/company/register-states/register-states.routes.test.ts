import { beforeEach, describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type {
  RegisterCommand,
  RegisterCommands,
  RegisterReport,
  RegisterState,
  RegisterStateList,
} from '@comptoir/contracts/company/register-states'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()
const MORNING = '2026-05-04T08:00:00.000Z'

let shop: Shop
let cashier: Caller
let manager: Caller

beforeEach(async () => {
  open().clock.set(MORNING)
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  manager = await shop.as('manager')
})

/** Another day, for which people have signed in anew. */
async function onDay(moment: string): Promise<void> {
  open().clock.set(moment)
  cashier = await shop.as('cashier')
  manager = await shop.as('manager')
}

const at = (path: string): string => `register-states/${shop.register.id}/${path}`

function aReport(over: Partial<RegisterReport> = {}): RegisterReport {
  return {
    pageVersion: '1a2b3c4d',
    unsentCount: 0,
    oldestUnsentAt: null,
    clockAheadMs: 0,
    epoch: 1,
    isSelling: false,
    isLocked: false,
    done: [],
    ...over,
  }
}

async function reported(over: Partial<RegisterReport> = {}, caller = cashier): Promise<RegisterCommands> {
  const answer = await caller.post(at('report'), aReport(over))
  expect(answer.statusCode).toBe(200)
  return answer.json<RegisterCommands>()
}

async function asked(kind: RegisterCommand['kind'], text?: string): Promise<RegisterState> {
  const answer = await manager.post(at('commands'), { kind, ...(text === undefined ? {} : { text }) })
  expect(answer.statusCode).toBe(200)
  return answer.json<RegisterState>()
}

async function seen(caller = manager): Promise<RegisterState | undefined> {
  const { data } = (await caller.get('register-states')).json<RegisterStateList>()
  return data.find(({ registerId }) => registerId === shop.register.id)
}

describe('the board', () => {
  test('has every register, whoever sells at it, and what its counter said last', async () => {
    expect(await seen()).toMatchObject({ session: null, report: null, lock: null, message: null, sync: null })
    const session = await anOpenSession(shop, cashier)
    await reported({ unsentCount: 3, oldestUnsentAt: '2026-05-04T07:30:00.000Z', clockAheadMs: -90_000 })
    open().clock.set('2026-05-04T08:01:00.000Z')
    await reported({ unsentCount: 1, oldestUnsentAt: '2026-05-04T07:40:00.000Z', printer: 'failing', isSelling: true })
    const state = await seen()
    expect(state).toMatchObject({
      registerName: shop.register.name,
      session: { id: session.id },
      report: {
        seenAt: '2026-05-04T08:01:00.000Z',
        unsentCount: 1,
        oldestUnsentAt: '2026-05-04T07:40:00.000Z',
        clockAheadMs: 0,
        printer: 'failing',
        isSelling: true,
        epoch: 1,
      },
    })
    expect(state?.session?.openedBy).toBe(state?.report?.seenBy)
  })

  test('leaves out registers that are not in use, and those of shops that the reader may not enter', async () => {
    const administrator = await shop.as('administrator')
    const other = (await administrator.post('points-of-sale', anotherShop('SO', 'Sousse'))).json<PointOfSale>()
    await administrator.post(`points-of-sale/${other.id}/registers`, { code: '7', name: 'Caisse 7' })
    await administrator.post(`points-of-sale/${other.id}/registers`, { code: '8', name: 'Caisse 8', isActive: false })
    const named = async (caller: Caller): Promise<string[]> =>
      (await caller.get('register-states')).json<RegisterStateList>().data.map(({ registerName }) => registerName)
    expect(await named(administrator)).toContain('Caisse 7')
    expect(await named(administrator)).not.toContain('Caisse 8')
    expect(await named(manager)).not.toContain('Caisse 7')
  })

  test('is deleted with its register', async () => {
    const path = `points-of-sale/${shop.pointOfSaleId}/registers`
    const { id } = (await manager.post(path, { code: '9', name: 'Caisse 9' })).json<{ id: string }>()
    await cashier.post(`register-states/${id}/report`, aReport())
    await manager.post(`register-states/${id}/commands`, { kind: 'sync' })
    expect((await manager.delete(`${path}/${id}`)).statusCode).toBe(204)
  })
})

describe('a message', () => {
  test('is told until somebody has read it, who is named on the board', async () => {
    await asked('message', '  Le livreur arrive à 15 h  ')
    const { message } = await reported()
    expect(message).toMatchObject({ text: 'Le livreur arrive à 15 h', sentAt: MORNING })
    expect((await reported()).message?.id).toBe(message?.id)
    expect((await reported({ done: [message?.id ?? ''] })).message).toBeNull()
    const state = await seen()
    expect(state?.message).toMatchObject({ doneAt: MORNING, doneBy: state?.report?.seenBy })
  })

  test('is told no more after a day, and a later one takes its place', async () => {
    await asked('message', 'Premier')
    const { message } = await reported()
    await asked('message', 'Second')
    expect((await reported({ done: [message?.id ?? ''] })).message).toMatchObject({ text: 'Second' })
    await onDay('2026-05-05T08:00:00.000Z')
    expect((await reported()).message).toBeNull()
    expect((await seen())?.message).toMatchObject({ text: 'Second', doneAt: null })
  })
})

describe('a lock', () => {
  test('holds until it is lifted, says why and by whom, and is told after it is in place too', async () => {
    const { lock } = await asked('lock', 'Inventaire')
    expect(lock).toMatchObject({ isOn: true, reason: 'Inventaire', doneAt: null, expiresAt: null })
    const told = await reported({ isSelling: true })
    expect(told.lock).toMatchObject({ isOn: true, reason: 'Inventaire', by: lock?.by })
    await onDay('2026-05-12T08:00:00.000Z')
    expect((await reported({ done: [told.lock?.id ?? ''], isLocked: true })).lock).toEqual(told.lock)
    expect(await seen()).toMatchObject({
      lock: { isOn: true, doneAt: '2026-05-12T08:00:00.000Z' },
      report: { isLocked: true },
    })
    await asked('unlock')
    expect((await reported({ isLocked: true })).lock).toMatchObject({ isOn: false, reason: null })
    expect((await seen())?.lock).toMatchObject({ isOn: false, doneAt: null })
  })

  test('asked for once more by the same call is the same lock', async () => {
    const once = { 'idempotency-key': newId() }
    const first = await manager.post(at('commands'), { kind: 'lock', text: 'Inventaire' }, once)
    const { lock } = await reported()
    await asked('unlock')
    const again = await manager.post(at('commands'), { kind: 'lock', text: 'Inventaire' }, once)
    expect(again.json()).toEqual(first.json())
    expect(lock).toMatchObject({ isOn: true })
    expect((await reported()).lock).toMatchObject({ isOn: false })
  })

  test('is in the audit trail, as is what else is asked; reports are not', async () => {
    await asked('lock', 'Inventaire')
    await asked('unlock')
    await asked('message', 'Bonjour')
    await asked('sync')
    await reported()
    const entries = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('entity', '=', 'registerState')
      .orderBy('id')
      .execute()
    const registerId = shop.register.id
    expect(entries).toEqual([
      { action: 'registerState.locked', after: { registerId, text: 'Inventaire' } },
      { action: 'registerState.unlocked', after: { registerId } },
      { action: 'registerState.messageSent', after: { registerId, text: 'Bonjour' } },
      { action: 'registerState.syncAsked', after: { registerId } },
    ])
  })
})

test('sending at once is asked for until it is done, for an hour', async () => {
  await asked('sync')
  const { sync } = await reported()
  expect(sync).not.toBeNull()
  expect((await reported({ done: [sync?.id ?? ''] })).sync).toBeNull()
  await asked('sync')
  open().clock.set('2026-05-04T09:00:00.000Z')
  expect((await reported()).sync).toBeNull()
})

describe('refuses', () => {
  test('nobody, and whoever has no right to it', async () => {
    await refuses(shop.nobody.get('register-states'), 'auth.required')
    await refuses(shop.nobody.post(at('report'), aReport()), 'auth.required')
    await refuses(shop.nobody.post(at('commands'), { kind: 'sync' }), 'auth.required')
    await refuses(cashier.get('register-states'), 'auth.forbidden')
    await refuses(cashier.post(at('commands'), { kind: 'unlock' }), 'auth.forbidden')
    await refuses((await shop.as('accountant')).post(at('report'), aReport()), 'auth.forbidden')
  })

  test('a message and a lock that say nothing, and bodies that are none', async () => {
    for (const kind of ['message', 'lock'])
      for (const text of [{}, { text: '' }, { text: '  ' }])
        await refuses(manager.post(at('commands'), { kind, ...text }), 'registerState.textMissing')
    for (const wrong of [{}, { kind: 'restart' }, { kind: 'message', text: 'x'.repeat(251) }])
      await refuses(manager.post(at('commands'), wrong), 'request.invalid')
    for (const wrong of [{ unsentCount: -1 }, { epoch: 0 }, { pageVersion: '' }, { done: ['x'] }, { printer: 'off' }])
      await refuses(cashier.post(at('report'), { ...aReport(), ...wrong }), 'request.invalid')
  })

  test('a register of another company, and one of a shop that the caller may not enter', async () => {
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(at('report'), aReport()), 'register.notFound')
    await refuses(stranger.post(at('commands'), { kind: 'sync' }), 'register.notFound')
    const administrator = await shop.as('administrator')
    const other = (await administrator.post('points-of-sale', anotherShop('SO', 'Sousse'))).json<PointOfSale>()
    const { id } = (
      await administrator.post(`points-of-sale/${other.id}/registers`, { code: '7', name: 'Caisse 7' })
    ).json<{ id: string }>()
    await refuses(cashier.post(`register-states/${id}/report`, aReport()), 'register.notFound')
    await refuses(manager.post(`register-states/${id}/commands`, { kind: 'sync' }), 'register.notFound')
  })
})

test('what was opened without proof is told once, in the audit trail and on the board', async () => {
  const trail = async () =>
    (await (await shop.as('administrator')).get('audit-trail/paginated'))
      .json<{ data: AuditEntryRow[] }>()
      .data.filter(({ action }) => action === 'registerState.openedUnproved')
  const [first, second] = ['2026-05-04T07:00:00.000Z', '2026-05-04T07:30:00.000Z']
  await reported({ unprovedOpenings: [first] })
  await reported({ unprovedOpenings: [second, first] })
  await reported({ unprovedOpenings: [second] })
  await reported()
  expect(await trail()).toHaveLength(2)
  const { data } = (await manager.get('register-states')).json<RegisterStateList>()
  expect(data.map(({ report }) => report?.unprovedAt)).toEqual([second])
  await reported({ unprovedOpenings: ['2999-01-01T00:00:00.000Z'] })
  const later = (await manager.get('register-states')).json<RegisterStateList>()
  expect(later.data.map(({ report }) => report?.unprovedAt)).toEqual([MORNING])
})

test('a counter that is only practised at says so until it sells again', async () => {
  const isTraining = async () => {
    const { data } = (await manager.get('register-states')).json<RegisterStateList>()
    return data.map(({ report }) => report?.isTraining)
  }
  await reported({ isTraining: true })
  expect(await isTraining()).toEqual([true])
  await reported()
  expect(await isTraining()).toEqual([false])
})
