import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type {
  DiscardInput,
  HeldTicket,
  HeldTicketRow,
  HoldInput,
  TakeInput,
} from '@comptoir/contracts/sales/held-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, cashOf } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** Somebody who sells at a register of their own. */
interface Counter {
  caller: Caller
  session: CashSession
}

let shop: Shop
let first: Counter
let second: Counter

beforeEach(async () => {
  shop = await aShop(open())
  const caller = await shop.as('cashier')
  first = { caller, session: await anOpenSession(shop, caller) }
  second = await anotherCounter()
})

async function anotherCounter(): Promise<Counter> {
  const manager = await shop.as('manager')
  const administrator = await shop.as('administrator')
  const path = `points-of-sale/${shop.pointOfSaleId}/registers`
  const { id: registerId } = (await administrator.post(path, { code: 'H9', name: 'Neuf' })).json<{ id: string }>()
  const opened = await manager.post('cash-sessions', { id: newId(), registerId, openingFloatMinor: 0 })
  return { caller: manager, session: opened.json<CashSession>() }
}

function aTicket({ session }: Counter, over: Partial<HoldInput> = {}): HoldInput {
  const product = { id: newId(), designation: 'Thé vert', unitPriceMicro: 2_500_000 }
  return {
    id: newId(),
    cashSessionId: session.id,
    label: ' Madame au foulard bleu ',
    content: JSON.stringify({ saleId: newId(), lines: [{ id: newId(), quantityMilli: 2000, product }] }),
    totalMinor: 5000,
    heldById: session.openedById,
    heldAt: '2026-11-21T13:09:00.000Z',
    ...over,
  }
}

async function held(counter: Counter, over: Partial<HoldInput> = {}): Promise<HoldInput> {
  const input = aTicket(counter, over)
  const answer = await counter.caller.post('held-tickets', input)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return input
}

const take = ({ caller, session }: Counter, id: string, over: Partial<TakeInput> = {}) =>
  caller.post(`held-tickets/${id}/take`, { cashSessionId: session.id, takeId: newId(), ...over })

const discard = ({ caller, session }: Counter, id: string, reason: DiscardInput['reason'] = 'clientLeft') =>
  caller.post(`held-tickets/${id}/discard`, { cashSessionId: session.id, reason })

async function listed({ caller }: Counter, query: string): Promise<HeldTicketRow[]> {
  return (await caller.get(`held-tickets/paginated?${query}`)).json<PaginatedOf<HeldTicketRow>>().data
}

