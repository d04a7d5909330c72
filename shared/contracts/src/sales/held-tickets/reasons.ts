/** Why a held ticket is discarded. */
export const DISCARD_REASONS = ['clientLeft', 'heldTwice', 'enteredByMistake', 'cannotBeSold', 'other'] as const
export type DiscardReason = (typeof DISCARD_REASONS)[number]

/** Characters of what a held ticket is known by. */
export const LONGEST_LABEL = 120
