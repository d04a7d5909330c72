import { LARGEST_AMOUNT_MINOR } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { VOUCHER_CLAIMS_AT, VOUCHER_CODES_AT, VOUCHER_RELEASES_AT, VOUCHERS_AT } from '../../addresses.ts'
import { defineList } from '../../declare.ts'
import { EXPORTERS } from '../../roles.ts'
import {
  AmountMinor,
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveAmountMinor,
  Strict,
  TotalMinor,
} from '../../schema.ts'

/** `active`: nothing was taken off it; `used`: nothing is left on it; `expired`: something is, and nobody can take it any more. */
export const VOUCHER_STATES = ['active', 'partlyUsed', 'used', 'expired'] as const
export const VoucherState = OneOf(VOUCHER_STATES)
export type VoucherState = Static<typeof VoucherState>

const OF_VOUCHER = {
  id: Id,
  number: Type.String(),
  currency: Type.String(),
  /** What it was issued for, in minor units. */
  amountMinor: PositiveAmountMinor,
  /** What is left on it, in minor units; below zero more was taken than there was. */
  leftMinor: TotalMinor,
  /** The last day on which it is taken; null where it never expires. */
  expiresOn: Nullable(BusinessDate),
  state: VoucherState,
}

/** A voucher as the list shows it. */
export const VoucherRow = Strict({
  ...OF_VOUCHER,
  /** But for its last characters. */
  maskedCode: Type.String(),
  issuedAt: Instant,
  issuedBy: Type.String(),
  /** The client of the return; null for one of a shop that the reader may not enter. */
  client: Nullable(Type.String()),
  returnId: Id,
  /** Null likewise. */
  returnNumber: Nullable(Type.String()),
})
export type VoucherRow = Static<typeof VoucherRow>

/** What came onto a voucher, or was taken off it. */
export const VoucherMovement = Strict({
  id: Id,
  documentKind: OneOf(['sale', 'salesReturn']),
  documentId: Id,
  /** Null for a document of a shop that the reader may not enter. */
  number: Nullable(Type.String()),
  occurredAt: Instant,
  /** Added to what is left; below zero it was taken off. */
  amountMinor: AmountMinor,
})
export type VoucherMovement = Static<typeof VoucherMovement>

/** One voucher with all that moved on it, the oldest first. */
export const Voucher = Strict({
  ...VoucherRow.properties,
  /** What tickets that are being paid hold of it, in minor units. */
  heldMinor: TotalMinor,
  movements: Type.Array(VoucherMovement),
})
export type Voucher = Static<typeof Voucher>

/** Vouchers of the company, which all of its shops take. */
export const VOUCHERS = defineList({
  entity: 'voucher',
  path: VOUCHERS_AT.path,
  permissions: { read: [...EXPORTERS, 'readOnly'], export: EXPORTERS },
  errors: {
    notFound: 404,
    /** No voucher of the company has this code. */
    codeUnknown: 404,
    expired: [422, 'expiryDate'],
    /** More than is left of it, or than other tickets leave of it. */
    notEnough: [422, 'leftMinor', 'amountMinor'],
  },
  item: Voucher,
  row: VoucherRow,
  list: {
    searchFields: ['number'],
    /** Days are those on which it was issued, both ends included. */
    filters: ['state', 'client', 'from', 'to'],
    orders: ['occurredAt', 'amountMinor', 'number', 'expiresOn'],
  },
})

const Code = Type.String({ minLength: 1, maxLength: 40 })

/** What the counter is told of the voucher that somebody holds. */
export const VoucherAtCounter = Strict({
  ...OF_VOUCHER,
  /** What can be taken off it for the ticket that asks, in minor units: what is left less what other tickets hold. */
  availableMinor: PositiveAmountMinor,
})
export type VoucherAtCounter = Static<typeof VoucherAtCounter>

/** `GET vouchers/of-code?code=…&ticketId=…`: the voucher with a code, however it is typed. */
export const VOUCHER_CODES = {
  ...VOUCHER_CODES_AT,
  query: Strict({ code: Code, ticketId: Type.Optional(Id) }),
  item: VoucherAtCounter,
} as const

/** How long a claim holds: as long as a register may be without a network at a long weekend before it sends its ticket. */
export const CLAIM_HOURS = 72

export const VoucherClaimInput = Strict({
  /** The ticket that is paid, under the id that it will have. */
  ticketId: Id,
  code: Code,
  /** In minor units. */
  amountMinor: Type.Integer({ minimum: 1, maximum: LARGEST_AMOUNT_MINOR }),
})
export type VoucherClaimInput = Static<typeof VoucherClaimInput>

export const VoucherClaim = Strict({
  voucherId: Id,
  number: Type.String(),
  amountMinor: PositiveAmountMinor,
  /** What is left for others, in minor units. */
  leftMinor: TotalMinor,
  heldUntil: Instant,
})
export type VoucherClaim = Static<typeof VoucherClaim>

/**
 * `POST vouchers/claims` holds an amount of a voucher for a ticket until that is in the books, the claim is released, or
 * `CLAIM_HOURS` are over. The same ticket and voucher again hold the new amount instead.
 */
export const VOUCHER_CLAIMS = { ...VOUCHER_CLAIMS_AT, input: VoucherClaimInput, item: VoucherClaim } as const

export const VoucherReleaseInput = Strict({ ticketId: Id, voucherId: Id })
export type VoucherReleaseInput = Static<typeof VoucherReleaseInput>

/** `POST vouchers/claims/release` ends a claim of a ticket that will not be sold; one that is not there stays so. */
export const VOUCHER_RELEASES = { ...VOUCHER_RELEASES_AT, input: VoucherReleaseInput } as const

declare module '../../declare.ts' {
  interface Declarations {
    voucher: typeof VOUCHERS
  }
}
