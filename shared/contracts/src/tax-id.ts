/** The letters that a key may be: no I, O or U. */
const KEYS = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const WEIGHTS = [7, 6, 5, 4, 3, 2, 1]
/** Number and key, then perhaps VAT code, category and establishment; old cards show six digits. */
const FORM = /^(\d{6,7})([A-Z])(?:[ABDFNP]([CEMNP])(\d{3}))?$/
const HEAD_OFFICE = '000'
const SECONDARY = 'E'

/** What looks wrong with a Tunisian tax id: how it is written, or its key letter, which does not agree with its digits. */
export type TaxIdDoubt = 'form' | 'key'

/**
 * Why a Tunisian tax id should be looked at again; null where there is no reason, or nothing. Neither rule is published, and
 * numbers in use break them: it may warn, never refuse.
 */
export function taxIdDoubt(text: string): TaxIdDoubt | null {
  const taxId = text.replaceAll(/[\s/.-]/g, '').toUpperCase()
  if (taxId === '') return null
  const [, digits, key, category, establishment] = FORM.exec(taxId) ?? []
  if (digits === undefined || key === undefined) return 'form'
  if (category === SECONDARY && establishment === HEAD_OFFICE) return 'form'
  return keyOf(digits.padStart(WEIGHTS.length, '0')) === key ? null : 'key'
}

function keyOf(digits: string): string | undefined {
  return KEYS[WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % KEYS.length]
}
