import { cashRoundingMinor, isSettledAtOnce, refundsAnything } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import {
  leftMilli,
  mostByMethodMinor,
  mostSettledMinor,
  ticketShare,
  type ReturnableTicket,
  type ReturnReason,
} from '@comptoir/contracts/sales/sales-returns'
import type { Currency, ReturnShare } from '@comptoir/money'

/** What somebody has said of a return so far. */
export interface ReturnDraft {
  /** How much of each line comes back, in thousandths, by the line's id. */
  quantities: Readonly<Record<string, number>>
  /** Lines whose goods may not be sold again yet. */
  apart: readonly string[]
  reason: ReturnReason | null
  /** By what the money goes back first; null for the first that there is. */
  methodId: string | null
}

export const EMPTY_DRAFT: ReturnDraft = { quantities: {}, apart: [], reason: null, methodId: null }

type Line = ReturnableTicket['lines'][number]

const ONE_MILLI = 1000

/** A draft with so much of a line, no more than is left of it and not below nothing. */
export function withQuantity(draft: ReturnDraft, line: Line, quantityMilli: number): ReturnDraft {
  const within = Math.min(Math.max(quantityMilli, 0), leftMilli(line))
  return { ...draft, quantities: { ...draft.quantities, [line.id]: within } }
}

/** One more of a line, or one less; a last part of one counts as one. */
export function stepped(draft: ReturnDraft, line: Line, by: 1 | -1): ReturnDraft {
  return withQuantity(draft, line, (draft.quantities[line.id] ?? 0) + by * ONE_MILLI)
}

/** Everything that is left of the ticket. */
export function withAll(draft: ReturnDraft, { lines }: Pick<ReturnableTicket, 'lines'>): ReturnDraft {
  return { ...draft, quantities: Object.fromEntries(lines.map((line) => [line.id, leftMilli(line)])) }
}

/** What comes back, line by line. */
export function returnedLines(
  { quantities }: Pick<ReturnDraft, 'quantities'>,
  { lines }: Pick<ReturnableTicket, 'lines'>,
): { id: string; quantityMilli: number }[] {
  return lines.flatMap(({ id }) => {
    const quantityMilli = quantities[id] ?? 0
    return quantityMilli > 0 ? [{ id, quantityMilli }] : []
  })
}

/** What that gives back, as the server computes it; null where more would come back than is left. */
export function shareOf(draft: ReturnDraft, ticket: ReturnableTicket): ReturnShare | null {
  const back = returnedLines(draft, ticket)
  const isTooMuch = ticket.lines.some((line) => (draft.quantities[line.id] ?? 0) > leftMilli(line))
  return isTooMuch ? null : ticketShare(ticket, back)
}

/** A way by which money can go back, and the most of it. */
export interface RefundMethod extends Pick<PaymentMethod, 'id' | 'kind' | 'name'> {
  mostMinor: number
}

/** The ways by which money of a ticket can go back: those that it was paid by, cash, and a voucher. */
export function refundMethods(ticket: ReturnableTicket, methods: readonly PaymentMethod[]): RefundMethod[] {
  const settledMinor = mostSettledMinor(ticket)
  return methods.flatMap(({ id, kind, name }) => {
    const byMethod = refundsAnything(kind) ? settledMinor : mostByMethodMinor(ticket, id)
    const mostMinor = isSettledAtOnce(kind) ? Math.min(byMethod, settledMinor) : byMethod
    return mostMinor > 0 ? [{ id, kind, name, mostMinor }] : []
  })
}

/** The method by which money goes back unless somebody says another: that by which most came in, where it can. */
export function usualMethod(ticket: ReturnableTicket, methods: readonly RefundMethod[]): RefundMethod | undefined {
  const paid = ticket.paid.toSorted((one, other) => other.paidMinor - one.paidMinor)
  const original = paid.flatMap(({ paymentMethodId }) => methods.filter(({ id }) => id === paymentMethodId))
  return original[0] ?? methods[0]
}

export interface RefundPart {
  paymentMethodId: string
  name: string
  amountMinor: number
}

export interface RefundPlan {
  parts: RefundPart[]
  /** By how much the cash of it is rounded. */
  roundingMinor: number
  /** What no method is left for. */
  missingMinor: number
}

/** How an amount goes back: as much as can by the chosen method, the rest by the others, its cash rounded. */
export function refundPlan(
  totalMinor: number,
  methods: readonly RefundMethod[],
  chosen: RefundMethod | undefined,
  { stepMinor, currency, settledMinor }: { stepMinor: number; currency: Currency; settledMinor: number },
): RefundPlan {
  let [left, settledLeft, roundingMinor] = [totalMinor, settledMinor, 0]
  const parts: RefundPart[] = []
  const inOrder = chosen ? [chosen, ...methods.filter(({ id }) => id !== chosen.id)] : methods
  for (const { id, kind, name, mostMinor } of inOrder) {
    const isSettled = isSettledAtOnce(kind)
    const exactMinor = Math.min(left, mostMinor, isSettled ? settledLeft : mostMinor)
    if (exactMinor <= 0) continue
    left -= exactMinor
    if (isSettled) settledLeft -= exactMinor
    const gapMinor = kind === 'cash' ? cashRoundingMinor({ exactMinor, stepMinor, currency }) : 0
    roundingMinor += gapMinor
    if (exactMinor + gapMinor > 0) parts.push({ paymentMethodId: id, name, amountMinor: exactMinor + gapMinor })
  }
  return { parts, roundingMinor, missingMinor: left }
}
