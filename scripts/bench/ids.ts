/** Products are numbered from 0, and their ids and prices follow from the number: drivers need no list of them. */
export function productId(series: number, index: number): string {
  return dashed(`0190b0000000700${series.toString(16)}8000${index.toString(16).padStart(12, '0')}`)
}

/** A price with tax in millionths of a dinar, between 0.500 and 20.499, whole in its thousandths. */
export function productPriceMicro(index: number): number {
  return (500 + (index % 20_000)) * 1000
}

function dashed(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
