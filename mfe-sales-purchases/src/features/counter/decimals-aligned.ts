/** Decimals are aligned on the same side in every language. */
export const decimalsAligned = { base: 'end', _rtl: 'start' } as const
