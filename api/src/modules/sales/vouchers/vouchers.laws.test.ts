import type { VoucherRow } from '@comptoir/contracts/sales/vouchers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPaymentMethod, booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import { claim, issued, paidBy, type Issued } from '../../../../test/vouchers.ts'

const open = setUpApp()

/** A ticket that is paid by one of the vouchers, as far as it could claim that; some are given up, some sent again. */
const plans = fc.record({
  tickets: fc.array(
    fc.record({
      of: fc.nat({ max: 1 }),
      pieces: fc.integer({ min: 1, max: 3 }),
      share: fc.integer({ min: 1, max: 100 }),
      isGivenUp: fc.boolean(),
      isAgain: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  areAtOnce: fc.boolean(),
})

test('whoever claims, gives up and pays, in any order, at once and again: what was issued less what was taken is left, and never less than nothing', async () => {
  const counter = await aNumberingCounter(open())
  const { cashier, goods, register, shop } = counter
  const manager = await shop.as('manager')
  const methodId = (await aPaymentMethod(manager, { kind: 'voucher', name: 'Bon d’achat' })).id
  let at = 1
  const [first] = chained([aTicket(register, at, [{ goods }])])
  if (!first) throw new Error('no ticket')
  await counter.send([first])
  let last = first.hash
  let issuedMinor = 0
  let takenMinor = 0
  await fc.assert(
    fc.asyncProperty(plans, async ({ tickets, areAtOnce }) => {
      const vouchers: Issued[] = []
      for (const quantityMilli of [1000, 2000])
        vouchers.push((await issued(manager, { methodId, session: register.session, goods, quantityMilli })).voucher)
      issuedMinor += vouchers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const claimOf = async ({ of, pieces, share }: (typeof tickets)[number], ticketId: string) => {
        const voucher = vouchers[of]
        if (!voucher) throw new Error('no voucher')
        const amountMinor = Math.max(1, Math.floor((goods.unitPriceMicro / 1000) * pieces * (share / 100)))
        const answer = await claim(cashier, voucher, ticketId, amountMinor)
        return { voucher, ticketId, amountMinor: answer.statusCode === 200 ? amountMinor : 0 }
      }
      const ids = tickets.map(() => newId())
      const claims: Awaited<ReturnType<typeof claimOf>>[] = []
      if (areAtOnce) claims.push(...(await Promise.all(tickets.map((plan, index) => claimOf(plan, ids[index] ?? '')))))
      else for (const [index, plan] of tickets.entries()) claims.push(await claimOf(plan, ids[index] ?? ''))
      for (const { of } of tickets) {
        const held = claims.reduce(
          (sum, { voucher, amountMinor }) => sum + (voucher === vouchers[of] ? amountMinor : 0),
          0,
        )
        expect(held).toBeLessThanOrEqual(vouchers[of]?.amountMinor ?? 0)
      }
      const paid = tickets.map((plan, index) => {
        at += 1
        const ticket = {
          ...aTicket(register, at, [{ goods, quantityMilli: plan.pieces * 1000 }]),
          id: ids[index] ?? '',
        }
        const { voucher, amountMinor } = claims[index] ?? { amountMinor: 0 }
        return voucher && amountMinor > 0 && !plan.isGivenUp ? paidBy(ticket, voucher, methodId, amountMinor) : ticket
      })
      const sent = chained(paid, last)
      last = sent.at(-1)?.hash ?? last
      const sendings = [sent.toReversed(), sent.filter((_, index) => tickets[index]?.isAgain), sent].filter(
        (some) => some.length > 0,
      )
      if (areAtOnce) await Promise.all(sendings.map((some) => counter.send(some)))
      else for (const some of sendings) await counter.send(some)
      takenMinor += claims.reduce(
        (sum, { amountMinor }, index) => sum + (tickets[index]?.isGivenUp ? 0 : amountMinor),
        0,
      )
      for (const [index, { voucher }] of claims.entries())
        if (tickets[index]?.isGivenUp)
          await cashier.post('vouchers/claims/release', { ticketId: ids[index], voucherId: voucher.id })
      for (const { id } of paid) expect((await counter.sale(id)).reviews).toBeUndefined()
    }),
    { numRuns: 8 },
  )
  const { data } = (await manager.get('vouchers/paginated?limit=100')).json<PaginatedOf<VoucherRow>>()
  expect(data.reduce((sum, { leftMinor }) => sum + leftMinor, 0)).toBe(issuedMinor - takenMinor)
  for (const { leftMinor } of data) expect(leftMinor).toBeGreaterThanOrEqual(0)
  const ledger = await open()
    .admin.selectFrom('money_ledger')
    .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
    .where('company_id', '=', shop.companyId)
    .where('voucher_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(Number(ledger.sum)).toBe(takenMinor - issuedMinor)
  const claimsLeft = await open()
    .admin.selectFrom('voucher_claim')
    .selectAll()
    .where('company_id', '=', shop.companyId)
    .execute()
  expect(claimsLeft).toEqual([])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
