import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, CountedMinor, Instant, OptionalText, PositiveAmountMinor, Strict } from '../../schema.ts'
import { ClosingApprovalCode } from '../approval-codes/closing-code.ts'
import { ForeignCount, MOST_FOREIGN_CURRENCIES } from './foreign-cash.ts'

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

const TenderCount = Strict({
  paymentMethodId: Id,
  countedMinor: CountedMinor,
  comment: Type.Optional(OptionalText(250)),
  /** What was counted in other currencies, beside `countedMinor`, which is of the session's own. */
  foreign: Type.Optional(Type.Array(ForeignCount, { maxItems: MOST_FOREIGN_CURRENCIES, uniqueBy: 'currency' })),
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
  /** What it was approved by without a network; left out where it was not. */
  approvalCode: Type.Optional(ClosingApprovalCode),
})
export type BroughtClosingInput = Static<typeof BroughtClosingInput>

/** The number of its Z report; its figures are for who may read the session. */
export const BroughtClosing = Strict({ zNumber: Type.Integer() })
export type BroughtClosing = Static<typeof BroughtClosing>
