/** Digits run from left to right in every language: their decimals stand below each other at the right. */
export const decimalsAligned = 'right'
