import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { allocate } from '@comptoir/money'
import type { CartLine } from './cart.ts'
import { grossOf } from './cart-totals.ts'
import type { DiscountRules } from './change-quantity.ts'
import { type DiscountProblem, discountProblem } from './discount-limit.ts'
import { problemOnLine, runningOnLine } from './line-discount.ts'

/** What each line gets of a discount on the whole ticket, by its id; or why it cannot be given. */
export type TicketDiscount = { lines: ReadonlyMap<string, LineDiscount> } | { problem: DiscountProblem }

/**
 * A discount on the whole ticket is one on its lines, so that its limits, its approval and its taxes are theirs: a rate on
 * each, an amount spread over what they come to without loss. A line whose running discount is better keeps that; an amount
 * is spread over the others.
 */
export function ticketDiscount(
  typed: LineDiscount,
  lines: readonly CartLine[],
  rules: DiscountRules,
  nowMs: number,
): TicketDiscount {
  return typed.kind === 'rate' ? rateOn(typed, lines, rules, nowMs) : spread(typed, lines, rules, nowMs)
}

function rateOn(typed: LineDiscount, lines: readonly CartLine[], rules: DiscountRules, nowMs: number): TicketDiscount {
  const judged = lines.map((line) => ({ id: line.id, problem: problemOnLine(typed, line, rules, nowMs) }))
  const problem = judged.find((each) => each.problem !== null && each.problem !== 'notBetter')?.problem
  if (problem) return { problem }
  return given(judged.flatMap((line) => (line.problem === null ? [[line.id, typed] as const] : [])))
}

function spread(
  typed: Extract<LineDiscount, { kind: 'amount' }>,
  lines: readonly CartLine[],
  { pricing, limitMilli }: DiscountRules,
  nowMs: number,
): TicketDiscount {
  const open = lines.filter((line) => !runningOnLine(line, nowMs))
  const gross = open.map((line) => grossOf(line, pricing))
  const problem =
    open.length === 0
      ? null
      : discountProblem(
          typed,
          gross.reduce((sum, each) => sum + each, 0),
          limitMilli,
        )
  if (problem) return { problem }
  const shares = open.length === 0 ? [] : allocate(typed.amountMinor, gross)
  const parts = open.flatMap(({ id }, at) => {
    const amountMinor = shares[at] ?? 0
    return amountMinor === 0 ? [] : [{ id, discount: { ...typed, amountMinor }, grossMinor: gross[at] ?? 0 }]
  })
  // At the very limit a share may be a minor unit above it.
  const isAbove = parts.some(({ discount, grossMinor }) => discountProblem(discount, grossMinor, limitMilli) !== null)
  return isAbove ? { problem: 'aboveLimit' } : given(parts.map(({ id, discount }) => [id, discount]))
}

function given(lines: readonly (readonly [string, LineDiscount])[]): TicketDiscount {
  return lines.length === 0 ? { problem: 'notBetter' } : { lines: new Map(lines) }
}
