import type { ApprovalCode, CodeApprovable, GivenCode } from '@comptoir/contracts/sales/approval-codes'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { approvedBy, requestFor } from '../../../../test/approval-codes.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained, type SoldLine } from '../../../../test/register-tickets.ts'
import type { Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const DISCOUNT = { kind: 'rate', rateMilli: 30_000 } as const
const ONE = ['sales.exceedDiscount'] as const
const BOTH = ['sales.editPrice', 'sales.exceedDiscount'] as const

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller

beforeEach(async () => {
  counter = await aNumberingCounter(open(), { maxDiscountRateMilli: 20_000 })
  manager = await counter.shop.as('manager')
})

const printed = (line: Partial<SoldLine> = { discount: DISCOUNT }, at = 1): RegisterTicket =>
  aTicket(counter.register, at, [{ goods: counter.goods, ...line }])

/** The ticket as it is once somebody has approved it on the telephone. */
async function approved(
  ticket: RegisterTicket,
  permissions: readonly CodeApprovable[] = ONE,
  { giver = manager, round = 1 }: { giver?: Caller; round?: number } = {},
): Promise<RegisterTicket> {
  const answer = await giver.post('approval-codes', requestFor(ticket, permissions, round))
  expect(answer.statusCode).toBe(201)
  return approvedBy(ticket, answer.json<GivenCode>().answer, permissions, round)
}

async function saidOf({ id }: RegisterTicket) {
  const { reviews = [], approvals } = await counter.sale(id)
  return { reasons: reviews.map(({ reason }) => reason).toSorted(), approvals }
}

async function saidOfFirst(ticket: RegisterTicket, caller?: Caller) {
  await counter.send(chained([ticket]), caller)
  return saidOf(ticket)
}

const codes = async (): Promise<ApprovalCode[]> =>
  (await manager.get('approval-codes/paginated')).json<PaginatedOf<ApprovalCode>>().data
const byManager = (...permissions: readonly CodeApprovable[]) =>
  permissions.map((permission) => ({ permission, approvedBy: 'The manager', byCode: true }))

describe('what was approved by a code is no reason to look at a ticket', () => {
  test('a discount above the limit: the ticket names who approved it, and the code its ticket', async () => {
    const ticket = await approved(printed())
    expect(await saidOfFirst(ticket)).toEqual({ reasons: [], approvals: byManager(...ONE) })
    expect(await codes()).toMatchObject([{ sale: { id: ticket.id, number: 'TIC-LM2-000001' } }])
    await counter.send(chained([ticket]))
    expect(await saidOf(ticket)).toEqual({ reasons: [], approvals: byManager(...ONE) })
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })

  test('a price and a discount at once, in a later round, whoever sends it', async () => {
    const ticket = await approved(printed({ unitPriceMicro: 1_000_000, discount: DISCOUNT }), BOTH, { round: 3 })
    expect(await saidOfFirst(ticket, await counter.shop.as('administrator'))).toEqual({
      reasons: [],
      approvals: byManager(...BOTH),
    })
    const [line] = (await counter.sale(ticket.id)).lines
    expect(line).toMatchObject({ unitPriceMicro: 1_000_000, listPriceMicro: 3_450_000 })
  })

  test('also by who may not approve it any more: they might when they did', async () => {
    const ticket = await approved(printed())
    await open().admin.updateTable('app_user').set({ role: 'readOnly' }).where('id', '=', manager.userId).execute()
    expect(await saidOfFirst(ticket)).toEqual({ reasons: [], approvals: byManager(...ONE) })
  })

  test('what was not needed is not kept, and another ticket of the batch is as it was', async () => {
    const plain = await approved(printed({}), BOTH)
    const bare = printed(undefined, 2)
    await counter.send(chained([plain, bare]))
    expect(await Promise.all([plain, bare].map(saidOf))).toEqual([
      { reasons: [], approvals: undefined },
      { reasons: ['discountTooHigh'], approvals: undefined },
    ])
  })
})

describe('a ticket is kept and looked at where its code was never given for it', () => {
  const UNKNOWN = { reasons: ['approvalUnknown', 'discountTooHigh'], approvals: undefined }

  test('at all, for another ticket, other permissions or another round', async () => {
    const invented = approvedBy(printed(), '12345678')
    const first = await approved(printed(undefined, 2))
    const moved = approvedBy(printed(undefined, 3), first.approvalCode?.answer ?? '')
    const wider = await approved(printed(undefined, 4), ['sales.editPrice'])
    const rounded = await approved(printed(undefined, 5))
    const tickets: RegisterTicket[] = [
      invented,
      first,
      moved,
      approvedBy(wider, '12345678', ONE),
      approvedBy(rounded, '12345678', ONE, 2),
    ]
    await counter.send(chained(tickets))
    expect(await Promise.all(tickets.map(saidOf))).toEqual([
      UNKNOWN,
      { reasons: [], approvals: byManager(...ONE) },
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
    ])
  })

  test('where a smaller discount was said than is taken', async () => {
    const ticket = printed({ discount: { kind: 'rate', rateMilli: 50_000 } })
    const request = requestFor(ticket)
    const answer = await manager.post('approval-codes', { ...request, discountMinor: request.discountMinor - 1 })
    expect(await saidOfFirst(approvedBy(ticket, answer.json<GivenCode>().answer))).toEqual(UNKNOWN)
    expect(await codes()).toMatchObject([{ usedAt: null, sale: null }])
  })

  test('or was given by its own cashier', async () => {
    const ticket = await approved(printed())
    const own = { ...ticket, cashierId: manager.userId }
    expect((await saidOfFirst(own)).reasons).toContain('approvalUnknown')
  })

  test('where its cashier may not ask any more, the code is known and counts for nothing', async () => {
    const ticket = await approved(printed())
    await open()
      .admin.updateTable('app_user')
      .set({ role: 'readOnly' })
      .where('id', '=', counter.cashier.userId)
      .execute()
    expect(await saidOfFirst(ticket, await counter.shop.as('administrator'))).toEqual({
      reasons: ['discountTooHigh'],
      approvals: undefined,
    })
  })
})
