import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CASH_SESSIONS_AT } from '../../addresses.ts'
import { Id, Strict } from '../../schema.ts'
import { defineDocument } from '../../declare.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS, SELLERS } from '../../roles.ts'
import { ForeignRate } from './foreign-cash.ts'
import { ZReport } from './report.ts'
import { CASH_SESSION_STATES, CashSession, CashSessionRow } from './session.ts'
import { CloseSessionInput, OpenSessionInput } from './steps.ts'

export * from './annex.ts'
export * from './causes.ts'
export * from './closing-approval.ts'
export * from './foreign-cash.ts'
export * from './people.ts'
export * from './report.ts'
export * from './session.ts'
export * from './steps.ts'

export const PaymentMethod = Strict({
  id: Id,
  kind: Type.String(),
  name: Type.String(),
  /**
   * Of cash: the rates at which other currencies are taken, those of today and of days to come. Left out where none is taken.
   */
  foreign: Type.Optional(Type.Array(ForeignRate)),
})
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
