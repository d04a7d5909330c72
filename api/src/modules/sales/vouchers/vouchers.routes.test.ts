import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { Voucher, VoucherAtCounter, VoucherRow } from '@comptoir/contracts/sales/vouchers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { maskedCode } from '@comptoir/contracts/voucher-codes'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import {
  anOpenSession,
  aPaymentMethod,
  aProduct,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
} from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aReturn, claim, claimed, issued, paidBy, type Issued } from '../../../../test/vouchers.ts'

const open = setUpApp()

const HOUR_MS = 60 * 60 * 1000
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller
let methodId: string
let price: number
let made: SalesReturn
let voucher: Issued
/** Of the ticket that was sold before each test. */
let last: string

beforeEach(async () => {
  // Some of these tests wait for days.
  open().clock.set(hoursFromNow(0))
  counter = await aNumberingCounter(open())
  manager = await counter.shop.as('manager')
  methodId = (await aPaymentMethod(manager, { kind: 'voucher', name: 'Bon d’achat' })).id
  const [first] = chained([aTicket(counter.register, 1, [{ goods: counter.goods }])])
  last = first?.hash ?? ''
  if (first) await counter.send([first])
  ;({ made, voucher } = await issued(manager, { methodId, session: counter.register.session, goods: counter.goods }))
  price = voucher.amountMinor
})

const voucherOf = async (id = voucher.id): Promise<Voucher> => (await manager.get(`vouchers/${id}`)).json<Voucher>()
const listed = async (filter = '', caller = manager): Promise<VoucherRow[]> =>
  (await caller.get(`vouchers/paginated?${filter}`)).json<PaginatedOf<VoucherRow>>().data
const atCounter = (code: string, ticketId?: string) =>
  counter.cashier.get(`vouchers/of-code?code=${encodeURIComponent(code)}${ticketId ? `&ticketId=${ticketId}` : ''}`)

test('strangers and those without the right are refused; another company has no such voucher', async () => {
  const stranger = await (await aShop(open())).as('administrator')
  const { shop } = counter
  const body = { ticketId: newId(), code: voucher.code, amountMinor: 1 }
  for (const path of ['vouchers/paginated', `vouchers/${voucher.id}`, 'vouchers/export?format=csv']) {
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses(counter.cashier.get(path), 'auth.forbidden')
    await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
  }
  await refuses((await shop.as('readOnly')).get('vouchers/export?format=csv'), 'auth.forbidden')
  for (const [path, sent] of [
    ['vouchers/claims', body],
    ['vouchers/claims/release', { ticketId: newId(), voucherId: voucher.id }],
  ] as const) {
    await refuses(shop.nobody.post(path, sent), 'auth.required')
    await refuses((await shop.as('accountant')).post(path, sent), 'auth.forbidden')
    await refuses(counter.cashier.post(path, {}), 'request.invalid')
  }
  await refuses((await shop.as('accountant')).get(`vouchers/of-code?code=${voucher.code}`), 'auth.forbidden')
  await refuses(stranger.get(`vouchers/of-code?code=${voucher.code}`), 'voucher.codeUnknown')
  await refuses(stranger.post('vouchers/claims', body), 'voucher.codeUnknown')
  await refuses(stranger.get(`vouchers/${voucher.id}`), 'voucher.notFound')
  expect(
    (await stranger.post('vouchers/claims/release', { ticketId: newId(), voucherId: voucher.id })).statusCode,
  ).toBe(204)
  expect(await listed('', stranger)).toEqual([])
  await refuses(manager.get(`vouchers/${newId()}`), 'voucher.notFound')
})

