import * as Type from 'typebox'
import type { Static } from 'typebox'
import { ApproverKey } from '../../company/counter-keys/index.ts'
import { AmountMinor, DifferenceMinor, Instant, Nullable, Strict, Text } from '../../schema.ts'

const GivenApproval = Strict({
  by: Type.String(),
  at: Instant,
  comment: Type.String(),
  /** By a code, where the comment is a note of who counted. Left out elsewhere. */
  byCode: Type.Optional(Type.Literal(true)),
})

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
