import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { someSale } from '../../testing/some-sale.ts'
import { sendWaiting } from './send-waiting.ts'
import { problemOf, TicketServer } from './testing/ticket-server.ts'
import { TicketStore } from './ticket-store.ts'

async function aStore(count: number) {
  const store = new TicketStore(newId())
  const server = new TicketServer()
  for (const register of ['r1', 'r2']) await store.takeSeries(server.seriesOf(register, null, 0), null)
  for (let sold = 0; sold < count; sold += 1) await store.sell(sold % 2 === 0 ? 'r1' : 'r2', someSale())
  return { store, server }
}

test('a batch is of one register, and no larger than what is received at once', async () => {
  const { store, server } = await aStore(120)
  const batches: number[] = []
  const receive = server.receive.bind(server)
  server.receive = (batch) => {
    batches.push(batch.tickets.length)
    expect(batch.tickets.every(({ text }) => text.includes(batch.registerId))).toBe(true)
    return receive(batch)
  }
  expect(await sendWaiting(store, server)).toEqual({ received: 120, halt: null })
  expect(batches).toEqual([50, 10, 50, 10])
})

test.each([
  [401, 'signedOut', undefined],
  [403, 'notAllowed', 'status 403'],
  [404, 'notAllowed', 'status 404'],
  [429, 'busy', undefined],
  [503, 'busy', undefined],
  [400, 'refused', 'status 400'],
] as const)('an answer of %d stops the sending and keeps everything: %s', async (status, halt, refusal) => {
  const { store, server } = await aStore(2)
  server.receive = () => Promise.reject(problemOf(status))
  expect(await sendWaiting(store, server)).toEqual({ received: 0, halt })
  const [first] = await store.waiting()
  expect(first?.refusal).toBe(refusal)
  expect(await store.countWaiting()).toBe(2)
})

test('what one register may not send holds up no other', async () => {
  const { store, server } = await aStore(4)
  const receive = server.receive.bind(server)
  server.receive = (batch) => (batch.registerId === 'r1' ? Promise.reject(problemOf(404)) : receive(batch))
  expect(await sendWaiting(store, server)).toEqual({ received: 2, halt: 'notAllowed' })
  expect(await store.waitingRegisters()).toEqual(['r1'])
})

test('of a batch that is refused what can be received is, and the rest is known', async () => {
  const { store, server } = await aStore(10)
  const receive = server.receive.bind(server)
  server.receive = (batch) =>
    batch.tickets.some(({ text }) => text.includes('"counter":3')) ? Promise.reject(problemOf(400)) : receive(batch)
  expect(await sendWaiting(store, server)).toEqual({ received: 8, halt: 'refused' })
  expect((await store.waiting()).map(({ counter, refusal }) => [counter, refusal])).toEqual([
    [3, 'status 400'],
    [3, 'status 400'],
  ])
})

test('what the server keeps beside the books is sent once more, should it have been set back, and then no more', async () => {
  const { store, server } = await aStore(6)
  server.fates = ['keptBeside']
  expect(await sendWaiting(store, server)).toEqual({ received: 6, halt: null })
  expect(await sendWaiting(store, server)).toEqual({ received: 1, halt: null })
  expect(await sendWaiting(store, server)).toEqual({ received: 0, halt: null })
  const [first] = server.tickets()
  expect(await store.find(first?.ticket.id ?? '')).toMatchObject({ keptAs: 'unreadable', counter: 1 })
})

test('what was not acknowledged of a batch is kept', async () => {
  const { store, server } = await aStore(1)
  server.receive = async () => ({ data: [], missing: [] })
  expect(await sendWaiting(store, server)).toEqual({ received: 0, halt: 'refused' })
  expect(await store.countWaiting()).toBe(1)
})
