/** The forms of one barcode in the catalogue: a UPC-A is an EAN-13, and that a GTIN-14, without its leading zero. */
export function barcodeVariants(barcode: string): string[] {
  if (!/^\d{12,14}$/.test(barcode)) return [barcode]
  const bare = barcode.replace(/^0{1,2}/, '').padStart(12, '0')
  const padded = [12, 13, 14].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'))
  return [barcode, ...padded.filter((variant) => variant !== barcode)]
}
