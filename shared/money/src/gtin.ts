/** Lengths of the GTIN family: EAN-8, UPC-A, EAN-13 and GTIN-14. Anything else is the shop's own code. */
const GTIN_LENGTHS = new Set([8, 12, 13, 14])

/** The check digit for the digits before it: weights 3 and 1 from the right, complement to ten (GS1 General Specifications, 7.9). */
export function checkDigitOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** The forms of one barcode in a catalogue: a UPC-A is an EAN-13, and that a GTIN-14, without its leading zero. */
export function barcodeVariants(barcode: string): string[] {
  if (!/^\d{12,14}$/.test(barcode)) return [barcode]
  const bare = barcode.replace(/^0{1,2}/, '').padStart(12, '0')
  const padded = [12, 13, 14].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'))
  return [barcode, ...padded.filter((variant) => variant !== barcode)]
}

/**
 * The same code with the check digit that it should have. Null for one that needs none: it is right already, or has not
 * the shape of a GTIN.
 */
export function correctedGtin(barcode: string): string | null {
  if (!/^\d+$/.test(barcode) || !GTIN_LENGTHS.has(barcode.length)) return null
  const body = barcode.slice(0, -1)
  const corrected = body + checkDigitOf(body)
  return corrected === barcode ? null : corrected
}
