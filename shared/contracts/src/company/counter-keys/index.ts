import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Id, Instant, Nullable, Strict } from '../../schema.ts'

export const PIN_SHORTEST = 4
export const PIN_LONGEST = 8

export const PIN_PATTERN = `^[0-9]{${PIN_SHORTEST},${PIN_LONGEST}}$`

/** A badge's code begins so, as no barcode of a product does. */
export const BADGE_PREFIX = 'BADGE'
/** Crockford's: no letter that a reader takes for a digit. */
export const BADGE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 of 32 signs: 80 bits, which nobody guesses, and bars that are wide enough on a card. */
export const BADGE_LENGTH = 16

export const BADGE_PATTERN = `^${BADGE_PREFIX}[${BADGE_SIGNS}]{${BADGE_LENGTH}}$`

/** Digits, which somebody types at a counter where others look on. */
export const Pin = Type.String({ pattern: PIN_PATTERN })

/** What a badge's barcode says; a scanner types it. */
export const BadgeCode = Type.String({ pattern: BADGE_PATTERN })

/** By what the approver is known, who stands at the counter where another is signed in. */
export const ApproverKey = Type.Union([
  Strict({ kind: Type.Literal('pin'), userId: Id, pin: Pin }),
  Strict({ kind: Type.Literal('badge'), code: BadgeCode }),
])
export type ApproverKey = Static<typeof ApproverKey>

/** By what somebody is known at a counter where another is signed in: since when; null without one. */
export const CounterKeys = Strict({ pinSetAt: Nullable(Instant), badgeMadeAt: Nullable(Instant) })
export type CounterKeys = Static<typeof CounterKeys>

export const PinInput = Strict({ pin: Pin, currentPassword: Type.String({ minLength: 1, maxLength: 200 }) })
export type PinInput = Static<typeof PinInput>

/** How somebody shows that they are who is signed in: at a counter that they locked, and that others may stand at. */
export const OwnProof = Type.Union([
  Strict({ kind: Type.Literal('pin'), pin: Pin }),
  Strict({ kind: Type.Literal('badge'), code: BadgeCode }),
  Strict({ kind: Type.Literal('password'), password: Type.String({ minLength: 1, maxLength: 200 }) }),
])
export type OwnProof = Static<typeof OwnProof>

/**
 * The PIN and the badge by which a user is known at a counter. Everybody sets a PIN of their own, which nobody else learns;
 * administrators make badges, which are printed at once (`POST users/{id}/badge`, a PDF), and take either away. `POST counter-keys/own/proof` says whether a PIN, a
 * badge or a password is that of who asks.
 */
export const COUNTER_KEYS = defineArea({
  entity: 'counterKey',
  path: 'counter-keys',
  permissions: { write: ['administrator'] },
  errors: { pinTooSimple: 422, userUnfit: 422, notYours: 422 },
  actions: ['pinSet', 'pinRemoved', 'badgeMade', 'keysRemoved', 'refused'],
})

declare module '../../declare.ts' {
  interface Declarations {
    counterKey: typeof COUNTER_KEYS
  }
}
