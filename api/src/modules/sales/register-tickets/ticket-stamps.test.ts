import { describe, expect, test } from '@jest/globals'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { ticketShare, type ReturnableTicket, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { stampAt } from '@comptoir/contracts/ticket-stamps'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aNumberingCounter, aTicket, chained, givenSeries } from '../../../../test/register-tickets.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const STAMP = 100

/** The same ticket with that stamp, paid in full. */
function stamped(ticket: RegisterTicket, stampMinor = STAMP): RegisterTicket {
  const totalMinor = ticket.totalMinor - ticket.stampMinor + stampMinor
  const payments = ticket.payments.map((payment) => ({ ...payment, amountMinor: totalMinor }))
  return { ...ticket, stampMinor, totalMinor, receivedMinor: totalMinor, payments }
}

async function aCounter(bearsStamp = true) {
  const counter = await aNumberingCounter(open())
  const { shop, register } = counter
  const administrator = await shop.as('administrator')
  const bear = (isBorne: boolean) => settle(administrator, shop, { bearsStamp: isBorne })
  expect((await bear(bearsStamp)).json()).toMatchObject({ bearsStamp })
  const ticket = (counterNumber: number) => aTicket(register, counterNumber, [{ goods: counter.goods }])
  return { ...counter, administrator, bear, ticket }
}

