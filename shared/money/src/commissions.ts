import { checkedInteger, checkedRate, FULL_RATE_MILLI, numberFromBigInt } from './integers.ts'
import { divideHalfAwayFromZero } from './rounding.ts'

/** From this much sold on, this part of what is above; both in whole units: minor units, thousandths of a percent. */
export interface CommissionTier {
  fromMinor: number
  rateMilli: number
}

/** What a representative gets of one family of products; of all that no other rule names, where it is null. */
export interface CommissionRule {
  family: string | null
  /** Whether what comes back is taken off what was sold. */
  isClawedBack: boolean
  /** In the order of their thresholds. */
  tiers: readonly CommissionTier[]
}

/** What was sold of a family in a period, and what came back, both excluding tax and never negative. */
export interface FamilySales {
  family: string | null
  soldMinor: number
  returnedMinor: number
}

/** What a rule comes to: the amount that counts, and the commission on it. */
export interface Commission {
  baseMinor: number
  commissionMinor: number
}

/**
 * The commission on an amount: each tier's rate on the part between its threshold and the next one, added up exactly and
 * rounded once. On less than nothing it is less than nothing: what was given before is taken back at the same rates.
 */
export function commissionOn(baseMinor: number, tiers: readonly CommissionTier[]): number {
  checkedInteger(baseMinor, 'base')
  const size = BigInt(Math.abs(baseMinor))
  const total = tiers.reduce((sum, { fromMinor, rateMilli }, at) => {
    const from = BigInt(checkedInteger(fromMinor, 'threshold'))
    const next = tiers[at + 1]?.fromMinor
    const until = next === undefined || BigInt(next) > size ? size : BigInt(next)
    const part = until > from ? until - from : 0n
    return sum + part * BigInt(checkedRate(rateMilli, 'rate', FULL_RATE_MILLI))
  }, 0n)
  const rounded = divideHalfAwayFromZero(total, BigInt(FULL_RATE_MILLI))
  return numberFromBigInt(baseMinor < 0 ? -rounded : rounded, 'commission')
}

/**
 * What each rule comes to over the sales of a period, in the order of the rules. A family counts for the first rule that
 * names it, then for the first that names none; what no rule takes earns nothing.
 */
export function commissionsOf(rules: readonly CommissionRule[], sales: readonly FamilySales[]): Commission[] {
  return rules.map((rule) => {
    const own = sales.filter(({ family }) => ruleFor(rules, family) === rule)
    const sum = own.reduce(
      (total, { soldMinor, returnedMinor }) =>
        total + BigInt(soldMinor) - (rule.isClawedBack ? BigInt(returnedMinor) : 0n),
      0n,
    )
    const baseMinor = numberFromBigInt(sum, 'base')
    return { baseMinor, commissionMinor: commissionOn(baseMinor, rule.tiers) }
  })
}

function ruleFor(rules: readonly CommissionRule[], family: string | null): CommissionRule | undefined {
  const named = family === null ? undefined : rules.find((rule) => rule.family === family)
  return named ?? rules.find((rule) => rule.family === null)
}
