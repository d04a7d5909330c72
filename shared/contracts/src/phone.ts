const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]'

/**
 * What a telephone is: 6 to 20 digits, Latin or Arabic, a plus before them, and between them the signs that people write.
 * Or nothing at all.
 */
export const PHONE_PATTERN = `^ *([+(]{0,2}${DIGIT}([ ()./-]*${DIGIT}){5,19}[ )]*)?$`
const PHONE = new RegExp(PHONE_PATTERN)

/** Whether a text can be kept as a telephone. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}

/** The same text with Latin digits only, as telephones are kept. */
export function withLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
