import 'fake-indexeddb/auto'
import { describe, expect, jest, test } from '@jest/globals'
import type { BroughtClosingInput } from '@comptoir/contracts/sales/cash-sessions'
import { newId } from '@comptoir/platform'
import * as fc from 'fast-check'
import { aCashSession } from '../../testing/a-session.ts'
import { someSale } from '../../testing/some-sale.ts'
import { sendWaiting } from './send-waiting.ts'
import { type NewStep, openOn, SessionOpenError } from './step-store.ts'
import { type Fate, problemOf, TicketServer } from './testing/ticket-server.ts'
import { TicketStore } from './ticket-store.ts'

jest.setTimeout(120_000)

const TABS = [0, 1] as const
const REGISTERS = ['r1', 'r2'] as const
const FATES: readonly Fate[] = ['answered', 'lostBefore', 'lostAfter', 'busy']

type Act =
  | { kind: 'open' | 'sell' | 'close'; register: string; tab: number }
  | { kind: 'send'; tab: number; fates: readonly Fate[] }

const place = { register: fc.constantFrom(...REGISTERS), tab: fc.constantFrom(...TABS) }
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open' as const, 'close' as const), ...place }),
  { arbitrary: fc.record({ kind: fc.constant('sell' as const), ...place }), weight: 3 },
  fc.record({
    kind: fc.constant('send' as const),
    tab: place.tab,
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 5 }),
  }),
)

function opening(registerId: string): NewStep {
  const session = aCashSession({ registerId, openedAt: new Date().toISOString() })
  return { kind: 'opening', registerId, registerName: registerId, sessionId: session.id, session }
}

function closing(registerId: string, sessionId: string): NewStep {
  const at = new Date().toISOString()
  return {
    kind: 'closing',
    registerId,
    registerName: registerId,
    sessionId,
    openedAt: at,
    closedAt: at,
    count: { counts: [], keptFloatMinor: 0 },
  }
}

async function aDevice() {
  const companyId = newId()
  const server = new TicketServer()
  const tabs = TABS.map(() => new TicketStore(companyId))
  const tabOf = (tab: number): TicketStore => tabs[tab] ?? new TicketStore(companyId)
  for (const register of REGISTERS) await tabOf(0).takeSeries(server.seriesOf(register, null, 0), null)
  return { server, tabOf }
}

/** How many tickets were sold in each session that this device opened, and which of them it closed. */
async function run(acts: readonly Act[]) {
  const { server, tabOf } = await aDevice()
  const sold = new Map<string, number>()
  const closed = new Set<string>()
  for (const each of acts) {
    const store = tabOf(each.tab)
    if (each.kind === 'send') {
      server.fates = [...each.fates]
      await sendWaiting(store, server)
      continue
    }
    const { register } = each
    const open = openOn(register, await store.steps.all())
    if (each.kind === 'open') {
      if (open) await expect(store.steps.take(opening(register))).rejects.toBeInstanceOf(SessionOpenError)
      else await store.steps.take(opening(register))
    }
    if (open && each.kind === 'sell') {
      await store.sell(register, someSale({ cashSessionId: open.id }))
      sold.set(open.id, (sold.get(open.id) ?? 0) + 1)
    }
    if (open && each.kind === 'close') {
      await store.steps.take(closing(register, open.id))
      closed.add(open.id)
      await expect(store.sell(register, someSale({ cashSessionId: open.id }))).rejects.toThrow(open.id)
    }
  }
  return { server, store: tabOf(0), sold, closed }
}

