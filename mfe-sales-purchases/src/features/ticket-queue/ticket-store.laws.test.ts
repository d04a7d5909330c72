import 'fake-indexeddb/auto'
import { describe, expect, jest, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import * as fc from 'fast-check'
import { someSale } from '../../testing/some-sale.ts'
import { sendWaiting } from './send-waiting.ts'
import { type Fate, TicketServer } from './testing/ticket-server.ts'
import { chainedHash } from './ticket-hash.ts'
import { SaleIdTakenError, TicketStore } from './ticket-store.ts'

jest.setTimeout(120_000)

const GOODS = newId()
const TABS = [0, 1] as const
const REGISTERS = ['r1', 'r2'] as const
const FATES: readonly Fate[] = ['answered', 'lostBefore', 'lostAfter', 'busy', 'keptBeside']

type Step =
  | { kind: 'sell'; register: string; tabs: readonly number[] }
  | { kind: 'send'; tab: number; fates: readonly Fate[] }
  | { kind: 'series'; register: string; isForgotten: boolean }
  | { kind: 'setBack'; count: number }

const register = fc.constantFrom(...REGISTERS)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('sell' as const),
    register,
    tabs: fc.array(fc.constantFrom(...TABS), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    tab: fc.constantFrom(...TABS),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('series' as const), register, isForgotten: fc.boolean() }),
  fc.record({ kind: fc.constant('setBack' as const), count: fc.integer({ min: 1, max: 3 }) }),
)

/** Two tabs of a browser, and the server. */
async function run(steps: readonly Step[]) {
  const companyId = newId()
  const tabs = TABS.map(() => new TicketStore(companyId))
  const tabOf = (tab: number): TicketStore => tabs[tab] ?? new TicketStore(companyId)
  const server = new TicketServer()
  const sold: string[] = []
  for (const each of REGISTERS) await tabOf(0).takeSeries(server.seriesOf(each, null, 0), null)
  for (const each of steps) {
    if (each.kind === 'sell')
      await Promise.all(
        each.tabs.map(async (tab) => sold.push((await tabOf(tab).sell(each.register, someSale({}, GOODS))).id)),
      )
    if (each.kind === 'send') {
      server.fates = [...each.fates]
      await sendWaiting(tabOf(each.tab), server)
    }
    if (each.kind === 'series') {
      const held = await tabOf(0).series(each.register)
      const epoch = each.isForgotten ? null : (held?.epoch ?? null)
      await tabOf(0).takeSeries(server.seriesOf(each.register, epoch, held?.lastCounter ?? 0), held?.epoch ?? null)
    }
    if (each.kind === 'setBack') server.setBack(each.count)
  }
  // The browser was started again.
  return { server, sold, store: new TicketStore(companyId) }
}

