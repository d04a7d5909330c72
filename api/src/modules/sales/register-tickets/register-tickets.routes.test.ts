import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { BatchReceipt, KeptTicket, RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Sale, SaleReview, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aPaymentMethod, aProduct, booksThatDisagree, cashOf } from '../../../../test/goods.ts'
import { anEnrolledRegister, aTicket, chained, enrol, received, sentText } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter(over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(open(), over)
  const cashier = await shop.as('cashier')
  const register = await anEnrolledRegister(shop, cashier)
  const goods = await aProduct(shop)
  const send = (tickets: readonly SentTicket[], caller: Caller = cashier): Promise<BatchReceipt> =>
    received(caller, shop.register.id, tickets)
  const sale = async (id: string): Promise<Sale> => (await cashier.get(`sales/${id}`)).json<Sale>()
  /** What is said of a ticket, the first of its series, whose text is this. */
  const saidOf = async (ticket: RegisterTicket, previousHash = ''): Promise<SaleReview[]> => {
    const { data } = await send(chained([ticket], previousHash))
    expect(data).toMatchObject([{ keptAs: null }])
    return (await sale(ticket.id)).reviews ?? []
  }
  return { shop, cashier, register, goods, send, sale, saidOf }
}

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

const numbers = ({ data }: BatchReceipt) => data.map(({ number }) => number)
const reasons = ({ data }: BatchReceipt) => data.map(({ keptAs }) => keptAs)

async function keptTickets(caller: Caller, filter = ''): Promise<KeptTicket[]> {
  return (await caller.get(`kept-tickets/paginated?${filter}`)).json<PaginatedOf<KeptTicket>>().data
}

