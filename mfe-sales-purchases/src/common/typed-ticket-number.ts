const TYPED = /^(TIC[\s-]*)?([A-Z0-9]+(?:\.\d+)?)[\s-]+(\d{1,12})$/
/** As many as are printed. */
const DIGITS = 6

/**
 * The number of a ticket as it is printed, `TIC-LM2-000042`, for what somebody typed of it: in either case, with blanks or
 * hyphens. Null where that is no such number. Where nobody asked for one, `LM2-000042` needs the figures that are printed:
 * `A4 80` is a product.
 */
export function typedTicketNumber(text: string, { isAsked = false } = {}): string | null {
  const [found, series, lead = '', counter = ''] = TYPED.exec(text.trim().toUpperCase()) ?? []
  if (found === undefined) return null
  const isOne = series !== undefined || isAsked || (counter.length >= DIGITS && /^[A-Z]+\d/.test(lead))
  return isOne ? `TIC-${lead}-${counter.padStart(DIGITS, '0')}` : null
}
