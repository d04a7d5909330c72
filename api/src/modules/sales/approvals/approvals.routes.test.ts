import { beforeEach, describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { Approval, ApprovalInput, Approvers } from '@comptoir/contracts/sales/approvals'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { badgeFor, PIN, withPin } from '../../../../test/approvers.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const MINUTE_MS = 60_000

let shop: Shop
let cashier: Caller
let manager: Caller
let session: CashSession
let goods: Goods
/** A ticket with a discount above the company's limit of a fifth. */
let ticket: SaleInput

beforeEach(async () => {
  open().clock.set(new Date().toISOString())
  shop = await aShop(open(), { maxDiscountRateMilli: 20_000 })
  cashier = await shop.as('cashier')
  manager = await withPin(open(), await shop.as('manager'))
  session = await anOpenSession(shop, cashier)
  goods = await aProduct(shop)
  const discount = { kind: 'rate', rateMilli: 30_000 } as const
  ticket = aSale(session, (await cashOf(cashier)).id, { lines: [{ goods, discount }] })
})

const byPin = (pin = PIN, { userId } = manager): ApprovalInput['key'] => ({ kind: 'pin', userId, pin })

function asking(key: ApprovalInput['key'], over: Partial<ApprovalInput> = {}): ApprovalInput {
  const { id, registerId, lines, totalMinor } = ticket
  return { permissions: ['sales.exceedDiscount'], key, ticket: { id, registerId, lines, totalMinor }, ...over }
}

async function approved(key = byPin(), over: Partial<ApprovalInput> = {}): Promise<Approval> {
  const answer = await cashier.post('approvals', asking(key, over))
  expect(answer.statusCode).toBe(201)
  return answer.json<Approval>()
}

describe('what a cashier may not do alone', () => {
  test('is done once a manager approved it by PIN, and the ticket says by whom', async () => {
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    const given = await approved()
    expect(given.approvedBy).toEqual({ id: manager.userId, name: 'The manager' })
    const sale = await sold(cashier.post('sales', ticket))
    expect(sale.approvals).toEqual([{ permission: 'sales.exceedDiscount', approvedBy: 'The manager' }])
    expect((await cashier.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
    expect((await cashier.post('sales', ticket)).json<Sale>()).toEqual(sale)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is approved by a badge too, and by an administrator', async () => {
    const administrator = await shop.as('administrator')
    const code = await badgeFor(shop, administrator)
    await approved({ kind: 'badge', code })
    expect((await sold(cashier.post('sales', ticket))).approvals).toHaveLength(1)
  })

  test('is approved of a price entered by hand and a discount at once', async () => {
    const cheap = { ...goods, unitPriceMicro: 1_000_000 }
    const discount = { kind: 'rate', rateMilli: 30_000 } as const
    ticket = aSale(session, (await cashOf(cashier)).id, { lines: [{ goods: cheap, discount }] })
    await refuses(cashier.post('sales', ticket), 'sale.priceNotAllowed')
    await approved(byPin(), { permissions: ['sales.editPrice'] })
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    await approved(byPin(), { permissions: ['sales.editPrice', 'sales.exceedDiscount'] })
    expect((await sold(cashier.post('sales', ticket))).approvals).toHaveLength(2)
  })

  test('needs no approval where nothing stands out: nothing is said of one that was given', async () => {
    await approved()
    const { id } = ticket
    const plain = { ...aSale(session, (await cashOf(cashier)).id, { lines: [{ goods }] }), id }
    expect((await sold(cashier.post('sales', plain))).approvals).toBeUndefined()
  })
})

describe('an approval is for just that ticket', () => {
  test('as it stood: another line, price or total is another ticket', async () => {
    await approved()
    const [line] = ticket.lines
    if (!line) throw new Error('a ticket has a line')
    const cash = (await cashOf(cashier)).id
    const more = aSale(session, cash, {
      lines: [{ goods, quantityMilli: 2000, discount: { kind: 'rate', rateMilli: 30_000 } }],
    })
    await refuses(cashier.post('sales', { ...more, id: ticket.id }), 'sale.discountTooHigh')
    await refuses(cashier.post('sales', { ...ticket, id: newId() }), 'sale.discountTooHigh')
  })

  test('however it is paid', async () => {
    await approved()
    const [payment] = ticket.payments
    if (!payment) throw new Error('a ticket has a payment')
    const more = { ...payment, amountMinor: payment.amountMinor + 1000 }
    await sold(cashier.post('sales', { ...ticket, payments: [more], changeMinor: 1000 }))
  })

  test('by who asked, within minutes', async () => {
    await approved()
    const another = await shop.as('cashier')
    await refuses(another.post('sales', ticket), 'cashSession.ofAnother')
    const later = new Date(Date.parse(ticket.occurredAt) + 11 * MINUTE_MS)
    open().clock.set(later.toISOString())
    await refuses(cashier.post('sales', { ...ticket, occurredAt: later.toISOString() }), 'sale.discountTooHigh')
  })
})

describe('nothing is approved', () => {
  test('by a wrong PIN or badge, which the audit trail tells; after five the right one is not taken either', async () => {
    for (let time = 0; time < 5; time += 1)
      await refuses(cashier.post('approvals', asking(byPin('9999'.slice(0, 3) + time))), 'approval.keyWrong')
    await refuses(cashier.post('approvals', asking(byPin())), 'auth.tooManyAttempts')
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).json<{
      data: AuditEntryRow[]
    }>()
    expect(trail.data.filter(({ action }) => action === 'approval.refused')).toHaveLength(5)
    expect(JSON.stringify(trail)).not.toContain('9990')
    const code = 'ZZZZZZZZZZZZZZZZZZZZZZZZ'
    await refuses(cashier.post('approvals', asking({ kind: 'badge', code })), 'approval.keyWrong')
  })

  test('by somebody who may not do it, works elsewhere, has left, or has no PIN', async () => {
    const other = await withPin(open(), await shop.as('cashier'))
    const refused = await refuses(cashier.post('approvals', asking(byPin(PIN, other))), 'approval.notTheirs')
    expect(refused.message).toContain('The cashier')
    await refuses(cashier.post('approvals', asking(byPin(PIN, await shop.as('administrator')))), 'approval.keyWrong')
    const { admin } = open()
    await admin.deleteFrom('app_user_point_of_sale').where('user_id', '=', manager.userId).execute()
    await refuses(cashier.post('approvals', asking(byPin())), 'approval.keyWrong')
    await admin
      .updateTable('app_user')
      .set({ has_all_points_of_sale: true, is_active: false })
      .where('id', '=', manager.userId)
      .execute()
    await refuses(cashier.post('approvals', asking(byPin())), 'approval.keyWrong')
  })

  test('for a role that is denied it, at another register, or to who does not sell', async () => {
    const denied = await shop.asOwn(['sales.write', 'cashSessions.write'])
    await refuses(denied.post('approvals', asking(byPin())), 'approval.notForYou')
    const { id, lines, totalMinor } = ticket
    const elsewhere = asking(byPin(), { ticket: { id, lines, totalMinor, registerId: newId() } })
    await refuses(cashier.post('approvals', elsewhere), 'register.notFound')
    await refuses((await shop.as('accountant')).post('approvals', asking(byPin())), 'auth.forbidden')
    await refuses(shop.nobody.post('approvals', asking(byPin())), 'auth.required')
    const stranger = await (await aShop(open())).as('cashier')
    await refuses(stranger.post('approvals', asking(byPin())), 'register.notFound')
    await refuses(cashier.post('approvals', { ...asking(byPin()), permissions: ['roles.write'] }), 'request.invalid')
  })
})

test('a role of the company’s own has what is approved, where it was made so', async () => {
  const administrator = await shop.as('administrator')
  const seller = await shop.asOwn(['sales.write', 'cashSessions.write', 'clientPaymentMethods.read'])
  const role = (await administrator.get(`roles/${seller.roleId}`)).json<{ version: number; name: string }>()
  const change = {
    name: role.name,
    description: null,
    basedOn: 'cashier',
    permissions: ['sales.write', 'cashSessions.write', 'clientPaymentMethods.read'],
    approvals: ['sales.exceedDiscount'],
  }
  const changed = await administrator.put(`roles/${seller.roleId}`, change, { 'if-match': `"${role.version}"` })
  expect(changed.json()).toMatchObject({ approvals: ['sales.exceedDiscount'] })
  const me = (await seller.get('/users/me')).json<{ user: { approvals?: string[] } }>()
  expect(me.user.approvals).toEqual(['sales.exceedDiscount'])
  const asked = await seller.post('approvals', asking(byPin()))
  expect(asked.statusCode).toBe(201)
  await refuses(seller.post('approvals', asking(byPin(), { permissions: ['sales.editPrice'] })), 'approval.notForYou')
})

test('who may approve by PIN is said: those who may do it alone there, and have a PIN', async () => {
  const query = `registerId=${shop.register.id}&permissions[0]=sales.exceedDiscount`
  const named = async (): Promise<string[]> =>
    (await cashier.get(`approvals/approvers?${query}`)).json<Approvers>().data.map(({ name }) => name)
  expect(await named()).toEqual(['The manager'])
  await withPin(open(), await shop.as('administrator'))
  await withPin(open(), await shop.as('cashier'))
  expect(await named()).toEqual(['The administrator', 'The manager'])
  await refuses((await shop.as('accountant')).get(`approvals/approvers?${query}`), 'auth.forbidden')
  await refuses(cashier.get('approvals/approvers'), 'request.invalid')
})
