import {
  CLASSES,
  MOST_DUE,
  STOCK_COUNTS,
  type DueCounts,
  type ProductClass,
} from '@comptoir/contracts/inventory/stock-counts'
import { sql } from 'kysely'
import { businessDateOf, startOfDay } from '../../../platform/clock.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findShopLocation } from '../stock/index.ts'
import { daysBefore, productClasses } from './classes.queries.ts'
import { dueToday, type ClassFigures } from './due.rules.ts'
import { findSettings } from './settings.repository.ts'

/**
 * What the shop of a point of sale should count today: of each class its share of one day, those first that were not counted
 * for longest, without those that are being counted. What a count that was begun today has is of today's share.
 */
export async function findDue(ctx: TxCtx, pointOfSaleId: string): Promise<DueCounts> {
  const shop = mayEnter(ctx, pointOfSaleId) ? await findShop(ctx, pointOfSaleId) : undefined
  if (!shop) throw declaredRefusal(STOCK_COUNTS, 'shopUnknown')
  const settings = await findSettings(ctx)
  const locationId = await findShopLocation(ctx, pointOfSaleId)
  if (!settings.isCycleOn) return { isCycleOn: false, locationId, classes: [], products: [] }
  const days = { A: settings.daysA, B: settings.daysB, C: settings.daysC }
  const today = startOfDay(businessDateOf(ctx.now, shop.timeZone), shop.timeZone)
  const rows = await findStocked(ctx, { pointOfSaleId, locationId, days, today })
  const figures = CLASSES.map((each): ClassFigures => {
    const row = rows.find((one) => one.class === each)
    return { class: each, days: days[each], productCount: row?.count ?? 0, countedToday: row?.today ?? 0 }
  })
  const classes = dueToday(figures, MOST_DUE)
  const products = classes.flatMap(({ class: own, perDay, countedToday }) =>
    rows.filter((row) => row.id !== null && row.class === own).slice(0, Math.max(0, perDay - countedToday)),
  )
  return {
    ...{ isCycleOn: true, locationId, classes },
    products: products.map(({ id, code, designation, class: own, countedAt }) => ({
      ...{ id: id ?? '', code: code ?? '', designation: designation ?? '', class: own },
      lastCountedAt: countedAt?.toISOString() ?? null,
    })),
  }
}

async function findShop({ db, companyId }: TxCtx, pointOfSaleId: string) {
  return db
    .selectFrom('point_of_sale as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select((eb) => eb.fn.coalesce('p.time_zone', 'c.time_zone').as('timeZone'))
    .where('p.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('p.id', '=', pointOfSaleId)
    .executeTakeFirst()
}

interface StockedRow {
  class: ProductClass
  /** Null in the row of a class of which nothing is due. */
  id: string | null
  code: string | null
  designation: string | null
  countedAt: Date | null
  /** Of the class: products that the shop has, and those that were counted today, or are being so. */
  count: number
  today: number
}

interface Asked {
  pointOfSaleId: string
  locationId: string
  days: Readonly<Record<ProductClass, number>>
  today: Date
}

/** Products that are due, by class, the longest not counted first, beside the figures of each class. */
async function findStocked(ctx: TxCtx, { pointOfSaleId, locationId, days, today }: Asked): Promise<StockedRow[]> {
  const { companyId, now } = ctx
  const since = (of: ProductClass) => daysBefore(now, days[of])
  const { rows } = await sql<StockedRow>`
    with stocked as (
      select p.id, p.code, p.designation, coalesce(k.class, 'C') as class, c.counted_at, o.product_id is not null as is_open,
        coalesce(w.started_at >= ${today}, false) as is_begun_today
      from stock_balance b
        join product p on p.company_id = b.company_id and p.id = b.product_id
        left join ${productClasses(ctx, pointOfSaleId)} k on k.product_id = b.product_id
        left join (select l.product_id, max(l.counted_at) as counted_at from posted_count_line l
          where l.company_id = ${companyId} and l.location_id = ${locationId} group by l.product_id) c on c.product_id = b.product_id
        left join stock_count_line o on o.company_id = b.company_id and o.location_id = b.location_id
          and o.product_id = b.product_id and o.is_open
        left join stock_count w on w.company_id = o.company_id and w.id = o.count_id
      where b.company_id = ${companyId} and b.location_id = ${locationId} and b.on_hand_milli <> 0 and p.is_active
    ), figures as (
      select class, count(*)::integer as count, (count(*) filter (where counted_at >= ${today} or is_begun_today))::integer as today
      from stocked group by class
    ), due as (
      select *, row_number() over (partition by class order by counted_at nulls first, md5(id::text)) as place from stocked
      where not is_open and (counted_at is null or counted_at < case when class = 'A' then ${since('A')}::timestamptz when class = 'B' then ${since('B')}::timestamptz
        else ${since('C')}::timestamptz end)
    )
    select f.class, d.id, d.code, d.designation, d.counted_at as "countedAt", f.count, f.today
    from figures f left join due d on d.class = f.class and d.place <= ${MOST_DUE}
    order by f.class, d.place`.execute(ctx.db)
  return rows
}
