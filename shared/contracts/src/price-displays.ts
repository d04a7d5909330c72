/**
 * How the counter and its tickets show prices: with the tax in them, as the price that is due must be shown to consumers, or
 * with what they are before tax beside that. What is due is the same.
 */
export const PRICE_DISPLAYS = ['inclTax', 'both'] as const
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number]

export function isPriceDisplay(value: unknown): value is PriceDisplay {
  return PRICE_DISPLAYS.some((display) => display === value)
}
