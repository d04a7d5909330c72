import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, Id, Nullable, OneOf, PositiveAmountMinor, Strict } from '../../schema.ts'

/** Why goods came back. `import`: the return was made in another system and is brought in. */
export const RETURN_REASONS = ['defective', 'mistake', 'changedMind', 'import', 'other'] as const
export const ReturnReason = OneOf(RETURN_REASONS)
export type ReturnReason = Static<typeof ReturnReason>

/** Where goods that came back go: back on the shelf, or where they may not be sold until somebody has looked at them. */
export const RETURN_OUTCOMES = ['resell', 'quarantine'] as const
export const ReturnOutcome = OneOf(RETURN_OUTCOMES)
export type ReturnOutcome = Static<typeof ReturnOutcome>

/** Money that is given back, by one method. */
export const Refund = Strict({ id: Id, paymentMethodId: Id, amountMinor: PositiveAmountMinor })
export type Refund = Static<typeof Refund>

/** Whether goods came back with the ticket that they were sold on. */
export const RETURN_ORIGINS = ['withTicket', 'withoutTicket'] as const

/** A voucher as it is printed below the return that it was issued for. */
export const IssuedVoucher = Strict({
  id: Id,
  number: Type.String(),
  /** Told whole in answer to the return itself, to be printed; later but for its last characters. */
  code: Type.String(),
  amountMinor: PositiveAmountMinor,
  /** The last day on which it is taken; null where it never expires. */
  expiresOn: Nullable(BusinessDate),
})
export type IssuedVoucher = Static<typeof IssuedVoucher>