describe('tickets that a register numbered', () => {
  test('are in the books as they were printed', async () => {
    const { shop, register, goods, send, sale } = await aCounter()
    const first = aTicket(register, 1, [
      { goods, quantityMilli: 3000 },
      { goods: { ...goods, designation: 'Vieux nom' } },
    ])
    const second = aTicket(register, 2, [
      { goods: { designation: 'Un sachet', unitPriceMicro: 500_000, vatRateMilli: 19_000 } },
    ])
    const receipt = await send(chained([first, second]))
    expect(receipt).toEqual({
      data: [
        { hash: chained([first])[0]?.hash, keptAs: null, number: 'TIC-LM2-000001' },
        { hash: expect.any(String), keptAs: null, number: 'TIC-LM2-000002' },
      ],
      missing: [],
    })
    const stored = await sale(first.id)
    expect(stored).toMatchObject({
      occurredAt: first.occurredAt,
      seller: first.seller,
      totalMinor: first.totalMinor,
      cashSessionId: register.session.id,
      lines: [{ productId: goods.id }, { designation: 'Vieux nom', productId: goods.id }],
      payments: [{ kind: 'payment', methodKind: 'cash', amountMinor: first.totalMinor }],
      taxes: first.taxes,
    })
    expect(stored.trace.length).toBeGreaterThan(0)
    expect(stored.reviews).toBeUndefined()
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('have the same answer however often and at once they are sent', async () => {
    const { shop, register, goods, send } = await aCounter()
    const sent = chained([1, 2, 3].map((counter) => aTicket(register, counter, [{ goods }])))
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(numbers(answers[0]!)).toEqual(['TIC-LM2-000001', 'TIC-LM2-000002', 'TIC-LM2-000003'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('wait for those before them, which are named as missing', async () => {
    const { shop, cashier, register, goods, send } = await aCounter()
    const sent = chained([1, 2, 3, 4, 5, 6].map((counter) => aTicket(register, counter, [{ goods }])))
    const later = await send([sent[5]!, sent[3]!])
    expect(reasons(later)).toEqual(['waiting', 'waiting'])
    const { epoch } = register
    expect(later.missing).toEqual([
      { epoch, from: 1, to: 3 },
      { epoch, from: 5, to: 5 },
    ])
    const manager = await shop.as('manager')
    expect(await keptTickets(manager)).toMatchObject([{ reason: 'waiting' }, { reason: 'waiting' }])
    expect(numbers(await send([sent[1]!, sent[0]!]))).toEqual(['TIC-LM2-000002', 'TIC-LM2-000001'])
    expect(await send([sent[2]!])).toMatchObject({ missing: [{ epoch, from: 5, to: 5 }] })
    expect(await keptTickets(manager)).toMatchObject([{ reason: 'waiting', counter: 6, text: sent[5]?.text }])
    expect(await send([sent[4]!])).toMatchObject({ missing: [] })
    expect(await keptTickets(manager)).toEqual([])
    const { data, meta } = (await cashier.get('sales/paginated')).json<PaginatedOf<SaleRow>>()
    expect([meta.total, data.every(({ reviewReason }) => reviewReason === null)]).toEqual([6, true])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('go into the session that they were sold in, also once it is closed: what was counted still adds up', async () => {
    const { shop, cashier, register, goods, send, sale } = await aCounter()
    const ticket = aTicket(register, 2, [{ goods }], { roundingMinor: 5 })
    const receivedMinor = ticket.totalMinor + 5
    const payments = ticket.payments.map((payment) => ({ ...payment, amountMinor: receivedMinor }))
    const [first, late] = chained([aTicket(register, 1, [{ goods }]), { ...ticket, payments, receivedMinor }])
    await send([first!])
    const { session, cashId } = register
    const before = (await cashier.get(`cash-sessions/${session.id}`)).json<CashSession>()
    expect(before.state).toBe('open')
    await cashier.post(`cash-sessions/${session.id}/count`)
    const counts = [{ paymentMethodId: cashId, countedMinor: 100_000 + 2 * soldFor(first!), comment: 'Un de trop' }]
    const closed = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(closed.json<ZReport>()).toMatchObject({ ticketCount: 1 })
    expect(reasons(await send([late!]))).toEqual([null])
    const stored = await sale(ticketOf(late!).id)
    expect(stored).toMatchObject({ cashSessionId: session.id, reviews: [{ reason: 'afterClosing', lineNumber: null }] })
    expect((await cashier.get(`cash-sessions/${session.id}/report`)).json()).toEqual(closed.json())
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('of an earlier epoch still come in, and one of an epoch that never began is kept', async () => {
    const { shop, cashier, register, goods, send } = await aCounter()
    const [mine, next] = [
      aTicket(register, 1, [{ goods }]),
      aTicket({ ...register, epoch: register.epoch + 1 }, 1, [{ goods }]),
    ]
    await cashier.post(`cash-sessions/${register.session.id}/count`)
    const counts = [{ paymentMethodId: register.cashId, countedMinor: 100_000 }]
    await cashier.post(`cash-sessions/${register.session.id}/close`, { counts, keptFloatMinor: 0 })
    const [early] = chained([next])
    expect(reasons(await send([early!]))).toEqual(['epochUnknown'])
    await enrol(shop, await shop.as('manager'))
    expect(numbers(await send(chained([mine])))).toEqual(['TIC-LM2-000001'])
    expect(await keptTickets(await shop.as('manager'))).toEqual([])
    expect(numbers(await send([early!]))).toEqual(['TIC-LM2.2-000001'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('are none of a register that the server numbers', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const goods = await aProduct(shop)
    const session = await anOpenSession(shop, manager)
    const register = { session, epoch: 1, cashId: (await cashOf(manager)).id, cashierId: manager.userId }
    expect(reasons(await received(manager, shop.register.id, chained([aTicket(register, 1, [{ goods }])])))).toEqual([
      'epochUnknown',
    ])
  })
})

function ticketOf({ text }: SentTicket): RegisterTicket {
  return JSON.parse(text)
}

function soldFor(sent: SentTicket): number {
  return ticketOf(sent).totalMinor
}

describe('what is odd about a ticket is said of it, and it is in the books', () => {
  test('its price, its discount, its VAT and its goods', async () => {
    const { shop, register, goods, saidOf } = await aCounter({ maxDiscountRateMilli: 10_000 })
    const other = { ...goods, id: newId() }
    const ticket = aTicket(register, 1, [
      { goods, unitPriceMicro: goods.unitPriceMicro + 1000 },
      { goods: { ...goods, vatRateMilli: 7000 }, discount: { kind: 'rate', rateMilli: 20_000 } },
      { goods: other, discount: { kind: 'rate', rateMilli: 5000, discountId: newId() } },
    ])
    expect(await saidOf(ticket)).toEqual([
      { reason: 'productUnknown', lineNumber: 3 },
      {
        reason: 'priceDiffers',
        lineNumber: 1,
        shown: goods.unitPriceMicro + 1000,
        expected: goods.unitPriceMicro,
      },
      { reason: 'vatDiffers', lineNumber: 2, shown: 7000, expected: goods.vatRateMilli },
      { reason: 'discountNotRunning', lineNumber: 3 },
      { reason: 'discountTooHigh', lineNumber: 2, expected: 10_000 },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('its session, cashier, client and methods of payment: what there always is stands in their place', async () => {
    const { shop, register, goods, saidOf, sale, cashier } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }], {
      cashSessionId: newId(),
      cashierId: newId(),
      clientId: newId(),
    })
    const [payment] = ticket.payments
    const paid = { ...ticket, payments: [{ ...payment!, paymentMethodId: newId() }] }
    expect((await saidOf(paid)).map(({ reason }) => reason)).toEqual([
      'otherSession',
      'cashierUnknown',
      'clientUnknown',
      'methodUnknown',
    ])
    expect(await sale(ticket.id)).toMatchObject({
      cashSessionId: register.session.id,
      payments: [{ paymentMethodId: register.cashId }],
    })
    const { id: walkIn } = await open()
      .admin.selectFrom('client')
      .select('id')
      .where('company_id', '=', shop.companyId)
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const row = await open()
      .admin.selectFrom('sale')
      .select(['client_id', 'user_id'])
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ client_id: walkIn, user_id: cashier.userId })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a method that is not taken, and money that nobody owes', async () => {
    const { shop, register, goods, saidOf } = await aCounter()
    const administrator = await shop.as('administrator')
    const credit = await aPaymentMethod(administrator, { kind: 'credit', name: 'Crédit', isActive: false })
    const ticket = aTicket(register, 1, [{ goods }])
    const [payment] = ticket.payments
    const owed = { ...ticket, payments: [{ ...payment!, paymentMethodId: credit.id }] }
    expect((await saidOf(owed)).map(({ reason }) => reason)).toEqual(['methodNotTaken', 'clientMissing'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('its date, whatever it is, and a chain that is broken', async () => {
    const { shop, cashier, register, goods, send, sale } = await aCounter()
    const dates = ['0001-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', '2999-12-31T23:59:59.000Z']
    const tickets = dates.map((occurredAt, index) => aTicket(register, index + 1, [{ goods }], { occurredAt }))
    await send(chained(tickets))
    const said = await Promise.all(tickets.map(async ({ id }) => (await sale(id)).reviews))
    expect(said.map((each) => each?.map(({ reason }) => reason))).toEqual([
      ['beforeSession'],
      ['beforeSession'],
      ['inFuture'],
    ])
    const [alone] = chained([aTicket(register, 4, [{ goods }])], 'ab'.repeat(32))
    await send([alone!])
    expect((await sale(ticketOf(alone!).id)).reviews).toEqual([{ reason: 'chainBroken', lineNumber: null }])
    const rows = async (filter: string) =>
      (await cashier.get(`sales/paginated?${filter}`)).json<PaginatedOf<SaleRow>>().data.map((row) => row.reviewReason)
    expect(await rows('filter[review]=beforeSession')).toEqual(['beforeSession', 'beforeSession'])
    expect(await rows('filter[review]=chainBroken')).toEqual(['chainBroken'])
    expect((await rows('')).filter(Boolean)).toHaveLength(4)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a custom item of somebody who may not set prices, FODEC and VAT that are not due, and a pack of another size', async () => {
    const { shop, register, goods, saidOf } = await aCounter()
    const custom = { designation: 'Un sachet', unitPriceMicro: 500_000, vatRateMilli: 19_000 }
    const ticket = aTicket(register, 1, [{ goods: custom }, { goods, fodecRateMilli: 1000 }, { goods }])
    const [first, second, third] = ticket.lines
    const packed = { ...ticket, lines: [first!, second!, { ...third!, packQuantityMilli: 24_000 }] }
    expect(await saidOf(packed)).toEqual([
      { reason: 'productUnknown', lineNumber: 3 },
      { reason: 'customNotAllowed', lineNumber: 1 },
      { reason: 'fodecDiffers', lineNumber: 2, shown: 1000, expected: 0 },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('no VAT where the company is subject to it', async () => {
    const { shop, register, goods, saidOf } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods: { ...goods, vatRateMilli: 0 } }], { isVatSubject: false })
    expect(await saidOf(ticket)).toEqual([
      { reason: 'vatDiffers', lineNumber: 1, shown: 0, expected: goods.vatRateMilli },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('figures of lines and of taxes that are not the kernel’s, though they add up', async () => {
    const { shop, register, goods, send, sale } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }, { goods: { ...goods, vatRateMilli: 7000 } }])
    const [one, other] = ticket.lines
    const [low, high] = ticket.taxes
    const moved = {
      ...ticket,
      lines: [
        { ...one!, vatMinor: one!.vatMinor + 1, netHtMinor: one!.netHtMinor - 1 },
        { ...other!, vatMinor: other!.vatMinor - 1, netHtMinor: other!.netHtMinor + 1 },
      ],
    }
    const split = aTicket(register, 2, [{ goods }, { goods: { ...goods, vatRateMilli: 7000 } }], {
      taxes: [
        { ...low!, vatMinor: low!.vatMinor + 1, totalMinor: low!.totalMinor + 1 },
        { ...high!, vatMinor: high!.vatMinor - 1, totalMinor: high!.totalMinor - 1 },
      ],
    })
    await send(chained([moved, split]))
    for (const { id } of [moved, split])
      expect((await sale(id)).reviews?.some(({ reason }) => reason === 'figuresDiffer')).toBe(true)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a ticket is the same whichever case its ids are written in', async () => {
    const { register, goods, send, sale } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }])
    const upper = JSON.stringify(ticket, (name, value: unknown) =>
      /^id$|Id$/.test(name) && typeof value === 'string' ? value.toUpperCase() : value,
    )
    expect(reasons(await send([sentText(upper)]))).toEqual([null])
    const stored = await sale(ticket.id)
    expect(stored).toMatchObject({ cashSessionId: register.session.id, lines: [{ productId: goods.id }] })
    expect(stored.reviews).toBeUndefined()
  })

  test('a total that the kernel does not come to', async () => {
    const { shop, register, goods, saidOf, sale } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }])
    const [line] = ticket.lines
    const [tax] = ticket.taxes
    const [payment] = ticket.payments
    const dearer = (figure: number) => figure + 1
    const shown: RegisterTicket = {
      ...ticket,
      lines: [
        {
          ...line!,
          grossMinor: dearer(line!.grossMinor),
          netHtMinor: dearer(line!.netHtMinor),
          totalMinor: dearer(line!.totalMinor),
        },
      ],
      taxes: [{ ...tax!, baseHtMinor: dearer(tax!.baseHtMinor), totalMinor: dearer(tax!.totalMinor) }],
      payments: [{ ...payment!, amountMinor: dearer(payment!.amountMinor) }],
      grossMinor: dearer(ticket.grossMinor),
      netHtMinor: dearer(ticket.netHtMinor),
      totalMinor: dearer(ticket.totalMinor),
      receivedMinor: dearer(ticket.receivedMinor),
    }
    expect(await saidOf(shown)).toEqual([
      { reason: 'figuresDiffer', lineNumber: null, shown: shown.totalMinor, expected: ticket.totalMinor },
    ])
    expect(await sale(shown.id)).toMatchObject({ totalMinor: shown.totalMinor, trace: [] })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('stock below zero, where the shop forbids it', async () => {
    const { shop, register, send, sale } = await aCounter({ stockPolicy: 'block' })
    const goods = await aProduct(shop, { stock: 1 })
    const tickets = [aTicket(register, 1, [{ goods }]), aTicket(register, 2, [{ goods }, { goods }])]
    await send(chained(tickets))
    const said = await Promise.all(tickets.map(async ({ id }) => (await sale(id)).reviews ?? []))
    expect(said).toEqual([[], [{ reason: 'stockShort', lineNumber: 1, shown: -2000, expected: 0 }]])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('what cannot go into the books is kept beside them', () => {
  test('what is no ticket, does not add up, was altered or is of another register', async () => {
    const { shop, register, goods, send } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }])
    const text = JSON.stringify(ticket)
    const sent = [
      sentText('{'),
      sentText('{"form":2}'),
      sentText(JSON.stringify({ ...ticket, totalMinor: ticket.totalMinor + 1 })),
      { ...sentText(text), hash: 'ab'.repeat(32) },
      sentText(JSON.stringify({ ...ticket, registerId: newId() })),
      sentText(text.replace(goods.designation, String.raw`a\u0000`)),
    ]
    expect(reasons(await send(sent))).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
      'altered',
      'ofAnotherRegister',
      'unreadable',
    ])
    await send(sent)
    const manager = await shop.as('manager')
    const kept = await keptTickets(manager)
    expect(kept.map((each) => each.text).toSorted()).toEqual(sent.map((each) => each.text).toSorted())
    expect(await keptTickets(manager, 'filter[reason]=altered')).toMatchObject([
      { epoch: register.epoch, counter: 1, register: { id: shop.register.id } },
    ])
    expect(await keptTickets(manager, `filter[register]=${newId()}`)).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a text that was damaged on its way never stands in the place of the right one', async () => {
    const { shop, register, goods, send } = await aCounter()
    const sent = chained([1, 2, 3].map((counter) => aTicket(register, counter, [{ goods }])))
    const damaged = (of: SentTicket): SentTicket => ({ ...of, text: of.text.replace('Caisse', 'Casse') })
    expect(reasons(await send([damaged(sent[1]!), sent[1]!]))).toEqual(['altered', 'waiting'])
    expect(reasons(await send([damaged(sent[2]!)]))).toEqual(['altered'])
    expect(reasons(await send([sent[2]!, damaged(sent[2]!)]))).toEqual(['waiting', 'altered'])
    expect(numbers(await send([sent[0]!]))).toEqual(['TIC-LM2-000001'])
    expect(numbers(await send(sent))).toEqual(['TIC-LM2-000001', 'TIC-LM2-000002', 'TIC-LM2-000003'])
    expect(await keptTickets(await shop.as('manager'))).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('amounts in another currency, and cash that is rounded where none was paid', async () => {
    const { shop, register, goods, send } = await aCounter()
    const euro = aTicket(register, 1, [{ goods }], { currency: 'EUR' })
    const card = await aPaymentMethod(await shop.as('administrator'), { kind: 'card', name: 'TPE' })
    const rounded = aTicket(register, 1, [{ goods }], { roundingMinor: 5 })
    const amountMinor = rounded.totalMinor + 5
    const [payment] = rounded.payments
    const byCard = {
      ...rounded,
      receivedMinor: amountMinor,
      payments: [{ ...payment!, paymentMethodId: card.id, amountMinor }],
    }
    expect(reasons(await send([...chained([euro]), ...chained([byCard])]))).toEqual(['ofAnotherCurrency', 'unreadable'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('figures at which the product itself fails hold up no other ticket of the batch', async () => {
    const { shop, register, goods, send } = await aCounter({ maxDiscountRateMilli: 10_000 })
    const ticket = aTicket(register, 2, [{ goods }, { goods }])
    const nothing = { grossMinor: 0, discountMinor: 0, netHtMinor: 0, fodecMinor: 0, vatMinor: 0, totalMinor: 0 }
    const huge = {
      ...ticket,
      ...nothing,
      receivedMinor: 0,
      taxes: [],
      payments: [],
      lines: ticket.lines.map((line) => ({
        ...{ ...line, ...nothing },
        quantityMilli: 10_000_000_000,
        unitPriceMicro: 999_999_999_999_999,
      })),
    }
    const sent = chained([aTicket(register, 1, [{ goods }]), huge])
    expect((await send(sent)).data[0]).toMatchObject({ keptAs: null, number: 'TIC-LM2-000001' })
    expect((await send(sent)).data).toHaveLength(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('another ticket of an id or a counter that is in the books', async () => {
    const { shop, register, goods, send, sale } = await aCounter()
    const ticket = aTicket(register, 1, [{ goods }])
    await send(chained([ticket]))
    const again = aTicket(register, 1, [{ goods, quantityMilli: 2000 }])
    expect(reasons(await send([...chained([again]), ...chained([{ ...again, id: ticket.id }])]))).toEqual([
      'counterReused',
      'idReused',
    ])
    expect((await sale(ticket.id)).totalMinor).toBe(ticket.totalMinor)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('one that the database takes for impossible holds up none before it, and is tried again', async () => {
    const { shop, register, goods, send } = await aCounter()
    const first = aTicket(register, 1, [{ goods }])
    const impossible = aTicket(register, 2, [{ goods }], { roundingMinor: 99 })
    const [payment] = impossible.payments
    const amountMinor = impossible.totalMinor + 99
    const paid = { ...impossible, payments: [{ ...payment!, amountMinor }], receivedMinor: amountMinor }
    const sent = chained([first, paid, aTicket(register, 3, [{ goods }])])
    await asOwner('alter table sale add constraint sale_test_check check (rounding_minor <> 99)')
    expect(reasons(await send(sent))).toEqual([null, 'notPosted', 'waiting'])
    await asOwner('alter table sale drop constraint sale_test_check')
    expect(reasons(await send([sent[0]!]))).toEqual([null])
    expect(await keptTickets(await shop.as('manager'))).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('only who sells sends tickets, of a register that they may enter; only managers see what is kept', async () => {
  const { shop, cashier, register, goods } = await aCounter()
  const tickets = chained([aTicket(register, 1, [{ goods }])])
  const batch = { registerId: shop.register.id, tickets }
  await refuses(shop.nobody.post('register-tickets', batch), 'auth.required')
  await refuses((await shop.as('accountant')).post('register-tickets', batch), 'auth.forbidden')
  await refuses(cashier.post('register-tickets', { ...batch, registerId: newId() }), 'register.notFound')
  await refuses(cashier.post('register-tickets', { ...batch, tickets: [] }), 'request.invalid')
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.post(`/${shop.companyId}/register-tickets`, batch), 'company.notFound')
  await refuses(stranger.post('register-tickets', batch), 'register.notFound')
  await refuses(cashier.get('kept-tickets/paginated'), 'auth.forbidden')
  await refuses(shop.nobody.get('kept-tickets/paginated'), 'auth.required')
  await received(cashier, shop.register.id, [sentText('{')])
  expect((await stranger.get('kept-tickets/paginated')).json()).toMatchObject({ data: [] })
})
