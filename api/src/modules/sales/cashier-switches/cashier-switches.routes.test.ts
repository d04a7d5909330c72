import { beforeEach, describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import {
  CASHIER_HOURS,
  type Cashiers,
  type CashierKey,
  type CashierSwitch,
} from '@comptoir/contracts/sales/cashier-switches'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Register } from '@comptoir/contracts/company/registers'
import { v7 as newId } from 'uuid'
import { PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPassword, withPin } from '../../../../test/approvers.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, anEnrolledRegister, aTicket, chained, received } from '../../../../test/register-tickets.ts'
import { aShop, anOutsider, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const HOUR_MS = 3_600_000
const DISCOUNT = { kind: 'rate', rateMilli: 30_000 } as const

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
/** Opened the session, and is signed in at the counter. */
let opener: Caller
let manager: Caller

beforeEach(async () => {
  open().clock.set(new Date().toISOString())
  counter = await aNumberingCounter(open(), { maxDiscountRateMilli: 20_000 })
  opener = counter.cashier
  manager = await withPin(open(), await counter.shop.as('manager'))
})

const pinOf = ({ userId }: Caller, pin = PIN): CashierKey => ({ kind: 'pin', userId, pin })
const asked = (key: CashierKey) => ({ registerId: counter.shop.register.id, key })

async function switched(key: CashierKey): Promise<CashierSwitch> {
  const answer = await opener.post('cashier-switches', asked(key))
  expect(answer.statusCode).toBe(201)
  return answer.json<CashierSwitch>()
}

const soldBy = ({ userId }: Caller, at = 1, over: Partial<RegisterTicket> = {}, discount?: typeof DISCOUNT) =>
  aTicket(counter.register, at, [{ goods: counter.goods, ...(discount ? { discount } : {}) }], {
    cashierId: userId,
    ...over,
  })

async function reasonsOf({ id }: RegisterTicket): Promise<string[]> {
  return ((await counter.sale(id)).reviews ?? []).map(({ reason }) => reason)
}

/** Another register of the shop whose session somebody else opened, and that numbers itself. */
async function atAnother(caller: Caller) {
  const administrator = await counter.shop.as('administrator')
  const path = `points-of-sale/${counter.shop.pointOfSaleId}/registers`
  const made = (await administrator.post(path, { code: '9', name: 'Caisse 9' })).json<Register>()
  const register = await anEnrolledRegister({ ...counter.shop, register: made }, caller)
  return { register, session: register.session }
}

async function later(hours: number): Promise<string> {
  const moment = new Date(Date.now() + hours * HOUR_MS).toISOString()
  open().clock.set(moment)
  return moment
}

async function toldOf(action: string): Promise<AuditEntryRow[]> {
  const trail = await (await counter.shop.as('administrator')).get('audit-trail/paginated')
  return trail.json<{ data: AuditEntryRow[] }>().data.filter((entry) => entry.action === action)
}

describe('somebody sells where another is signed in', () => {
  test('known by their PIN: the ticket is theirs, with what they may do alone', async () => {
    const answer = await switched(pinOf(manager))
    expect(answer.cashier).toEqual({ id: manager.userId, name: 'The manager' })
    expect(answer.permissions).toContain('sales.exceedDiscount')
    const ticket = soldBy(manager, 1, {}, DISCOUNT)
    await counter.send(chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual([])
    const sale = await open().admin.selectFrom('sale').select('user_id').where('id', '=', ticket.id).executeTakeFirst()
    expect(sale).toEqual({ user_id: manager.userId })
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
    expect(await toldOf('cashierSwitch.switched')).toHaveLength(1)
  })

  test('known by a badge; whoever is signed in comes back by password', async () => {
    const answer = await switched({ kind: 'badge', code: await badgeFor(counter.shop, manager) })
    expect(answer.cashier.id).toBe(manager.userId)
    await withPassword(open(), opener)
    const back = await switched({ kind: 'password', password: PASSWORD })
    expect(back.cashier.id).toBe(opener.userId)
    expect(back.permissions).not.toContain('sales.exceedDiscount')
  })

  test('until another one does, whatever the device says afterwards', async () => {
    await withPin(open(), opener)
    await switched(pinOf(manager))
    await later(2)
    await switched(pinOf(opener))
    const occurredAt = await later(3)
    const ticket = soldBy(manager, 1, { occurredAt }, DISCOUNT)
    await counter.send(chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual(['discountTooHigh', 'cashierUnproved'])
  })

  test('until some hours have gone', async () => {
    await switched(pinOf(manager))
    const [inTime, late] = [await later(CASHIER_HOURS), await later(CASHIER_HOURS + 1)]
    const tickets = [soldBy(manager, 1, { occurredAt: inTime }), soldBy(manager, 2, { occurredAt: late })]
    await counter.send(chained(tickets), await counter.shop.as('administrator'))
    const reviews = await open()
      .admin.selectFrom('sale_review')
      .select(['sale_id', 'reason'])
      .where('company_id', '=', counter.shop.companyId)
      .execute()
    expect(reviews).toEqual([{ sale_id: tickets[1]!.id, reason: 'cashierUnproved' }])
  })

  test('and is looked at where nobody showed who they are; the ticket is theirs all the same', async () => {
    const ticket = soldBy(manager)
    await counter.send(chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual(['cashierUnproved'])
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })

  test('as the one who opened the session does, whoever sends their tickets', async () => {
    const ticket = soldBy(opener)
    await counter.send(chained([ticket]), manager)
    expect(await reasonsOf(ticket)).toEqual([])
  })

  const approving = (ticket: RegisterTicket, by: Caller, caller = opener) =>
    caller.post('approvals', {
      permissions: ['sales.exceedDiscount'],
      key: { kind: 'pin', userId: by.userId, pin: PIN },
      ticket: approvedTicketOf(ticket),
    })

  test('has approved what they may not do alone, if they may ask', async () => {
    const another = await withPin(open(), await counter.shop.as('cashier'))
    await switched(pinOf(another))
    const ticket = soldBy(another, 1, {}, DISCOUNT)
    expect((await approving(ticket, manager)).statusCode).toBe(201)
    await counter.send(chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual([])
    expect((await counter.sale(ticket.id)).approvals).toHaveLength(1)
  })

  test('has approved it by whoever is signed in there, who approves no ticket of their own', async () => {
    const { session, register } = await atAnother(manager)
    const cashier = await withPin(open(), await counter.shop.as('cashier'))
    const switching = (key: CashierKey) => manager.post('cashier-switches', { registerId: session.registerId, key })
    const discounted = (by: Caller, at: number) =>
      aTicket(register, at, [{ goods: counter.goods, discount: DISCOUNT }], { cashierId: by.userId })
    expect((await switching(pinOf(cashier))).statusCode).toBe(201)
    const ticket = discounted(cashier, 1)
    await refuses(approving(ticket, cashier, manager), 'approval.notTheirs')
    expect((await approving(ticket, manager, manager)).statusCode).toBe(201)
    await received(manager, session.registerId, chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual([])
    const approvers = `approvals/approvers?registerId=${session.registerId}&permissions[]=sales.exceedDiscount`
    expect((await manager.get(approvers)).json()).toEqual({ data: [{ id: manager.userId, name: 'The manager' }] })
    const [given] = await toldOf('approval.given')
    expect(given?.changes.find(({ field }) => field === 'askedBy')?.after).toBe('The cashier')
    expect((await switching(pinOf(manager))).statusCode).toBe(201)
    await refuses(approving(discounted(manager, 2), manager, manager), 'approval.notForYou')
  })

  test('has nothing approved that they may not ask for, whoever is signed in', async () => {
    const another = await withPin(open(), await counter.shop.asOwn(['sales.read', 'sales.write']))
    await switched(pinOf(another))
    await refuses(approving(soldBy(another, 1, {}, DISCOUNT), manager), 'approval.notForYou')
  })

  test('with the rights that they have today: who has left has none', async () => {
    await switched(pinOf(manager))
    await open().admin.updateTable('app_user').set({ is_active: false }).where('id', '=', manager.userId).execute()
    const ticket = soldBy(manager, 1, {}, DISCOUNT)
    await counter.send(chained([ticket]))
    expect(await reasonsOf(ticket)).toEqual(['discountTooHigh'])
  })
})

describe('nobody sells in the name of another', () => {
  const trying = (key: CashierKey, caller = opener) => caller.post('cashier-switches', asked(key))

  test('by a wrong PIN or badge, which the audit trail tells; after five the right one has to wait too', async () => {
    for (let time = 0; time < 5; time += 1)
      await refuses(trying(pinOf(manager, `800${time}`)), 'cashierSwitch.keyWrong')
    await refuses(trying(pinOf(manager)), 'auth.tooManyAttempts')
    await refuses(trying({ kind: 'badge', code: 'BADGEZZZZZZZZZZZZZZZZ' }), 'cashierSwitch.keyWrong')
    expect(await toldOf('cashierSwitch.refused')).toHaveLength(7)
    expect(await toldOf('cashierSwitch.switched')).toEqual([])
  })

  test('where another one opened the session, or nobody did, whatever the key', async () => {
    const elsewhere = await withPin(open(), await counter.shop.as('cashier'))
    const code = await badgeFor(counter.shop, manager)
    const refused = await refuses(trying(pinOf(manager), elsewhere), 'cashierSwitch.notYourSession')
    expect(refused.message).toMatch(/^The session of this register is not yours/)
    await refuses(trying(pinOf(manager, '8000'), elsewhere), 'cashierSwitch.notYourSession')
    await refuses(trying({ kind: 'badge', code }, elsewhere), 'cashierSwitch.notYourSession')
    expect(await toldOf('cashierSwitch.refused')).toHaveLength(3)
    const answer = await trying(pinOf(elsewhere), elsewhere)
    expect(answer.json<CashierSwitch>().cashier.id).toBe(elsewhere.userId)
    expect(await toldOf('cashierSwitch.switched')).toEqual([])
  })

  test('once the session is closed; who opened it is back, and the turn of the other one over', async () => {
    await withPin(open(), opener)
    await switched(pinOf(manager))
    const { session, cashId } = counter.register
    await opener.post(`cash-sessions/${session.id}/count`)
    const counts = [{ paymentMethodId: cashId, countedMinor: session.openingFloatMinor }]
    const closed = await opener.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(closed.statusCode).toBe(200)
    await refuses(trying(pinOf(manager)), 'cashierSwitch.notYourSession')
    expect((await switched(pinOf(opener))).cashier.id).toBe(opener.userId)
    await switched(pinOf(opener))
    expect(await toldOf('cashierSwitch.switched')).toHaveLength(2)
  })

  test('by a password of their own', async () => {
    await withPassword(open(), opener)
    await refuses(trying({ kind: 'password', password: 'a wrong one' }), 'auth.currentPasswordWrong')
  })

  test('who may not sell, works elsewhere or has left', async () => {
    const accountant = await withPin(open(), await counter.shop.as('accountant'))
    const refused = await refuses(trying(pinOf(accountant)), 'cashierSwitch.notHere')
    expect(refused.message).toContain('The accountant')
    const { admin } = open()
    await admin.updateTable('app_user').set({ is_active: false }).where('id', '=', manager.userId).execute()
    await refuses(trying(pinOf(manager)), 'cashierSwitch.keyWrong')
  })

  test('without a session or the right to sell, at a register of another company or none', async () => {
    await refuses(trying(pinOf(manager), counter.shop.nobody), 'auth.required')
    await refuses(trying(pinOf(manager), await counter.shop.as('accountant')), 'auth.forbidden')
    await refuses(opener.post('cashier-switches', { registerId: 'x', key: pinOf(manager) }), 'request.invalid')
    const elsewhere = await aShop(open())
    for (const registerId of [newId(), elsewhere.register.id]) {
      await refuses(opener.post('cashier-switches', { registerId, key: pinOf(manager) }), 'register.notFound')
      await refuses(opener.get(`cashier-switches/people?registerId=${registerId}`), 'register.notFound')
    }
    const outsider = await anOutsider(open())
    const path = `/${counter.shop.companyId}/cashier-switches`
    await refuses(outsider.post(path, asked(pinOf(manager))), 'company.notFound')
  })
})

test('those who may sell there and have a PIN are listed by name', async () => {
  await withPin(open(), opener)
  await withPin(open(), await counter.shop.as('accountant'))
  const path = `cashier-switches/people?registerId=${counter.shop.register.id}`
  const { data } = (await opener.get(path)).json<Cashiers>()
  expect(data.map(({ name }) => name)).toEqual(['The cashier', 'The manager'])
})
