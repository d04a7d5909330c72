import { beforeEach, expect, test } from '@jest/globals'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import { ticketShare, type ReturnableTicket, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const STAMP = 100

let shop: Shop
let caller: Caller
let session: Awaited<ReturnType<typeof anOpenSession>>
let cashId: string

/** A point of sale whose tickets bear the stamp. */
beforeEach(async () => {
  shop = await aShop(open())
  caller = await shop.as('administrator')
  await settle(caller, shop, { bearsStamp: true })
  session = await anOpenSession(shop, caller)
  cashId = (await cashOf(caller)).id
})

const refunding = (totalMinor: number) => ({
  ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, totalMinor, reason: 'defective' },
  occurredAt: new Date().toISOString(),
  refunds: [{ id: newId(), paymentMethodId: cashId, amountMinor: totalMinor }],
})

/** A ticket of two pieces, with its stamp. */
async function aStampedSale(): Promise<Sale> {
  const asked = aSale(session, cashId, { lines: [{ goods: await aProduct(shop), quantityMilli: 2000 }] })
  const totalMinor = asked.totalMinor + STAMP
  const payments = asked.payments.map((payment) => ({ ...payment, amountMinor: totalMinor }))
  return sold(caller.post('sales', { ...asked, totalMinor, payments }))
}

async function takenBack({ id, number }: Sale, quantityMilli: number): Promise<void> {
  const query = `number=${number}&registerId=${session.registerId}`
  const ticket = (await caller.get(`sales-returns/of-ticket?${query}`)).json<ReturnableTicket>()
  const lines = ticket.lines.map((line) => ({ id: line.id, quantityMilli }))
  const answer = await caller.post('sales-returns/of-ticket', {
    ...{ ...refunding(ticketShare(ticket, lines).totals.ttcMinor), saleId: id },
    lines: lines.map((line) => ({ id: newId(), saleLineId: line.id, quantityMilli, outcome: 'resell' })),
  })
  expect(answer.statusCode).toBe(201)
}

test('goods without their ticket come back at their price: the stamp is never given back', async () => {
  const { id: productId, unitPriceMicro } = await aProduct(shop)
  const priceMinor = unitPriceMicro / 1000
  const lines = [{ id: newId(), productId, quantityMilli: 1000, unitPriceMicro }]
  await refuses(caller.post('sales-returns', { ...refunding(priceMinor + STAMP), lines }), 'sale.totalMismatch')
  const back = await caller.post('sales-returns', { ...refunding(priceMinor), lines })
  expect(back.statusCode).toBe(201)
  expect(back.json<SalesReturn>()).toMatchObject({ stampMinor: 0, totalMinor: priceMinor })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a ticket is listed as wholly returned once all its goods came back, though its stamp did not', async () => {
  const [whole, part, none] = [await aStampedSale(), await aStampedSale(), await aStampedSale()]
  await takenBack(whole, 1000)
  await takenBack(whole, 1000)
  await takenBack(part, 1000)
  const listed = async (filter = '') => {
    const { data } = (await caller.get(`sales/paginated?${filter}`)).json<{ data: SaleRow[] }>()
    return Object.fromEntries(data.map(({ id, refundState = 'none' }) => [id, refundState]))
  }
  expect(await listed()).toEqual({ [whole.id]: 'whole', [part.id]: 'part', [none.id]: 'none' })
  expect(await listed('filter[refund]=whole')).toEqual({ [whole.id]: 'whole' })
  expect(await listed('filter[refund]=part')).toEqual({ [part.id]: 'part' })
})
