/** The counter, as addresses have it. */
export const COUNTER = { path: 'pos' } as const
