import type { Client } from '@comptoir/contracts/people/clients'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { beforeEach, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { PIN, withPin } from '../../../../test/approvers.ts'
import { aClient } from '../../../../test/clients.ts'
import { aPaymentMethod, booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import type { Caller } from '../../../../test/shop.ts'

const open = setUpApp()

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller
let creditId: string

beforeEach(async () => {
  counter = await aNumberingCounter(open())
  manager = await withPin(open(), await counter.shop.as('manager'))
  creditId = (await aPaymentMethod(manager, { kind: 'credit', name: 'Crédit' })).id
})

async function aDebtor(creditLimitMinor: number | null, code = 'CL-014'): Promise<string> {
  const answer = await manager.post('clients', aClient({ code, name: `Café ${code}`, taxId: null, creditLimitMinor }))
  return answer.json<Client>().id
}

function onCredit(clientId: string, at: number, quantityMilli = 1000): RegisterTicket {
  const ticket = aTicket(counter.register, at, [{ goods: counter.goods, quantityMilli }], { clientId })
  const payments = ticket.payments.map((payment) => ({ ...payment, paymentMethodId: creditId }))
  return { ...ticket, payments, seller: { ...ticket.seller, client: 'Café' } }
}

const owedBy = async (id: string): Promise<number> =>
  (await counter.cashier.get(`client-accounts/${id}`)).json<ClientAccount>().owedMinor
const saidOf = async ({ id }: RegisterTicket) => {
  const { reviews = [], approvals } = await counter.sale(id)
  return { reviews, approvals }
}
const exceeded = (shown: number, expected: number) => ({
  reason: 'creditLimitExceeded',
  lineNumber: null,
  shown,
  expected,
})

test('the ticket that takes a client above the limit is in the books, with what they owe then', async () => {
  const price = aTicket(counter.register, 1, [{ goods: counter.goods }]).totalMinor
  const clientId = await aDebtor(2 * price)
  const tickets = [1, 2, 3].map((at) => onCredit(clientId, at))
  const sent = chained(tickets)
  await counter.send(sent)
  // Sent once more, they are owed once.
  await counter.send(sent)
  expect(await owedBy(clientId)).toBe(3 * price)
  expect(await Promise.all(tickets.map(saidOf))).toEqual([
    { reviews: [] },
    { reviews: [] },
    { reviews: [exceeded(3 * price, 2 * price)] },
  ])
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

test('of whom nothing is allowed on credit, every one is told; where nothing limits it, none', async () => {
  const none = onCredit(await aDebtor(0), 1)
  const free = onCredit(await aDebtor(null, 'CL-015'), 2)
  await counter.send(chained([none, free]))
  expect(await saidOf(none)).toEqual({ reviews: [exceeded(none.totalMinor, 0)] })
  expect(await saidOf(free)).toEqual({ reviews: [] })
})

test('what was approved need not be looked at, nor what somebody sold who may', async () => {
  const clientId = await aDebtor(0)
  const approved = onCredit(clientId, 1)
  const answer = await counter.cashier.post('approvals', {
    permissions: ['sales.exceedCreditLimit'],
    key: { kind: 'pin', userId: manager.userId, pin: PIN },
    ticket: approvedTicketOf(approved),
  })
  expect(answer.statusCode).toBe(201)
  const own = { ...onCredit(clientId, 2), cashierId: manager.userId }
  const sent = chained([approved, own])
  await counter.send(sent.slice(0, 1))
  await counter.send(sent.slice(1), manager)
  expect(await saidOf(approved)).toEqual({
    reviews: [],
    approvals: [{ permission: 'sales.exceedCreditLimit', approvedBy: 'The manager' }],
  })
  expect(await saidOf(own)).toEqual({ reviews: [] })
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

test('whatever is sold on credit, in any order and however often, is owed exactly once', async () => {
  const clients = [await aDebtor(50_000), await aDebtor(null, 'CL-015')]
  const owed = new Map(clients.map((id) => [id, 0]))
  let at = 0
  let last = ''
  const sales = fc.array(
    fc.record({ of: fc.nat({ max: 1 }), pieces: fc.integer({ min: 1, max: 4 }), again: fc.boolean() }),
    { minLength: 1, maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(sales, fc.boolean(), async (drawn, isAtOnce) => {
      const tickets = drawn.map(({ of, pieces }) => {
        at += 1
        return onCredit(clients[of] ?? '', at, pieces * 1000)
      })
      for (const { clientId, totalMinor } of tickets)
        owed.set(clientId ?? '', (owed.get(clientId ?? '') ?? 0) + totalMinor)
      const sent = chained(tickets, last)
      last = sent.at(-1)?.hash ?? last
      const batches = [sent.toReversed(), sent, sent.filter((_, index) => drawn[index]?.again)].filter(
        (batch) => batch.length > 0,
      )
      if (isAtOnce) await Promise.all(batches.map((batch) => counter.send(batch)))
      else for (const batch of batches) await counter.send(batch)
      for (const id of clients) expect(await owedBy(id)).toBe(owed.get(id))
    }),
    { numRuns: 8 },
  )
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})
