/** Letters that are two, and those of Arabic that are written in two ways. */
const SAME: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك' }

/** Digits of Arabic and Persian as those of Latin. */
function digit(sign: string): string {
  const code = sign.charCodeAt(0)
  return String(code - (code < 0x6f0 ? 0x660 : 0x6f0))
}

/** A text as it is searched: without accents, vowel signs and capitals, and with one form of each letter and digit. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u00ad]/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßىةیک]/g, (letter) => SAME[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, digit)
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
