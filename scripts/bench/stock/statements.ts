/** The same questions as one statement each, as somebody would write them who has the database: $1 the company, $2 a point of sale. */
export const STATEMENTS = {
  firstPage: `select p.id, p.designation, b.on_hand_milli, b.value_nano, b.moved_at
    from (select id, designation from product where company_id = $1 order by designation, id limit 25) p
    left join lateral (
      select sum(k.on_hand_milli) as on_hand_milli, sum(k.value_nano) as value_nano, max((
        select l.recorded_at from stock_ledger l where l.company_id = $1 and l.product_id = k.product_id
          and l.location_id = k.location_id order by l.recorded_at desc limit 1)) as moved_at
      from stock_balance k where k.company_id = $1 and k.product_id = p.id and $2::uuid is not null
    ) b on true
    order by p.designation, p.id`,
  thePast: `select p.id, p.designation, k.on_hand_milli - coalesce(l.quantity_milli, 0) as on_hand_milli,
      k.value_nano - coalesce(l.value_nano, 0) as value_nano
    from (select id, designation from product where company_id = $1 order by designation, id limit 25) p
    join stock_location o on o.company_id = $1 and o.point_of_sale_id = $2
    left join stock_balance k on k.company_id = $1 and k.product_id = p.id and k.location_id = o.id
    left join lateral (
      select sum(m.quantity_milli) as quantity_milli, sum(m.quantity_milli::numeric * m.unit_cost_micro) as value_nano
      from stock_ledger m where m.company_id = $1 and m.product_id = p.id and m.location_id = o.id
        and m.recorded_at >= now() - interval '30 days'
    ) l on true
    order by p.designation, p.id`,
} as const
export type Statement = keyof typeof STATEMENTS

/** The stock side of a line that is sold: $1 the company. */
export const SALE_OF_STOCK = {
  balance: `update stock_balance set on_hand_milli = on_hand_milli - 1000, value_nano = value_nano - 1500000000
    where company_id = $1 and location_id = $2 and product_id = $3 returning on_hand_milli`,
  movement: `insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro,
      document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at)
    values ($1, $2, $3, $4, 'sale', -1000, 1500000, 'sale', $5, $5, $6, now(), now())`,
} as const
