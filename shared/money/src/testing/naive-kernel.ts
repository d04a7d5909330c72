import type { Currency } from '../currencies.ts'
import { exponentOf } from '../currencies.ts'
import type { Discount, DocumentInput, DocumentLineInput } from '../document/document-input.ts'
import { divideHalfAwayFromZero } from '../rounding.ts'

const FULL = 100_000n

/** Test helper: what a second, slow and literal reading of the rules R1 to R6 gives, in minor units, all in BigInt. */
export interface NaiveFigures {
  readonly net: bigint
  readonly fodec: bigint
  /** [rate, HT, FODEC, VAT] by VAT rate. */
  readonly groups: readonly (readonly [rateMilli: number, ht: bigint, fodec: bigint, vat: bigint])[]
}

/** Test helper: a tax-excluded sale without excise. */
export function naiveHt(input: DocumentInput): NaiveFigures {
  const nets = netsOf(input)
  const rates = ratesOf(input.lines)
  const baseAt = (vat: number, fodec?: number) => {
    const isCounted = ({ vatRateMilli, fodecRateMilli }: DocumentLineInput) =>
      vatRateMilli === vat && (fodec === undefined || fodecRateMilli === fodec)
    return sum(nets.filter((_, i) => isCounted(input.lines[i] as DocumentLineInput)))
  }
  const fodecByVat = new Map(rates.map((rate) => [rate, 0n]))
  for (const fodecRate of new Set(input.lines.map((line) => line.fodecRateMilli))) {
    const bases = rates.map((rate) => baseAt(rate, fodecRate))
    const shares = spread(rounded(sum(bases) * BigInt(fodecRate), FULL), bases)
    rates.forEach((rate, i) => fodecByVat.set(rate, (fodecByVat.get(rate) ?? 0n) + (shares[i] ?? 0n)))
  }
  const groups = rates.map((rate) => {
    const fodec = fodecByVat.get(rate) ?? 0n
    return [rate, baseAt(rate), fodec, rounded((baseAt(rate) + fodec) * BigInt(rate), FULL)] as const
  })
  return { net: sum(nets), fodec: sum([...fodecByVat.values()]), groups }
}

/** Test helper: a tax-included sale without FODEC or excise. */
export function naiveTtc(input: DocumentInput): NaiveFigures {
  const nets = netsOf(input)
  const groups = ratesOf(input.lines).map((rate) => {
    const ttc = sum(nets.filter((_, i) => input.lines[i]?.vatRateMilli === rate))
    const ht = rounded(ttc * FULL, FULL + BigInt(rate))
    return [rate, ht, 0n, ttc - ht] as const
  })
  return { net: sum(nets), fodec: 0n, groups }
}

function netsOf({ currency, lines, documentDiscount }: DocumentInput): bigint[] {
  const nets = lines.map((line) => lineNet(line, currency))
  if (!documentDiscount) return nets
  const shares = spread(reduction(sum(nets), documentDiscount), nets)
  return nets.map((net, i) => net - (shares[i] ?? 0n))
}

function lineNet(line: DocumentLineInput, currency: Currency): bigint {
  const gross = rounded(
    BigInt(line.quantityMilli) * BigInt(line.unitPriceMicro),
    10n ** BigInt(9 - exponentOf(currency)),
  )
  return line.discount ? gross - reduction(gross, line.discount) : gross
}

function reduction(base: bigint, discount: Discount): bigint {
  return discount.kind === 'amount' ? BigInt(discount.amountMinor) : rounded(base * BigInt(discount.rateMilli), FULL)
}

/** Largest remainder, one unit at a time. */
function spread(whole: bigint, weights: readonly bigint[]): bigint[] {
  const weightSum = sum(weights)
  if (weightSum === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (whole * weight) / weightSum)
  const remainders = weights.map((weight) => (whole * weight) % weightSum)
  for (let left = whole - sum(parts); left > 0n; left -= 1n) {
    const largest = remainders.reduce((best, value, i) => (value > (remainders[best] ?? 0n) ? i : best), 0)
    parts[largest] = (parts[largest] ?? 0n) + 1n
    remainders[largest] = -1n
  }
  return parts
}

function ratesOf(lines: readonly DocumentLineInput[]): number[] {
  return [...new Set(lines.map((line) => line.vatRateMilli))].sort((first, second) => first - second)
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  return divideHalfAwayFromZero(numerator, denominator)
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
