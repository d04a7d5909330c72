import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CASH_SESSIONS_AT } from '../../addresses.ts'
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
  PositiveAmountMinor,
  RateMilli,
  Strict,
  Text,
  TotalMinor,
} from '../../schema.ts'
import { defineDocument } from '../../declare.ts'
import { ApproverKey } from '../../company/counter-keys/index.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS, SELLERS } from '../../roles.ts'

export * from './annex.ts'
export * from './causes.ts'

export const CASH_SESSION_STATES = ['open', 'counting', 'closed'] as const
export const CashSessionState = OneOf(CASH_SESSION_STATES)

/** For so many days a device may sell without having told the server that it opened a session. */
export const MOST_DAYS_BACK = 30

/** 32 bytes in hexadecimal digits: what a device keeps of a session that it opens, or the SHA-256 of that text. */
const DeviceKey = Type.String({ pattern: '^[0-9a-f]{64}$' })

export const OpenSessionInput = Strict({
  id: Id,
  registerId: Id,
  openingFloatMinor: PositiveAmountMinor,
  /**
   * A moment that has passed: a device opened it without a network, not longer ago than `MOST_DAYS_BACK`. To bring in older
   * documents, of another system, asks for the right to back-date.
   */
  openedAt: Type.Optional(Instant),
  /**
   * Whose it is, where another person brings it from their device: somebody who may open sessions there today, or anybody
   * where the caller may close another person's sessions.
   */
  openedById: Type.Optional(Id),
  /** The hash of what the device keeps, by which it proves later that it opened the session; left out by earlier programs. */
  deviceKeyHash: Type.Optional(DeviceKey),
})
export type OpenSessionInput = Static<typeof OpenSessionInput>

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
})
export type SessionTender = Static<typeof SessionTender>

const TenderCount = Strict({
  paymentMethodId: Id,
  countedMinor: CountedMinor,
  comment: Type.Optional(OptionalText(250)),
})

export const CloseSessionInput = Strict({
  counts: Type.Array(TenderCount, { minItems: 1, maxItems: 50 }),
  keptFloatMinor: PositiveAmountMinor,
  /** When it was counted on a device without a network: a moment that has passed, after the opening. */
  closedAt: Type.Optional(Instant),
})
export type CloseSessionInput = Static<typeof CloseSessionInput>

/**
 * `POST cash-sessions/:id/brought`: a drawer that was counted and closed on a device without a network, told later by whoever
 * is signed in there. Of a session that is closed it changes nothing: where it differs from its closing, it is kept beside
 * it, and administrators are told. What was not counted is taken for nothing, cash for the float that stays, and said to be so; a time that
 * cannot be is the nearest one that can.
 */
export const BroughtClosingInput = Strict({
  counts: Type.Array(TenderCount, { maxItems: 50 }),
  keptFloatMinor: PositiveAmountMinor,
  closedAt: Instant,
  /** Who counted it; left out by devices that did not write that down. */
  closedById: Type.Optional(Id),
  /** What the device kept of the session that it opened; left out by another device, and by earlier programs. */
  deviceKey: Type.Optional(DeviceKey),
})
export type BroughtClosingInput = Static<typeof BroughtClosingInput>

/** The number of its Z report; its figures are for who may read the session. */
export const BroughtClosing = Strict({ zNumber: Type.Integer() })
export type BroughtClosing = Static<typeof BroughtClosing>

const GivenApproval = Strict({ by: Type.String(), at: Instant, comment: Type.String() })

/**
 * What a closing needs whose count differed by more than is tolerated: a manager's approval, beside the sealed Z report. The
 * register goes on meanwhile. What late tickets and corrections leave of the difference is approved anew.
 */
export const ClosingApproval = Strict({
  /** What was tolerated when it was closed, by method. */
  toleranceMinor: AmountMinor,
  /** The approval of what is left now; null while it is awaited, and where none is needed any more. */
  given: Nullable(GivenApproval),
  /** Since when another difference is left than was counted; left out where it is the same. */
  restated: Type.Optional(
    Strict({
      /** Which of its restatements it is, from 1. */
      position: Type.Integer(),
      /** The largest difference that is left of a method, over or short. */
      leftMinor: DifferenceMinor,
      /** Whether that is more than is tolerated, and has to be approved. */
      isBeyond: Type.Boolean(),
      at: Instant,
      /** The approval of what was left before; null where nobody gave one. */
      before: Nullable(GivenApproval),
    }),
  ),
})
export type ClosingApproval = Static<typeof ClosingApproval>

export const APPROVAL_STATES = ['awaited', 'given'] as const

const ApprovalComment = Text(250)

/**
 * `POST cash-sessions/:id/approve`: by whoever is signed in and may, and neither opened nor counted the session, unless nobody
 * else may approve there; one that was approved stays as it is.
 */
