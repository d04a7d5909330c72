import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** Why somebody is told of the stock. */
export const CAUSES = ['low', 'negative', 'lotExpiring', 'transferReady', 'transferSent'] as const
export type CauseKind = (typeof CAUSES)[number]

/** One row of a cause. What it is about is a product, a lot or a transfer. */
export interface CauseRow {
  point_of_sale_id: string
  shop: string
  subject_id: string
  name: string
  /** The lot, or the point of sale at the other end. */
  other: string | null
  left_milli: number | null
  least_milli: number | null
  day: string | null
}

export type Looking = Pick<TxCtx, 'db' | 'companyId' | 'now'>

const NONE = sql`null::text as other, null::bigint as least_milli, null::text as day`
/** Where goods are that may be sold. */
const SOLD_FROM = sql`('shop', 'depot')`

/** As a table: where a cause holds at this moment. All of them look at what is there, none at what was told before. */
export function causesOf(kind: CauseKind, looking: Looking): RawBuilder<CauseRow> {
  const tables: Record<CauseKind, (looking: Looking) => RawBuilder<CauseRow>> = {
    low: lowProducts,
    negative: negativeProducts,
    lotExpiring: expiringLots,
    transferReady: readyTransfers,
    transferSent: sentTransfers,
  }
  return tables[kind](looking)
}

function lowProducts({ companyId }: Looking): RawBuilder<CauseRow> {
  return sql`(select n.point_of_sale_id, n.shop, n.product_id as subject_id, n.designation as name, null::text as other,
      coalesce(y.left_milli, 0) as left_milli, n.least_milli, null::text as day
    from (select o.id as point_of_sale_id, o.name as shop, z.id as product_id, z.designation,
        coalesce(r.minimum_milli, z.minimum_stock_milli) as least_milli
      from product z join point_of_sale o on o.company_id = z.company_id and o.is_active
      left join stock_rule r on r.company_id = z.company_id and r.product_id = z.id and r.point_of_sale_id = o.id
      where z.company_id = ${companyId} and o.company_id = ${companyId} and z.is_active) n
    left join (select k.product_id, x.point_of_sale_id, sum(k.on_hand_milli)::float8 as left_milli
      from stock_balance k join stock_location x on x.company_id = k.company_id and x.id = k.location_id
      where k.company_id = ${companyId} and x.company_id = ${companyId} and x.kind in ${SOLD_FROM} and x.is_active
      group by k.product_id, x.point_of_sale_id) y
      on y.product_id = n.product_id and y.point_of_sale_id = n.point_of_sale_id
    where n.least_milli > greatest(coalesce(y.left_milli, 0), 0))`
}

function negativeProducts({ companyId }: Looking): RawBuilder<CauseRow> {
  return sql`(select o.id as point_of_sale_id, o.name as shop, p.id as subject_id, p.designation as name,
      min(k.on_hand_milli) as left_milli, ${NONE}
    from stock_balance k
    join stock_location x on x.company_id = k.company_id and x.id = k.location_id
    join point_of_sale o on o.company_id = x.company_id and o.id = x.point_of_sale_id
    join product p on p.company_id = k.company_id and p.id = k.product_id
    where k.company_id = ${companyId} and x.company_id = ${companyId} and o.company_id = ${companyId}
      and p.company_id = ${companyId} and k.on_hand_milli < 0 and x.kind <> 'transit' and o.is_active
    group by o.id, o.name, p.id, p.designation)`
}

/** By the day on the clocks of the point of sale; on its date a lot is still good to sell. */
function expiringLots({ companyId, now }: Looking): RawBuilder<CauseRow> {
  return sql`(select o.id as point_of_sale_id, o.name as shop, t.id as subject_id, p.designation as name, t.number as other,
      sum(b.on_hand_milli)::float8 as left_milli,
      null::bigint as least_milli, t.expires_on::text as day
    from lot_balance b
    join lot t on t.company_id = b.company_id and t.id = b.lot_id
    join stock_location x on x.company_id = b.company_id and x.id = b.location_id
    join point_of_sale o on o.company_id = x.company_id and o.id = x.point_of_sale_id
    join company c on c.id = o.company_id
    join product p on p.company_id = t.company_id and p.id = t.product_id
    where b.company_id = ${companyId} and t.company_id = ${companyId} and x.company_id = ${companyId}
      and o.company_id = ${companyId} and c.id = ${companyId} and p.company_id = ${companyId}
      and b.on_hand_milli > 0 and x.kind in ${SOLD_FROM} and o.is_active
      and t.expires_on <= (${now}::timestamptz at time zone coalesce(o.time_zone, c.time_zone))::date + c.expiry_notice_days
    group by o.id, o.name, t.id, p.designation, t.number, t.expires_on)`
}

/**
 * Reserved, and on the sender's shelf all the same. Where nobody works at the sender's any more, the receiver is told, and
 * nobody where nobody works at either.
 */
function readyTransfers({ companyId, now }: Looking): RawBuilder<CauseRow> {
  return sql`(select case when f.is_active then f.id else e.id end as point_of_sale_id, f.name as shop, d.id as subject_id, d.number as name, e.name as other,
      null::bigint as left_milli, null::bigint as least_milli, null::text as day
    from stock_transfer d
    join point_of_sale f on f.company_id = d.company_id and f.id = d.from_point_of_sale_id
    join point_of_sale e on e.company_id = d.company_id and e.id = d.to_point_of_sale_id
    join company c on c.id = d.company_id
    where d.company_id = ${companyId} and f.company_id = ${companyId} and e.company_id = ${companyId}
      and c.id = ${companyId} and d.state = 'ready' and (f.is_active or e.is_active)
      and exists (select 1 from stock_transfer_step s where s.company_id = ${companyId} and s.transfer_id = d.id
        and s.step = 'readied' and s.recorded_at <= ${now}::timestamptz - make_interval(days => c.ready_notice_days)))`
}

/** Likewise, the other way round. */
function sentTransfers({ companyId, now }: Looking): RawBuilder<CauseRow> {
  return sql`(select case when e.is_active then e.id else f.id end as point_of_sale_id, e.name as shop, d.id as subject_id, d.number as name, f.name as other,
      null::bigint as left_milli, null::bigint as least_milli, null::text as day
    from stock_transfer d
    join point_of_sale f on f.company_id = d.company_id and f.id = d.from_point_of_sale_id
    join point_of_sale e on e.company_id = d.company_id and e.id = d.to_point_of_sale_id
    join company c on c.id = d.company_id
    where d.company_id = ${companyId} and f.company_id = ${companyId} and e.company_id = ${companyId}
      and c.id = ${companyId} and d.state in ('inTransit', 'partiallyReceived')
      and (f.is_active or e.is_active)
      and d.shipped_at <= ${now}::timestamptz - make_interval(days => c.transit_notice_days))`
}
