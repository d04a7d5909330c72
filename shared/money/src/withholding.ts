import { checkedInteger } from './integers.ts'
import { percentOf } from './prices.ts'

/** The payment of one invoice: amounts in minor units of one currency, rates in thousandths of a percent. */
export interface WithholdingInput {
  readonly ttcMinor: number
  /** Received in full: the stamp is outside the base. */
  readonly stampMinor?: number | undefined
  readonly rateMilli: number
  /** Withholding starts when TTC without stamp reaches this amount; 0 when there is no threshold. */
  readonly thresholdMinor: number
  /** Public buyers also hold back part of the VAT, from the same threshold. */
  readonly vatHoldback?: { readonly vatMinor: number; readonly rateMilli: number } | undefined
}

/** The certificate amount, the VAT held back, and what the supplier receives; the three add up to TTC plus stamp. */
export interface Withholding {
  readonly isThresholdReached: boolean
  readonly withheldMinor: number
  readonly vatHeldBackMinor: number
  readonly receivedMinor: number
}

/** Income tax withheld at payment: rate × TTC without stamp, once TTC reaches the threshold (code IRPP/IS art. 52). */
export function computeWithholding(input: WithholdingInput): Withholding {
  checkedInteger(input.ttcMinor, 'ttcMinor')
  const isThresholdReached = input.ttcMinor >= checkedInteger(input.thresholdMinor, 'thresholdMinor')
  const withheldMinor = isThresholdReached ? percentOf(input.ttcMinor, input.rateMilli) : 0
  const vatHeldBackMinor =
    isThresholdReached && input.vatHoldback ? percentOf(input.vatHoldback.vatMinor, input.vatHoldback.rateMilli) : 0
  const receivedMinor =
    input.ttcMinor + checkedInteger(input.stampMinor ?? 0, 'stampMinor') - withheldMinor - vatHeldBackMinor
  return {
    isThresholdReached,
    withheldMinor,
    vatHeldBackMinor,
    receivedMinor: checkedInteger(receivedMinor, 'receivedMinor'),
  }
}
