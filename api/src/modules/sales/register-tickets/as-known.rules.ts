import { cashPartMinor } from '@comptoir/contracts/payment-rules'
import type { KeptReason, RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SaleInput, SaleReview } from '@comptoir/contracts/sales/sales'
import { baseQuantityMilli, fitsUnit } from '@comptoir/money'
import type { SaleFacts, SoldProduct } from '../sales/index.ts'
import type { Known } from './known.queries.ts'

type TicketLine = RegisterTicket['lines'][number]

/** A line with what the books have of what it sells; null for a custom item, and for what is none of theirs. */
export interface KnownLine {
  line: TicketLine
  product: SoldProduct | null
  /** The pack that it was sold by; null where it was the product's own unit. */
  packId: string | null
}

/** A ticket with what it names as the books have it, but for its lines. */
export interface Placed {
  ticket: RegisterTicket
  cashSessionId: string
  userId: string
  clientId: string | null
  representativeId: string | null
  payments: RegisterTicket['payments']
  change: RegisterTicket['change']
  /** What it named that is not known, or not as it says. */
  reviews: SaleReview[]
}

/** The same with its lines. */
export interface KnownTicket extends Placed {
  lines: KnownLine[]
}

export function about(reason: SaleReview['reason'], more: Partial<Omit<SaleReview, 'reason'>> = {}): SaleReview {
  return { reason, lineNumber: null, ...more }
}

/**
 * Puts in the place of what is unknown what there always is: the last session of the register, the caller, the walk-in
 * client, nobody who brought the sale, cash, and a custom item that moves no stock. Null where the register never had a session.
 */
export function asKnown(ticket: RegisterTicket, known: Known, callerId: string): Placed | null {
  const reviews: SaleReview[] = []
  const cashSessionId = known.sessionIds.has(ticket.cashSessionId) ? ticket.cashSessionId : known.lastSessionId
  if (cashSessionId === null) return null
  if (cashSessionId !== ticket.cashSessionId) reviews.push(about('otherSession'))
  const isCashierKnown = known.userIds.has(ticket.cashierId)
  if (!isCashierKnown) reviews.push(about('cashierUnknown'))
  const isClientKnown = ticket.clientId === null || known.clientIds.has(ticket.clientId)
  if (!isClientKnown) reviews.push(about('clientUnknown'))
  const { representative } = ticket
  const isBringerKnown = !representative || known.representativeIds.has(representative.id)
  if (!isBringerKnown) reviews.push(about('representativeUnknown'))
  const paid = ticket.change ? [...ticket.payments, ticket.change] : ticket.payments
  if (paid.some(({ paymentMethodId }) => !known.methodKinds.has(paymentMethodId))) reviews.push(about('methodUnknown'))
  const byKnownMethod = <T extends { paymentMethodId: string }>(payment: T): T =>
    known.methodKinds.has(payment.paymentMethodId) ? payment : { ...payment, paymentMethodId: known.cashMethodId }
  const payments = ticket.payments.map(byKnownMethod).map((payment) => withKnownVoucher(payment, known, reviews))
  return {
    ticket,
    cashSessionId,
    userId: isCashierKnown ? ticket.cashierId : callerId,
    clientId: isClientKnown ? ticket.clientId : null,
    representativeId: (isBringerKnown && representative?.id) || null,
    payments,
    change: ticket.change && byKnownMethod(ticket.change),
    reviews,
  }
}

type Payment = RegisterTicket['payments'][number]

/** A payment by voucher is looked at where nobody knows that voucher, and takes nothing off any. */
function withKnownVoucher(payment: Payment, known: Known, reviews: SaleReview[]): Payment {
  if (known.methodKinds.get(payment.paymentMethodId) !== 'voucher') return payment
  const { voucherId, ...details } = payment.details ?? {}
  if (voucherId !== undefined && known.voucherIds.has(voucherId)) return payment
  reviews.push(about('voucherSpent', { shown: payment.amountMinor, expected: 0 }))
  return { ...payment, details }
}

/** Why the books could not hold a ticket as it was paid: what is rounded is paid in cash. */
export function unfit({ ticket, payments }: Placed, { methodKinds }: Known): KeptReason | null {
  if (ticket.roundingMinor === 0) return null
  const paid = payments.map((payment) => ({
    ...payment,
    methodKind: methodKinds.get(payment.paymentMethodId) ?? 'cash',
  }))
  return cashPartMinor(ticket.totalMinor, paid) > 0 ? null : 'unreadable'
}

/** What the lines of a ticket sell, with what there is to say of it. */
export function knownLines(
  { lines }: Pick<RegisterTicket, 'lines'>,
  { products }: Pick<SaleFacts, 'products'>,
): { lines: KnownLine[]; reviews: SaleReview[] } {
  const reviews: SaleReview[] = []
  const known = lines.map((line, index): KnownLine => {
    const { productId, packId } = line
    if (productId === null) return { line, product: null, packId: null }
    const lineNumber = index + 1
    const own = products.get(productId)
    const pack = packId === null ? undefined : own?.packs.get(packId)
    if (!own || (pack?.packQuantityMilli ?? null) !== line.packQuantityMilli) {
      reviews.push(about('productUnknown', { lineNumber }))
      return { line, product: null, packId: null }
    }
    const baseMilli = baseQuantityMilli(line.quantityMilli, line.packQuantityMilli)
    if (baseMilli === null) {
      reviews.push(about('quantityTooFine', { lineNumber }))
      return { line, product: null, packId: null }
    }
    const product = pack ? { ...own, ...pack } : own
    if (!fitsUnit(line.quantityMilli, product.unitDecimals) || !fitsUnit(baseMilli, own.unitDecimals))
      reviews.push(about('quantityTooFine', { lineNumber }))
    return { line, product, packId }
  })
  return { lines: known, reviews }
}

/** A line as somebody at the counter would have asked for it. */
export function askedLine({ line, product, packId }: KnownLine): SaleInput['lines'][number] {
  const { id, designation, vatRateMilli, quantityMilli, unitPriceMicro, discount } = line
  return {
    id,
    ...(product?.id ? { productId: product.id } : { custom: { designation, vatRateMilli } }),
    ...(packId === null ? {} : { packId }),
    quantityMilli,
    unitPriceMicro,
    ...(discount ? { discount } : {}),
  }
}
