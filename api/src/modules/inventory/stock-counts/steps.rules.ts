import {
  COUNT_STEPS,
  STOCK_COUNTS,
  type CountStep,
  type StateOfCount,
} from '@comptoir/contracts/inventory/stock-counts'
import type { Permission } from '@comptoir/contracts/permissions'
import type { TxCtx } from '../../../platform/context.ts'

const { plan, count, approve } = STOCK_COUNTS.permissions

interface Rule {
  from: readonly StateOfCount[]
  right: Permission
  /** Whoever takes it has to be among the people that the count asks. */
  isOfPeople?: true
}

/** In which states each step begins, and who may take it. */
export const STEPS: Readonly<Record<CountStep, Rule>> = {
  change: { from: ['planned'], right: plan },
  start: { from: ['planned'], right: count, isOfPeople: true },
  count: { from: ['counting'], right: count, isOfPeople: true },
  finish: { from: ['counting'], right: count, isOfPeople: true },
  recount: { from: ['review'], right: approve },
  zero: { from: ['review'], right: approve },
  post: { from: ['review'], right: approve },
  cancel: { from: ['planned', 'counting', 'review'], right: plan },
}

/** A count as far as its steps depend on it. */
interface Stepping {
  state: StateOfCount
  people_ids: readonly string[]
  round: number
}

/**
 * Whether a count leaves it to this user to count: in its first round to those that it names, where it names any; in later
 * ones to anybody else as well, for who counted a product does not count it again. Whoever approves may take any of its
 * steps but counting.
 */
export function isAsked({ userId }: Pick<TxCtx, 'userId'>, { people_ids: ids, round }: Stepping): boolean {
  return round > 1 || ids.length === 0 || ids.includes(userId)
}

/** The steps that the caller may take with a count as it is. */
export function stepsOf(ctx: Pick<TxCtx, 'userId' | 'permissions'>, of: Stepping): CountStep[] {
  return COUNT_STEPS.filter((step) => {
    const { from, right, isOfPeople } = STEPS[step]
    const isOpen = !isOfPeople || isAsked(ctx, of) || (step !== 'count' && ctx.permissions.has(approve))
    return from.includes(of.state) && ctx.permissions.has(right) && isOpen
  })
}
