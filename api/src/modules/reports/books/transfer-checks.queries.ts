/** What must hold of stock transfers, as statements that give the rows which disagree; `$1` is the company. */
export const TRANSFER_CHECKS: Readonly<Record<string, string>> = {
  'each step of a transfer moved its goods once, from place to place at one cost': `
    select coalesce(m.id, k.id) as movement_id, m.kind, m.quantity_milli, k.gone, k.come from
      (select * from stock_transfer_movement where company_id = $1) m full join
      (select document_id, document_line_id as id, -sum(least(quantity_milli, 0)) as gone, sum(greatest(quantity_milli, 0)) as come,
          min(unit_cost_micro) as lowest, max(unit_cost_micro) as highest
        from stock_ledger where company_id = $1 and document_kind = 'stockTransfer' group by 1, 2) k on k.id = m.id and k.document_id = m.transfer_id
    where m.quantity_milli is distinct from k.gone or k.come is distinct from case when m.kind = 'lost' then 0 else m.quantity_milli end
      or k.lowest is distinct from m.unit_cost_micro or k.highest is distinct from m.unit_cost_micro`,
  'lines of a transfer are the sum of what moved': `
    select l.transfer_id, l.id as line_id, l.picked_milli, m.shipped, l.good_milli, m.good, l.damaged_milli, m.damaged from
      (select * from stock_transfer_line where company_id = $1) l full join
      (select transfer_id, line_id, coalesce(sum(quantity_milli) filter (where kind = 'shipped'), 0) as shipped,
          coalesce(sum(quantity_milli) filter (where kind = 'good'), 0) as good, coalesce(sum(quantity_milli) filter (where kind = 'damaged'), 0) as damaged,
          coalesce(sum(quantity_milli) filter (where kind = 'returned'), 0) as returned, coalesce(sum(quantity_milli) filter (where kind = 'lost'), 0) as lost,
          min(unit_cost_micro) as lowest, max(unit_cost_micro) as highest
        from stock_transfer_movement where company_id = $1 group by 1, 2) m on m.transfer_id = l.transfer_id and m.line_id = l.id
    where l.picked_milli is distinct from coalesce(m.shipped, 0) or l.good_milli is distinct from coalesce(m.good, 0)
      or l.damaged_milli is distinct from coalesce(m.damaged, 0) or l.returned_milli is distinct from coalesce(m.returned, 0)
      or l.lost_milli is distinct from coalesce(m.lost, 0) or l.unit_cost_micro is distinct from m.lowest or l.unit_cost_micro is distinct from m.highest`,
  'what was shipped of a finished transfer is received, damaged, back or lost': `
    select d.number, d.id, d.state, l.open, w.waiting from (select * from stock_transfer where company_id = $1) d join
      (select transfer_id, sum(picked_milli - good_milli - damaged_milli - returned_milli - lost_milli) as open
        from stock_transfer_line where company_id = $1 group by 1) l on l.transfer_id = d.id left join
      (select transfer_id, count(*) as waiting from stock_transfer_extra where company_id = $1 and state = 'waiting' group by 1) w on w.transfer_id = d.id
    where case d.state when 'inTransit' then l.open <= 0 when 'partiallyReceived' then l.open <= 0
      when 'received' then l.open < 0 or (l.open = 0 and w.waiting is null) else l.open <> 0 end`,
  'lots and pieces of a transfer are received, damaged, back or lost once, and all of them once it is finished': `
    select g.transfer_id, g.line_id, g.goods_id, g.shipped, g.gone, l.open from (
      select m.transfer_id, m.line_id, x.lot_id as goods_id, sum(abs(x.quantity_milli)) filter (where m.kind = 'shipped') as shipped,
          coalesce(sum(abs(x.quantity_milli)) filter (where m.kind <> 'shipped'), 0) as gone
        from (select * from stock_transfer_movement where company_id = $1) m join (select * from stock_ledger_lot where company_id = $1) x
          on x.document_id = m.transfer_id and x.document_line_id = m.id
            and x.kind = case when m.kind = 'shipped' then 'transferIn' when m.kind = 'lost' then 'adjustment' else 'transferOut' end
        group by 1, 2, 3
      union all
      select m.transfer_id, m.line_id, x.serial_number_id, count(*) filter (where m.kind = 'shipped'), count(*) filter (where m.kind <> 'shipped')
        from (select * from stock_transfer_movement where company_id = $1) m join (select * from stock_ledger_serial where company_id = $1) x
          on x.document_id = m.transfer_id and x.document_line_id = m.id
            and x.kind = case when m.kind = 'shipped' then 'transferIn' when m.kind = 'lost' then 'adjustment' else 'transferOut' end
        group by 1, 2, 3) g
      join (select transfer_id, id, picked_milli - good_milli - damaged_milli - returned_milli - lost_milli as open
        from stock_transfer_line where company_id = $1) l on l.transfer_id = g.transfer_id and l.id = g.line_id
    where g.shipped is null or g.gone > g.shipped or (l.open = 0 and g.gone <> g.shipped)`,
  'extra goods are lines of their transfer once they are approved, and wait for none that is over': `
    select coalesce(e.id, l.id) as extra_id, e.state, e.quantity_milli, l.good_milli, d.state as transfer_state from
      (select * from stock_transfer_extra where company_id = $1) e full join
      (select * from stock_transfer_line where company_id = $1 and is_extra) l on l.id = e.id and l.transfer_id = e.transfer_id
      left join (select * from stock_transfer where company_id = $1) d on d.id = e.transfer_id
    where e.id is null or (e.state = 'approved') is distinct from (l.id is not null)
      or (l.id is not null and (l.product_id is distinct from e.product_id or l.good_milli is distinct from e.quantity_milli))
      or (e.state = 'waiting' and d.state not in ('partiallyReceived', 'received'))`,
  'on their way are the goods of transfers that are not finished': `
    select k.location_id, k.product_id, k.on_hand_milli, o.open from
      (select b.* from stock_balance b join stock_location x on x.company_id = b.company_id and x.id = b.location_id
        where b.company_id = $1 and x.kind = 'transit') k full join
      (select d.transit_location_id as location_id, l.product_id, sum(l.picked_milli - l.good_milli - l.damaged_milli - l.returned_milli - l.lost_milli) as open
        from stock_transfer d join stock_transfer_line l on l.company_id = d.company_id and l.transfer_id = d.id
        where d.company_id = $1 and d.transit_location_id is not null group by 1, 2) o using (location_id, product_id)
    where coalesce(k.on_hand_milli, 0) is distinct from coalesce(o.open, 0)`,
  'reserved is what transfers that are ready ask for': `
    select b.location_id, b.product_id, b.reserved_milli, r.asked from
      (select * from stock_balance where company_id = $1) b full join
      (select d.from_location_id as location_id, l.product_id, sum(l.requested_milli) as asked
        from stock_transfer d join stock_transfer_line l on l.company_id = d.company_id and l.transfer_id = d.id
        where d.company_id = $1 and d.state = 'ready' group by 1, 2) r using (location_id, product_id)
    where coalesce(b.reserved_milli, 0) is distinct from coalesce(r.asked, 0)`,
  'transfers are numbered from 1 without a gap': `
    select d.from_point_of_sale_id, count(d.id), max(d.counter), n.last_number from
      (select * from stock_transfer where company_id = $1 and counter is not null) d full join
      (select * from number_series where company_id = $1 and kind = 'stockTransfer' and last_number > 0) n on n.scope_id = d.from_point_of_sale_id
    group by d.from_point_of_sale_id, n.scope_id, n.last_number
    having count(d.id) is distinct from n.last_number or max(d.counter) is distinct from n.last_number or min(d.counter) is distinct from 1`,
}
