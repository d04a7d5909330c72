/** What the search field says: of what, and how much of it. */
export interface Typed {
  /** Null where nothing is said of it. */
  quantityMilli: number | null
  words: string
}

/** Both ways to write the sign, and either decimal mark. */
const QUANTITY = /^\s*(\d{1,6})(?:[.,](\d{1,3}))?\s*[*×]/

/** `3*eau` means three of what follows, `0,485*` so much of what comes next, by whichever way it comes. */
export function readTyped(text: string): Typed {
  const [sign, whole, decimals] = QUANTITY.exec(withLatinDigits(text)) ?? []
  const quantityMilli = sign === undefined ? 0 : Number(`${whole}${(decimals ?? '').padEnd(3, '0')}`)
  if (sign === undefined || quantityMilli === 0) return { quantityMilli: null, words: text.trim() }
  return { quantityMilli, words: text.slice(sign.length).trim() }
}

/** As long as before, letter for letter. */
function withLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0))).replaceAll('٫', ',')
}
