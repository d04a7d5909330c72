import type {
  CashSession,
  DifferenceCauses,
  PaymentMethod,
  SessionTender,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ForeignCash } from '@comptoir/contracts/sales/sales'
import type { ReturnableTicket } from '@comptoir/contracts/sales/sales-returns'
import { foreignCashMinor, type Currency } from '@comptoir/money'
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { fileOf } from '../../../../test/list-files.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import type { Caller } from '../../../../test/shop.ts'
import { foreignReviews } from './foreign-cash.rules.ts'

const open = setUpApp()

const EUROS = { currency: 'EUR', per: 1, rateMicro: 3_372_500, validFrom: '2020-01-01' } as const

/** Has the company take a currency in cash, at one rate for good. */
async function aCurrency(administrator: Caller, code: Currency, rate: number): Promise<{ id: string }> {
  const made = await administrator.post('currencies', { code, isCashAccepted: true })
  if (made.statusCode !== 201) throw new Error(made.body)
  const currency = made.json<{ id: string }>()
  const input = { currencyId: currency.id, validFrom: EUROS.validFrom, per: 1, rate }
  const rated = await administrator.post('exchange-rates', input)
  if (rated.statusCode !== 201) throw new Error(rated.body)
  return currency
}

/** A ticket that is paid by notes of another currency, with its change in dinars. */
function paidIn(plain: RegisterTicket, foreign: ForeignCash, over: { valueMinor?: number } = {}): RegisterTicket {
  const { currency, amountMinor, per, rateMicro } = foreign
  const worth = { amountMinor, from: currency, per, rateMicro, to: 'TND' as const }
  const valueMinor = over.valueMinor ?? foreignCashMinor(worth)
  const payments = plain.payments.map((payment) => ({ ...payment, amountMinor: valueMinor, details: { foreign } }))
  const changeMinor = valueMinor - plain.totalMinor
  const [first] = plain.payments
  if (!first || changeMinor < 0) throw new Error('the notes do not pay the ticket')
  const change =
    changeMinor === 0 ? null : { id: newId(), paymentMethodId: first.paymentMethodId, amountMinor: changeMinor }
  return { ...plain, payments, receivedMinor: valueMinor, change, changeMinor }
}

async function aCounter() {
  const counter = await aNumberingCounter(open())
  const { shop, register } = counter
  const administrator = await shop.as('administrator')
  const euro = await aCurrency(administrator, 'EUR', 3.3725)
  const goods = await aProduct(shop, { priceMicro: 50_000_000 })
  const ticket = (at: number, foreign: ForeignCash, over: { valueMinor?: number } = {}) =>
    paidIn(aTicket(register, at, [{ goods }]), foreign, over)
  const session = async (caller: Caller): Promise<CashSession> =>
    (await caller.get(`cash-sessions/${register.session.id}`)).json<CashSession>()
  return { ...counter, administrator, euro, ticket, session }
}

const cashOf = ({ tenders }: CashSession): SessionTender | undefined => tenders.find(({ kind }) => kind === 'cash')