describe('a held ticket', () => {
  test('is seen by the whole shop with who held it, where and when, and what it came to', async () => {
    const { id } = await held(first)
    const rows = await listed(second, `filter[pointOfSale]=${shop.pointOfSaleId}&filter[state]=held`)
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ id, state: 'held', label: 'Madame au foulard bleu', lineCount: 1, totalMinor: 5000 },
        ...{ heldBy: first.session.openedBy, heldAt: '2026-11-21T13:09:00.000Z' },
        ...{ registerId: first.session.registerId, registerName: first.session.registerName, endedAt: null },
      }),
    ])
    expect(await listed(second, `filter[pointOfSale]=${newId()}`)).toEqual([])
  })

  test('is taken whole by one register; whoever comes second is told who has it', async () => {
    const { id, content } = await held(first)
    const answers = await Promise.all([take(first, id), take(second, id), take(first, id), take(second, id)])
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    const ticket = taken[0]?.json<HeldTicket>()
    expect(ticket).toMatchObject({ state: 'taken', content })
    const refused = await refuses(take(first, id), 'heldTicket.taken')
    expect(refused.params).toEqual({ by: ticket?.endedBy, register: ticket?.endedRegisterName })
    await refuses(discard(second, id), 'heldTicket.taken')
    expect(await listed(first, 'filter[state]=held')).toEqual([])
  })

  test('is given again to who asks again with the same taking, and comes back by no late copy of the holding', async () => {
    const input = await held(first)
    const takeId = newId()
    const answers = [await take(second, input.id, { takeId }), await take(second, input.id, { takeId })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    const again = await first.caller.post('held-tickets', input)
    expect(again.json()).toMatchObject({ id: input.id, state: 'taken', endedBy: second.session.openedBy })
    await refuses(first.caller.post('held-tickets', aTicket(first, { id: input.id })), 'request.keyReused')
    await refuses(second.caller.post('held-tickets', aTicket(second, { id: input.id })), 'request.keyReused')
  })

  test('that was gone on with without a network is the register’s, or told to both where another one has it', async () => {
    const [own, contested] = [await held(first), await held(first)]
    const resumedAt = '2026-11-21T13:30:00.000Z'
    expect((await take(first, own.id, { resumedAt })).json()).toMatchObject({ state: 'taken', resumedAgainAt: null })
    await take(second, contested.id)
    const late = { takeId: newId(), resumedAt }
    const told = (await take(first, contested.id, late)).json<HeldTicket>()
    expect(told).toMatchObject({
      ...{ state: 'taken', endedBy: second.session.openedBy, endedRegisterId: second.session.registerId },
      ...{ resumedAgainAt: resumedAt, resumedAgainBy: first.session.openedBy },
      resumedAgainRegisterName: first.session.registerName,
    })
    expect((await take(first, contested.id, late)).json()).toEqual(told)
    const rows = await listed(second, `filter[resumedTwice]=${second.session.registerId}`)
    expect(rows.map(({ id }) => id)).toEqual([contested.id])
    expect(await listed(first, `filter[resumedTwice]=${first.session.registerId}`)).toEqual([])
  })

  test('that is discarded says why, is counted by the reports of the session, and has nothing on it any more', async () => {
    const { id } = await held(first)
    for (const answer of [await discard(second, id), await discard(second, id)])
      expect(answer.json()).toMatchObject({ state: 'discarded', reason: 'clientLeft', content: null })
    await refuses(discard(second, id, 'other'), 'heldTicket.discarded')
    await refuses(take(first, id), 'heldTicket.discarded')
    const { caller, session } = second
    const x = (await caller.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
    expect(x.discardedCount).toBe(1)
    const counts = [{ paymentMethodId: (await cashOf(caller)).id, countedMinor: 0 }]
    await caller.post(`cash-sessions/${session.id}/count`)
    const z = await caller.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(z.json()).toMatchObject({ kind: 'Z', discardedCount: 1 })
    const other = (await first.caller.get(`cash-sessions/${first.session.id}/report`)).json<ZReport>()
    expect('discardedCount' in other).toBe(false)
  })

  test('is held by the caller where whoever held it is unknown', async () => {
    const { id } = await held(second, { heldById: newId() })
    expect((await first.caller.get(`held-tickets/${id}`)).json()).toMatchObject({ heldBy: second.session.openedBy })
  })

  test('is in the audit trail, without what is on it', async () => {
    const { id } = await held(first)
    await take(second, id)
    const { body } = await (await shop.as('administrator')).get('audit-trail/paginated?limit=100')
    const { data } = JSON.parse(body) as { data: { action: string; entityId: string }[] }
    expect(data.filter(({ entityId }) => entityId === id).map(({ action }) => action)).toEqual([
      'heldTicket.taken',
      'heldTicket.held',
    ])
    expect(body).not.toContain('foulard')
  })

  test('goes when it was ended long ago, as another is held', async () => {
    const { id } = await held(first)
    await take(second, id)
    await open()
      .admin.updateTable('held_ticket')
      .set({ ended_at: new Date(Date.now() - 100 * 86_400_000) })
      .where('company_id', '=', shop.companyId)
      .where('id', '=', id)
      .execute()
    await held(first)
    await refuses(take(first, id), 'heldTicket.notFound')
  })
})

describe('is refused, with nothing written,', () => {
  test('what no counter could go on with', async () => {
    const { lines } = JSON.parse(aTicket(first).content) as { lines: object[] }
    for (const content of [
      '{',
      '[]',
      '{"lines":[]}',
      '{"lines":[{"id":"x"}]}',
      JSON.stringify({ lines: [...lines, ...lines] }),
    ])
      await refuses(first.caller.post('held-tickets', aTicket(first, { content })), 'heldTicket.unreadable')
    expect(await listed(first, '')).toEqual([])
  })

  test('in somebody else’s session, and of another company or shop', async () => {
    const input = await held(first)
    const stranger = await aShop(open())
    const theirs: Counter = { caller: await stranger.as('cashier'), session: first.session }
    await refuses(theirs.caller.get(`held-tickets/${input.id}`), 'heldTicket.notFound')
    await refuses(theirs.caller.post('held-tickets', aTicket(first)), 'cashSession.notFound')
    const own: Counter = { ...theirs, session: await anOpenSession(stranger, theirs.caller) }
    await refuses(take(own, input.id), 'heldTicket.notFound')
    await refuses(discard(own, input.id), 'heldTicket.notFound')
    await refuses(take({ ...second, session: first.session }, input.id), 'cashSession.ofAnother')
  })

  test('to nobody, to who does not sell, and with a body that says something else', async () => {
    await refuses(shop.nobody.post('held-tickets', aTicket(first)), 'auth.required')
    const accountant = await shop.as('accountant')
    await refuses(accountant.post('held-tickets', aTicket(first)), 'auth.forbidden')
    await refuses(accountant.get('held-tickets/paginated'), 'auth.forbidden')
    for (const wrong of [
      { label: ' ' },
      { label: 'x'.repeat(121) },
      { totalMinor: -1 },
      { content: '' },
      { heldAt: 'now' },
    ])
      await refuses(first.caller.post('held-tickets', { ...aTicket(first), ...wrong }), 'request.invalid')
    const { id } = await held(first)
    await refuses(
      first.caller.post(`held-tickets/${id}/discard`, { cashSessionId: first.session.id, reason: 'x' }),
      'request.invalid',
    )
  })
})
