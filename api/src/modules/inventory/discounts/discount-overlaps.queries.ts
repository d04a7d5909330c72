import type { DiscountOverlap, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { toTerms } from './discounts.repository.ts'

interface Planned {
  /** The discount itself, when it exists. */
  discountId: string | null
  startsAt: Date
  endsAt: Date
  productIds: readonly string[]
}

/** Other discounts that have not ended and hold some of these products at some of the time. */
export async function listOverlaps(
  { db, companyId, now }: TxCtx,
  { discountId, startsAt, endsAt, productIds }: Planned,
): Promise<DiscountOverlap[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('discount as d')
    .innerJoin('discount_product as x', (join) =>
      join.onRef('x.company_id', '=', 'd.company_id').onRef('x.discount_id', '=', 'd.id'),
    )
    .select([
      'd.id',
      'd.name',
      'd.starts_at',
      'd.ends_at',
      'd.rate_milli',
      (eb) => eb.fn.countAll<number>().as('product_count'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.ends_at', '>=', startsAt > now ? startsAt : now)
    .where('d.starts_at', '<=', endsAt)
    .where(sql<boolean>`x.product_id = any(${productIds}::uuid[])`)
    .$if(discountId !== null, (query) => query.where('d.id', '<>', discountId ?? ''))
    .groupBy(['d.id', 'd.name', 'd.starts_at', 'd.ends_at', 'd.rate_milli'])
    .orderBy('d.rate_milli', 'desc')
    .orderBy('d.name')
    .execute()
  return rows.map((row) => ({ ...toTerms(row), productCount: row.product_count }))
}

type Meeting = Pick<DiscountRow, 'overlapCount' | 'overlaps'>

/** As many as a row of the list names; the count covers the rest. */
const MOST_NAMED = 3

/** For each of some discounts, which others meet it now or later; the highest rate first. */
export async function findMeetings(
  { db, companyId, now }: TxCtx,
  discountIds: readonly string[],
): Promise<Map<string, Meeting>> {
  if (discountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('discount as d')
    .innerJoin('discount as o', (join) =>
      join
        .onRef('o.company_id', '=', 'd.company_id')
        .onRef('o.id', '<>', 'd.id')
        .onRef('o.starts_at', '<=', 'd.ends_at')
        .onRef('o.ends_at', '>=', 'd.starts_at'),
    )
    .select(['d.id as of_id', 'o.id', 'o.name', 'o.starts_at', 'o.ends_at', 'o.rate_milli'])
    .where('d.company_id', '=', companyId)
    .where('d.id', 'in', discountIds)
    .where('d.ends_at', '>=', now)
    .where('o.ends_at', '>=', now)
    .where(
      sql<boolean>`exists (
      select 1 from discount_product a join discount_product b on b.company_id = a.company_id and b.product_id = a.product_id
      where a.company_id = ${companyId} and a.discount_id = d.id and b.discount_id = o.id)`,
    )
    .orderBy('o.rate_milli', 'desc')
    .orderBy('o.name')
    .execute()
  const meetings = new Map<string, Meeting>()
  for (const row of rows) {
    const { overlapCount, overlaps } = meetings.get(row.of_id) ?? { overlapCount: 0, overlaps: [] }
    meetings.set(row.of_id, {
      overlapCount: overlapCount + 1,
      overlaps: overlaps.length < MOST_NAMED ? [...overlaps, toTerms(row)] : overlaps,
    })
  }
  return meetings
}