describe('cash of another currency', () => {
  test('is offered with its rates by the method that is cash, where the company takes it', async () => {
    const { shop, administrator, euro } = await aCounter()
    const cashier = await shop.as('cashier')
    const listed = async () => (await cashier.get('client-payment-methods')).json<PaymentMethod[]>()
    const offered = (await listed()).flatMap(({ foreign = [] }) => foreign)
    expect(offered).toEqual([EUROS])
    const later = { currencyId: euro.id, validFrom: '2999-01-01', per: 1, rate: 4 }
    expect((await administrator.post('exchange-rates', later)).statusCode).toBe(201)
    expect((await listed()).flatMap(({ foreign = [] }) => foreign.map(({ rateMicro }) => rateMicro))).toEqual([
      3_372_500, 4_000_000,
    ])
    const none = { code: 'EUR', isCashAccepted: false }
    const answer = await administrator.put(`currencies/${euro.id}`, none)
    expect(answer.statusCode).toBe(200)
    expect((await listed()).every(({ foreign }) => foreign === undefined)).toBe(true)
  })

  test('goes into the books with the ticket, as cash of its value', async () => {
    const { shop, cashier, ticket, send, sale } = await aCounter()
    const paid = ticket(1, { ...EUROS, amountMinor: 2000 })
    expect(await send(chained([paid]))).toMatchObject({ data: [{ keptAs: null }] })
    const stored = await sale(paid.id)
    expect(stored.reviews).toBeUndefined()
    expect(stored).toMatchObject({ receivedMinor: 67_450, changeMinor: 67_450 - paid.totalMinor })
    expect(stored.payments[0]?.details).toEqual({ foreign: { ...EUROS, amountMinor: 2000 } })
    // What comes back of it is given back in the company's own currency, which is said.
    const query = `number=${stored.number}&registerId=${shop.register.id}`
    const returnable = (await cashier.get(`sales-returns/of-ticket?${query}`)).json<ReturnableTicket>()
    expect(returnable.foreign).toEqual(['EUR'])
    expect(returnable.paid).toMatchObject([{ methodKind: 'cash', paidMinor: paid.totalMinor }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is looked at where rate, value or currency are not those of the day; the ticket is kept all the same', async () => {
    const { shop, ticket, send, sale } = await aCounter()
    const tickets = [
      ticket(1, { ...EUROS, rateMicro: 4_000_000, amountMinor: 2000 }),
      ticket(2, { ...EUROS, amountMinor: 2000 }, { valueMinor: 67_460 }),
      ticket(3, { ...EUROS, currency: 'USD', amountMinor: 2000 }),
    ]
    const { data } = await send(chained(tickets))
    expect(data.map(({ keptAs }) => keptAs)).toEqual([null, null, null])
    const reviews = await Promise.all(tickets.map(async ({ id }) => (await sale(id)).reviews))
    const about = { reason: 'foreignCash', lineNumber: null }
    expect(reviews).toEqual([
      [{ ...about, shown: 80_000, expected: 67_450 }],
      [{ ...about, shown: 67_460, expected: 67_450 }],
      [{ ...about, shown: 67_450 }],
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is not for sales that the server numbers, nor for what clients pay of their debt', async () => {
    const { shop, administrator, register } = await aCounter()
    const details = { foreign: { ...EUROS, amountMinor: 2000 } }
    const payment = { id: newId(), paymentMethodId: register.cashId, amountMinor: 67_450, details }
    const input = { id: newId(), registerId: shop.register.id, cashSessionId: register.session.id, payments: [payment] }
    expect((await administrator.post('sales', input)).json<{ code: string }>().code).toBe('request.invalid')
    expect((await administrator.post('client-payments', input)).json<{ code: string }>().code).toBe('request.invalid')
  })
})

describe('the drawer with cash of another currency', () => {
  test('has it on a line of its own, blind for who counts, and the closing counts it apart', async () => {
    const { shop, administrator, ticket, send, session, register } = await aCounter()
    const tickets = [ticket(1, { ...EUROS, amountMinor: 2000 }), ticket(2, { ...EUROS, amountMinor: 5000 })]
    await send(chained(tickets))
    const valueMinor = 67_450 + 168_625
    const soldMinor = 2 * (tickets[0]?.totalMinor ?? 0)
    const cash = cashOf(await session(administrator))
    expect(cash?.expectedMinor).toBe(register.session.openingFloatMinor + soldMinor)
    const euros = { currency: 'EUR', amountMinor: 7000, valueMinor }
    expect(cash?.foreign).toEqual([{ ...euros, countedMinor: null, countedValueMinor: null }])
    const x = (await administrator.get(`cash-sessions/${register.session.id}/report`)).json<ZReport>()
    expect(cashOf(x.session)?.foreign).toMatchObject([euros])

    expect((await administrator.post(`cash-sessions/${register.session.id}/count`)).statusCode).toBe(200)
    const countedMinor = 250_000
    const close = (foreign: unknown, keptFloatMinor = 0) =>
      administrator.post(`cash-sessions/${register.session.id}/close`, {
        counts: [{ paymentMethodId: register.cashId, countedMinor, ...(foreign ? { foreign } : {}) }],
        keptFloatMinor,
      })
    expect((await close(undefined)).json<{ code: string }>().code).toBe('cashSession.countIncomplete')
    const counted = [{ currency: 'EUR', countedMinor: 6000 }]
    // The float is of dinars: euros are no part of it.
    expect((await close(counted, countedMinor + 1)).json<{ code: string }>().code).toBe('cashSession.keptFloatTooHigh')
    const z = (await close(counted)).json<ZReport>()
    const countedValueMinor = Math.round((valueMinor * 6000) / 7000)
    expect(cashOf(z.session)).toMatchObject({
      countedMinor: countedMinor + countedValueMinor,
      foreign: [{ ...euros, countedMinor: 6000, countedValueMinor }],
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])

    const sessions = await fileOf(administrator, 'cash-sessions', 'fr')
    expect(sessions.rows.map((row) => row.slice(-2))).toEqual([['70.00 EUR', '60.00 EUR']])
    const sales = await fileOf(administrator, 'sales', 'fr')
    const at = sales.head.indexOf('Espèces en devises')
    expect(sales.rows.map((row) => row.slice(at, at + 2))).toEqual([
      ['50.00 EUR', 168.625],
      ['20.00 EUR', 67.45],
    ])
  })

  test.each([
    ['all euros are there', 2000, false],
    ['euros lack too', 1900, false],
    ['only euros lack', 1900, true],
  ])('what lacks of own cash is explained by itself, where %s', async (_, euros, isFloatCounted) => {
    const { administrator, ticket, send, register } = await aCounter()
    const paid = ticket(1, { ...EUROS, amountMinor: 2000 })
    await send(chained([paid]))
    const change = { id: newId(), cashSessionId: register.session.id, reason: 'changeBrought', amountMinor: 33_333 }
    expect((await administrator.post('cash-movements', change)).statusCode).toBe(201)
    await administrator.post(`cash-sessions/${register.session.id}/count`)
    const { openingFloatMinor } = register.session
    const countedMinor = (isFloatCounted ? openingFloatMinor : 0) + 33_333 - paid.changeMinor
    const foreign = [{ currency: 'EUR', countedMinor: euros }]
    const counts = [{ paymentMethodId: register.cashId, countedMinor, foreign }]
    const closed = await administrator.post(`cash-sessions/${register.session.id}/close`, { counts, keptFloatMinor: 0 })
    expect([closed.statusCode, closed.body]).toEqual([200, closed.body])
    const path = `cash-sessions/${register.session.id}/causes`
    const { data } = (await administrator.get(path)).json<DifferenceCauses>()
    const missed = { kind: 'floatMissed', differenceMinor: -openingFloatMinor }
    expect(data.slice(0, 1)).toMatchObject(isFloatCounted ? [] : [missed])
  })

  test('does not tell who counts blind how much of it there should be', async () => {
    const { shop, cashier, register, send } = await aNumberingCounter(open())
    await aCurrency(await shop.as('administrator'), 'EUR', 3.3725)
    const goods = await aProduct(shop, { priceMicro: 50_000_000 })
    await send(chained([paidIn(aTicket(register, 1, [{ goods }]), { ...EUROS, amountMinor: 2000 })]))
    const seen = (await cashier.get(`cash-sessions/${register.session.id}`)).json<CashSession>()
    expect(cashOf(seen)?.foreign).toEqual([
      { currency: 'EUR', amountMinor: null, valueMinor: null, countedMinor: null, countedValueMinor: null },
    ])
  })

  test('a closing that a device tells later brings its count, and what nobody counted is not there', async () => {
    const { shop, administrator, ticket, send, register } = await aCounter()
    await send(chained([ticket(1, { ...EUROS, amountMinor: 2000 })]))
    const counts = [
      { paymentMethodId: register.cashId, countedMinor: 1000, foreign: [{ currency: 'EUR', countedMinor: 2000 }] },
    ]
    const input = { counts, keptFloatMinor: 1000, closedAt: new Date().toISOString() }
    const path = `cash-sessions/${register.session.id}/brought`
    const told = await administrator.post(path, input)
    expect(told.statusCode).toBe(200)
    expect((await administrator.post(path, input)).json()).toEqual(told.json())
    const closed = (await administrator.get(`cash-sessions/${register.session.id}`)).json<CashSession>()
    expect(cashOf(closed)).toMatchObject({
      countedMinor: 68_450,
      foreign: [{ countedMinor: 2000, countedValueMinor: 67_450 }],
    })
    const annex = async () =>
      (await administrator.get(`cash-sessions/${register.session.id}/annex`)).json<{ doubtfulClosings?: unknown[] }>()
    expect((await annex()).doubtfulClosings).toBeUndefined()
    const fewer = [{ ...counts[0], foreign: [{ currency: 'EUR', countedMinor: 1000 }] }]
    expect((await administrator.post(path, { ...input, counts: fewer })).statusCode).toBe(200)
    expect((await annex()).doubtfulClosings).toMatchObject([{ counts: fewer }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('what is looked at', () => {
  const known = { rates: [EUROS], businessDate: '2026-11-28', currency: 'TND' }
  const payment = { id: newId(), paymentMethodId: newId(), methodKind: 'cash' }

  test('is nothing where the notes counted for what the rate of the day says, and anything else is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: -5, max: 5 }), (amountMinor, off) => {
        const valueMinor = foreignCashMinor({ amountMinor, from: 'EUR', per: 1, rateMicro: EUROS.rateMicro, to: 'TND' })
        fc.pre(valueMinor + off > 0)
        const paid = { ...payment, amountMinor: valueMinor + off, details: { foreign: { ...EUROS, amountMinor } } }
        expect(foreignReviews([paid], 1, known)).toHaveLength(off === 0 ? 0 : 1)
      }),
    )
  })

  test('is what was not paid in cash, and what was taken before there was a rate', () => {
    const details = { foreign: { ...EUROS, amountMinor: 2000 } }
    const paid = { ...payment, amountMinor: 67_450, details }
    expect(foreignReviews([{ ...paid, methodKind: 'card' }], 1, known)).toHaveLength(1)
    expect(foreignReviews([paid], 1, { ...known, businessDate: '2019-12-31' })).toHaveLength(1)
  })

  test('is what was only changed, since the rest paid all', () => {
    const foreign = { ...payment, amountMinor: 67_450, details: { foreign: { ...EUROS, amountMinor: 2000 } } }
    const card = { ...payment, methodKind: 'card', amountMinor: 50_000 }
    expect(foreignReviews([foreign, card], 50_001, known)).toEqual([])
    const review = { reason: 'foreignCash', lineNumber: null, shown: 67_450, expected: 0 }
    expect(foreignReviews([foreign, card], 50_000, known)).toEqual([review])
    expect(foreignReviews([foreign, { ...payment, amountMinor: 60_000 }], 50_000, known)).toEqual([review])
    expect(foreignReviews([card], 50_000, known)).toEqual([])
  })
})
