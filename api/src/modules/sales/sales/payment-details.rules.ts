import { asksIdentity, missingDetails } from '@comptoir/contracts/payment-details'
import type { PaperDetails, PayerDetails, Sale, TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import type { MoneyRow } from './settlement.rules.ts'

/** A payment, or the change, with what was said of it. */
type Said = Pick<MoneyRow, 'id' | 'details'>

/** What is said of the payments of a ticket as it is kept, by their ids: who pays apart from the rest; null for nothing. */
export interface KeptDetails {
  paymentDetails: Record<string, PaperDetails> | null
  payers: Record<string, PayerDetails> | null
}

export function keptDetails(money: readonly Said[]): KeptDetails {
  const papers: [string, PaperDetails][] = []
  const payers: [string, PayerDetails][] = []
  for (const { id, details } of money) {
    if (!details) continue
    const { drawer, identity, ...paper } = details
    if (Object.keys(paper).length > 0) papers.push([id, paper])
    if (drawer !== undefined || identity)
      payers.push([id, { ...(drawer === undefined ? {} : { drawer }), ...(identity ? { identity } : {}) }])
  }
  return { paymentDetails: byId(papers), payers: byId(payers) }
}

function byId<T>(entries: readonly [string, T][]): Record<string, T> | null {
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** What was said of one payment, whole again. */
export function detailsOf(id: string, { paymentDetails, payers }: KeptDetails): { details?: TicketPaymentDetails } {
  const details = { ...paymentDetails?.[id], ...payers?.[id] }
  return Object.keys(details).length === 0 ? {} : { details }
}

/** A sale as those read it who may not see clients. */
export function withoutPayers(sale: Sale): Sale {
  const payments = sale.payments.map(({ details, ...payment }) => {
    const { paymentDetails } = keptDetails([{ id: payment.id, ...(details ? { details } : {}) }])
    return { ...payment, ...detailsOf(payment.id, { paymentDetails, payers: null }) }
  })
  return { ...sale, payments }
}

interface Ticket {
  netHtMinor: number
  totalMinor: number
  /** Above 0 where cash was given back. */
  changeMinor: number
}

/** Whether a kind of payment requires something that was not said. */
export function lacksDetails(payments: readonly Pick<MoneyRow, 'methodKind' | 'details'>[]): boolean {
  return payments.some(({ methodKind, details }) => missingDetails(methodKind, details).length > 0)
}

/** Whether as much was paid in cash as asks for an identity, and none is recorded. */
export function lacksIdentity(
  payments: readonly Pick<MoneyRow, 'methodKind' | 'amountMinor' | 'details'>[],
  { netHtMinor, totalMinor, changeMinor }: Ticket,
  thresholdMinor: number,
): boolean {
  const cash = payments.filter(({ methodKind }) => methodKind === 'cash')
  const cashMinor = cash.reduce((sum, { amountMinor }) => sum + amountMinor, -changeMinor)
  return (
    asksIdentity({ cashMinor, netHtMinor, totalMinor, thresholdMinor }) &&
    cash.every(({ details }) => !details?.identity)
  )
}
