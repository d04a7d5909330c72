import { isSettledAtOnce } from '@comptoir/contracts/payment-rules'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SaleReview } from '@comptoir/contracts/sales/sales'
import { computeDocument, isCurrency, MoneyError, type DocumentTotals } from '@comptoir/money'
import {
  isPriceAllowed,
  outsideSession,
  runningOf,
  tooHighDiscounts,
  type SaleContext,
  type SaleFacts,
} from '../sales/index.ts'
import { about, askedLine, type KnownLine, type KnownTicket } from './as-known.rules.ts'
import type { Known } from './known.queries.ts'

export interface Rights {
  mayEditPrice: boolean
  mayExceedDiscount: boolean
}

/** What the kernel of today makes of a ticket at the rates that it says; null where it takes it for no document. */
export function computedOf(ticket: RegisterTicket): DocumentTotals | null {
  if (!isCurrency(ticket.currency)) return null
  try {
    return computeDocument({
      currency: ticket.currency,
      priceBasis: 'ttc',
      vatMode: ticket.isVatSubject ? 'charged' : 'none',
      lines: ticket.lines.map(({ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli, discount }) => ({
        ...{ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli },
        ...(discount ? { discount } : {}),
      })),
    })
  } catch (error) {
    if (error instanceof MoneyError) return null
    throw error
  }
}

/** Whether the figures of a ticket are the kernel's, to the last unit. */
export function agrees(ticket: RegisterTicket, computed: DocumentTotals): boolean {
  const { totals } = computed
  return (
    ticket.grossMinor === totals.grossMinor &&
    ticket.discountMinor === totals.lineDiscountMinor + totals.documentDiscountMinor &&
    ticket.netHtMinor === totals.netHtMinor &&
    ticket.fodecMinor === totals.fodecMinor &&
    ticket.vatMinor === totals.vatMinor &&
    ticket.totalMinor === totals.totalMinor &&
    ticket.lines.every((line, index) => line.netHtMinor === computed.lines[index]?.netHtMinor)
  )
}

/** What a ticket is looked at against. */
export interface Measure {
  context: SaleContext
  facts: Pick<SaleFacts, 'methodKinds' | 'vatOn' | 'vatRatesMilli' | 'client'>
  known: Known
  rights: Rights
  now: Date
}

/** What should be looked at in a ticket, as a whole and line by line, that can be told without the books. */
export function reviewsOf(found: KnownTicket, computed: DocumentTotals | null, measure: Measure): SaleReview[] {
  const { ticket } = found
  const { context, now } = measure
  const outside = outsideSession(context, ticket, now)
  const totals =
    computed && agrees(ticket, computed)
      ? []
      : [
          about('figuresDiffer', {
            shown: ticket.totalMinor,
            ...(computed && { expected: computed.totals.totalMinor }),
          }),
        ]
  return [
    ...(outside ? [about(outside)] : []),
    ...totals,
    ...found.reviews,
    ...paymentReviews(found, measure),
    ...found.lines.flatMap((line, index) => lineReviews(line, index + 1, found, measure)),
    ...discountReviews(found, measure),
  ]
}

/** One that is not offered any more, or not there, and what nobody in particular owes. */
function paymentReviews(
  { payments }: KnownTicket,
  { context: { paymentMethodIds: taken }, facts: { methodKinds: offered, client }, known }: Measure,
): SaleReview[] {
  const isTaken = ({ paymentMethodId: id }: { paymentMethodId: string }): boolean =>
    offered.has(id) && (taken === null || taken.has(id))
  const isOwed = payments.some(({ paymentMethodId: id }) => !isSettledAtOnce(known.methodKinds.get(id) ?? 'cash'))
  return [
    ...(payments.every(isTaken) ? [] : [about('methodNotTaken')]),
    ...(isOwed && client?.isWalkIn ? [about('clientMissing')] : []),
  ]
}

function lineReviews(
  known: KnownLine,
  lineNumber: number,
  { ticket }: KnownTicket,
  { context, facts, rights, known: { discounts } }: Measure,
): SaleReview[] {
  const { line, product } = known
  const asked = askedLine(known)
  const listed = product?.listPriceMicro ?? line.unitPriceMicro
  const isPriced = isPriceAllowed(asked, { listPriceMicro: listed }, context, rights)
  const moment = Date.parse(ticket.occurredAt)
  const isNamed = line.discount?.kind === 'rate' && line.discount.discountId !== undefined
  const isRunning = isNamed && runningOf(asked, discounts, { from: moment, to: moment }) !== undefined
  const vat = product?.vatRateMilli ?? facts.vatOn(line.vatRateMilli)
  const isVatKnown = product !== null || facts.vatRatesMilli.includes(line.vatRateMilli)
  return [
    ...(isPriced ? [] : [about('priceDiffers', { lineNumber, shown: line.unitPriceMicro, expected: listed })]),
    ...(isNamed && !isRunning ? [about('discountNotRunning', { lineNumber })] : []),
    ...(ticket.isVatSubject && (vat !== line.vatRateMilli || !isVatKnown)
      ? [about('vatDiffers', { lineNumber, shown: line.vatRateMilli, expected: vat })]
      : []),
  ]
}

/** Above what the company allows at most, by the ticket's own figures. */
function discountReviews({ ticket, lines }: KnownTicket, { context, rights }: Measure): SaleReview[] {
  const figures = ticket.lines.map(({ grossMinor, discountMinor, totalMinor }) => ({
    grossMinor,
    discountMinor,
    netMinor: totalMinor,
  }))
  const most = context.maxDiscountRateMilli
  return tooHighDiscounts({ lines: lines.map(askedLine) }, { lines: figures }, context, rights).map((index) =>
    about('discountTooHigh', { lineNumber: index + 1, ...(most === null ? {} : { expected: most }) }),
  )
}
