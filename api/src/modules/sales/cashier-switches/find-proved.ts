import { CASHIER_HOURS } from '@comptoir/contracts/sales/cashier-switches'
import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'
import { listPeopleAt } from '../approvals/index.ts'
import { findSwitches } from './cashier-switches.repository.ts'
import { switchOf } from './proved-cashier.rules.ts'

const MINUTE_MS = 60_000
const REACH_MS = (CASHIER_HOURS * 60 + CLOCK_TOLERANCE_MINUTES) * MINUTE_MS

/** Who is said to have sold, and when. */
export interface SaidCashier {
  cashierId: string
  /** By the device. */
  occurredAt: string
}

/** That it was they, as they showed by PIN or badge where another was signed in. */
export interface ProvedCashier {
  /** What they may do alone today. */
  permissions: ReadonlySet<string>
}

/** Of each who is said to have sold at a register, whether it was written down there that they did. */
export async function findProved<T extends SaidCashier>(
  tx: TxCtx,
  { id, pointOfSaleId }: { id: string; pointOfSaleId: string },
  said: readonly T[],
): Promise<ReadonlyMap<T, ProvedCashier>> {
  const moments = said.map(({ occurredAt }) => Date.parse(occurredAt))
  if (moments.length === 0) return new Map()
  const switches = await findSwitches(tx, id, {
    from: new Date(Math.min(...moments) - REACH_MS),
    to: new Date(Math.max(...moments) + REACH_MS),
  })
  if (switches.length === 0) return new Map()
  const people = new Map((await listPeopleAt(tx, pointOfSaleId)).map((person) => [person.id, person]))
  return new Map(
    said.flatMap((each) => {
      const found = switchOf(switches, each.cashierId, Date.parse(each.occurredAt))
      if (!found) return []
      const permissions = people.get(each.cashierId)?.mayApprove ?? new Set<string>()
      return [[each, { permissions }]]
    }),
  )
}
