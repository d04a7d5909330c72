/** What every code of a voucher begins with; no barcode of a product does. */
export const VOUCHER_PREFIX = 'VCH-'

/** Without letters and digits that are taken for each other. As many as a prime: see `checkOf`. */
export const VOUCHER_ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'

/** Characters after the prefix, the check character among them. */
export const VOUCHER_CODE_LENGTH = 10

/** Whether a text is meant as the code of a voucher, rightly read or not. */
export function isVoucherCode(text: string): boolean {
  return text.trim().toUpperCase().startsWith(VOUCHER_PREFIX)
}

/**
 * The code of a voucher as it was issued, whatever its case, its blanks and hyphens, with or without its prefix; null for a
 * text that is none, such as one with a character mistyped or two exchanged.
 */
export function readVoucherCode(text: string): string | null {
  const typed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const prefix = VOUCHER_PREFIX.slice(0, -1)
  const own = typed.length > VOUCHER_CODE_LENGTH && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed
  return own.length === VOUCHER_CODE_LENGTH && checkOf(own.slice(0, -1)) === own.at(-1) ? VOUCHER_PREFIX + own : null
}

/** A code made of random numbers from 0 up to, but not, that of the alphabet's characters; one fewer than it has places. */
export function voucherCodeOf(numbers: readonly number[]): string {
  const own = numbers.map((number) => VOUCHER_ALPHABET.charAt(number)).join('')
  return VOUCHER_PREFIX + own + (checkOf(own) ?? '')
}

/** What is shown of a code to those who need not spend it. */
export function maskedCode(code: string): string {
  const shown = 2
  return VOUCHER_PREFIX + '•'.repeat(VOUCHER_CODE_LENGTH - shown) + code.slice(-shown)
}

/** Each place counts by its own factor, modulo a prime: any one wrong character, and any two exchanged, change the sum. */
function checkOf(own: string): string | null {
  const values = [...own].map((character) => VOUCHER_ALPHABET.indexOf(character))
  if (values.includes(-1)) return null
  const sum = values.reduce((total, value, index) => total + value * (index + 2), 0)
  return VOUCHER_ALPHABET.charAt(sum % VOUCHER_ALPHABET.length)
}
