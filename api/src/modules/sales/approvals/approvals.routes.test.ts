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

const reasonOf = ({ changes }: AuditEntryRow) => changes.find(({ field }) => field === 'reason')?.after

/** A session of the same cashier at another register of the shop. */
async function anotherRegister(): Promise<CashSession> {
  const administrator = await shop.as('administrator')
  const path = `points-of-sale/${shop.pointOfSaleId}/registers`
  const made = (await administrator.post(path, { code: '9', name: 'Caisse 9' })).json<{ id: string }>()
  const opened = await cashier.post('cash-sessions', { id: newId(), registerId: made.id, openingFloatMinor: 0 })
  expect(opened.statusCode).toBe(201)
  return opened.json<CashSession>()
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

  test('names what it needed approved alone', async () => {
    await approved(byPin(), { permissions: ['sales.editPrice', 'sales.exceedDiscount'] })
    const sale = await sold(cashier.post('sales', ticket))
    expect(sale.approvals).toEqual([{ permission: 'sales.exceedDiscount', approvedBy: 'The manager' }])
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
    await approved(byPin(), { permissions: ['sales.editPrice', 'sales.exceedDiscount'] })
    const cash = (await cashOf(cashier)).id
    const discount = { kind: 'rate', rateMilli: 30_000 } as const
    const instead = (line: Parameters<typeof aSale>[2]['lines'][number]): SaleInput => ({
      ...aSale(session, cash, { lines: [line] }),
      id: ticket.id,
    })
    await refuses(cashier.post('sales', instead({ goods, discount, quantityMilli: 2000 })), 'sale.discountTooHigh')
    const cheaper = { ...goods, unitPriceMicro: goods.unitPriceMicro - 1_000_000 }
    await refuses(cashier.post('sales', instead({ goods: cheaper, discount })), 'sale.priceNotAllowed')
    const more = { kind: 'rate', rateMilli: 31_000 } as const
    await refuses(cashier.post('sales', instead({ goods, discount: more })), 'sale.discountTooHigh')
    const other = await anotherRegister()
    const there = { ...ticket, registerId: other.registerId, cashSessionId: other.id }
    await refuses(cashier.post('sales', there), 'sale.discountTooHigh')
    await refuses(cashier.post('sales', { ...ticket, id: newId() }), 'sale.discountTooHigh')
    await sold(cashier.post('sales', ticket))
  })

  test('however it is paid', async () => {
    await approved()
    const [payment] = ticket.payments
    if (!payment) throw new Error('a ticket has a payment')
    const more = { ...payment, amountMinor: payment.amountMinor + 1000 }
    await sold(cashier.post('sales', { ...ticket, payments: [more], changeMinor: 1000 }))
  })

  test('by who asked', async () => {
    await approved()
    const another = await shop.asOwn(['sales.write', 'cashSessions.write', 'cashSessions.closeAnother'])
    await refuses(another.post('sales', ticket), 'sale.discountTooHigh')
    await sold(cashier.post('sales', ticket))
  })

  test('within minutes of the server’s clock, whatever moment the ticket names', async () => {
    await approved()
    open().clock.set(new Date(Date.parse(ticket.occurredAt) + 11 * MINUTE_MS).toISOString())
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    await approved()
    await sold(cashier.post('sales', ticket))
  })

  test('as long as who gave it may give it, and who asked may ask', async () => {
    await approved()
    const { admin } = open()
    const as = (change: { is_active: boolean } | { role: 'cashier' | 'readOnly' | 'manager' }, { userId }: Caller) =>
      admin.updateTable('app_user').set(change).where('id', '=', userId).execute()
    await as({ is_active: false }, manager)
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    await as({ is_active: true }, manager)
    await as({ role: 'cashier' }, manager)
    await refuses(cashier.post('sales', ticket), 'sale.discountTooHigh')
    await as({ role: 'manager' }, manager)
    await sold(cashier.post('sales', ticket))
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
    const told = trail.data.filter(({ action }) => action === 'approval.refused')
    expect(told.map(reasonOf)).toEqual(['tooMany', ...Array.from({ length: 5 }, () => 'wrongKey')])
    expect(
      told.every(({ changes }) => changes.some(({ field, after }) => field === 'keyOf' && after === 'The manager')),
    ).toBe(true)
    expect(JSON.stringify(trail)).not.toContain('"9990"')
    const code = 'BADGEZZZZZZZZZZZZZZZZ'
    await refuses(cashier.post('approvals', asking({ kind: 'badge', code })), 'approval.keyWrong')
  })

  test('by somebody who may not do it, works elsewhere, has left, or has no PIN', async () => {
    const other = await withPin(open(), await shop.as('cashier'))
    const refused = await refuses(cashier.post('approvals', asking(byPin(PIN, other))), 'approval.notTheirs')
    expect(refused.message).toContain('The cashier')
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).json<{
      data: AuditEntryRow[]
    }>()
    expect(trail.data.filter(({ action }) => action === 'approval.refused').map(reasonOf)).toEqual(['notTheirs'])
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

  test('by somebody whose account is suspended, or who has no second factor where the company asks for one', async () => {
    const { admin } = open()
    const { account_id: accountId } = await admin
      .selectFrom('app_user')
      .select('account_id')
      .where('id', '=', manager.userId)
      .executeTakeFirstOrThrow()
    const suspend = (isActive: boolean) =>
      admin.updateTable('account').set({ is_active: isActive }).where('id', '=', accountId).execute()
    await suspend(false)
    await refuses(cashier.post('approvals', asking(byPin())), 'approval.keyWrong')
    await suspend(true)
    const administrator = await withPin(open(), await shop.as('administrator'))
    const asks = (from: Date) =>
      admin
        .updateTable('company')
        .set({ second_factor_for: 'administrators', second_factor_from: from })
        .where('id', '=', shop.companyId)
        .execute()
    await asks(new Date(Date.now() + 60 * MINUTE_MS))
    await approved(byPin(PIN, administrator))
    await asks(new Date(Date.now() - 60 * MINUTE_MS))
    await refuses(cashier.post('approvals', asking(byPin(PIN, administrator))), 'approval.keyWrong')
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
