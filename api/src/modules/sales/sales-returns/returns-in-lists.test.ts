import { describe, expect, test } from '@jest/globals'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import {
  type ReturnableTicket,
  type SalesReturn,
  type SalesReturnRow,
  type TicketReturnInput,
  ticketShare,
} from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import {
  aPaymentMethod,
  aProduct,
  anOpenSession,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
} from '../../../../test/goods.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

interface Counter {
  shop: Shop
  manager: Caller
  cash: PaymentMethod
  session: CashSession
}

async function aCounter(): Promise<Counter> {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  return { shop, manager, cash: await cashOf(manager), session: await anOpenSession(shop, manager) }
}

/** A ticket of two pieces. */
async function aTicket({ shop, manager, session, cash }: Counter): Promise<Sale> {
  const lines = [{ goods: await aProduct(shop), quantityMilli: 2000 }]
  return sold(manager.post('sales', aSale(session, cash.id, { lines })))
}

async function takenBack(
  { manager, session, cash }: Counter,
  sale: Sale,
  quantityMilli: number,
  over: Partial<TicketReturnInput> = {},
): Promise<SalesReturn> {
  const query = `number=${sale.number}&registerId=${session.registerId}`
  const ticket = (await manager.get(`sales-returns/of-ticket?${query}`)).json<ReturnableTicket>()
  const back = ticket.lines.map(({ id }) => ({ id, quantityMilli }))
  const totalMinor = ticketShare(ticket, back).totals.ttcMinor
  const answer = await manager.post('sales-returns/of-ticket', {
    ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, saleId: ticket.saleId, totalMinor },
    ...{ occurredAt: new Date().toISOString(), reason: 'changedMind' },
    lines: back.map((line) => ({ id: newId(), saleLineId: line.id, quantityMilli, outcome: 'resell' })),
    refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
    ...over,
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<SalesReturn>()
}

async function looseReturn({ shop, manager, session, cash }: Counter): Promise<SalesReturn> {
  const { id, unitPriceMicro } = await aProduct(shop)
  const answer = await manager.post('sales-returns', {
    ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, reason: 'defective' },
    occurredAt: new Date().toISOString(),
    lines: [{ id: newId(), productId: id, quantityMilli: 1000, unitPriceMicro }],
    refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: 3450 }],
    totalMinor: 3450,
  })
  return answer.json<SalesReturn>()
}

describe('the list of returns', () => {
  test('says of which ticket each was and how the money went back, and is narrowed by reason and origin', async () => {
    const counter = await aCounter()
    const { manager } = counter
    const sale = await aTicket(counter)
    const [of, without] = [await takenBack(counter, sale, 1000), await looseReturn(counter)]
    const listed = (filter: string) => listedRows<SalesReturnRow>(manager, 'sales-returns', filter)
    expect(await listed('&order[field]=number&order[direction]=asc')).toMatchObject([
      { id: of.id, saleId: sale.id, saleNumber: sale.number, methodKinds: ['cash'] },
      { id: without.id, saleId: null, saleNumber: null, methodKinds: ['cash'] },
    ])
    const ids = async (filter: string) => (await listed(filter)).map(({ id }) => id)
    expect(await ids('&filter[origin]=withTicket')).toEqual([of.id])
    expect(await ids('&filter[origin]=withoutTicket')).toEqual([without.id])
    expect(await ids('&filter[reason]=defective')).toEqual([without.id])
    expect(await ids('&filter[reason]=mistake')).toEqual([])
  })

  test('is exported cell by cell', async () => {
    const counter = await aCounter()
    await takenBack(counter, await aTicket(counter), 1000)
    await looseReturn(counter)
    const rows = await listedRows<SalesReturnRow>(counter.manager, 'sales-returns')
    const { head, rows: cells } = await fileOf(counter.manager, 'sales-returns', 'fr')
    expect(head).toHaveLength(17)
    expect(cells.map(([number, moment]) => [number, moment])).toEqual(
      rows.map((row) => [row.number, onTheClock(row.occurredAt)]),
    )
    expect(cells.map((row) => row.slice(7, 9))).toEqual([
      [null, 'Produit défectueux'],
      [rows[1]?.saleNumber, 'Le client a changé d’avis'],
    ])
    expect(cells.map((row) => row.at(-1))).toEqual(['Espèces', 'Espèces'])
  })

  test('is exported by nobody who may only read it', async () => {
    await refusesOthers(open(), await aShop(open()), 'sales-returns', ['cashier', 'stockKeeper', 'readOnly'])
  })
})

describe('the list of sales', () => {
  test('says how much of each ticket came back, and is narrowed to it', async () => {
    const counter = await aCounter()
    const [whole, part, none] = [await aTicket(counter), await aTicket(counter), await aTicket(counter)]
    await takenBack(counter, whole, 1000)
    await takenBack(counter, whole, 1000)
    await takenBack(counter, part, 1000)
    const states = async (filter = '') =>
      Object.fromEntries(
        (await listedRows<SaleRow>(counter.manager, 'sales', filter)).map((row) => [row.id, row.refundState ?? null]),
      )
    expect(await states()).toEqual({ [whole.id]: 'whole', [part.id]: 'part', [none.id]: null })
    expect(await states('&filter[refund]=none')).toEqual({ [none.id]: null })
    expect(await states('&filter[refund]=part')).toEqual({ [part.id]: 'part' })
    expect(await states('&filter[refund][]=part&filter[refund][]=whole')).toEqual({
      ...{ [whole.id]: 'whole', [part.id]: 'part' },
    })
    expect(await states('&filter[refund]=sometime')).toEqual({})
  })
})

test('what comes back of a ticket on credit lowers what its client owes, and is no money', async () => {
  const counter = await aCounter()
  const { shop, manager, session } = counter
  const administrator = await shop.as('administrator')
  const credit = await aPaymentMethod(administrator, { kind: 'credit', name: 'Compte client' })
  const { id: clientId } = (await administrator.post('clients', aClient())).json<{ id: string }>()
  const lines = [{ goods: await aProduct(shop), quantityMilli: 2000 }]
  const sale = await sold(manager.post('sales', { ...aSale(session, credit.id, { lines }), clientId }))
  const owed = async (): Promise<number> => {
    const { rows } = await open()
      .admin.selectFrom('money_ledger')
      .select('amount_minor')
      .where('company_id', '=', shop.companyId)
      .where('payment_method_id', '=', credit.id)
      .execute()
      .then((found) => ({ rows: found }))
    return rows.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0)
  }
  expect(await owed()).toBe(6900)
  await expect(takenBack(counter, sale, 1000)).rejects.toThrow('salesReturn.refundTooHigh')
  const byCredit = { refunds: [{ id: newId(), paymentMethodId: credit.id, amountMinor: 3450 }] }
  await takenBack(counter, sale, 1000, byCredit)
  expect(await owed()).toBe(3450)
  const drawer = (await manager.get(`cash-sessions/${session.id}`)).json<CashSession>().tenders
  expect(drawer.find(({ kind }) => kind === 'cash')).toMatchObject({ refundedMinor: 0 })
  await refuses(shop.nobody.get('sales-returns/paginated'), 'auth.required')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
