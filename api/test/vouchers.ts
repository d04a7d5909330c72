import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { VoucherClaim } from '@comptoir/contracts/sales/vouchers'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import type { Caller } from './shop.ts'
import type { Goods } from './goods.ts'

export type Issued = NonNullable<SalesReturn['voucher']>

interface Return {
  methodId: string
  session: { id: string; registerId: string }
  goods: Goods
  quantityMilli?: number
}

/** What a counter sends that takes goods back without their ticket and gives a voucher for them. */
export function aReturn({ methodId, session, goods, quantityMilli = 1000 }: Return) {
  const totalMinor = (goods.unitPriceMicro / 1000) * (quantityMilli / 1000)
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    totalMinor,
    lines: [{ id: newId(), productId: goods.id, quantityMilli, unitPriceMicro: goods.unitPriceMicro }],
    refunds: [{ id: newId(), paymentMethodId: methodId, amountMinor: totalMinor }],
  }
}

/** A voucher of so many pieces' worth. */
export async function issued(manager: Caller, asked: Return): Promise<{ made: SalesReturn; voucher: Issued }> {
  const answer = await manager.post('sales-returns', aReturn(asked))
  const made = answer.json<SalesReturn>()
  if (answer.statusCode !== 201 || !made.voucher) throw new Error(answer.body)
  return { made, voucher: made.voucher }
}

export function claim(
  caller: Caller,
  { code }: Pick<Issued, 'code'>,
  ticketId: string,
  amountMinor: number,
): Promise<LightMyRequestResponse> {
  return caller.post('vouchers/claims', { ticketId, code, amountMinor })
}

export async function claimed(...given: Parameters<typeof claim>): Promise<VoucherClaim> {
  const answer = await claim(...given)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<VoucherClaim>()
}

/** A ticket of which an amount is paid by a voucher, the rest as it was. */
export function paidBy(
  ticket: RegisterTicket,
  { id: voucherId, number }: Pick<Issued, 'id' | 'number'>,
  methodId: string,
  amountMinor: number,
): RegisterTicket {
  const [rest, ...others] = ticket.payments
  if (!rest) throw new Error('a ticket without payments')
  const byVoucher = { id: newId(), paymentMethodId: methodId, amountMinor, details: { voucherId, number } }
  const left = rest.amountMinor - amountMinor
  return { ...ticket, payments: [byVoucher, ...(left > 0 ? [{ ...rest, amountMinor: left }] : []), ...others] }
}
