import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ApprovalInput } from '@comptoir/contracts/sales/approvals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPin } from '../../../../test/approvers.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained, received, type SoldLine } from '../../../../test/register-tickets.ts'
import type { Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const MINUTE_MS = 60_000
const DISCOUNT = { kind: 'rate', rateMilli: 30_000 } as const
const BOTH = ['sales.editPrice', 'sales.exceedDiscount'] as const

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller

beforeEach(async () => {
  open().clock.set(new Date().toISOString())
  counter = await aNumberingCounter(open(), { maxDiscountRateMilli: 20_000 })
  manager = await withPin(open(), await counter.shop.as('manager'))
})

const printed = (line: Partial<SoldLine> = {}, over: Partial<RegisterTicket> = {}, at = 1): RegisterTicket =>
  aTicket(counter.register, at, [{ goods: counter.goods, ...line }], over)

/** A cashier asks at the counter, before the ticket is paid. */
async function approve(
  ticket: RegisterTicket,
  permissions: ApprovalInput['permissions'] = ['sales.exceedDiscount'],
  { asker = counter.cashier, key }: { asker?: Caller; key?: ApprovalInput['key'] } = {},
): Promise<void> {
  const byPin = { kind: 'pin', userId: manager.userId, pin: PIN } as const
  const asked = { permissions, key: key ?? byPin, ticket: approvedTicketOf(ticket) }
  const answer = await asker.post('approvals', asked)
  expect(answer.statusCode).toBe(201)
}

/** What the books say of a ticket: why it should be looked at, and who approved it. */
async function saidOf({ id }: RegisterTicket) {
  const { reviews = [], approvals } = await counter.sale(id)
  return { reasons: reviews.map(({ reason }) => reason), approvals }
}

async function saidOfFirst(ticket: RegisterTicket, caller?: Caller) {
  await counter.send(chained([ticket]), caller)
  return saidOf(ticket)
}

const byManager = (...permissions: ApprovalInput['permissions']) =>
  permissions.map((permission) => ({ permission, approvedBy: 'The manager' }))

describe('what was approved of a ticket is no reason to look at it', () => {
  test('a discount above the limit: the ticket names who approved it, under its seal', async () => {
    const { shop, cashier, sale } = counter
    const ticket = printed({ discount: DISCOUNT })
    await approve(ticket)
    expect(await saidOfFirst(ticket)).toEqual({ reasons: [], approvals: byManager('sales.exceedDiscount') })
    expect((await sale(ticket.id)).reviews).toBeUndefined()
    const again = await received(cashier, shop.register.id, chained([ticket]))
    expect(again).toMatchObject({ data: [{ keptAs: null, number: 'TIC-LM2-000001' }] })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a price entered by hand and a discount at once, by a badge', async () => {
    const key = { kind: 'badge', code: await badgeFor(counter.shop, manager) } as const
    const ticket = printed({ unitPriceMicro: 1_000_000, discount: DISCOUNT })
    await approve(ticket, [...BOTH], { key })
    expect(await saidOfFirst(ticket)).toEqual({ reasons: [], approvals: byManager(...BOTH) })
  })

  test('a custom item', async () => {
    const ticket = printed({ goods: { designation: 'Un sachet', unitPriceMicro: 500_000, vatRateMilli: 19_000 } })
    await approve(ticket, ['sales.editPrice'])
    expect(await saidOfFirst(ticket)).toEqual({ reasons: [], approvals: byManager('sales.editPrice') })
  })

  test('only what was needed is kept, and only what was approved is not looked at', async () => {
    const [plain, dear, discounted] = [
      printed(),
      printed({ unitPriceMicro: 1_000_000, discount: DISCOUNT }, {}, 2),
      printed({ discount: DISCOUNT }, {}, 3),
    ]
    await approve(plain, [...BOTH])
    await approve(dear, ['sales.editPrice'])
    await approve(discounted, [...BOTH])
    await counter.send(chained([plain, dear, discounted]))
    expect(await Promise.all([plain, dear, discounted].map(saidOf))).toEqual([
      { reasons: [] },
      { reasons: ['discountTooHigh'], approvals: byManager('sales.editPrice') },
      { reasons: [], approvals: byManager('sales.exceedDiscount') },
    ])
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })

  test('whoever sends it, and however it was paid', async () => {
    const { register } = counter
    const ticket = printed({ discount: DISCOUNT })
    await approve(ticket)
    const receivedMinor = ticket.totalMinor + 1000
    const payments = [{ id: newId(), paymentMethodId: register.cashId, amountMinor: receivedMinor }]
    const change = { id: newId(), paymentMethodId: register.cashId, amountMinor: 1000 }
    const paid = { ...ticket, payments, change, receivedMinor, changeMinor: 1000 }
    expect(await saidOfFirst(paid, await counter.shop.as('administrator'))).toEqual({
      reasons: [],
      approvals: byManager('sales.exceedDiscount'),
    })
  })
})

describe('a ticket is looked at all the same', () => {
  const UNAPPROVED: { reasons: string[]; approvals: Sale['approvals'] } = {
    reasons: ['discountTooHigh'],
    approvals: undefined,
  }

  test('where nothing was approved, or the same ticket with other lines', async () => {
    const [one, other] = [printed({ discount: DISCOUNT }), printed({ discount: DISCOUNT }, {}, 2)]
    await approve(printed({ discount: DISCOUNT, quantityMilli: 2000 }, { id: one.id }))
    await counter.send(chained([one, other]))
    expect(await Promise.all([one, other].map(saidOf))).toEqual([UNAPPROVED, UNAPPROVED])
  })

  test('where it was sold after the approval had ended; one that is sent later was sold in time', async () => {
    const now = open().clock.now().getTime()
    const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
    const [inTime, late] = [
      printed({ discount: DISCOUNT }, { occurredAt: at(10) }),
      printed({ discount: DISCOUNT }, { occurredAt: at(11) }, 2),
    ]
    await approve(inTime)
    await approve(late)
    open().clock.set(at(12))
    await counter.send(chained([inTime, late]))
    expect(await Promise.all([inTime, late].map(saidOf))).toEqual([
      { reasons: [], approvals: byManager('sales.exceedDiscount') },
      UNAPPROVED,
    ])
  })

  test('where another cashier asked', async () => {
    const another = await counter.shop.as('cashier')
    const ticket = printed({ discount: DISCOUNT })
    await approve(ticket, undefined, { asker: another })
    expect(await saidOfFirst(ticket, another)).toEqual(UNAPPROVED)
  })

  test.each([
    ['approved it may not any more', () => manager],
    ['asked may not ask any more', () => counter.cashier],
  ] as const)('where who %s', async (_what, who) => {
    const ticket = printed({ discount: DISCOUNT })
    await approve(ticket)
    const role = who() === manager ? 'cashier' : 'readOnly'
    await open().admin.updateTable('app_user').set({ role }).where('id', '=', who().userId).execute()
    expect(await saidOfFirst(ticket, await counter.shop.as('administrator'))).toEqual(UNAPPROVED)
  })
})
