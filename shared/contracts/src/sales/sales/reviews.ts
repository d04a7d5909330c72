import { LARGEST_TOTAL } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable, OneOf, Strict } from '../../schema.ts'

/**
 * What should be looked at in a ticket that its register numbered. It was sold and paid, so it is in the books as it was
 * printed, whatever the server would have said:
 *
 * - `beforeSession`, `inFuture`: its date lies before its cash session, or was still to come;
 * - `afterClosing`: it arrived when its session was closed; `otherSession`: its session is unknown, so it is in another;
 * - `figuresDiffer`: the tax kernel comes to another total;
 * - `stampDiffers`: it bears another fiscal stamp than that of its day by what its shop was set to when it came;
 * - `priceDiffers`, `customNotAllowed`, `discountTooHigh`, `discountNotRunning`, `vatDiffers`, `fodecDiffers`,
 *   `quantityTooFine`, `productUnknown`: of a line;
 * - `clientUnknown`, `cashierUnknown`, `representativeUnknown`, `methodUnknown`, `methodNotTaken`, `clientMissing`: of who
 *   bought, sold and brought the sale, and how it was paid; `clientMissing` is money that is still owed, by nobody in particular;
 * - `cashierUnproved`: it names somebody who has neither opened the session nor shown there that they sell;
 * - `detailsMissing`: something is not said that its kind of payment requires, such as a cheque's number;
 * - `cashAboveThreshold`: as much was paid in cash as asks for the buyer's identity, and nobody's is recorded;
 * - `foreignCash`: cash in another currency that the shop does not take, at another rate than that of its day, or counted for
 *   another amount than that comes to, or only changed, since the rest paid all;
 * - `creditLimitExceeded`: sold on credit, its client owes more than was agreed, which nobody approved;
 * - `approvalUnknown`: it tells of an approval by a code that was never given for it;
 * - `voucherSpent`: a voucher paid more of it than was left on it, or it had never been claimed for this ticket;
 * - `stockShort`: the stock fell below zero where the shop forbids it;
 * - `lotUnknown`: a lot or a serial number that was in no stock; `lotExpired`: goods whose date was over; `serialNumberMissing`:
 *   not every piece was named by its serial number;
 * - `chainBroken`: it does not follow on the ticket before it.
 */
export const REVIEW_REASONS = [
  'beforeSession',
  'inFuture',
  'afterClosing',
  'otherSession',
  'figuresDiffer',
  'stampDiffers',
  'priceDiffers',
  'customNotAllowed',
  'discountTooHigh',
  'discountNotRunning',
  'vatDiffers',
  'fodecDiffers',
  'quantityTooFine',
  'productUnknown',
  'clientUnknown',
  'cashierUnknown',
  'cashierUnproved',
  'representativeUnknown',
  'methodUnknown',
  'methodNotTaken',
  'clientMissing',
  'detailsMissing',
  'cashAboveThreshold',
  'foreignCash',
  'creditLimitExceeded',
  'approvalUnknown',
  'voucherSpent',
  'stockShort',
  'chainBroken',
  'lotUnknown',
  'lotExpired',
  'serialNumberMissing',
] as const
export const ReviewReason = OneOf(REVIEW_REASONS)
export type ReviewReason = Static<typeof ReviewReason>

const Compared = Type.Optional(Type.Integer({ minimum: -LARGEST_TOTAL, maximum: LARGEST_TOTAL }))

/**
 * One thing to look at. `shown` and `expected` are what the ticket says and what the server has, in the unit of the reason:
 * minor units of a total, millionths of a price, thousandths of a percent of a rate, thousandths of a stock.
 */
export const SaleReview = Strict({
  reason: ReviewReason,
  /** Null where it is the ticket as a whole. */
  lineNumber: Nullable(Type.Integer()),
  shown: Compared,
  expected: Compared,
})
export type SaleReview = Static<typeof SaleReview>
