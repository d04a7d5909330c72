import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, OptionalText, RateMilli, Strict, TotalMinor } from '../../schema.ts'
import { defineDocument } from '../../declare.ts'
import type { Role } from '../../roles.ts'

/** What a closing covers. The fiscal year is the calendar year. */
export const CLOSING_KINDS = ['day', 'month', 'year'] as const
export const ClosingKind = OneOf(CLOSING_KINDS)
export type ClosingKind = Static<typeof ClosingKind>

/** `2026-11-22`, `2026-11` or `2026`, in the zone of the company. */
export const ClosingPeriod = Type.String({ pattern: '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$' })

/** A period as people write it, alike in every language: `22/11/2026`, `11/2026`, `2026`. */
export function writtenPeriod(period: string): string {
  return period.split('-').toReversed().join('/')
}

const Count = Type.Integer({ minimum: 0 })

/** Sums over documents of one sort; all zero where there are none. */
export const ClosingFigures = Strict({
  count: Count,
  grossMinor: TotalMinor,
  discountMinor: TotalMinor,
  netHtMinor: TotalMinor,
  fodecMinor: TotalMinor,
  vatMinor: TotalMinor,
  stampMinor: TotalMinor,
  totalMinor: TotalMinor,
  /** By how much what was paid, or given back, is more than the total, since cash was rounded; left out where it comes to nothing. */
  roundingMinor: Type.Optional(TotalMinor),
  taxes: Type.Array(
    Strict({
      rateMilli: RateMilli,
      baseHtMinor: TotalMinor,
      fodecMinor: TotalMinor,
      vatMinor: TotalMinor,
      totalMinor: TotalMinor,
    }),
  ),
})
export type ClosingFigures = Static<typeof ClosingFigures>

/** What moved by one payment method: received is above zero, change and refunds are below. */
export const ClosingPayment = Strict({
  paymentMethodId: Id,
  kind: Type.String(),
  name: Type.String(),
  receivedMinor: TotalMinor,
  changeMinor: TotalMinor,
  refundedMinor: TotalMinor,
})
export type ClosingPayment = Static<typeof ClosingPayment>

/** The documents of one period. Returns are positive: what customers got back. */
export const ClosingPart = Strict({
  period: ClosingPeriod,
  sales: ClosingFigures,
  returns: ClosingFigures,
  payments: Type.Array(ClosingPayment),
})
export type ClosingPart = Static<typeof ClosingPart>

export const CLOSED_SERIES = ['ticket', 'return', 'z'] as const

/** How far a closing covers one series: documents from `fromCounter` to `toCounter`, none where the first is the higher. */
export const ClosingSeries = Strict({
  kind: OneOf(CLOSED_SERIES),
  registerId: Id,
  registerName: Type.String(),
  pointOfSaleName: Type.String(),
  epoch: Type.Integer({ minimum: 1 }),
  fromCounter: Type.Integer({ minimum: 1 }),
  toCounter: Count,
  firstNumber: Nullable(Type.String()),
  lastNumber: Nullable(Type.String()),
  /** The seal of the last document that is covered; null before the first. */
  headHash: Nullable(Type.String()),
})
export type ClosingSeries = Static<typeof ClosingSeries>

/** All that was ever closed, this closing included; annexes too. */
export const PerpetualTotals = Strict({
  saleCount: Count,
  salesMinor: TotalMinor,
  returnCount: Count,
  returnsMinor: TotalMinor,
})
export type PerpetualTotals = Static<typeof PerpetualTotals>

/** What a closing says, as it is kept and sealed. */
export const ClosingReport = Strict({
  seller: Strict({ name: Type.String(), address: Type.String(), taxId: Nullable(Type.String()) }),
  currency: Type.String(),
  timeZone: Type.String(),
  part: ClosingPart,
  /** Documents of earlier periods that came after these were closed, which stay as they are. */
  annex: Type.Array(ClosingPart),
  perpetual: PerpetualTotals,
  series: Type.Array(ClosingSeries),
  /** The closings of the next shorter kind that it sums up; null for a day. */
  closings: Nullable(Strict({ count: Count, firstNumber: Type.String(), lastNumber: Type.String() })),
})
export type ClosingReport = Static<typeof ClosingReport>

export const FiscalClosing = Strict({
  id: Id,
  state: Type.Literal('closed'),
  kind: ClosingKind,
  period: ClosingPeriod,
  number: Type.String(),
  recordedAt: Instant,
  /** Null when the product closed it by itself at night. */
  closedBy: OptionalText(250),
  report: ClosingReport,
  hash: Type.String(),
  previousHash: Type.String(),
})
export type FiscalClosing = Static<typeof FiscalClosing>

export const FiscalClosingRow = Strict({
  id: Id,
  kind: ClosingKind,
  period: ClosingPeriod,
  number: Type.String(),
  recordedAt: Instant,
  closedBy: OptionalText(250),
  currency: Type.String(),
  salesMinor: TotalMinor,
  returnsMinor: TotalMinor,
  annexCount: Count,
  perpetualMinor: TotalMinor,
})
export type FiscalClosingRow = Static<typeof FiscalClosingRow>

export const CloseInput = Strict({ kind: ClosingKind, period: ClosingPeriod })
export type CloseInput = Static<typeof CloseInput>

/** `GET /fiscal-closings/due`: the period that each kind closes next, and whether it can be closed now. */
export const ClosingsDue = Type.Array(Strict({ kind: ClosingKind, period: ClosingPeriod, isDue: Type.Boolean() }))
export type ClosingsDue = Static<typeof ClosingsDue>

const KEEPERS = ['administrator', 'accountant'] as const satisfies readonly Role[]

/** The closings of a company by day, month and year: sealed, and never changed. */
export const FISCAL_CLOSINGS = defineDocument({
  entity: 'fiscalClosing',
  path: 'fiscal-closings',
  permissions: { read: KEEPERS, close: KEEPERS, export: KEEPERS },
  errors: {
    notFound: 404,
    notOver: [409, 'period'],
    nothingYet: 409,
    outOfOrder: [409, 'period', 'next'],
    sessionsOpen: [409, 'period', 'registers'],
    numberMissing: [409, 'period', 'series', 'missingNumber'],
  },
  actions: ['closed'],
  item: FiscalClosing,
  row: FiscalClosingRow,
  list: { searchFields: ['number', 'period'], filters: ['kind'], orders: ['recordedAt', 'period'] },
  states: ['closed'],
  transitions: {
    close: { from: null, to: 'closed', permission: 'fiscalClosings.close', action: 'closed', input: CloseInput },
  },
  series: 'dayClosing',
  posting: 'fiscal_closing_post',
})

declare module '../../declare.ts' {
  interface Declarations {
    fiscalClosing: typeof FISCAL_CLOSINGS
  }
}
