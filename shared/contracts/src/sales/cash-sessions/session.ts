import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  AmountMinor,
  BusinessDate,
  CountedMinor,
  DifferenceMinor,
  Id,
  Instant,
  Nullable,
  OneOf,
  OptionalText,
  Strict,
  TotalMinor,
} from '../../schema.ts'
import { APPROVAL_STATES, ClosingApproval } from './closing-approval.ts'
import { ForeignTender } from './foreign-cash.ts'

export const CASH_SESSION_STATES = ['open', 'counting', 'closed'] as const
export const CashSessionState = OneOf(CASH_SESSION_STATES)

/**
 * What a session says instead of its figures until it is closed, to who may not see what is expected: all from which it follows.
 * The report of such a session is refused as a whole. The float is known: it was counted at the opening.
 */
export const BLIND = {
  session: { salesMinor: null },
  row: { salesMinor: null, expectedMinor: null },
  tender: {
    receivedMinor: null,
    changeMinor: null,
    refundedMinor: null,
    paidInMinor: null,
    paidOutMinor: null,
    expectedMinor: null,
  },
  foreign: { amountMinor: null, valueMinor: null },
} as const

/** One payment method of a session. `expected` = opening + received − given back + in − out; `difference` = counted − expected. */
export const SessionTender = Strict({
  paymentMethodId: Id,
  kind: Type.String(),
  name: Type.String(),
  openingMinor: AmountMinor,
  receivedMinor: Nullable(TotalMinor),
  changeMinor: Nullable(TotalMinor),
  refundedMinor: Nullable(TotalMinor),
  paidInMinor: Nullable(TotalMinor),
  paidOutMinor: Nullable(TotalMinor),
  expectedMinor: Nullable(TotalMinor),
  countedMinor: Nullable(CountedMinor),
  differenceMinor: Nullable(DifferenceMinor),
  comment: OptionalText(250),
  /** Nobody counted it: the device did not know that money had moved by it. Left out where somebody did. */
  isAssumed: Type.Optional(Type.Literal(true)),
  /** What of it is cash in other currencies, by their codes; left out where none is. */
  foreign: Type.Optional(Type.Array(ForeignTender)),
})
export type SessionTender = Static<typeof SessionTender>

export const CashSession = Strict({
  id: Id,
  state: CashSessionState,
  pointOfSaleId: Id,
  pointOfSaleName: Type.String(),
  registerId: Id,
  registerCode: Type.String(),
  registerName: Type.String(),
  currency: Type.String(),
  businessDate: BusinessDate,
  openedAt: Instant,
  openedBy: Type.String(),
  openedById: Id,
  closedAt: Nullable(Instant),
  closedBy: Nullable(Type.String()),
  openingFloatMinor: AmountMinor,
  keptFloatMinor: Nullable(AmountMinor),
  ticketCount: Type.Integer(),
  salesMinor: Nullable(TotalMinor),
  zNumber: Nullable(Type.Integer()),
  /** Left out where the count differed by no more than is tolerated. */
  approval: Type.Optional(ClosingApproval),
  tenders: Type.Array(SessionTender),
  version: Type.Integer(),
})
export type CashSession = Static<typeof CashSession>

export const CashSessionRow = Strict({
  id: Id,
  state: CashSessionState,
  pointOfSaleName: Type.String(),
  registerCode: Type.String(),
  registerName: Type.String(),
  currency: Type.String(),
  openedAt: Instant,
  openedBy: Type.String(),
  closedAt: Nullable(Instant),
  ticketCount: Type.Integer(),
  salesMinor: Nullable(TotalMinor),
  expectedMinor: Nullable(TotalMinor),
  countedMinor: Nullable(TotalMinor),
  differenceMinor: Nullable(DifferenceMinor),
  zNumber: Nullable(Type.Integer()),
  approval: Type.Optional(OneOf(APPROVAL_STATES)),
  /** Another count of it was told, or its closing came from another device than opened it. Left out elsewhere. */
  isDoubtful: Type.Optional(Type.Literal(true)),
})
export type CashSessionRow = Static<typeof CashSessionRow>
