import { REPRESENTATIVES, type CommissionInput } from '@comptoir/contracts/people/representatives'
import { DomainError } from '../../../platform/errors.ts'

/** Refuses two tiers of a category from the same amount on, and tiers of one category that differ on returns. */
export function checkCommissions(commissions: readonly CommissionInput[]): void {
  for (const [at, { categoryId, fromMinor, isClawedBack }] of commissions.entries()) {
    const before = commissions.slice(0, at).filter((tier) => tier.categoryId === categoryId)
    if (before.some((tier) => tier.fromMinor === fromMinor))
      throw new DomainError(REPRESENTATIVES.errors.tierTwice, {}, `/commissions/${at}/fromMinor`)
    if (before.some((tier) => tier.isClawedBack !== isClawedBack))
      throw new DomainError(REPRESENTATIVES.errors.clawBackMixed, {}, `/commissions/${at}/isClawedBack`)
  }
}
