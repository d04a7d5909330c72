import { isSettledAtOnce } from '@comptoir/contracts/payment-rules'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SaleReview } from '@comptoir/contracts/sales/sales'
import { stampOf } from '@comptoir/contracts/ticket-stamps'
import { computeDocument, isCurrency, MoneyError, withStamp, type DocumentTotals } from '@comptoir/money'
import {
  isPriceAllowed,
  lacksDetails,
  lacksIdentity,
  outsideSession,
  runningOf,
  tooHighDiscounts,
  type SaleContext,
  type SaleFacts,
} from '../sales/index.ts'
import { about, askedLine, type KnownLine, type KnownTicket } from './as-known.rules.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import { foreignReviews } from './foreign-cash.rules.ts'
import type { Known } from './known.queries.ts'

export interface Rights {
  mayEditPrice: boolean
  mayExceedDiscount: boolean
  mayExceedCreditLimit: boolean
}

/** What the kernel of today makes of a ticket at the rates and with the stamp that it says; null where it takes it for no document. */
export function computedOf(ticket: RegisterTicket): DocumentTotals | null {
  if (!isCurrency(ticket.currency)) return null
  try {
    const unstamped = computeDocument({
      currency: ticket.currency,
      priceBasis: 'ttc',
      vatMode: ticket.isVatSubject ? 'charged' : 'none',
      lines: ticket.lines.map(({ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli, discount }) => ({
        ...{ id, quantityMilli, unitPriceMicro, vatRateMilli, fodecRateMilli },
        ...(discount ? { discount } : {}),
      })),
    })
    return withStamp(unstamped, ticket.stampMinor)
  } catch (error) {
    if (error instanceof MoneyError) return null
    throw error
  }
}

const OF_LINE = ['grossMinor', 'netHtMinor', 'fodecMinor', 'vatMinor', 'totalMinor'] as const
const OF_TAX = ['rateMilli', 'baseHtMinor', 'fodecMinor', 'vatMinor', 'totalMinor'] as const
const OF_TICKET = ['grossMinor', 'netHtMinor', 'fodecMinor', 'vatMinor', 'stampMinor', 'totalMinor'] as const

/** Whether every figure of a ticket is the kernel's, to the last unit. */
export function agrees(ticket: RegisterTicket, { totals, lines, taxes }: DocumentTotals): boolean {
  const byRate = ticket.taxes.toSorted((one, other) => one.rateMilli - other.rateMilli)
  return (
    OF_TICKET.every((figure) => ticket[figure] === totals[figure]) &&
    ticket.discountMinor === totals.lineDiscountMinor + totals.documentDiscountMinor &&
    ticket.lines.every((line, index) => {
      const computed = lines[index]
      return (
        computed !== undefined &&
        OF_LINE.every((figure) => line[figure] === computed[figure]) &&
        line.discountMinor === computed.discountMinor + computed.documentDiscountMinor
      )
    }) &&
    byRate.length === taxes.length &&
    byRate.every((tax, index) => OF_TAX.every((figure) => tax[figure] === taxes[index]?.[figure]))
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
    ...stampReviews(found, measure),
    ...found.reviews,
    ...paymentReviews(found, measure),
    ...found.lines.flatMap((line, index) => lineReviews(line, index + 1, found, measure)),
    ...discountReviews(found, measure),
  ]
}

/** Its shop may have been told to bear it, or not to, since the device heard of it last. */
function stampReviews({ ticket }: KnownTicket, { context: { stamps } }: Measure): SaleReview[] {
  const { stampMinor: shown, totalMinor } = ticket
  const expected = stampOf(stamps, totalMinor - shown)
  return shown === expected ? [] : [about('stampDiffers', { shown, expected })]
}

/** One that is not offered any more, or not there, and what nobody in particular owes. */
function paymentReviews(
  { ticket, payments }: KnownTicket,
  {
    context: { paymentMethodIds: taken, cashIdentityMinor, currency, timeZone },
    facts: { methodKinds: offered, client },
    known,
  }: Measure,
): SaleReview[] {
  const businessDate = businessDateOf(new Date(ticket.occurredAt), timeZone)
  const isTaken = ({ paymentMethodId: id }: { paymentMethodId: string }): boolean =>
    offered.has(id) && (taken === null || taken.has(id))
  const isOwed = payments.some(({ paymentMethodId: id }) => !isSettledAtOnce(known.methodKinds.get(id) ?? 'cash'))
  const paid = payments.map((payment) => ({
    ...payment,
    methodKind: known.methodKinds.get(payment.paymentMethodId) ?? 'cash',
  }))
  return [
    ...(payments.every(isTaken) ? [] : [about('methodNotTaken')]),
    ...(isOwed && client?.isWalkIn ? [about('clientMissing')] : []),
    ...(lacksDetails(paid) ? [about('detailsMissing')] : []),
    ...(lacksIdentity(paid, ticket, cashIdentityMinor) ? [about('cashAboveThreshold')] : []),
    ...foreignReviews(paid, ticket.totalMinor, { rates: known.cashRates, businessDate, currency }),
  ]
}

function lineReviews(known: KnownLine, lineNumber: number, found: KnownTicket, measure: Measure): SaleReview[] {
  return [
    ...priceReviews(known, lineNumber, measure),
    ...namedReviews(known, lineNumber, found, measure),
    ...taxReviews(known, lineNumber, found, measure),
  ]
}

/** What is no product of the books any more has no price to compare; that it is unknown is said. */
function priceReviews(known: KnownLine, lineNumber: number, { context, rights }: Measure): SaleReview[] {
  const { line, product } = known
  if (product === null && line.productId !== null) return []
  const listPriceMicro = product?.listPriceMicro ?? line.unitPriceMicro
  if (isPriceAllowed(askedLine(known), { listPriceMicro }, context, rights)) return []
  return product === null
    ? [about('customNotAllowed', { lineNumber })]
    : [about('priceDiffers', { lineNumber, shown: line.unitPriceMicro, expected: listPriceMicro })]
}

function namedReviews(
  known: KnownLine,
  lineNumber: number,
  { ticket }: KnownTicket,
  { known: { discounts } }: Measure,
): SaleReview[] {
  const { discount } = known.line
  if (discount?.kind !== 'rate' || discount.discountId === undefined) return []
  const moment = Date.parse(ticket.occurredAt)
  const running = runningOf(askedLine(known), discounts, { from: moment, to: moment })
  return running ? [] : [about('discountNotRunning', { lineNumber })]
}

/** What was charged beside what is due of the goods that day; a company that is not subject to VAT charges none. */
function taxReviews(
  { line, product }: KnownLine,
  lineNumber: number,
  { ticket }: KnownTicket,
  { context, facts }: Measure,
): SaleReview[] {
  const own = product?.vatRateMilli ?? facts.vatOn(line.vatRateMilli)
  const isKnown = product !== null || facts.vatRatesMilli.includes(own)
  const shown = ticket.isVatSubject ? line.vatRateMilli : 0
  const expected = context.isVatSubject ? own : 0
  const fodec = product?.isFodec ? context.fodecRateMilli : 0
  return [
    ...(shown !== expected || (context.isVatSubject && !isKnown)
      ? [about('vatDiffers', { lineNumber, shown, expected })]
      : []),
    ...(line.fodecRateMilli === fodec
      ? []
      : [about('fodecDiffers', { lineNumber, shown: line.fodecRateMilli, expected: fodec })]),
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
