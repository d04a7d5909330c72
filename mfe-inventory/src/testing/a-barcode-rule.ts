import type { BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { newId } from '@comptoir/platform'

/** A rule for codes with a weight in grams; name only what the test is about. */
export function aBarcodeRule(given: Partial<BarcodeRule> = {}): BarcodeRule {
  return {
    id: newId(),
    name: 'Balance',
    pattern: '21IIIIIWWWWWC',
    position: 2,
    decimals: 3,
    isActive: true,
    version: 4,
    ...given,
  }
}
