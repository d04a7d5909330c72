import { searchText } from '@comptoir/contracts/search-text'

/** What somebody typed of a ticket's number: its counter, and the letters and figures in front of it. */
export interface TypedNumber {
  /** In capitals and without hyphens, as `TICLM2`; empty when only the counter was typed. */
  lead: string
  counter: number
}

const NUMBER = /^(.*?)(\d{1,12})$/

/** Reads `TIC-LM2-004218`, `lm2 4218` or `4218`; null for a text that ends in no number. */
export function readTyped(text: string): TypedNumber | null {
  const parts = searchText(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '')
  const found = NUMBER.exec(parts.at(-1) ?? '')
  if (found === null) return null
  const [, lead = '', counter = ''] = found
  return { lead: [...parts.slice(0, -1), lead].join(''), counter: Number(counter) }
}