describe('whatever is sold, lost on its way, sent twice or by two tabs', () => {
  test('comes to the server, once, numbered without a gap in each series, each tied to the one before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { server, sold, store } = await run(steps)
        server.fates = []
        // What a server that was set back lacks is known once something comes after it.
        for (const each of REGISTERS) sold.push((await store.sell(each, someSale({}, GOODS))).id)
        while ((await sendWaiting(store, server)).received > 0 && (await store.countWaiting()) > 0);
        expect(await store.countWaiting()).toBe(0)
        expect(await store.unsent([GOODS])).toEqual(new Map([[GOODS, 0]]))
        const isSetBack = steps.some(({ kind }) => kind === 'setBack')
        const isRenewed = steps.some(({ kind }) => kind === 'series')
        // The end of a series that was left for another one is asked for by nobody.
        if (isSetBack && isRenewed) return
        const received = server.tickets()
        expect(received.map(({ ticket }) => ticket.id).toSorted()).toEqual(sold.toSorted())
        for (const [index, { ticket, sent }] of received.entries()) {
          const before = received[index - 1]
          const isFirst = before?.ticket.registerId !== ticket.registerId || before.ticket.epoch !== ticket.epoch
          expect(ticket.counter).toBe(isFirst ? 1 : (before?.ticket.counter ?? 0) + 1)
          expect(sent.previousHash).toBe(isFirst ? '' : before?.sent.hash)
          expect(sent.hash).toBe(chainedHash(sent.previousHash, sent.text))
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a sale that was numbered is given as it was, however often it is sold', async () => {
  const store = new TicketStore(newId())
  await store.takeSeries(new TicketServer().seriesOf('r1', null, 0), null)
  const sale = someSale()
  const tickets = await Promise.all([store.sell('r1', sale), store.sell('r1', sale), store.sell('r1', sale)])
  expect(new Set(tickets.map(({ hash }) => hash)).size).toBe(1)
  expect(await store.countWaiting()).toBe(1)
  expect(await store.series('r1')).toMatchObject({ lastCounter: 1, lastHash: tickets[0]?.hash })
})

test('a register without a series sells nothing', async () => {
  const store = new TicketStore(newId())
  await expect(store.sell('r1', someSale())).rejects.toThrow('r1')
  expect(await store.countWaiting()).toBe(0)
})

test('lines that cannot be computed leave the number for the next sale', async () => {
  const store = new TicketStore(newId())
  await store.takeSeries(new TicketServer().seriesOf('r1', null, 0), null)
  const [line] = someSale().lines
  const lines = line ? [{ ...line, quantityMilli: 0.5 }] : []
  await expect(store.sell('r1', someSale({ lines }))).rejects.toThrow()
  expect(await store.sell('r1', someSale())).toMatchObject({ counter: 1, number: 'TIC-LM2-000001', previousHash: '' })
})

test('an answer about a series that was overtaken changes nothing', async () => {
  const store = new TicketStore(newId())
  const server = new TicketServer()
  const [first, second] = [server.seriesOf('r1', null, 0), server.seriesOf('r1', null, 0)]
  await store.takeSeries(second, null)
  await store.takeSeries(first, null)
  expect(await store.series('r1')).toMatchObject({ epoch: 2, numberPrefix: 'TIC-LM2.2-' })
})

test('a server that forgot its last enrolments gives a series that was not there', async () => {
  const store = new TicketStore(newId())
  const server = new TicketServer()
  for (let epoch = 0; epoch < 3; epoch += 1) await store.takeSeries(server.seriesOf('r1', null, 0), epoch || null)
  expect(await store.series('r1')).toMatchObject({ epoch: 3 })
  server.setEpochBack('r1', 1)
  await store.takeSeries(server.seriesOf('r1', 3, 0), 3)
  expect(await store.series('r1')).toMatchObject({ epoch: 4, lastCounter: 0 })
})

test('another sale under an id that was numbered is not taken for it', async () => {
  const store = new TicketStore(newId())
  await store.takeSeries(new TicketServer().seriesOf('r1', null, 0), null)
  const sale = someSale()
  await store.sell('r1', sale)
  const [line] = sale.lines
  const lines = line ? [{ ...line, quantityMilli: 2000 }] : []
  await expect(store.sell('r1', { ...sale, lines })).rejects.toBeInstanceOf(SaleIdTakenError)
  expect(await store.countWaiting()).toBe(1)
})

test('what waits is known by its goods, of packs too, until the server has it', async () => {
  const store = new TicketStore(newId())
  const server = new TicketServer()
  await store.takeSeries(server.seriesOf('r1', null, 0), null)
  const [water, line] = [newId(), someSale().lines[0]!]
  const pack = {
    ...line,
    id: newId(),
    productId: water,
    packId: newId(),
    packQuantityMilli: 24_000,
    quantityMilli: 2000,
  }
  await store.sell('r1', someSale({ lines: [{ ...line, productId: water }, pack] }))
  expect(await store.unsent([water, 'none'])).toEqual(
    new Map([
      [water, 49_000],
      ['none', 0],
    ]),
  )
  await sendWaiting(store, server)
  expect(await store.unsent([water])).toEqual(new Map([[water, 0]]))
})

test('what the server has had for a month is let go; what it has not stays', async () => {
  const store = new TicketStore(newId())
  const server = new TicketServer()
  await store.takeSeries(server.seriesOf('r1', null, 0), null)
  const old = await store.sell('r1', someSale())
  await sendWaiting(store, server)
  const waiting = await store.sell('r1', someSale())
  await store.forgetOld(new Date('2026-12-25T00:00:00.000Z'))
  expect([await store.find(old.id), (await store.find(waiting.id))?.id]).toEqual([null, waiting.id])
})