test('a return gives one voucher, whose code is told once to whoever prints it', async () => {
  expect(voucher).toEqual({
    id: voucher.id,
    number: made.number.replace('RET', 'BA'),
    code: expect.stringMatching(/^VCH-\w{10}$/),
    amountMinor: price,
    expiresOn: null,
  })
  const read = (await manager.get(`sales-returns/${made.id}`)).json<SalesReturn>()
  expect(read.voucher).toEqual({ ...voucher, code: maskedCode(voucher.code) })
  const asked = { methodId, session: counter.register.session, goods: counter.goods }
  const body = aReturn(asked)
  const first = await manager.post('sales-returns', body)
  const again = await manager.post('sales-returns', body)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  const [refund] = body.refunds
  const half = (refund?.amountMinor ?? 0) / 2
  const two = [half, half].map((amountMinor) => ({ id: newId(), paymentMethodId: methodId, amountMinor }))
  await refuses(manager.post('sales-returns', { ...aReturn(asked), refunds: two }), 'request.invalid')
  expect(await listed()).toHaveLength(2)
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

test('goods of a ticket come back for a voucher, whatever paid for them', async () => {
  const ticket = aTicket(counter.register, 2, [{ goods: counter.goods }])
  await counter.send(chained([ticket], last))
  const [line] = ticket.lines
  const answer = await counter.cashier.post('sales-returns/of-ticket', {
    ...{ id: newId(), registerId: ticket.registerId, cashSessionId: ticket.cashSessionId, saleId: ticket.id },
    ...{ occurredAt: new Date().toISOString(), reason: 'changedMind', totalMinor: ticket.totalMinor },
    lines: [{ id: newId(), saleLineId: line?.id, quantityMilli: 1000, outcome: 'resell' }],
    refunds: [{ id: newId(), paymentMethodId: methodId, amountMinor: ticket.totalMinor }],
  })
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 })
  expect(answer.json<SalesReturn>().voucher).toMatchObject({ amountMinor: ticket.totalMinor })
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

test('a ticket takes a part of it, another one the rest; its page has the way of it', async () => {
  const [first, second] = [2, 3].map((at) => aTicket(counter.register, at, [{ goods: counter.goods }]))
  if (!first || !second) throw new Error('no tickets')
  const part = price - 1000
  expect(await claimed(counter.cashier, voucher, first.id, part)).toMatchObject({ amountMinor: part, leftMinor: 1000 })
  expect((await atCounter(` ${voucher.code.toLowerCase()} `)).json()).toMatchObject({
    ...{ id: voucher.id, leftMinor: price, availableMinor: 1000, state: 'active' },
  })
  expect((await atCounter(voucher.code, first.id)).json<VoucherAtCounter>().availableMinor).toBe(price)
  const sent = chained([paidBy(first, voucher, methodId, part), paidBy(second, voucher, methodId, 1000)], last)
  await counter.send(sent.slice(0, 1))
  // Sent once more, it is taken once; and what it took holds nothing any more.
  await counter.send(sent.slice(0, 1))
  expect(await claimed(counter.cashier, voucher, first.id, part)).toMatchObject({ amountMinor: part, leftMinor: 1000 })
  expect(await voucherOf()).toMatchObject({ leftMinor: 1000, heldMinor: 0, state: 'partlyUsed' })
  await claimed(counter.cashier, voucher, second.id, 1000)
  await counter.send(sent)
  const { movements, ...rest } = await voucherOf()
  expect(rest).toMatchObject({ leftMinor: 0, state: 'used', returnNumber: made.number, issuedBy: 'The manager' })
  expect(movements.map(({ documentKind, documentId, amountMinor }) => [documentKind, documentId, amountMinor])).toEqual(
    [
      ['salesReturn', made.id, price],
      ['sale', first.id, -part],
      ['sale', second.id, -1000],
    ],
  )
  const sale = await counter.sale(first.id)
  expect(sale.reviews).toBeUndefined()
  expect(sale.payments[0]).toMatchObject({ details: { voucherId: voucher.id, number: voucher.number } })
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

test('what one ticket holds no other one gets, until it is released or its time is over', async () => {
  const [one, other] = [newId(), newId()]
  await claimed(counter.cashier, voucher, one, price)
  await claimed(counter.cashier, voucher, one, price)
  const refused = await refuses(claim(manager, voucher, other, 1), 'voucher.notEnough')
  expect(refused.params).toEqual({ amountMinor: 1, leftMinor: 0, currency: 'TND' })
  await claimed(counter.cashier, voucher, one, 400)
  await claimed(manager, voucher, other, price - 400)
  const release = { ticketId: one, voucherId: voucher.id }
  for (let times = 0; times < 2; times += 1)
    expect((await counter.cashier.post('vouchers/claims/release', release)).statusCode).toBe(204)
  expect(await voucherOf()).toMatchObject({ leftMinor: price, heldMinor: price - 400 })
  for (const code of ['VCH-AAAAAAAAAA', 'x', made.number]) {
    await refuses(claim(counter.cashier, { code }, one, 1), 'voucher.codeUnknown')
    await refuses(atCounter(code), 'voucher.codeUnknown')
  }
  open().clock.set(hoursFromNow(73))
  expect((await claim(await counter.shop.as('cashier'), voucher, newId(), price)).statusCode).toBe(200)
})

test('a ticket that never claimed it, took more than is left or names no voucher is in the books, and is looked at', async () => {
  const tickets = [2, 3, 4, 5].map((at) => aTicket(counter.register, at, [{ goods: counter.goods }]))
  const [unclaimed, tooMuch, unknown, unnamed] = tickets
  if (!unclaimed || !tooMuch || !unknown || !unnamed) throw new Error('no tickets')
  const paid = [
    paidBy(unclaimed, voucher, methodId, 700),
    paidBy(tooMuch, voucher, methodId, price),
    paidBy(unknown, { ...voucher, id: newId() }, methodId, 500),
    { ...unnamed, payments: unnamed.payments.map((payment) => ({ ...payment, paymentMethodId: methodId })) },
  ]
  await counter.send(chained(paid, last))
  const reviews = await Promise.all(tickets.map(async ({ id }) => (await counter.sale(id)).reviews))
  const spent = (shown: number, expected: number) => [{ reason: 'voucherSpent', lineNumber: null, shown, expected }]
  expect(reviews).toEqual([spent(700, price), spent(price, price - 700), spent(500, 0), spent(unnamed.totalMinor, 0)])
  expect(await voucherOf()).toMatchObject({ leftMinor: -700, state: 'used' })
  expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
})

/** A register that the server numbers, a voucher that it gave, and a sale there that this pays. */
async function atServer() {
  const shop = await aShop(open())
  const caller = await shop.as('manager')
  const own = (await aPaymentMethod(caller, { kind: 'voucher', name: 'Bon d’achat' })).id
  const session = await anOpenSession(shop, caller)
  const goods = await aProduct(shop)
  const cashId = (await cashOf(caller)).id
  await sold(caller.post('sales', aSale(session, cashId, { lines: [{ goods }] })))
  const given = (await issued(caller, { methodId: own, session, goods })).voucher
  const sale = (voucherId?: string, id: string = newId()) => {
    const asked = { ...aSale(session, own, { lines: [{ goods }] }), id }
    return {
      ...asked,
      payments: asked.payments.map((payment) => ({ ...payment, ...(voucherId && { details: { voucherId } }) })),
    }
  }
  const inCash = (id: string) => ({ ...aSale(session, cashId, { lines: [{ goods }] }), id })
  return { shop, caller, given, sale, inCash }
}

test('what the server numbers is paid by what it claimed with the code, once, and refused otherwise', async () => {
  const { shop, caller, given, sale } = await atServer()
  await refuses(caller.post('sales', sale()), 'sale.voucherMissing')
  await refuses(caller.post('sales', sale(voucher.id)), 'sale.voucherNotClaimed')
  await refuses(caller.post('sales', sale(given.id)), 'sale.voucherNotClaimed')
  const [paying, late] = [newId(), newId()]
  await claimed(caller, given, paying, given.amountMinor - 1)
  await refuses(caller.post('sales', sale(given.id, paying)), 'sale.voucherNotClaimed')
  await claimed(caller, given, late, 1)
  await refuses(claim(caller, given, paying, given.amountMinor), 'voucher.notEnough')
  await caller.post('vouchers/claims/release', { ticketId: late, voucherId: given.id })
  await claimed(caller, given, paying, given.amountMinor)
  const twice = await Promise.all([paying, newId()].map((id) => caller.post('sales', sale(given.id, id))))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 422])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a claim whose time is over pays what others left of the voucher, and no more', async () => {
  const { shop, caller, given, sale } = await atServer()
  const [early, late] = [newId(), newId()]
  await claimed(caller, given, early, given.amountMinor)
  open().clock.set(hoursFromNow(73))
  const later = await shop.as('manager')
  await claimed(later, given, late, given.amountMinor)
  expect((await later.post('sales', sale(given.id, late))).statusCode).toBe(201)
  const refused = await refuses(later.post('sales', sale(given.id, early)), 'sale.voucherSpent')
  expect(refused.params).toEqual({ leftMinor: 0, takenMinor: given.amountMinor, currency: 'TND' })
})

test('a ticket that is paid otherwise ends what it claimed, whoever numbers it', async () => {
  const { caller, given, inCash } = await atServer()
  const ticketId = newId()
  await claimed(caller, given, ticketId, given.amountMinor)
  expect((await caller.post('sales', inCash(ticketId))).statusCode).toBe(201)
  expect((await caller.get(`vouchers/${given.id}`)).json()).toMatchObject({ heldMinor: 0 })
  const ticket = aTicket(counter.register, 2, [{ goods: counter.goods }])
  await claimed(counter.cashier, voucher, ticket.id, price)
  await counter.send(chained([ticket], last))
  expect(await voucherOf()).toMatchObject({ leftMinor: price, heldMinor: 0 })
})

test('it expires after its last day, which the company says in months; what was claimed before stays so', async () => {
  await open()
    .admin.updateTable('company')
    .set({ voucher_validity_months: 1 })
    .where('id', '=', counter.shop.companyId)
    .execute()
  const later = (await issued(manager, { methodId, session: counter.register.session, goods: counter.goods })).voucher
  expect(later.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const ticketId = newId()
  await claimed(counter.cashier, later, ticketId, 100)
  open().clock.set(hoursFromNow(40 * 24))
  const [cashier, boss] = [await counter.shop.as('cashier'), await counter.shop.as('manager')]
  await refuses(claim(cashier, later, newId(), 1), 'voucher.expired')
  expect((await claim(cashier, later, ticketId, 100)).statusCode).toBe(200)
  await refuses(claim(cashier, later, ticketId, 101), 'voucher.expired')
  expect((await cashier.get(`vouchers/of-code?code=${later.code}`)).json()).toMatchObject({
    state: 'expired',
    availableMinor: 0,
  })
  expect((await listed('filter[state]=expired', boss)).map(({ id }) => id)).toEqual([later.id])
  expect((await listed('filter[state]=active', boss)).map(({ id }) => id)).toEqual([voucher.id])
})

test('they are listed by state, client, day and words, masked, and taken away as a file', async () => {
  const [row] = await listed()
  expect(row).toMatchObject({ maskedCode: maskedCode(voucher.code), client: 'Client passager', returnId: made.id })
  expect(JSON.stringify(row)).not.toContain(voucher.code)
  const today = made.businessDate
  for (const [filter, count] of [
    ['filter[state]=active&filter[state]=used', 1],
    ['filter[state]=partlyUsed', 0],
    ['filter[state]=nonsense', 0],
    [`filter[client]=${made.clientId}`, 1],
    [`filter[client]=${newId()}`, 0],
    [`filter[from]=${today}&filter[to]=${today}`, 1],
    ['filter[to]=2001-01-01', 0],
    [`search[text]=${voucher.number.toLowerCase()}`, 1],
    ['search[text]=nothing', 0],
    ['order[field]=expiresOn&order[direction]=asc', 1],
  ] as const)
    expect([filter, await listed(filter)].map((each) => (typeof each === 'string' ? each : each.length))).toEqual([
      filter,
      count,
    ])
  const file = await manager.get('vouchers/export?format=csv', { 'accept-language': 'fr' })
  const [head, line] = file.body.replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toBe('Numéro;Code;Client;Émis le;Émis par;Retour;Valeur;Reste;Expire le;État')
  expect(line).toContain(voucher.number)
  expect(line).toMatch(/Actif$/)
})

test('who works in one shop alone sees vouchers of another one without its documents', async () => {
  const boss = await counter.shop.as('manager')
  await open()
    .admin.deleteFrom('app_user_point_of_sale')
    .where('company_id', '=', counter.shop.companyId)
    .where('user_id', '=', boss.userId)
    .execute()
  expect(await listed('', boss)).toMatchObject([{ id: voucher.id, returnNumber: null, client: null, leftMinor: price }])
  const { movements } = (await boss.get(`vouchers/${voucher.id}`)).json<Voucher>()
  expect(movements).toMatchObject([{ number: null, amountMinor: price }])
})
