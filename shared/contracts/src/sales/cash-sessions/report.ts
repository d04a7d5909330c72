import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Instant, Nullable, RateMilli, Strict, TotalMinor } from '../../schema.ts'
import { AtCounter } from '../cashier-switches/at-counter.ts'
import { ReportPerson } from './people.ts'
import { CashSession } from './session.ts'

/** `GET cash-sessions/:id/report`: of an open session, as who stands at its register may see it. */
export const ReportQuery = Strict(AtCounter)

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
  /** Where more than one person did something in the session, what each did, by name; left out elsewhere. */
  people: Type.Optional(Type.Array(ReportPerson)),
  issuedAt: Instant,
  /** Who read an X report; left out of a Z report, which says who closed. */
  issuedBy: Type.Optional(Type.String()),
  hash: Nullable(Type.String()),
  previousHash: Nullable(Type.String()),
})
export type ZReport = Static<typeof ZReport>
