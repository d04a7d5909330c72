import type { ChosenLines } from '@comptoir/contracts/inventory/stock-counts'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { countedLines, standingEntries, type CountedOf } from './counted.queries.ts'
import type { CountedProduct } from './posted-lines.rules.ts'

const CONDITIONS = {
  named: (ids: readonly string[]) => sql`y.product_id = any(${[...ids]}::uuid[])`,
  beyondTolerance: () => sql`y.is_beyond`,
  uncounted: () => sql`y.counted_milli is null`,
} as const

/** The products of a count that a step of its review is about. */
export async function findChosenIds(
  ctx: TxCtx,
  of: CountedOf,
  { which, productIds = [] }: ChosenLines,
): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select y.product_id as "productId" from ${countedLines(ctx, of)} y
    where ${CONDITIONS[which](productIds)}`.execute(ctx.db)
  return rows.map(({ productId }) => productId)
}

/** Products of a count that somebody counted. */
export async function findCountedIds(ctx: TxCtx, countId: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select distinct e.product_id as "productId" from ${standingEntries(ctx, countId)} e`.execute(ctx.db)
  return rows.map(({ productId }) => productId)
}

/** The same with what was counted and what the books had then, as their balances are held. */
export async function findCounted(ctx: TxCtx, of: Pick<CountedOf, 'id' | 'locationId'>): Promise<CountedProduct[]> {
  const { rows } = await sql<CountedProduct>`
    select y.product_id as "productId", y.counted_milli as "countedMilli", y.expected_milli as "expectedMilli", y.round,
      y.counted_at as "countedAt"
    from ${countedLines(ctx, { ...of, toleranceRateMilli: 0 })} y
    where y.counted_milli is not null order by y.product_id`.execute(ctx.db)
  return rows
}
