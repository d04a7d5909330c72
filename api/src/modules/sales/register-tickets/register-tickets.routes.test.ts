import type { CashSession, DifferenceCauses, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, booksThatDisagree, cashOf } from '../../../../test/goods.ts'
import {
  aNumberingCounter,
  aTicket,
  chained,
  enrol,
  keptTickets,
  numbersOf,
  reasonsOf,
  received,
  sentText,
  ticketOf,
} from '../../../../test/register-tickets.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const aCounter = (over: Parameters<typeof aNumberingCounter>[1] = {}) => aNumberingCounter(open(), over)

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
    expect(numbersOf(answers[0]!)).toEqual(['TIC-LM2-000001', 'TIC-LM2-000002', 'TIC-LM2-000003'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('wait for those before them, which are named as missing', async () => {
    const { shop, cashier, register, goods, send } = await aCounter()
    const sent = chained([1, 2, 3, 4, 5, 6].map((counter) => aTicket(register, counter, [{ goods }])))
    const later = await send([sent[5]!, sent[3]!])
    expect(reasonsOf(later)).toEqual(['waiting', 'waiting'])
    const { epoch } = register
    expect(later.missing).toEqual([
      { epoch, from: 1, to: 3 },
      { epoch, from: 5, to: 5 },
    ])
    const manager = await shop.as('manager')
    expect(await keptTickets(manager)).toMatchObject([{ reason: 'waiting' }, { reason: 'waiting' }])
    expect(numbersOf(await send([sent[1]!, sent[0]!]))).toEqual(['TIC-LM2-000002', 'TIC-LM2-000001'])
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
    const counts = [
      { paymentMethodId: cashId, countedMinor: 100_000 + 2 * ticketOf(first!).totalMinor, comment: 'Un de trop' },
    ]
    const closed = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(closed.json<ZReport>()).toMatchObject({ ticketCount: 1 })
    expect(reasonsOf(await send([late!]))).toEqual([null])
    const stored = await sale(ticketOf(late!).id)
    expect(stored).toMatchObject({ cashSessionId: session.id, reviews: [{ reason: 'afterClosing', lineNumber: null }] })
    expect((await cashier.get(`cash-sessions/${session.id}/report`)).json()).toEqual(closed.json())
    const { id, number, totalMinor } = stored
    expect((await cashier.get(`cash-sessions/${session.id}/annex`)).json()).toMatchObject({
      lateTickets: [{ id, number, totalMinor }],
      corrections: [],
      tenders: [{ paymentMethodId: cashId, lateMinor: receivedMinor, correctedMinor: 0 }],
    })
    // What the ticket brought is explained already: nothing is set right a second time.
    const causes = (await cashier.get(`cash-sessions/${session.id}/causes`)).json<DifferenceCauses>()
    expect(causes.data.map(({ differenceMinor }) => differenceMinor)).not.toContain(ticketOf(late!).totalMinor)
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
    expect(reasonsOf(await send([early!]))).toEqual(['epochUnknown'])
    await enrol(shop, await shop.as('manager'))
    expect(numbersOf(await send(chained([mine])))).toEqual(['TIC-LM2-000001'])
    expect(await keptTickets(await shop.as('manager'))).toEqual([])
    expect(numbersOf(await send([early!]))).toEqual(['TIC-LM2.2-000001'])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('are none of a register that the server numbers', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const goods = await aProduct(shop)
    const session = await anOpenSession(shop, manager)
    const register = { session, epoch: 1, cashId: (await cashOf(manager)).id, cashierId: manager.userId }
    expect(reasonsOf(await received(manager, shop.register.id, chained([aTicket(register, 1, [{ goods }])])))).toEqual([
      'epochUnknown',
    ])
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
