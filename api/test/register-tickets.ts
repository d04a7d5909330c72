import { createHash } from 'node:crypto'
import type { Enrolment } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  printTicket,
  type BatchReceipt,
  type KeptTicket,
  type RegisterTicket,
  type SentTicket,
  type TicketSeries,
  type TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import type { LineDiscount, Sale } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Currency } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { anOpenSession, aProduct, cashOf, type CustomGoods, type Goods } from './goods.ts'
import { aShop, type Caller, type Shop } from './shop.ts'

/** A register that numbers its own tickets, with an open session, and what it sells in. */
export interface EnrolledRegister {
  session: CashSession
  epoch: number
  cashId: string
  cashierId: string
}

export async function enrol(shop: Shop, manager: Caller): Promise<number> {
  const path = `points-of-sale/${shop.pointOfSaleId}/registers/${shop.register.id}/enrol`
  const enrolled = await manager.post(path)
  if (enrolled.statusCode !== 200 && enrolled.statusCode !== 201) throw new Error(enrolled.body)
  return enrolled.json<Enrolment>().epoch
}

export async function anEnrolledRegister(shop: Shop, caller: Caller): Promise<EnrolledRegister> {
  const epoch = await enrol(shop, await shop.as('manager'))
  const session = await anOpenSession(shop, caller)
  return { epoch, session, cashId: (await cashOf(caller)).id, cashierId: caller.userId }
}

/** The series that the device of a session is given. */
export async function givenSeries(
  caller: Caller,
  { id }: Pick<CashSession, 'id'>,
  held: TicketSeriesInput['held'] = null,
): Promise<TicketSeries> {
  const answer = await caller.post('register-tickets/series', { cashSessionId: id, held })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<TicketSeries>()
}

export interface SoldLine {
  goods: Goods | CustomGoods
  quantityMilli?: number
  discount?: LineDiscount
  fodecRateMilli?: number
  unitPriceMicro?: number
}

/** What a device would print for these lines, paid in cash. */
export function aTicket(
  { session, epoch, cashId, cashierId }: EnrolledRegister,
  counter: number,
  sold: readonly SoldLine[],
  over: Partial<RegisterTicket> = {},
): RegisterTicket {
  const payment = { id: newId(), paymentMethodId: cashId, amountMinor: 0 }
  const ticket = printTicket({
    id: newId(),
    registerId: session.registerId,
    epoch,
    counter,
    occurredAt: new Date().toISOString(),
    cashSessionId: session.id,
    cashierId,
    clientId: null,
    currency: session.currency as Currency,
    isVatSubject: true,
    seller: {
      ...{ name: 'Épicerie', address: 'Tunis', phone: null, taxId: null, pointOfSale: 'La Marsa' },
      ...{ register: 'Caisse', cashier: 'Amira', client: 'Client passager' },
    },
    lines: sold.map(({ goods, quantityMilli = 1000, discount = null, fodecRateMilli = 0, unitPriceMicro }) => ({
      ...{ id: newId(), quantityMilli, discount, fodecRateMilli },
      unitPriceMicro: unitPriceMicro ?? goods.unitPriceMicro,
      vatRateMilli: goods.vatRateMilli,
      productId: 'id' in goods ? goods.id : null,
      packId: null,
      code: 'code' in goods ? goods.code : '',
      designation: goods.designation,
      unit: null,
      packQuantityMilli: null,
    })),
    payments: [payment],
    change: null,
    roundingMinor: 0,
  })
  const { totalMinor } = ticket
  return { ...ticket, payments: [{ ...payment, amountMinor: totalMinor }], receivedMinor: totalMinor, ...over }
}

/** A text as the device keeps it after the one before. */
export function sentText(text: string, previousHash = ''): SentTicket {
  return { text, previousHash, hash: createHash('sha256').update(previousHash).update(text).digest('hex') }
}

/** Tickets as the device keeps them, each after the one before. */
export function chained(tickets: readonly RegisterTicket[], previousHash = ''): SentTicket[] {
  const sent: SentTicket[] = []
  for (const ticket of tickets) sent.push(sentText(JSON.stringify(ticket), sent.at(-1)?.hash ?? previousHash))
  return sent
}

export async function received(
  caller: Caller,
  registerId: string,
  tickets: readonly SentTicket[],
): Promise<BatchReceipt> {
  const answer = await caller.post('register-tickets', { registerId, tickets })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<BatchReceipt>()
}

/** A shop whose only register numbers its own tickets, with somebody who sells there and something to sell. */
export async function aNumberingCounter(test: TestApp, over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(test, over)
  const cashier = await shop.as('cashier')
  const register = await anEnrolledRegister(shop, cashier)
  const goods = await aProduct(shop)
  const send = (tickets: readonly SentTicket[], caller: Caller = cashier): Promise<BatchReceipt> =>
    received(caller, shop.register.id, tickets)
  const sale = async (id: string): Promise<Sale> => (await cashier.get(`sales/${id}`)).json<Sale>()
  return { shop, cashier, register, goods, send, sale }
}

export const numbersOf = ({ data }: BatchReceipt) => data.map(({ number }) => number)
export const reasonsOf = ({ data }: BatchReceipt) => data.map(({ keptAs }) => keptAs)

export function ticketOf({ text }: SentTicket): RegisterTicket {
  return JSON.parse(text)
}

/** What is kept beside the books, as somebody who may see it lists it. */
export async function keptTickets(caller: Caller, filter = ''): Promise<KeptTicket[]> {
  return (await caller.get(`kept-tickets/paginated?${filter}`)).json<PaginatedOf<KeptTicket>>().data
}
