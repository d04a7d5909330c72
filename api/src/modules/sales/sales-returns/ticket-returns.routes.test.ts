import { describe, expect, test } from '@jest/globals'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale } from '@comptoir/contracts/sales/sales'
import {
  leftMilli,
  ticketShare,
  type ReturnableTicket,
  type SalesReturn,
  type TicketReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import {
  aPaymentMethod,
  aProduct,
  anOpenSession,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
  type Cart,
} from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

interface Counter {
  shop: Shop
  cashier: Caller
  cash: PaymentMethod
  session: CashSession
}

async function aCounter(): Promise<Counter> {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  return { shop, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
}

async function aTicket({ cashier, session, cash }: Counter, cart: Cart): Promise<Sale> {
  return sold(cashier.post('sales', aSale(session, cash.id, cart)))
}

function address({ session }: Counter, number: string): string {
  return `sales-returns/of-ticket?number=${encodeURIComponent(number)}&registerId=${session.registerId}`
}

async function returnable(counter: Counter, number: string): Promise<ReturnableTicket> {
  const answer = await counter.cashier.get(address(counter, number))
  expect(answer.statusCode).toBe(200)
  return answer.json<ReturnableTicket>()
}

/** What a counter would send for so much of each line in turn, given back in cash. */
function aReturn(
  { session, cash }: Counter,
  ticket: ReturnableTicket,
  quantities: readonly number[],
  over: Partial<TicketReturnInput> = {},
): TicketReturnInput {
  const back = ticket.lines.flatMap((line, index) => {
    const quantityMilli = quantities[index] ?? 0
    return quantityMilli === 0 ? [] : [{ id: line.id, quantityMilli }]
  })
  const totalMinor = ticketShare(ticket, back).totals.ttcMinor
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    saleId: ticket.saleId,
    occurredAt: new Date().toISOString(),
    reason: 'changedMind',
    lines: back.map(({ id, quantityMilli }) => ({ id: newId(), saleLineId: id, quantityMilli, outcome: 'resell' })),
    refunds: totalMinor === 0 ? [] : [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
    totalMinor,
    ...over,
  }
}

async function taken(caller: Caller, body: TicketReturnInput): Promise<SalesReturn> {
  const answer = await caller.post('sales-returns/of-ticket', body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<SalesReturn>()
}

async function onHand(shop: Shop, productId: string, locationId = shop.locationId): Promise<number | undefined> {
  const row = await open()
    .admin.selectFrom('stock_balance')
    .select('on_hand_milli')
    .where('company_id', '=', shop.companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.on_hand_milli
}

describe('taking goods back with their ticket', () => {
  test('a cashier finds the ticket by its number, takes a piece back, and the ticket says so', async () => {
    const counter = await aCounter()
    const { shop, cashier, session } = counter
    const [harissa, couscous] = [
      await aProduct(shop, { priceMicro: 3_450_000 }),
      await aProduct(shop, { priceMicro: 1_900_000, vatRateMilli: 7000 }),
    ]
    const cart = { lines: [{ goods: harissa, quantityMilli: 3000 }, { goods: couscous }] }
    const sale = await aTicket(counter, { ...cart, receivedMinor: 20_000 })
    const ticket = await returnable(counter, ` ${sale.number.toLowerCase()}`)
    expect(ticket).toMatchObject({ saleId: sale.id, number: sale.number, hasQuarantine: false, returns: [] })
    expect(ticket.paid).toMatchObject([{ methodKind: 'cash', isActive: true, paidMinor: 12_250, refundedMinor: 0 }])

    const made = await taken(cashier, aReturn(counter, ticket, [1000]))
    expect(made).toMatchObject({
      number: 'RET-LM2-000001',
      saleId: sale.id,
      saleNumber: sale.number,
      totalMinor: 3450,
      refunds: [{ methodKind: 'cash', amountMinor: 3450 }],
      lines: [{ designation: harissa.designation, quantityMilli: 1000, outcome: 'resell', totalMinor: 3450 }],
    })
    expect((await cashier.get(`sales-returns/${made.id}`)).json()).toEqual(made)
    expect(await onHand(shop, harissa.id)).toBe(98_000)

    const after = await returnable(counter, sale.number)
    expect(after.lines.map(leftMilli)).toEqual([2000, 1000])
    expect(after.returns).toMatchObject([{ number: made.number, totalMinor: 3450 }])
    const shown = (await cashier.get(`sales/${sale.id}`)).json<Sale>()
    expect(shown.returns).toMatchObject([{ id: made.id, number: made.number, totalMinor: 3450 }])
    expect(shown.lines.map(({ returnedMilli }) => returnedMilli)).toEqual([1000, undefined])
    const manager = await shop.as('manager')
    const [tender] = (await manager.get(`cash-sessions/${session.id}`)).json<CashSession>().tenders
    expect(tender).toMatchObject({ refundedMinor: -3450 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('one by one, with a discount, the last takes the remainder', async () => {
    const counter = await aCounter()
    const { shop, cashier } = counter
    const goods = await aProduct(shop, { priceMicro: 3_333_000 })
    const sale = await aTicket(counter, {
      lines: [{ goods, quantityMilli: 3000, discount: { kind: 'amount', amountMinor: 100 } }],
    })
    const given: number[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      const ticket = await returnable(counter, sale.number)
      given.push((await taken(cashier, aReturn(counter, ticket, [1000]))).totalMinor)
    }
    expect(given.reduce((sum, each) => sum + each, 0)).toBe(sale.totalMinor)
    const empty = await returnable(counter, sale.number)
    expect(empty.lines.map(leftMilli)).toEqual([0])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('more than is left is refused, also where two registers take back at once', async () => {
    const counter = await aCounter()
    const { shop, cashier } = counter
    const goods = await aProduct(shop)
    const sale = await aTicket(counter, { lines: [{ goods, quantityMilli: 2000 }] })
    const ticket = await returnable(counter, sale.number)
    const [line] = aReturn(counter, ticket, [2000]).lines
    const tooMuch = aReturn(counter, ticket, [2000], { lines: [{ ...line!, quantityMilli: 3000 }] })
    const { message } = await refuses(cashier.post('sales-returns/of-ticket', tooMuch), 'salesReturn.moreThanLeft')
    expect(message).toContain(goods.designation)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => cashier.post('sales-returns/of-ticket', aReturn(counter, ticket, [1000]))),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422])
    expect(await onHand(shop, goods.id)).toBe(100_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('the same return again gives the first answer; another under its id is refused', async () => {
    const counter = await aCounter()
    const { shop, cashier } = counter
    const sale = await aTicket(counter, { lines: [{ goods: await aProduct(shop), quantityMilli: 2000 }] })
    const body = aReturn(counter, await returnable(counter, sale.number), [1000])
    const copies = await Promise.all(Array.from({ length: 4 }, () => cashier.post('sales-returns/of-ticket', body)))
    expect(copies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201])
    expect(new Set(copies.map((copy) => copy.json<SalesReturn>().number)).size).toBe(1)
    await refuses(cashier.post('sales-returns/of-ticket', { ...body, reason: 'other' }), 'salesReturn.idReused')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a custom item comes back without stock, damaged goods go where they may not be sold', async () => {
    const counter = await aCounter()
    const { shop } = counter
    const manager = await shop.as('manager')
    const goods = await aProduct(shop)
    const session = { ...counter, cashier: manager }
    const gift = { designation: 'Papier cadeau', unitPriceMicro: 500_000, vatRateMilli: 19_000 }
    const sale = await aTicket(session, { lines: [{ goods, quantityMilli: 2000 }, { goods: gift }] })
    const ticket = await returnable(counter, sale.number)
    const body = aReturn(counter, ticket, [1000, 1000])
    const damaged = { ...body, lines: body.lines.map((line) => ({ ...line, outcome: 'quarantine' as const })) }
    await refuses(counter.cashier.post('sales-returns/of-ticket', damaged), 'salesReturn.noQuarantine')
    const place = await aLocation(await shop.as('administrator'), shop.pointOfSaleId, 'quarantine')
    expect((await returnable(counter, sale.number)).hasQuarantine).toBe(true)
    await taken(counter.cashier, damaged)
    expect(await onHand(shop, goods.id)).toBe(98_000)
    expect(await onHand(shop, goods.id, place.id)).toBe(1000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('money goes back in cash or as it came in, and no more of it than came in', async () => {
    const counter = await aCounter()
    const { shop, cashier, session, cash } = counter
    const manager = await shop.as('manager')
    const card = await aPaymentMethod(manager, { kind: 'card', name: 'Carte' })
    const other = await aPaymentMethod(manager, { kind: 'mobile', name: 'Flouci' })
    const goods = await aProduct(shop)
    const asked = aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2000 }] })
    const byCard = { ...asked.payments[0]!, paymentMethodId: card.id, amountMinor: 1000 }
    const byCash = { ...asked.payments[0]!, id: newId(), amountMinor: 5900 }
    const sale = await sold(cashier.post('sales', { ...asked, payments: [byCash, byCard] }))
    const ticket = await returnable(counter, sale.number)
    expect(ticket.paid.map(({ methodKind, paidMinor }) => [methodKind, paidMinor])).toEqual([
      ['cash', 5900],
      ['card', 1000],
    ])
    const body = aReturn(counter, ticket, [1000])
    const refunded = (parts: readonly [string, number][]) =>
      cashier.post('sales-returns/of-ticket', {
        ...body,
        refunds: parts.map(([paymentMethodId, amountMinor]) => ({ id: newId(), paymentMethodId, amountMinor })),
      })
    await refuses(refunded([[other.id, 3450]]), 'salesReturn.methodNotOfTicket')
    await refuses(refunded([[card.id, 3450]]), 'salesReturn.refundTooHigh')
    await refuses(refunded([[cash.id, 3449]]), 'salesReturn.refundMismatch')
    const split: [string, number][] = [
      [card.id, 1000],
      [cash.id, 2450],
    ]
    expect((await refunded(split)).statusCode).toBe(201)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('refuses whoever may not, what is unknown, and figures that do not agree', async () => {
    const counter = await aCounter()
    const { shop, cashier, session } = counter
    const sale = await aTicket(counter, { lines: [{ goods: await aProduct(shop), quantityMilli: 2000 }] })
    const ticket = await returnable(counter, sale.number)
    const body = aReturn(counter, ticket, [1000])
    const path = 'sales-returns/of-ticket'
    await refuses(shop.nobody.get(address(counter, sale.number)), 'auth.required')
    await refuses(shop.nobody.post(path, body), 'auth.required')
    const accountant = await shop.as('accountant')
    await refuses(accountant.get(address(counter, sale.number)), 'auth.forbidden')
    await refuses(accountant.post(path, body), 'auth.forbidden')
    const elsewhere = await (await aShop(open())).as('cashier')
    await refuses(elsewhere.get(address(counter, sale.number)), 'salesReturn.ticketNotFound')
    await refuses(elsewhere.post(path, body), 'salesReturn.ticketNotFound')
    await refuses(cashier.get(address(counter, 'TIC-XX9-000001')), 'salesReturn.ticketNotFound')
    await refuses(cashier.get(path), 'request.invalid')
    const wrong = (over: object, code: Parameters<typeof refuses>[1]) =>
      refuses(cashier.post(path, { ...body, ...over }), code)
    const [line] = body.lines
    await wrong({ saleId: newId() }, 'salesReturn.ticketNotFound')
    await wrong({ totalMinor: 1 }, 'sale.totalMismatch')
    await wrong({ lines: [{ ...line, saleLineId: newId() }] }, 'request.invalid')
    await wrong({ lines: [line, { ...line, id: newId() }] }, 'request.invalid')
    await wrong({ lines: [{ ...line, quantityMilli: 0 }] }, 'sale.lineWithoutQuantity')
    await wrong({ lines: [] }, 'request.invalid')
    await wrong({ reason: 'because' }, 'request.invalid')
    await wrong({ occurredAt: '2199-01-01T00:00:00.000Z' }, 'sale.inFuture')
    await cashier.post(`cash-sessions/${session.id}/count`)
    await wrong({}, 'cashSession.notOpen')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})
