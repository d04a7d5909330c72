/** What must hold of layers of stock, and of values that somebody has set, as statements that give the rows which disagree; `$1` is the company. */
export const LAYER_CHECKS: Readonly<Record<string, string>> = {
  'goods in layers are what is on hand, and worth it': `
    select b.location_id, b.product_id, b.is_layered, b.on_hand_milli, l.milli, b.value_nano::text, l.nano::text from
      (select * from stock_balance where company_id = $1 and is_layered is not null) b left join
      (select location_id, product_id, sum(left_milli) as milli, sum(left_nano) as nano
        from stock_layer_left where company_id = $1 group by 1, 2) l using (location_id, product_id)
    where case when not b.is_layered then l.milli is not null
      else coalesce(l.milli, 0) <> greatest(b.on_hand_milli, 0) or (b.on_hand_milli >= 0 and coalesce(l.nano, 0) <> b.value_nano) end`,
  'what is left of a layer is what came less what was taken': `
    select x.location_id, x.product_id, x.position, x.quantity_milli, u.milli as taken_milli, y.left_milli, x.value_nano::text, u.nano::text as taken_nano, y.left_nano::text from
      (select * from stock_layer where company_id = $1) x full join
      (select * from stock_layer_left where company_id = $1) y using (location_id, product_id, position) full join
      (select location_id, product_id, position, sum(quantity_milli) as milli, sum(value_nano) as nano
        from stock_layer_use where company_id = $1 group by 1, 2, 3) u using (location_id, product_id, position)
    where x.quantity_milli - coalesce(u.milli, 0) is distinct from coalesce(y.left_milli, 0)
      or x.value_nano - coalesce(u.nano, 0) is distinct from coalesce(y.left_nano, 0) or y.document_id <> x.document_id`,
  'what movements laid into layers and took from them they moved there': `
    select m.source_id, m.location_id, m.product_id, m.milli, k.quantity_milli from
      (select source_id, location_id, product_id, sum(quantity_milli) as milli
        from stock_layer where company_id = $1 and cause = 'movement' group by 1, 2, 3
      union all select taken_by, location_id, product_id, -sum(quantity_milli)
        from stock_layer_use where company_id = $1 and cause = 'movement' group by 1, 2, 3) m left join
      (select * from stock_ledger where company_id = $1) k on k.id = m.source_id
    where k.id is null or k.location_id <> m.location_id or k.product_id <> m.product_id
      or sign(k.quantity_milli) <> sign(m.milli) or abs(m.milli) > abs(k.quantity_milli)`,
  'layers that somebody gave another cost are those of their revaluation': `
    select m.source_id, m.location_id, m.product_id, m.milli, r.quantity_milli, m.nano::text, r.unit_cost_micro from
      (select source_id, location_id, product_id, sum(quantity_milli) as milli, sum(value_nano) as nano
        from stock_layer where company_id = $1 and cause = 'revaluation' group by 1, 2, 3) m left join
      (select * from stock_revaluation where company_id = $1 and cause = 'manual') r on r.id = m.source_id
    where (m.location_id, m.product_id, m.milli, m.nano)
      is distinct from (r.location_id, r.product_id, r.quantity_milli, r.quantity_milli::numeric * r.unit_cost_micro)`,
  'a cost that somebody gave has its audit entry': `
    select r.product_id, r.n, a.n as entries from
      (select product_id, count(distinct document_id) as n from stock_revaluation where company_id = $1 and cause = 'manual' group by 1) r full join
      (select entity_id, count(*) as n from audit_log where company_id = $1 and action = 'stockLevel.revalued' group by 1) a on a.entity_id = r.product_id
    where r.n is distinct from a.n`,
}

/** The checks that are the laws of stock: their result is told for each, also where they hold. */
export const STOCK_LAWS = [
  'on hand is the sum of the ledger',
  'what stock is worth is what its movements cost, and what set that right',
  'goods in layers are what is on hand, and worth it',
  'on their way are the goods of transfers that are not finished',
  'what was shipped of a finished transfer is received, damaged, back or lost',
  'no lot is below zero but where it was sold',
] as const
