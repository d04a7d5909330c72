/** What somebody has typed: how many in thousandths, and of which code; a code of nothing is awaited still. */
export interface TypedScan {
  quantityMilli: number
  code: string
}

/** Codes may have an x between digits: it is no sign. */
const TIMES = /^(\d{1,7})(?:[.,](\d{1,3}))?\s*[*×]/u
const ONE_MILLI = 1000
const DECIMALS = 3

/**
 * Reads `6191234567890`, `12*6191234567890` and `12*`, which is twelve of what comes next; the quantity in Latin or Arabic
 * digits, its decimals after a point or a comma.
 */
export function readTyped(text: string, awaitedMilli: number | null): TypedScan {
  const typed = text.trim()
  const match = TIMES.exec(withLatinDigits(typed))
  if (!match) return ofCode(typed, awaitedMilli)
  const [sign, whole = '', part = ''] = match
  const quantityMilli = Number(whole) * ONE_MILLI + Number(part.padEnd(DECIMALS, '0'))
  return { quantityMilli, code: typed.slice(sign.length).trim() }
}

/** What a camera has read, which is a code and nothing else. */
export function ofCode(code: string, awaitedMilli: number | null): TypedScan {
  return { quantityMilli: awaitedMilli ?? ONE_MILLI, code }
}

/** As long as before, letter for letter. */
function withLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0))).replaceAll('٫', ',')
}
