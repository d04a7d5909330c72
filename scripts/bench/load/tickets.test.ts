import { expect, test } from '@jest/globals'
import type { RegisterTicket, TicketBatch } from '@comptoir/contracts/sales/register-tickets'
import type { TicketsWork } from './jobs.ts'
import { ticketsAsk } from './tickets.ts'

const register = (registerId: string) => ({ registerId, cashSessionId: 'session', token: 'token', userId: 'user' })
const work: TicketsWork = {
  kind: 'tickets',
  companyId: 'company',
  cashId: 'cash',
  ...{ series: 1, products: 10, size: 3, isTwice: false },
  registers: ['a', 'b', 'c'].map(register),
}

function batch(client: number, turn: number): TicketBatch & { read: RegisterTicket[] } {
  const { body } = ticketsAsk(work, { client, clients: 2, turn })
  const sent: TicketBatch = JSON.parse(body ?? '')
  return { ...sent, read: sent.tickets.map(({ text }) => JSON.parse(text)) }
}

test('the queue of a register goes on from batch to batch, and only one client sends it', () => {
  const [first, other, next] = [batch(0, 0), batch(1, 0), batch(0, 2)]
  expect([first.registerId, other.registerId, batch(0, 1).registerId]).toEqual(['a', 'b', 'c'])
  expect(first.read.map(({ counter }) => counter)).toEqual([1, 2, 3])
  expect([next.registerId, next.read.map(({ counter }) => counter)]).toEqual(['a', [4, 5, 6]])
  expect(next.tickets[0]?.previousHash).toBe(first.tickets[2]?.hash)
  expect(first.tickets[0]?.previousHash).toBe('')
})

test('a ticket of five lines is paid to the thousandth', () => {
  const [ticket] = batch(1, 1).read
  expect(ticket?.lines).toHaveLength(5)
  expect(ticket?.payments[0]?.amountMinor).toBe(ticket?.totalMinor)
})
