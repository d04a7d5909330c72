const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]'

/** A country code that stands apart, as `+216 `. */
const CODE = `\\+${DIGIT}{1,4} +`

/**
 * What a telephone is: 8 to 15 digits, Latin or Arabic, and between them the signs that people write. A country code that
 * stands apart before them is not counted. Or nothing at all.
 */
export const PHONE_PATTERN = `^ *((${CODE}|(?!${CODE})[+(]{0,2})\\(?${DIGIT}([ ()./-]*${DIGIT}){7,14}[ )]*)?$`
const PHONE = new RegExp(PHONE_PATTERN)

/** Whether a text can be kept as a telephone. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}

/** The same text with Latin digits only, as telephones are kept. */
export function withLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
