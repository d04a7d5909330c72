import { beforeEach, describe, expect, test } from '@jest/globals'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { atCounter } from '../../../../test/at-counter.ts'
import { aTicket, chained } from '../../../../test/register-tickets.ts'
import { refuses } from '../../../../test/shop.ts'

const open = setUpApp()

let at: Awaited<ReturnType<typeof atCounter>>

beforeEach(async () => {
  at = await atCounter(open())
})

describe('the drawer, copies and what is given up, where another is signed in', () => {
  test('are in the name of who stands there', async () => {
    await at.takesOver(at.manager)
    const { pointOfSaleId } = at.shop
    const ticket = aTicket(at.register, 1, [{ goods: at.goods }])
    await at.send(chained([ticket]))
    const { userId: cashierId } = at.manager
    const opened = await at.opener.post(
      `points-of-sale/${pointOfSaleId}/registers/${at.session.registerId}/drawer-openings`,
      {
        ...{ reason: 'change', cashierId },
      },
    )
    expect(opened.statusCode).toBe(204)
    const copy = {
      ...{ id: newId(), documentKind: 'sale', documentId: ticket.id, number: 'TIC-1', cashierId },
      ...{ registerId: at.session.registerId, cashSessionId: at.session.id, occurredAt: new Date().toISOString() },
    }
    const tell = () => at.opener.post('ticket-copies', { copies: [copy] })
    await tell()
    expect((await tell()).statusCode).toBe(200)
    const held = {
      id: newId(),
      lines: [{ id: newId(), product: { id: newId(), designation: 'Thé' }, quantityMilli: 1000 }],
    }
    const inSession = { cashSessionId: at.session.id }
    const hold = {
      ...inSession,
      id: held.id,
      label: 'Mourad',
      content: JSON.stringify({ lines: held.lines }),
      totalMinor: 1000,
    }
    const moment = new Date().toISOString()
    expect((await at.opener.post('held-tickets', { ...hold, heldById: cashierId, heldAt: moment })).statusCode).toBe(
      201,
    )
    const discard = { ...inSession, reason: 'clientLeft', cashierId, discardedAt: moment }
    const ended = await at.opener.post(`held-tickets/${held.id}/discard`, discard)
    expect([ended.statusCode, ended.json<{ endedBy: string }>().endedBy]).toEqual([200, 'The manager'])
    const kinds = ['drawerOpening', 'ticketCopy', 'heldTicket']
    expect(new Set(await at.claims())).toEqual(new Set(kinds.map((kind) => at.claimed(kind, true))))
    for (const action of ['register.drawerOpened', 'heldTicket.discarded']) {
      expect(await at.trailOf(action)).toMatchObject([{ by: 'The manager' }])
      expect(await at.claimsTold(action)).toEqual([['signedIn', 'The cashier']])
    }
  })
})

test('what was done already and is told later is taken whatever became of who did it', async () => {
  const ticket = aTicket(at.register, 1, [{ goods: at.goods }])
  await at.send(chained([ticket]))
  await at.takesOver(at.manager)
  const copy = {
    ...{ id: newId(), documentKind: 'sale', documentId: ticket.id, number: 'TIC-1', cashierId: at.manager.userId },
    ...{ registerId: at.session.registerId, cashSessionId: at.session.id, occurredAt: new Date().toISOString() },
  }
  const { companyId } = at.shop
  const left = open().admin.updateTable('app_user').set({ is_active: false })
  await left.where('company_id', '=', companyId).where('id', '=', at.manager.userId).execute()
  await refuses(at.opener.post('cash-movements', at.moving()), 'auth.forbidden')
  expect((await at.opener.post('ticket-copies', { copies: [copy] })).json()).toMatchObject({ data: [{ id: copy.id }] })
  expect(await at.claims()).toEqual([at.claimed('ticketCopy', true)])
})

describe('the report of a session in which more than one person did something', () => {
  test('says what each did; who counts blind learns it by whoever stands there and may', async () => {
    await at.send(chained([aTicket(at.register, 1, [{ goods: at.goods }])]))
    await refuses(at.reportFor(), 'cashSession.countedBlind')
    await refuses(at.reportFor(at.manager.userId), 'cashSession.countedBlind')
    await at.takesOver(at.manager)
    const alone = (await at.reportFor(at.manager.userId)).json<ZReport>()
    expect(alone).toMatchObject({ kind: 'X', issuedBy: 'The manager' })
    expect(alone).not.toHaveProperty('people')
    await at.moved({ amountMinor: 1000 })
    expect((await at.opener.post('sales-returns', at.returning())).statusCode).toBe(201)
    const { people, session: shown } = (await at.reportFor(at.manager.userId)).json<ZReport>()
    const priceMinor = at.goods.unitPriceMicro / 1000
    expect(people).toMatchObject([
      {
        name: 'The cashier',
        ticketCount: 1,
        totalMinor: priceMinor,
        returnCount: 0,
        tenders: [{ amountMinor: priceMinor }],
      },
      {
        name: 'The manager',
        ticketCount: 0,
        returnCount: 1,
        returnedMinor: priceMinor,
        tenders: [{ amountMinor: -priceMinor - 1000 }],
      },
    ])
    const [tender] = shown.tenders
    expect(tender?.expectedMinor).toBe((tender?.openingMinor ?? 0) - 1000)
  })

  test('whatever they did: what each moved is together what the drawer moved', async () => {
    await at.takesOver(at.manager)
    const act = fc.record({
      byManager: fc.boolean(),
      isIn: fc.boolean(),
      amountMinor: fc.integer({ min: 1, max: 9_999 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 4 }), async (acts) => {
        for (const { byManager, isIn, amountMinor } of acts) {
          const { cashierId, ...input } = at.moving({ reason: isIn ? 'changeBrought' : 'bankDeposit', amountMinor })
          await at.opener.post('cash-movements', byManager ? { ...input, cashierId } : input)
        }
        const { people = [], session: shown } = (
          await at.manager.get(`cash-sessions/${at.session.id}/report`)
        ).json<ZReport>()
        const each = people.flatMap(({ tenders }) => tenders.map(({ amountMinor }) => amountMinor))
        const [{ paidInMinor = 0, paidOutMinor = 0 } = {}] = shown.tenders
        if (people.length > 0)
          expect(each.reduce((sum, one) => sum + one, 0)).toBe((paidInMinor ?? 0) + (paidOutMinor ?? 0))
      }),
      { numRuns: 8 },
    )
  })
})
