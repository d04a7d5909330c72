import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type {
  BroughtClosing,
  BroughtClosingInput,
  CashSession,
  CashSessionRow,
  SessionAnnex,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree, cashOf } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const FLOAT = 100_000
const KEY = 'ab'.repeat(32)
const HOUR_MS = 60 * 60_000

let shop: Shop
let cashier: Caller
let other: Caller
let administrator: Caller
let cashId: string

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  other = await shop.as('cashier')
  administrator = await shop.as('administrator')
  cashId = (await cashOf(cashier)).id
})

/** A session of the cashier, opened by a device that proves itself later, or by an earlier program. */
async function opened(isKnown = true): Promise<CashSession> {
  const deviceKeyHash = createHash('sha256').update(KEY).digest('hex')
  const body = { id: newId(), registerId: shop.register.id, openingFloatMinor: FLOAT }
  const answer = await cashier.post('cash-sessions', isKnown ? { ...body, deviceKeyHash } : body)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<CashSession>()
}

function aClosing(over: Partial<BroughtClosingInput> = {}): BroughtClosingInput {
  return {
    ...{ counts: [{ paymentMethodId: cashId, countedMinor: FLOAT }], keptFloatMinor: 50_000 },
    ...{ closedAt: new Date().toISOString(), closedById: cashier.userId },
    ...over,
  }
}

const forged = () => aClosing({ counts: [{ paymentMethodId: cashId, countedMinor: 60_000 }] })

async function brings(by: Caller, { id }: CashSession, closing: BroughtClosingInput): Promise<number> {
  const answer = await by.post(`cash-sessions/${id}/brought`, closing)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<BroughtClosing>().zNumber
}

async function doubts({ id }: CashSession): Promise<NonNullable<SessionAnnex['doubtfulClosings']>> {
  return (await cashier.get(`cash-sessions/${id}/annex`)).json<SessionAnnex>().doubtfulClosings ?? []
}

async function listed(): Promise<(true | undefined)[]> {
  const page = await cashier.get('cash-sessions/paginated')
  return page.json<{ data: CashSessionRow[] }>().data.map(({ isDoubtful }) => isDoubtful)
}

async function news(by: Caller): Promise<unknown[]> {
  const { data } = (await by.get('notifications/paginated')).json<NotificationsPage>()
  return data.filter(({ kind }) => kind === 'countedAgain').map(({ params }) => params)
}

