/** What somebody has typed or scanned: how many in thousandths, and of which code; a code of nothing is awaited still. */
export interface TypedScan {
  quantityMilli: number
  code: string
}

const TIMES = /^(\d{1,7})(?:[.,](\d{1,3}))?\s*[*×x]\s*(.*)$/iu
const ONE_MILLI = 1000
const DECIMALS = 3

/** Reads `6191234567890`, `12*6191234567890` and `12*`, which is twelve of what comes next; decimals by point or comma. */
export function readTyped(text: string, awaitedMilli: number | null): TypedScan {
  const typed = text.trim()
  const match = TIMES.exec(typed)
  if (!match) return { quantityMilli: awaitedMilli ?? ONE_MILLI, code: typed }
  const [, whole = '', part = '', code = ''] = match
  return { quantityMilli: Number(whole) * ONE_MILLI + Number(part.padEnd(DECIMALS, '0')), code: code.trim() }
}
