/** Fields hold whole numbers of the last decimal of a unit, quantities are thousandths. */
export function toTyped(milli: number | null, decimals: number): number | null {
  return milli === null ? null : Math.round(milli / 10 ** (3 - decimals))
}

/** The quantity, in thousandths, of what a field holds. */
export function fromTyped(value: number | null, decimals: number): number | null {
  return value === null ? null : value * 10 ** (3 - decimals)
}
