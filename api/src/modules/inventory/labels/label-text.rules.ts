import type { LabelSymbol } from '@comptoir/contracts/inventory/labels'
import { correctedGtin } from '@comptoir/money'

/**
 * The text that a product's symbol holds: for EAN-13 the first barcode that is one, with a leading zero where it is a
 * UPC-A; else its first barcode, or its code. Null where it has none that fits.
 */
export function textFor(
  symbol: LabelSymbol,
  { barcodes, code }: { barcodes: readonly string[]; code: string },
): string | null {
  if (symbol !== 'ean13') {
    const text = barcodes[0] ?? code
    return /^[ -~]+$/.test(text) ? text : null
  }
  const gtin = barcodes.find((barcode) => /^\d{12,13}$/.test(barcode) && correctedGtin(barcode) === null)
  return gtin?.padStart(13, '0') ?? null
}
