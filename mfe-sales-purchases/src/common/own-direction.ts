/**
 * A name in its own direction, so that a shortened one loses its end and not its beginning, yet aligned with the page:
 * in an Arabic page a Latin name is at the start of the line too. Goes with `dir="auto"`.
 */
export const ownDirection = { textAlign: 'start', _rtl: { '&:dir(ltr)': { textAlign: 'end' } } } as const
