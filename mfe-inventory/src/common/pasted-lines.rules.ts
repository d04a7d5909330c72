/** A line of a spreadsheet that says which product, and how much of it in thousandths. */
export interface PastedLine {
  row: number
  code: string
  quantityMilli: number
}

/** A line that could not be read, and why: no code, no quantity above zero, a code that nobody knows, or no answer about it. */
export interface UnreadLine {
  row: number
  text: string
  why: 'code' | 'quantity' | 'unknown' | 'lost' | 'tooMany'
}

/** Each is looked up by itself. */
export const MOST_PASTED = 200
const LARGEST_MILLI = 10_000_000_000

/** Reads what was copied out of a spreadsheet: a code and a quantity on each line; empty lines are left out. */
export function readPasted(text: string): { lines: PastedLine[]; unread: UnreadLine[] } {
  const rows = text.split(/\r?\n/).map((each, at) => ({ row: at + 1, text: each.trim() }))
  const lines: PastedLine[] = []
  const unread: UnreadLine[] = []
  for (const each of rows) {
    if (each.text === '') continue
    const { code, quantity } = cellsOf(each.text)
    const quantityMilli = milliOf(quantity)
    if (lines.length === MOST_PASTED) unread.push({ ...each, why: 'tooMany' })
    else if (code === '') unread.push({ ...each, why: 'code' })
    else if (quantityMilli === null) unread.push({ ...each, why: 'quantity' })
    else lines.push({ row: each.row, code, quantityMilli })
  }
  return { lines, unread }
}

/** Cells stand apart by a tab or a semicolon; typed by hand, the quantity is the last word. */
function cellsOf(text: string): { code: string; quantity: string } {
  const cells = /[\t;]/.test(text) ? text.split(/[\t;]/) : (/^(.*)\s(\S+)$/.exec(text)?.slice(1) ?? [text])
  const [code = '', quantity = ''] = cells.map((cell) => cell.trim())
  return { code, quantity }
}

/** A quantity with a point or a comma, in whichever digits; null for what is none, is not above zero, or is too fine. */
function milliOf(text: string): number | null {
  const latin = text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace('٫', '.')
  const match = /^(\d{1,10})(?:[.,](\d{1,3}))?$/.exec(latin.replaceAll(/[\s\u00a0\u202f]/g, ''))
  if (!match) return null
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  return milli > 0 && milli <= LARGEST_MILLI ? milli : null
}
