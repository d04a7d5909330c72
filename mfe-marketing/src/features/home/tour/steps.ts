/** The steps of the tour, in the order of a day; their captions are phrases. */
export const STEPS = ['scan', 'pay', 'close', 'catalogue'] as const
export type Step = (typeof STEPS)[number]

/** How long each is shown. */
export const STEP_MS = 6000
