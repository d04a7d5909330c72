import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashSession, CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { PIN, withPin } from '../../../../test/approvers.ts'
import { aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { anEnrolledRegister, aTicket, chained, received } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const TOLERANCE_MINOR = 5000

let shop: Shop
let cashier: Caller
let manager: Caller

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  manager = await shop.as('manager')
  await tolerated(TOLERANCE_MINOR)
})

async function tolerated(toleranceMinor: number | null): Promise<void> {
  const values = { cash_tolerance_minor: toleranceMinor }
  await open().admin.updateTable('company').set(values).where('id', '=', shop.companyId).execute()
}

type Register = Awaited<ReturnType<typeof anEnrolledRegister>>

/** A session that was closed with some difference, of a register whose tickets may still come. */
async function closedWith(differenceMinor: number): Promise<Register> {
  const register = await anEnrolledRegister(shop, cashier)
  await count(register, differenceMinor)
  return register
}

async function count({ session, cashId }: Register, differenceMinor: number): Promise<void> {
  await cashier.post(`cash-sessions/${session.id}/count`)
  const counts = [{ paymentMethodId: cashId, countedMinor: session.openingFloatMinor + differenceMinor }]
  const answer = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}

/** Late tickets of so much each, one after another. */
async function late(register: Register, amountsMinor: readonly number[]): Promise<void> {
  const tickets = await Promise.all(
    amountsMinor.map(async (amountMinor, index) =>
      aTicket(register, index + 1, [
        { goods: await aProduct(shop, { priceMicro: amountMinor * 1000, vatRateMilli: 0, stock: 100 }) },
      ]),
    ),
  )
  for (const sent of chained(tickets)) await received(cashier, register.session.registerId, [sent])
}

async function approvalOf({ session }: Register): Promise<CashSession['approval']> {
  return (await manager.get(`cash-sessions/${session.id}`)).json<CashSession>().approval
}

async function listed(filter = ''): Promise<(string | undefined)[]> {
  const { data } = (await manager.get(`cash-sessions/paginated${filter}`)).json<{ data: CashSessionRow[] }>()
  return data.map(({ approval }) => approval)
}

const approve = ({ session }: Register, body: object = {}) =>
  manager.post(`cash-sessions/${session.id}/approve`, { comment: 'Vu', ...body })