export const ApproveClosingInput = Strict({
  comment: ApprovalComment,
  /** The restatement whose difference they saw, 0 before the first; refused where there is a later one. Left out, it is the last. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
})
export type ApproveClosingInput = Static<typeof ApproveClosingInput>

/** `POST cash-sessions/:id/approve-here`: by somebody who may and stands where another is signed in, known by PIN or badge. */
export const ApproveHereInput = Strict({ ...ApproveClosingInput.properties, key: ApproverKey })
export type ApproveHereInput = Static<typeof ApproveHereInput>

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

/** The closing of a session, as printed and kept. Numbered per register without a gap; `hash` seals it onto the one before. */
export const ZReport = Strict({
  kind: Type.Union([Type.Literal('X'), Type.Literal('Z')]),
  number: Nullable(Type.Integer()),
  session: CashSession,
  seller: Strict({ name: Type.String(), address: Type.String(), taxId: Nullable(Type.String()) }),
  firstTicket: Nullable(Type.String()),
  lastTicket: Nullable(Type.String()),
  ticketCount: Type.Integer(),
  itemCount: Type.Integer(),
  grossMinor: TotalMinor,
  discountMinor: TotalMinor,
  netHtMinor: TotalMinor,
  fodecMinor: TotalMinor,
  stampMinor: TotalMinor,
  totalMinor: TotalMinor,
  /** Goods taken back in the session, and what they were worth. Left out on reports from before there were returns. */
  returnCount: Type.Optional(Type.Integer()),
  returnedMinor: Type.Optional(TotalMinor),
  /** By how much the session took more than its sales less its returns, since cash was rounded; left out where it was not. */
  roundingMinor: Type.Optional(TotalMinor),
  /** What clients paid of what they owed before, in the session; left out where nobody did. */
  clientPaymentCount: Type.Optional(Type.Integer()),
  clientPaymentMinor: Type.Optional(TotalMinor),
  /** Held tickets that were discarded in the session; left out where none was. */
  discardedCount: Type.Optional(Type.Integer()),
  /** Papers of tickets and returns that were printed once more in the session; left out where none was. */
  copyCount: Type.Optional(Type.Integer()),
  /** How often the drawer was opened beside sales; left out where it was not. */
  drawerOpeningCount: Type.Optional(Type.Integer()),
  taxes: Type.Array(
    Strict({ rateMilli: RateMilli, baseHtMinor: TotalMinor, vatMinor: TotalMinor, totalMinor: TotalMinor }),
  ),
  issuedAt: Instant,
  hash: Nullable(Type.String()),
  previousHash: Nullable(Type.String()),
})
export type ZReport = Static<typeof ZReport>

export const PaymentMethod = Strict({ id: Id, kind: Type.String(), name: Type.String() })
export type PaymentMethod = Static<typeof PaymentMethod>
export const PaymentMethodList = Type.Array(PaymentMethod)

/** The time in which one person answers for the drawer of a register. */
export const CASH_SESSIONS = defineDocument({
  entity: 'cashSession',
  path: CASH_SESSIONS_AT.path,
  permissions: {
    read: ALL_BUT_STOCK,
    write: SELLERS,
    readOthers: ['administrator', 'manager', 'accountant', 'readOnly'],
    seeExpected: ['administrator', 'manager', 'accountant'],
    closeAnother: MANAGERS,
    correct: ['administrator', 'manager', 'accountant'],
    approveDifference: MANAGERS,
    backdate: ['administrator'],
    export: EXPORTERS,
  },
  errors: {
    notFound: 404,
    alreadyOpen: [409, 'by', 'register'],
    notOpen: 409,
    notCounting: 409,
    notClosed: 409,
    /** What was told as its cause explains no difference of the session any more. */
    causeGone: 409,
    nothingToApprove: 409,
    /** More became known while the approver looked. */
    differenceChanged: 409,
    ownDifference: [403, 'by'],
    ofAnother: [403, 'by'],
    countedBlind: 403,
    countIncomplete: [422, 'method'],
    keptFloatTooHigh: [422, 'keptMinor', 'countedMinor'],
    inFuture: [422, 'nowAt'],
    closedOutside: [422, 'openedAt', 'nowAt'],
    unknownOpener: 422,
    pointOfSaleInactive: [422, 'pointOfSale'],
  },
  actions: ['opened', 'counting', 'resumed', 'closed', 'corrected', 'approved', 'countedAgain'],
  item: CashSession,
  row: CashSessionRow,
  list: {
    searchFields: ['registerName'],
    filters: ['pointOfSale', 'register', 'state', 'approval'],
    orders: ['openedAt', 'closedAt'],
  },
  states: CASH_SESSION_STATES,
  transitions: {
    open: { from: null, to: 'open', permission: 'cashSessions.write', action: 'opened', input: OpenSessionInput },
    count: {
      from: 'open',
      to: 'counting',
      permission: 'cashSessions.write',
      action: 'counting',
      refusal: 'notOpen',
    },
    resume: {
      from: 'counting',
      to: 'open',
      permission: 'cashSessions.write',
      action: 'resumed',
      refusal: 'notCounting',
    },
    close: {
      from: 'counting',
      to: 'closed',
      permission: 'cashSessions.write',
      action: 'closed',
      refusal: 'notCounting',
      input: CloseSessionInput,
      output: ZReport,
    },
  },
  series: 'z',
  posting: null,
})

declare module '../../declare.ts' {
  interface Declarations {
    cashSession: typeof CASH_SESSIONS
  }
}
