/** Lengths of the GTIN family: EAN-8, UPC-A, EAN-13 and GTIN-14. Anything else is the shop's own code. */
const GTIN_LENGTHS = new Set([8, 12, 13, 14])

/** Weights 3 and 1 from the right of the body, complement to 10 (GS1 General Specifications, 7.9). */
function checkDigitOf(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** True for a barcode that has the shape of a GTIN but not its check digit: probably typed wrong, and accepted all the same. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !GTIN_LENGTHS.has(barcode.length)) return false
  return checkDigitOf(barcode.slice(0, -1)) !== Number(barcode.at(-1))
}

/** The forms of one barcode in the catalogue: a UPC-A is an EAN-13, and that a GTIN-14, without its leading zero. */
export function barcodeVariants(barcode: string): string[] {
  if (!/^\d{12,14}$/.test(barcode)) return [barcode]
  const bare = barcode.replace(/^0{1,2}/, '').padStart(12, '0')
  const padded = [12, 13, 14].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'))
  return [barcode, ...padded.filter((variant) => variant !== barcode)]
}