describe('a late ticket', () => {
  test('that was held back is held against what is tolerated', async () => {
    const register = await closedWith(0)
    expect(await approvalOf(register)).toBeUndefined()
    await late(register, [8000])
    expect(await approvalOf(register)).toMatchObject({
      ...{ toleranceMinor: TOLERANCE_MINOR, given: null },
      restated: { position: 1, leftMinor: 8000, isBeyond: true, before: null },
    })
    expect(await listed('?filter[approval]=awaited')).toEqual(['awaited'])
    expect((await approve(register)).json<CashSession>().approval?.given).toMatchObject({ by: 'The manager' })
    expect(await listed('?filter[approval]=given')).toEqual(['given'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('after which more is left than was approved asks for it again, and says who approved what was left before', async () => {
    const register = await closedWith(-6000)
    await approve(register)
    await late(register, [3000])
    expect(await approvalOf(register)).toMatchObject({
      given: null,
      restated: { leftMinor: 9000, isBeyond: true, before: { by: 'The manager', comment: 'Vu' } },
    })
    await refuses(approve(register, { position: 0 }), 'cashSession.differenceChanged')
    const approved = (await approve(register, { position: 1, comment: 'Encore' })).json<CashSession>()
    expect(approved.approval).toMatchObject({ given: { comment: 'Encore' }, restated: { before: { comment: 'Vu' } } })
    expect((await approve(register, { position: 1 })).json()).toEqual(approved)
  })

  test('that came after the closing was seen is not approved by PIN with it', async () => {
    await withPin(open(), manager)
    const register = await closedWith(-6000)
    const key = { kind: 'pin', userId: manager.userId, pin: PIN }
    const approveHere = (position: number) =>
      cashier.post(`cash-sessions/${register.session.id}/approve-here`, { comment: 'Vu', position, key })
    await late(register, [3000])
    await refuses(approveHere(0), 'cashSession.differenceChanged')
    expect(await approvalOf(register)).toMatchObject({ given: null })
    expect((await approveHere(1)).json<CashSession>().approval?.given).toMatchObject({ by: 'The manager' })
    await late(register, [3000, 3000])
    await refuses(approveHere(1), 'cashSession.differenceChanged')
  })

  test('that explains what was over needs no approval any more, and says so', async () => {
    const register = await closedWith(9000)
    await late(register, [6000])
    expect(await approvalOf(register)).toMatchObject({ given: null, restated: { leftMinor: 3000, isBeyond: false } })
    expect(await listed()).toEqual([undefined])
    for (const state of ['awaited', 'given']) expect(await listed(`?filter[approval]=${state}`)).toEqual([])
    await refuses(approve(register), 'cashSession.nothingToApprove')
  })

  test('within what is tolerated, or where any difference is, is written down nowhere', async () => {
    const register = await closedWith(1000)
    await late(register, [3000])
    expect(await approvalOf(register)).toBeUndefined()
    await tolerated(null)
    const other = await anEnrolledRegister(shop, cashier)
    await count(other, 0)
    await late(other, [90_000])
    expect(await approvalOf(other)).toBeUndefined()
  })

  test('is held against what was tolerated at the closing, whatever is by now', async () => {
    const register = await closedWith(-6000)
    await tolerated(1_000_000)
    await late(register, [1000])
    expect(await approvalOf(register)).toMatchObject({ restated: { leftMinor: 7000, isBeyond: true } })
  })
})

test('a correction that brings a closing within what is tolerated says so', async () => {
  const register = await anEnrolledRegister(shop, cashier)
  await count(register, -register.session.openingFloatMinor)
  expect(await approvalOf(register)).toMatchObject({ given: null })
  const { session, cashId: paymentMethodId } = register
  const body = { id: newId(), kind: 'floatMissed', paymentMethodId, otherMethodId: null }
  const answer = await manager.post(`cash-sessions/${session.id}/corrections`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  expect(await approvalOf(register)).toMatchObject({ given: null, restated: { leftMinor: 0, isBeyond: false } })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

/** A closing and what follows on it: tickets of so much each, and approvals between them. */
const stories = fc.record({
  countedMinor: fc.integer({ min: -20_000, max: 20_000 }),
  steps: fc.array(fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.constant('approve' as const)), { maxLength: 7 }),
})

test('in any order of tickets and approvals, what waits for approval is what is left beyond the tolerated and not approved', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ countedMinor, steps }) => {
      const register = await closedWith(Math.max(countedMinor, -100_000))
      let leftMinor = countedMinor
      let isApproved = false
      let counter = 0
      let last = ''
      for (const step of steps) {
        const isBeyond = Math.abs(leftMinor) > TOLERANCE_MINOR
        if (step === 'approve') {
          const { statusCode } = await approve(register)
          expect(statusCode).toBe(isBeyond ? 200 : 409)
          isApproved = isBeyond
        } else {
          const goods = await aProduct(shop, { priceMicro: step * 1000, vatRateMilli: 0, stock: 100 })
          counter += 1
          const sent = chained([aTicket(register, counter, [{ goods }])], last)
          last = sent.at(-1)?.hash ?? ''
          await received(cashier, register.session.registerId, sent)
          leftMinor -= step
          isApproved = false
        }
        const approval = await approvalOf(register)
        const isAwaited = approval !== undefined && approval.given === null && approval.restated?.isBeyond !== false
        expect({ isAwaited, isGiven: Boolean(approval?.given) }).toEqual({
          isAwaited: Math.abs(leftMinor) > TOLERANCE_MINOR && !isApproved,
          isGiven: isApproved,
        })
        if (approval?.restated) expect(approval.restated.leftMinor).toBe(Math.abs(leftMinor))
      }
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
