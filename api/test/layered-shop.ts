import type { CompanyInput } from '@comptoir/contracts/company/company-profile'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { ticketShare, type ReturnableTicket } from '@comptoir/contracts/sales/sales-returns'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { companyFields, companySaver } from './company-form.ts'
import { done } from './done.ts'
import { anOpenSession, aSale, cashOf, sold, type Goods } from './goods.ts'
import type { Caller, Shop } from './shop.ts'
import { aLine, anAdjustment, postedAdjustment } from './stock-adjustments.ts'
import { aTransfer, shipped, take, twoEnds } from './stock-transfers.ts'
import { aReturn } from './vouchers.ts'

/** Has the company value its stock another way, as its form does. */
export async function chooseValuation(
  test: TestApp,
  administrator: Caller,
  companyId: string,
  stockValuation: NonNullable<CompanyInput['stockValuation']>,
): Promise<void> {
  await done(
    companySaver(() => test)(administrator, companyId, companyFields({ stockValuation, isMultiBatch: 'true' })),
  )
}

/** A company that values first in, first out, with two points of sale and an open session, and all that moves its goods. */
export async function aLayeredCompany(test: TestApp) {
  const ends = await twoEnds(test)
  const { shop, administrator } = ends
  await chooseValuation(test, administrator, shop.companyId, 'fifo')
  const [session, cash] = [await anOpenSession(shop, administrator), await cashOf(administrator)]
  const adjust = (goods: Goods, milli: number, locationId: string, unitCostMicro?: number) =>
    postedAdjustment(
      administrator,
      anAdjustment({ locationId }, [aLine(goods.id, milli, unitCostMicro === undefined ? {} : { unitCostMicro })], {
        reason: 'correction',
      }),
    )
  return {
    ...ends,
    adjust,
    reverse: async (id: string): Promise<string> => {
      const reversal = newId()
      await done(administrator.post(`stock-adjustments/${id}/reverse`, { id: reversal, note: null }))
      return reversal
    },
    sell: (goods: Goods, quantityMilli: number) =>
      sold(administrator.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] }))),
    takeBack: (goods: Goods, quantityMilli: number) =>
      done(administrator.post('sales-returns', aReturn({ methodId: cash.id, session, goods, quantityMilli }))),
    /** All of a ticket that has one line. */
    takeBackTicket: async ({ number }: Sale): Promise<void> => {
      const address = `sales-returns/of-ticket?number=${encodeURIComponent(number)}&registerId=${session.registerId}`
      const ticket = (await done(administrator.get(address))).json<ReturnableTicket>()
      const lines = ticket.lines.map(({ id, quantityMilli }) => ({ id, quantityMilli }))
      const totalMinor = ticketShare(ticket, lines).totals.ttcMinor
      await done(
        administrator.post('sales-returns/of-ticket', {
          ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, saleId: ticket.saleId },
          ...{ occurredAt: new Date().toISOString(), reason: 'changedMind', totalMinor },
          lines: lines.map(({ id, quantityMilli }) => ({
            id: newId(),
            saleLineId: id,
            quantityMilli,
            outcome: 'resell',
          })),
          refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
        }),
      )
    },
    /** Sends goods to the other shop, where a part arrives; the rest comes back. Gives the transfer. */
    send: async (goods: Goods, milli: number, arrivingMilli: number): Promise<StockTransfer> => {
      const input = aTransfer(ends, [[goods.id, milli]])
      const lineId = input.lines[0]?.id ?? ''
      const { id } = await shipped(ends, input)
      const lines = [{ lineId, goodMilli: arrivingMilli, damagedMilli: 0 }]
      const received = await take(ends.receiver, id, 'receive', { isLast: true, lines })
      if (arrivingMilli === milli) return received
      const back = [{ lineId, outcome: 'returned', quantityMilli: milli - arrivingMilli }]
      return take(administrator, id, 'settle', { note: 'Found at the sender’s', lines: back })
    },
  }
}
export type LayeredCompany = Awaited<ReturnType<typeof aLayeredCompany>>

/** What a balance says, and the layers under it, oldest first. */
export async function layersOf({ admin }: TestApp, { companyId }: Shop, locationId: string, productId: string) {
  const at = { company_id: companyId, location_id: locationId, product_id: productId }
  const balance = await admin
    .selectFrom('stock_balance')
    .select(['on_hand_milli', 'value_nano'])
    .where((eb) => eb.and(at))
    .executeTakeFirst()
  const rows = await admin
    .selectFrom('stock_layer_left')
    .select(['left_milli', 'left_nano'])
    .where((eb) => eb.and(at))
    .orderBy('position')
    .execute()
  return {
    onHandMilli: BigInt(balance?.on_hand_milli ?? 0),
    valueNano: BigInt(balance?.value_nano ?? 0),
    layers: rows.map(({ left_milli: milli, left_nano: nano }) => [BigInt(milli), BigInt(nano)]),
  }
}
