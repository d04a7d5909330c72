/*
 * How large a figure may be. The contracts refuse what is larger, with the limit in the sentence; the database holds the
 * same limits as checks. Each lies far above what a business needs and far enough below 2^53 that a document, however its
 * figures are combined, is computed and read exactly.
 */

/** One document, line, payment or float: a thousand million dinars in millimes. */
export const LARGEST_AMOUNT_MINOR = 1_000_000_000_000

/** The price of one unit, in millionths: fifteen digits are the most that a JSON number names exactly. */
export const LARGEST_PRICE_MICRO = 999_999_999_999_999

/** The quantity of one line or movement of goods: ten million units in thousandths. */
export const LARGEST_QUANTITY_MILLI = 10_000_000_000

/**
 * What many documents or movements come to. A sum is cut off here, and written as "more than": documents are without
 * number, and two of these still add up to less than 2^53.
 */
export const LARGEST_TOTAL = 4_000_000_000_000_000

/** A sum cut off at {@link LARGEST_TOTAL}, on either side of zero. */
export function cutOff(total: number): number {
  return Math.max(-LARGEST_TOTAL, Math.min(total, LARGEST_TOTAL))
}

/** Two totals together, cut off. */
export function totalWith(one: number, other: number): number {
  return cutOff(one + other)
}

/** Whether a sum may have been cut off: it is then read as "this much or more". */
export function isCutOff(total: number): boolean {
  return Math.abs(total) >= LARGEST_TOTAL
}
