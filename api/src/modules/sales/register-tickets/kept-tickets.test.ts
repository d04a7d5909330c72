import type { SentTicket } from '@comptoir/contracts/sales/register-tickets'
import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPaymentMethod, booksThatDisagree } from '../../../../test/goods.ts'
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
} from '../../../../test/register-tickets.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const aCounter = (over: Parameters<typeof aNumberingCounter>[1] = {}) => aNumberingCounter(open(), over)

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

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
    expect(reasonsOf(await send(sent))).toEqual([
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

  test('a register stays as long as one of its tickets is not in the books', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await enrol(shop, manager)
    expect(reasonsOf(await received(manager, shop.register.id, [sentText('{')]))).toEqual(['unreadable'])
    const path = `points-of-sale/${shop.pointOfSaleId}/registers/${shop.register.id}`
    const problem = await refuses(manager.delete(path), 'register.inUse')
    expect(problem.params).toEqual({ sessions: 0, sales: 0, keptTickets: 1 })
  })

  test('a text that was damaged on its way never stands in the place of the right one', async () => {
    const { shop, register, goods, send } = await aCounter()
    const sent = chained([1, 2, 3].map((counter) => aTicket(register, counter, [{ goods }])))
    const damaged = (of: SentTicket): SentTicket => ({ ...of, text: of.text.replace('Caisse', 'Casse') })
    expect(reasonsOf(await send([damaged(sent[1]!), sent[1]!]))).toEqual(['altered', 'waiting'])
    expect(reasonsOf(await send([damaged(sent[2]!)]))).toEqual(['altered'])
    expect(reasonsOf(await send([sent[2]!, damaged(sent[2]!)]))).toEqual(['waiting', 'altered'])
    expect(numbersOf(await send([sent[0]!]))).toEqual(['TIC-LM2-000001'])
    expect(numbersOf(await send(sent))).toEqual(['TIC-LM2-000001', 'TIC-LM2-000002', 'TIC-LM2-000003'])
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
    expect(reasonsOf(await send([...chained([euro]), ...chained([byCard])]))).toEqual([
      'ofAnotherCurrency',
      'unreadable',
    ])
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
    expect(reasonsOf(await send([...chained([again]), ...chained([{ ...again, id: ticket.id }])]))).toEqual([
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
    expect(reasonsOf(await send(sent))).toEqual([null, 'notPosted', 'waiting'])
    await asOwner('alter table sale drop constraint sale_test_check')
    expect(reasonsOf(await send([sent[0]!]))).toEqual([null])
    expect(await keptTickets(await shop.as('manager'))).toEqual([])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})
