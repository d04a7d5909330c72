import type { RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import type { KeptTicket } from '@comptoir/contracts/sales/register-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { anEnrolledRegister, aTicket, chained, received } from '../../../../test/register-tickets.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

/** Which ticket each sending brings: in batches, in any order, some of them again and at once with others. */
interface Plan {
  count: number
  batches: { at: number[]; isAtOnce: boolean }[]
}

const plans = fc.integer({ min: 1, max: 7 }).chain((count): fc.Arbitrary<Plan> => {
  const place = fc.integer({ min: 0, max: count - 1 })
  const batch = fc.record({ at: fc.array(place, { minLength: 1, maxLength: 5 }), isAtOnce: fc.boolean() })
  return fc.record({ count: fc.constant(count), batches: fc.array(batch, { maxLength: 6 }) })
})

test('however tickets are batched, ordered and repeated, the books come to the same', async () => {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const manager = await shop.as('manager')
  const register = await anEnrolledRegister(shop, cashier)
  const goods = await aProduct(shop, { stock: 100 })
  let counter = 0
  let last = ''
  await fc.assert(
    fc.asyncProperty(plans, async ({ count, batches }) => {
      const tickets = Array.from({ length: count }, (_, index) => {
        counter += 1
        return aTicket(register, counter, [{ goods, quantityMilli: 1000 * (index + 1) }])
      })
      const sent = chained(tickets, last)
      last = sent.at(-1)?.hash ?? last
      await sendAll(sent, batches, (some) => received(cashier, shop.register.id, some))
      const { data, missing } = await received(cashier, shop.register.id, sent)
      expect(missing).toEqual([])
      expect(data.map(({ keptAs, number }) => [keptAs, number])).toEqual(
        tickets.map((ticket) => [null, `TIC-LM2-${String(ticket.counter).padStart(6, '0')}`]),
      )
      expect(await stored(tickets)).toEqual(
        tickets.map(({ id, totalMinor }, index) => ({ id, totalMinor, requestHash: sent[index]?.hash })),
      )
      const kept = (await manager.get('kept-tickets/paginated')).json<PaginatedOf<KeptTicket>>()
      expect(kept.data).toEqual([])
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

async function sendAll(
  sent: readonly SentTicket[],
  batches: Plan['batches'],
  send: (some: SentTicket[]) => Promise<unknown>,
): Promise<void> {
  let running: Promise<unknown>[] = []
  for (const { at, isAtOnce } of batches) {
    const some = at.flatMap((place) => sent[place] ?? [])
    running.push(send(some))
    if (isAtOnce) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
}

async function stored(tickets: readonly RegisterTicket[]) {
  const rows = await open()
    .admin.selectFrom('sale')
    .select(['id', 'total_minor', 'request_hash'])
    .where(
      'id',
      'in',
      tickets.map(({ id }) => id),
    )
    .orderBy('counter')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    totalMinor: row.total_minor,
    requestHash: row.request_hash.toString('hex'),
  }))
}
