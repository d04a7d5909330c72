import type { Client } from '@comptoir/contracts/people/clients'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SaleReview, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aPaymentMethod, aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import {
  aNumberingCounter,
  aTicket,
  chained,
  reasonsOf,
  sentText,
  ticketOf,
} from '../../../../test/register-tickets.ts'

const open = setUpApp()

async function aCounter(over: Parameters<typeof aNumberingCounter>[1] = {}) {
  const counter = await aNumberingCounter(open(), over)
  /** What is said of a ticket, the first of its series. */
  const saidOf = async (ticket: RegisterTicket): Promise<SaleReview[]> => {
    expect(await counter.send(chained([ticket]))).toMatchObject({ data: [{ keptAs: null }] })
    return (await counter.sale(ticket.id)).reviews ?? []
  }
  return { ...counter, saidOf }
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

  test('not money that a named client owes, whose name it bears', async () => {
    const { shop, register, goods, saidOf, sale } = await aCounter()
    const administrator = await shop.as('administrator')
    const credit = await aPaymentMethod(administrator, { kind: 'credit', name: 'Crédit' })
    const { id } = (await administrator.post('clients', aClient({ name: 'Salma' }))).json<Client>()
    const plain = aTicket(register, 1, [{ goods }], { clientId: id })
    const [payment] = plain.payments
    const payments = [{ ...payment!, paymentMethodId: credit.id }]
    const ticket = { ...plain, payments, seller: { ...plain.seller, client: 'Salma' } }
    expect(await saidOf(ticket)).toEqual([])
    expect(await sale(ticket.id)).toMatchObject({ clientId: id, seller: { client: 'Salma' } })
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
    expect(reasonsOf(await send([sentText(upper)]))).toEqual([null])
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
