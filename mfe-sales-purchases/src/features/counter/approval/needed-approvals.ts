import type { CodeApprovable } from '@comptoir/contracts/sales/approval-codes'
import type { PricedLine } from '../cart/cart-totals.ts'
import { grossOf } from '../cart/cart-totals.ts'
import { isPriceTyped } from '../cart/line-price.ts'
import { discountProblem } from '../cart/discount-limit.ts'
import type { SellerRules } from '../cart/use-discount-rules.ts'

/** A line that somebody has to approve, and of what. */
export interface LineToApprove {
  line: PricedLine
  permission: CodeApprovable
}

/**
 * What of a ticket its seller may not do alone: discounts by hand above the limit, and prices said by hand where they are
 * to be approved. The server judges again, and says on the ticket what was not approved.
 */
export function linesToApprove(
  lines: readonly PricedLine[],
  { pricing, approvedAboveMilli }: Pick<SellerRules, 'pricing' | 'approvedAboveMilli'>,
  arePricesApproved: boolean,
): LineToApprove[] {
  return lines.flatMap((line): LineToApprove[] => [
    ...(arePricesApproved && (line.product.isCustom || isPriceTyped(line))
      ? [{ line, permission: 'sales.editPrice' as const }]
      : []),
    ...(isAbove(line, pricing, approvedAboveMilli) ? [{ line, permission: 'sales.exceedDiscount' as const }] : []),
  ])
}

function isAbove(line: PricedLine, pricing: SellerRules['pricing'], limitMilli: number | null): boolean {
  const { applied } = line
  if (limitMilli === null || !applied || (applied.kind === 'rate' && applied.discountId !== undefined)) return false
  return discountProblem(applied, grossOf(line, pricing), limitMilli) === 'aboveLimit'
}

/** Each permission once. */
export function permissionsOf(needed: readonly LineToApprove[]): CodeApprovable[] {
  return [...new Set(needed.map(({ permission }) => permission))]
}
