/** The letters that a key may be: no I, O or U. */
const KEYS = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const WEIGHTS = [7, 6, 5, 4, 3, 2, 1]

/**
 * Whether the key letter of a Tunisian tax id agrees with its seven digits; null where there is nothing to compare. The
 * rule is not published and old numbers break it: it may warn, never refuse.
 */
export function hasRightKey(taxId: string): boolean | null {
  const [, digits, key] = /^(\d{7})([A-Z])/.exec(taxId.replaceAll(/[\s/.-]/g, '').toUpperCase()) ?? []
  if (digits === undefined || key === undefined) return null
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return KEYS[sum % KEYS.length] === key
}
