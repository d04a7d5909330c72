import { beforeEach, describe, expect, test } from '@jest/globals'
import type {
  CashSession,
  DifferenceCauses,
  SessionAnnex,
  SessionCorrectionInput,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import {
  anOpenSession,
  aPaymentMethod,
  aProduct,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
} from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const FLOAT_MINOR = 100_000
const PRICE_MINOR = 13_110

let shop: Shop
let cashier: Caller
let manager: Caller
let session: CashSession
let cashId: string
let cardId: string

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  manager = await shop.as('manager')
  session = await anOpenSession(shop, cashier, FLOAT_MINOR)
  cashId = (await cashOf(cashier)).id
  cardId = (await aPaymentMethod(await shop.as('administrator'), { kind: 'card', name: 'Carte' })).id
})

async function sells(paymentMethodId: string): Promise<void> {
  const goods = await aProduct(shop, { priceMicro: PRICE_MINOR * 1000 })
  await sold(cashier.post('sales', aSale(session, paymentMethodId, { lines: [{ goods }] })))
}

async function closes(counted: Record<string, number>): Promise<ZReport> {
  await cashier.post(`cash-sessions/${session.id}/count`)
  const counts = Object.entries(counted).map(([paymentMethodId, countedMinor]) => ({ paymentMethodId, countedMinor }))
  const answer = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<ZReport>()
}

const path = () => `cash-sessions/${session.id}/corrections`

function correcting(over: Partial<SessionCorrectionInput> = {}): SessionCorrectionInput {
  return { id: newId(), kind: 'floatMissed', paymentMethodId: cashId, otherMethodId: null, ...over }
}

async function corrected(over: Partial<SessionCorrectionInput>, caller = manager): Promise<SessionAnnex> {
  const answer = await caller.post(path(), correcting(over))
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<SessionAnnex>()
}

async function causes(): Promise<string[]> {
  const answer = await manager.get(`cash-sessions/${session.id}/causes`)
  return answer.json<DifferenceCauses>().data.map(({ kind }) => kind)
}

describe('a difference that is explained', () => {
  test('by another method is set right for both, beside the Z report, which stays', async () => {
    await sells(cashId)
    await sells(cardId)
    const z = await closes({ [cashId]: FLOAT_MINOR, [cardId]: 2 * PRICE_MINOR })
    expect(await causes()).toContain('wrongMethod')
    const annex = await corrected({ kind: 'wrongMethod', otherMethodId: cardId, comment: ' Payé par carte ' })
    expect(annex.corrections).toMatchObject([
      { kind: 'wrongMethod', paymentMethodId: cashId, otherMethodId: cardId, amountMinor: -PRICE_MINOR },
    ])
    expect(annex.corrections[0]).toMatchObject({ comment: 'Payé par carte' })
    expect(annex.tenders.toSorted((one, other) => one.correctedMinor - other.correctedMinor)).toEqual([
      { paymentMethodId: cashId, lateMinor: 0, correctedMinor: -PRICE_MINOR, differenceMinor: 0 },
      { paymentMethodId: cardId, lateMinor: 0, correctedMinor: PRICE_MINOR, differenceMinor: 0 },
    ])
    expect(await causes()).toEqual([])
    expect((await cashier.get(`cash-sessions/${session.id}/annex`)).json()).toEqual(annex)
    const told = (await manager.get(`cash-sessions/${session.id}`)).json<CashSession>()
    expect(told.tenders).toEqual(z.session.tenders)
    expect((await manager.get(`cash-sessions/${session.id}/report`)).json()).toEqual(z)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test.each([
    ['movementMissed', { reason: 'bankDeposit', amountMinor: 20_000 }, FLOAT_MINOR],
    ['movementMissed', { reason: 'fromSafe', amountMinor: 7003 }, FLOAT_MINOR],
    ['wrongReason', { reason: 'fromSafe', amountMinor: 7003 }, FLOAT_MINOR - 7003],
  ] as const)('by cash that moved otherwise: %s', async (kind, movement, countedMinor) => {
    await cashier.post('cash-movements', { id: newId(), cashSessionId: session.id, ...movement })
    await closes({ [cashId]: countedMinor })
    expect((await corrected({ kind })).tenders).toMatchObject([{ differenceMinor: 0 }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('by a count is set right once, however often it is told, and is in the audit trail', async () => {
    await closes({ [cashId]: 0 })
    const body = correcting()
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(path(), body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.map((answer) => answer.json<SessionAnnex>().corrections.length)).toEqual([1, 1, 1])
    await refuses(manager.post(path(), { ...body, comment: 'Autre' }), 'request.keyReused')
    await refuses(manager.post(path(), correcting()), 'cashSession.causeGone')
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated?limit=100')).json<{
      data: { action: string; entityId: string }[]
    }>()
    expect(trail.data.filter(({ action }) => action === 'cashSession.corrected')).toMatchObject([
      { entityId: session.id },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('is refused, with nothing written,', () => {
  test('before the session is closed, and where the cause explains nothing', async () => {
    await refuses(manager.post(path(), correcting()), 'cashSession.notClosed')
    await closes({ [cashId]: FLOAT_MINOR - 1235 })
    await refuses(manager.post(path(), correcting()), 'cashSession.causeGone')
    await refuses(
      manager.post(path(), correcting({ kind: 'wrongMethod', otherMethodId: cardId })),
      'cashSession.causeGone',
    )
    expect((await manager.get(`cash-sessions/${session.id}/annex`)).json()).toEqual({
      lateTickets: [],
      corrections: [],
      tenders: [],
    })
  })

  test('to who may not, and of another company or shop', async () => {
    await closes({ [cashId]: 0 })
    for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses((await shop.as(role)).post(path(), correcting()), 'auth.forbidden')
    const other = await aShop(open())
    await refuses((await other.as('manager')).post(path(), correcting()), 'cashSession.notFound')
    await refuses((await other.as('manager')).get(`cash-sessions/${session.id}/annex`), 'cashSession.notFound')
    await refuses((await shop.as('stockKeeper')).get(`cash-sessions/${session.id}/annex`), 'auth.forbidden')
    expect(await causes()).toContain('floatMissed')
  })

  test('with what is no correction', async () => {
    await closes({ [cashId]: 0 })
    for (const wrong of [
      { kind: 'notPaid' },
      { paymentMethodId: 'x' },
      { comment: 'x'.repeat(251) },
      { amountMinor: 5 },
    ])
      await refuses(manager.post(path(), { ...correcting(), ...wrong }), 'request.invalid')
  })
})
