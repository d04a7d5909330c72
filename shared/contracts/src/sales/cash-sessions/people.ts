import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Strict, TotalMinor } from '../../schema.ts'

/** What one person did in a session: their tickets, what they took back, and what they moved by each way to pay. */
export const ReportPerson = Strict({
  userId: Id,
  name: Type.String(),
  ticketCount: Type.Integer(),
  totalMinor: TotalMinor,
  returnCount: Type.Integer(),
  returnedMinor: TotalMinor,
  /** Received, less what was given back and taken out; the float is nobody's. */
  tenders: Type.Array(
    Strict({ paymentMethodId: Id, kind: Type.String(), name: Type.String(), amountMinor: TotalMinor }),
  ),
})
export type ReportPerson = Static<typeof ReportPerson>