describe('another count of a closed session', () => {
  test('is kept beside the first, which stays the Z report; it is listed, audited and told to administrators', async () => {
    const session = await opened()
    expect(await brings(other, session, forged())).toBe(1)
    expect(await brings(cashier, session, aClosing({ deviceKey: KEY }))).toBe(1)
    const z = (await cashier.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
    expect(z.session.tenders[0]).toMatchObject({ countedMinor: 60_000 })
    const counts = [{ paymentMethodId: cashId, countedMinor: FLOAT }]
    expect(await doubts(session)).toMatchObject([
      { isOfZ: true, device: 'other', broughtBy: 'The cashier', countedBy: 'The cashier' },
      { isOfZ: false, device: 'own', keptFloatMinor: 50_000, counts },
    ])
    expect(await listed()).toEqual([true])
    expect(await news(administrator)).toEqual([{ name: 'The cashier', register: session.registerName }])
    expect(await news(await shop.as('manager'))).toEqual([])
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity_id', '=', session.id)
      .where('action', '=', 'cashSession.countedAgain')
      .execute()
    expect(trail).toEqual([{ action: 'cashSession.countedAgain', user_id: cashier.userId }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is kept once, however often and by whomever it is told', async () => {
    const session = await opened()
    await brings(cashier, session, aClosing({ deviceKey: KEY }))
    const again = forged()
    for (const by of [other, cashier, other]) await brings(by, session, again)
    expect(await doubts(session)).toMatchObject([{ isOfZ: false, device: 'other' }])
    expect(await news(administrator)).toHaveLength(1)
  })

  test.each<[string, () => Partial<BroughtClosingInput>]>([
    ['of which less was counted', () => ({ counts: [{ paymentMethodId: cashId, countedMinor: FLOAT - 1 }] })],
    ['from which less stays', () => ({ keptFloatMinor: 49_999 })],
    ['that another person counted', () => ({ closedById: other.userId })],
    ['that nobody of the company counted', () => ({ closedById: newId() })],
    ['at another time', () => ({ closedAt: new Date(Date.now() - HOUR_MS).toISOString() })],
  ])('is one %s', async (_, over) => {
    const openedAt = new Date(Date.now() - 2 * HOUR_MS).toISOString()
    const body = { id: newId(), registerId: shop.register.id, openingFloatMinor: FLOAT, openedAt }
    const session = (await cashier.post('cash-sessions', body)).json<CashSession>()
    await brings(cashier, session, aClosing())
    await brings(cashier, session, aClosing(over()))
    expect(await doubts(session)).toHaveLength(1)
  })

  test('is none that is told again, nor one whose answer to its closing was lost', async () => {
    const first = await opened()
    const closing = aClosing({ deviceKey: KEY, closedAt: new Date(Date.now() + HOUR_MS).toISOString() })
    for (let time = 0; time < 3; time += 1) await brings(cashier, first, closing)
    const { closedById: _, ...unsigned } = closing
    await brings(cashier, first, unsigned)
    const second = await opened()
    await cashier.post(`cash-sessions/${second.id}/count`)
    const { counts, keptFloatMinor } = aClosing()
    await cashier.post(`cash-sessions/${second.id}/close`, { counts, keptFloatMinor })
    await brings(cashier, second, aClosing({ counts: [...counts, { paymentMethodId: newId(), countedMinor: 7 }] }))
    for (const session of [first, second]) expect(await doubts(session)).toEqual([])
    expect(await listed()).toEqual([undefined, undefined])
  })

  test('is of nobody in another shop or company', async () => {
    const session = await opened()
    await brings(cashier, session, aClosing({ deviceKey: KEY }))
    const stranger = await (await aShop(open())).as('manager')
    await refuses(stranger.post(`cash-sessions/${session.id}/brought`, forged()), 'cashSession.notFound')
    await refuses((await shop.as('accountant')).post(`cash-sessions/${session.id}/brought`, forged()), 'auth.forbidden')
    await refuses(
      cashier.post(`cash-sessions/${session.id}/brought`, { ...forged(), deviceKey: 'x' }),
      'request.invalid',
    )
    expect(await doubts(session)).toEqual([])
  })
})

test.each([
  ['by the device that opened it', true, KEY, []],
  ['by another device', true, 'cd'.repeat(32), [{ isOfZ: true, device: 'other' }]],
  ['by a device that says nothing', true, undefined, [{ isOfZ: true, device: 'other' }]],
  ['of a device that said nothing when it opened it', false, KEY, []],
])('a closing that is told %s', async (_, isKnown, deviceKey, doubted) => {
  const session = await opened(isKnown)
  await brings(other, session, aClosing(deviceKey === undefined ? {} : { deviceKey }))
  expect(await doubts(session)).toMatchObject(doubted)
  expect(await listed()).toEqual([doubted.length > 0 ? true : undefined])
})

test('in whatever order counts come, the first is the Z report and every other one is kept once', async () => {
  const counted = fc.integer({ min: 0, max: 3 }).map((thousands) => thousands * 1000)
  await fc.assert(
    fc.asyncProperty(fc.array(counted, { minLength: 1, maxLength: 6 }), async (amounts) => {
      const session = await opened()
      const closedAt = new Date().toISOString()
      for (const countedMinor of amounts) {
        const counts = [{ paymentMethodId: cashId, countedMinor }]
        await brings(cashier, session, aClosing({ counts, closedAt, keptFloatMinor: 0, deviceKey: KEY }))
      }
      const kept = (await doubts(session)).map(({ counts }) => counts[0]?.countedMinor)
      expect(kept.toSorted()).toEqual([...new Set(amounts)].filter((amount) => amount !== amounts[0]).toSorted())
      const { session: closed } = (await cashier.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
      expect(closed.tenders[0]?.countedMinor).toBe(amounts[0])
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