describe('whatever is opened, sold and closed while the server comes and goes', () => {
  test('comes to it in turn: each ticket while its session is open, each closing after all of its tickets', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const { server, store, sold, closed } = await run(acts)
        server.fates = []
        expect((await sendWaiting(store, server)).halt).toBeNull()
        expect(await store.countWaiting()).toBe(0)
        const steps = await store.steps.all()
        expect(steps.every(({ isReceived }) => isReceived)).toBe(true)
        expect(server.strays).toEqual([])
        const openings = steps.filter(({ kind }) => kind === 'opening')
        expect([...server.sessions.keys()].toSorted()).toEqual(openings.map(({ sessionId }) => sessionId).toSorted())
        for (const [id, { isOpen, ticketsAtClosing }] of server.sessions) {
          expect(isOpen).toBe(!closed.has(id))
          expect(ticketsAtClosing).toBe(closed.has(id) ? (sold.get(id) ?? 0) : null)
        }
        await store.steps.forget(steps.map(({ position }) => position))
        expect(await store.steps.all()).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

test('where somebody else has a session there, it waits with its tickets, and holds up no other register', async () => {
  const { server, tabOf } = await aDevice()
  const store = tabOf(0)
  server.sessions.set('another', { registerId: 'r1', isOpen: true, ticketsAtClosing: null })
  for (const register of REGISTERS) {
    const step = opening(register)
    await store.steps.take(step)
    await store.sell(register, someSale({ cashSessionId: step.sessionId }))
  }
  expect(await sendWaiting(store, server)).toEqual({ received: 1, halt: 'refused' })
  const [first] = await store.steps.waitingOf('r1')
  expect([first?.refusal, await store.countWaiting()]).toEqual(['status 409', 1])
  server.sessions.set('another', { registerId: 'r1', isOpen: false, ticketsAtClosing: 0 })
  expect(await sendWaiting(store, server)).toEqual({ received: 1, halt: null })
  expect([server.strays, await store.steps.waitingOf('r1')]).toEqual([[], []])
})

test('a step is taken once, and let go only when the server has it', async () => {
  const { server, tabOf } = await aDevice()
  const step = opening('r1')
  await Promise.all([tabOf(0).steps.take(step), tabOf(1).steps.take(step)])
  const taken = await tabOf(0).steps.all()
  expect(taken).toHaveLength(1)
  await tabOf(0).steps.forget(taken.map(({ position }) => position))
  expect(await tabOf(0).steps.all()).toHaveLength(1)
  server.open = () => Promise.reject(problemOf(403))
  expect(await sendWaiting(tabOf(0), server)).toEqual({ received: 0, halt: 'notAllowed' })
})

test('a copy brings sessions with their tickets, in turn, wherever it is opened', async () => {
  const { server, tabOf } = await aDevice()
  const step = opening('r1')
  await tabOf(0).steps.take(step)
  await tabOf(0).sell('r1', someSale({ cashSessionId: step.sessionId }))
  await tabOf(0).steps.take(closing('r1', step.sessionId))
  const copy = await tabOf(0).copy()
  const other = new TicketStore(newId())
  expect([await other.adopt(copy), await other.adopt(copy)]).toEqual([1, 0])
  await sendWaiting(other, server)
  expect(server.strays).toEqual([])
  expect(server.sessions.get(step.sessionId)).toEqual({ registerId: 'r1', isOpen: false, ticketsAtClosing: 1 })
})

test.each([
  ['from another day’s clock', -400, 400],
  ['from now', 0, 0],
])('a time that the server could not believe is told as one that it can: %s', async (_, opened, closed) => {
  const { server, tabOf } = await aDevice()
  const [openedAt, closedAt] = [opened, closed].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const told: (string | undefined)[] = []
  server.open = async (input) => {
    told.push(input.openedAt)
    return aCashSession()
  }
  server.bring = async (_id: string, input?: BroughtClosingInput) => {
    told.push(input?.closedAt)
    return { zNumber: 12 }
  }
  const step = opening('r1')
  if (step.kind !== 'opening' || openedAt === undefined || closedAt === undefined) throw new Error('no opening')
  await tabOf(0).steps.take({ ...step, session: { ...step.session, openedAt } })
  await tabOf(0).steps.take({ ...closing('r1', step.sessionId), openedAt, closedAt } as NewStep)
  await sendWaiting(tabOf(0), server)
  const moments = told.map((moment) => Date.parse(moment ?? ''))
  expect(moments).toHaveLength(2)
  const [first = NaN, last = NaN] = moments
  expect(first).toBeGreaterThan(Date.now() - 30 * 86_400_000)
  expect(last).toBeGreaterThanOrEqual(first)
  expect(last).toBeLessThan(Date.now())
})