describe('a point of sale whose tickets bear the stamp', () => {
  test('tells its registers with their series; another one tells none', async () => {
    const { cashier, register, bear } = await aCounter()
    const { stamps = [], epoch, lastCounter } = await givenSeries(cashier, register.session)
    expect(stamps).toEqual([{ since: '2022-01-31T23:00:00.000Z', brackets: [{ fromMinor: 0, amountMinor: STAMP }] }])
    expect(stampAt(stamps, Date.now(), 10_000)).toBe(STAMP)
    await bear(false)
    expect((await givenSeries(cashier, register.session, { epoch, lastCounter })).stamps).toBeUndefined()
  })

  test('has them in its books and its Z report, in no tax base', async () => {
    const { shop, register, cashier, send, sale, ticket } = await aCounter()
    const tickets = [stamped(ticket(1)), stamped(ticket(2))]
    await send(chained(tickets))
    const [first] = tickets
    const stored = await sale(first?.id ?? '')
    expect(stored).toMatchObject({ stampMinor: STAMP, totalMinor: stored.grossMinor + STAMP })
    expect(stored.reviews ?? []).toEqual([])
    expect(stored.taxes.reduce((sum, tax) => sum + tax.totalMinor, 0)).toBe(stored.grossMinor)
    const { session } = register
    const countedMinor = session.openingFloatMinor + tickets.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
    const counts = [{ paymentMethodId: register.cashId, countedMinor }]
    await cashier.post(`cash-sessions/${session.id}/count`)
    const closed = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(closed.json<ZReport>()).toMatchObject({ ticketCount: 2, stampMinor: 2 * STAMP })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('takes a ticket that bears another one into its books, and says so', async () => {
    const { shop, send, sale, ticket, bear } = await aCounter()
    const [without, other] = [ticket(1), stamped(ticket(2), 150)]
    const sent = chained([without, other])
    expect(await send(sent)).toMatchObject({ data: [{ keptAs: null }, { keptAs: null }] })
    const review = { reason: 'stampDiffers', lineNumber: null }
    expect((await sale(without.id)).reviews).toEqual([{ ...review, shown: 0, expected: STAMP }])
    expect((await sale(other.id)).reviews).toEqual([{ ...review, shown: 150, expected: STAMP }])
    await bear(false)
    const late = stamped(ticket(3))
    await send(chained([late], sent.at(-1)?.hash))
    expect((await sale(late.id)).reviews).toEqual([{ ...review, shown: STAMP, expected: 0 }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('bears what the company entered, from its day on', async () => {
    const { administrator, cashier, register, send, sale, ticket } = await aCounter()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(Date.now())
    const tax = { name: 'Loi de finances', code: 'stampTicketLargeStore', validFrom: today, replacesMilli: null }
    for (const [thresholdMilli, valueMilli] of [
      [0, 200],
      [1_000_000, 500],
    ])
      expect((await administrator.post('tax-parameters', { ...tax, thresholdMilli, valueMilli })).statusCode).toBe(201)
    const { stamps = [] } = await givenSeries(cashier, register.session)
    expect([10_000, 1_000_000].map((ttcMinor) => stampAt(stamps, Date.now(), ttcMinor))).toEqual([200, 500])
    const usual = stamped(ticket(1), 200)
    await send(chained([usual]))
    expect((await sale(usual.id)).reviews ?? []).toEqual([])
  })

  test('gives back the goods of a ticket, never its stamp', async () => {
    const { shop, cashier, register, send, ticket } = await aCounter()
    const made = stamped(ticket(1))
    const receipt = await send(chained([made]))
    const number = encodeURIComponent(receipt.data[0]?.number ?? '')
    const { session } = register
    const asked = `sales-returns/of-ticket?number=${number}&registerId=${session.registerId}`
    const returnable = (await cashier.get(asked)).json<ReturnableTicket>()
    expect(returnable).toMatchObject({ totalMinor: made.totalMinor, stampMinor: STAMP })
    const lines = returnable.lines.map(({ id, quantityMilli }) => ({ id, quantityMilli }))
    const { totals } = ticketShare(returnable, lines)
    const body = (totalMinor: number) => ({
      ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, saleId: made.id, totalMinor },
      ...{ occurredAt: new Date().toISOString(), reason: 'mistake' },
      lines: lines.map(({ id, quantityMilli }) => ({ id: newId(), saleLineId: id, quantityMilli, outcome: 'resell' })),
      refunds: [{ id: newId(), paymentMethodId: register.cashId, amountMinor: totalMinor }],
    })
    expect(totals.ttcMinor).toBe(made.totalMinor - STAMP)
    const more = await cashier.post('sales-returns/of-ticket', body(made.totalMinor))
    expect(more.statusCode).toBe(422)
    const back = await cashier.post('sales-returns/of-ticket', body(totals.ttcMinor))
    expect(back.json<SalesReturn>()).toMatchObject({ stampMinor: 0, totalMinor: made.totalMinor - STAMP })
    expect((await cashier.get(asked)).json<ReturnableTicket>().lines[0]?.returned?.quantityMilli).toBe(1000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('a sale that the server numbers', () => {
  test('bears the stamp, after everything else and before cash is rounded', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await settle(administrator, shop, { bearsStamp: true, cashStepMinor: 50 })
    const cash = await cashOf(administrator)
    const session = await anOpenSession(shop, administrator)
    const goods = await aProduct(shop, { priceMicro: 42_886_000 })
    const asked = aSale(session, cash.id, { lines: [{ goods }] })
    await refuses(administrator.post('sales', asked), 'sale.totalMismatch')
    const payments = asked.payments.map((payment) => ({ ...payment, amountMinor: 43_000 }))
    const sale = await sold(administrator.post('sales', { ...asked, id: newId(), totalMinor: 42_986, payments }))
    expect(sale).toMatchObject({ grossMinor: 42_886, stampMinor: STAMP, totalMinor: 42_986, roundingMinor: 14 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('who may have tickets bear it', () => {
  test('is an administrator, of a company that counts in dinars', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    for (const role of ['manager', 'cashier', 'accountant'] as const)
      await refuses(settle(await shop.as(role), shop, { bearsStamp: true }), 'auth.forbidden')
    expect((await settle(administrator, shop, { bearsStamp: true })).json()).toMatchObject({ bearsStamp: true })
    expect((await settle(administrator, shop, {})).json()).toMatchObject({ bearsStamp: true })
    await refuses(settle(administrator, shop, { bearsStamp: 'yes' }), 'request.invalid')
  })

  test('is nobody where the company counts in another currency, and says so', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await settle(administrator, shop, { bearsStamp: true })
    await open().admin.updateTable('company').set({ currency: 'EUR' }).where('id', '=', shop.companyId).execute()
    // What was chosen before stays, and does nothing.
    expect((await settle(administrator, shop, { bearsStamp: true })).statusCode).toBe(200)
    const session = await anOpenSession(shop, administrator)
    expect((await givenSeries(administrator, session)).stamps).toBeUndefined()
    await settle(administrator, shop, { bearsStamp: false })
    const refused = await refuses(settle(administrator, shop, { bearsStamp: true }), 'pointOfSale.stampInOtherCurrency')
    expect(refused.params).toEqual({ currency: 'EUR' })
  })
})
