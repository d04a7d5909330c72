import * as Type from 'typebox'
import type { Static } from 'typebox'
import { canonicalJson } from '../../canonical-json.ts'
import { PositiveAmountMinor, Strict, Text } from '../../schema.ts'
import type { CodeApprovable } from './approvable.ts'
import { EightDigits } from './ticket-code.ts'

/** What is approved of a closing. */
export const CLOSING_PERMISSIONS = ['cashSessions.approveDifference'] as const satisfies readonly CodeApprovable[]

/**
 * A closing is approved by the code of no request after so many: what was counted may be asked about anew, not until some code
 * fits. A device that has asked more often still closes, and the approval is awaited.
 */
export const MOST_CLOSING_ROUNDS = 20

/** What a closing tells of the code that it was approved by; the request follows from the closing itself. */
export const ClosingApprovalCode = Strict({
  /** In which the register numbered when it asked. */
  epoch: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  /** How many codes were asked for, this one among them. */
  round: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  answer: EightDigits,
  /** By how much the count of a method may differ at most, over or short. */
  mostMinor: PositiveAmountMinor,
  /** What who counted notes of it; an approver by a code writes nothing. */
  comment: Text(250),
})
export type ClosingApprovalCode = Static<typeof ClosingApprovalCode>

/** What of a closing is approved. */
export interface CountedClosing {
  sessionId: string
  counts: readonly {
    paymentMethodId: string
    countedMinor: number
    foreign?: readonly { currency: string; countedMinor: number }[] | undefined
  }[]
  keptFloatMinor: number
}

/** The text whose SHA-256 tells a closing from any other: its session, what was counted, and what stays. */
export function closingText({ sessionId, counts, keptFloatMinor }: CountedClosing): string {
  const counted = counts.map(({ paymentMethodId, countedMinor, foreign = [] }) => ({
    ...{ paymentMethodId, countedMinor },
    foreign: foreign.map(({ currency, countedMinor: ofCurrency }) => [currency, ofCurrency]),
  }))
  return canonicalJson(['closing', sessionId, counted, keptFloatMinor])
}
