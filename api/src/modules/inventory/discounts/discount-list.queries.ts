import { DISCOUNT_COUNT_CAP, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { filterIds, filterValues } from '../../../platform/http/list.ts'
import { readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { findMeetings } from './discount-overlaps.queries.ts'
import { countProducts } from './discount-products.queries.ts'
import { toTerms } from './discounts.repository.ts'

/** A selector shows no more than this; to find others, search. */
const SELECTOR_SIZE = 2000

export function listShortDiscounts({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('discount')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .limit(SELECTOR_SIZE)
    .execute()
}

/** Discounts on at least one product of these families. */
const FAMILIES = { category: 'p.category_id', subCategory: 'p.subcategory_id', brand: 'p.brand_id' } as const

function onFamily(
  companyId: string,
  column: (typeof FAMILIES)[keyof typeof FAMILIES],
  ids: readonly string[],
): RawBuilder<boolean> {
  return sql`d.id in (select x.discount_id from discount_product x join product p on p.company_id = x.company_id and p.id = x.product_id
    where x.company_id = ${companyId} and ${sql.ref(column)} = any(${ids}::uuid[]))`
}

/** The rule of `discountStatus`, in the order in which a discount lives. */
function statusOf(now: Date): RawBuilder<string> {
  return sql`case when d.starts_at > ${now} then 'a-upcoming' when d.ends_at < ${now} then 'c-expired' else 'b-active' end`
}

const STATUSES: Record<string, string> = { upcoming: 'a-upcoming', active: 'b-active', expired: 'c-expired' }

function matching({ db, companyId, now }: TxCtx, query: ListQuery) {
  let found = db
    .selectFrom('discount as d')
    .select(['d.id', 'd.name', 'd.starts_at', 'd.ends_at', 'd.rate_milli', 'd.is_seasonal_sale', 'd.version'])
    .where('d.company_id', '=', companyId)
  for (const [name, column] of Object.entries(FAMILIES)) {
    const ids = filterIds(query, name)
    if (ids.length > 0) found = found.where(onFamily(companyId, column, ids))
  }
  const statuses = filterValues(query, 'status')
  if (statuses.length > 0)
    found = found.where(
      statusOf(now),
      'in',
      statuses.map((status) => STATUSES[status] ?? ''),
    )
  return found
}

/** A line of the list without its neighbours, which cost as much as all the rest. */
export type ListedDiscount = Omit<DiscountRow, 'overlapCount' | 'overlaps'>

/** A page of discounts with how many products each holds. */
export async function listDiscountTerms(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ListedDiscount>> {
  const rules = {
    orders: {
      name: 'd.name',
      startDate: 'd.starts_at',
      endDate: 'd.ends_at',
      pourcentage: 'd.rate_milli',
      products: sql`(select count(*) from discount_product y where y.company_id = ${ctx.companyId} and y.discount_id = d.id)`,
      status: statusOf(ctx.now),
    },
    byDefault: { field: 'startDate', direction: 'desc' },
    id: 'd.id',
    cap: DISCOUNT_COUNT_CAP,
  } as const
  const texts = [sql.ref('d.search_text')]
  const { rows, meta } = await readForgivingPage(ctx.db, matching(ctx, query), query, rules, texts)
  const counts = await countProducts(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => ({
      ...toTerms(row),
      isSeasonalSale: row.is_seasonal_sale,
      productCount: counts.get(row.id) ?? 0,
      version: row.version,
    })),
    meta,
  }
}

/** The same, with which others each meets. */
export async function listDiscounts(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<DiscountRow>> {
  const { data, meta } = await listDiscountTerms(ctx, query)
  const meetings = await findMeetings(
    ctx,
    data.map(({ id }) => id),
  )
  return {
    data: data.map((discount) => ({
      ...discount,
      ...(meetings.get(discount.id) ?? { overlapCount: 0, overlaps: [] }),
    })),
    meta,
  }
}
