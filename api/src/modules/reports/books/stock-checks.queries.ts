/** What must hold of stock, its value, lots and pieces, as statements that give the rows which disagree; `$1` is the company. Full joins: a missing row disagrees too. */
export const STOCK_CHECKS: Readonly<Record<string, string>> = {
  'on hand is the sum of the ledger': `
    select product_id, location_id, b.on_hand_milli, l.sum from
      (select * from stock_balance where company_id = $1) b full join
      (select location_id, product_id, sum(quantity_milli) from stock_ledger where company_id = $1 group by 1, 2) l using (location_id, product_id)
    where coalesce(b.on_hand_milli, 0) is distinct from coalesce(l.sum, 0) or (b.product_id is null)`,
  'what stock is worth is what its movements cost, and what set that right': `
    select product_id, location_id, b.value_nano::text, v.sum::text from
      (select * from stock_balance where company_id = $1) b full join
      (select location_id, product_id, sum(nano) from
        (select location_id, product_id, quantity_milli::numeric * unit_cost_micro as nano from stock_ledger where company_id = $1 union all
          select location_id, product_id, value_nano from stock_revaluation where company_id = $1) m group by 1, 2) v using (location_id, product_id)
    where coalesce(b.value_nano, 0) is distinct from coalesce(v.sum, 0)`,
  'opening stock of a tracked product is named by its lots or serial numbers': `
    select k.id, k.product_id, k.tracking, k.quantity_milli, t.product_id as named_product_id, t.lots_milli, t.pieces_milli from
      (select l.*, p.tracking from stock_ledger l join product p on p.company_id = l.company_id and p.id = l.product_id
        where l.company_id = $1 and l.kind = 'opening') k full join
      (select document_id, document_line_id, kind, product_id, sum(lots) as lots_milli, sum(pieces) as pieces_milli from
        (select x.document_id, x.document_line_id, x.kind, t.product_id, x.quantity_milli as lots, 0 as pieces
          from stock_ledger_lot x join lot t on t.company_id = x.company_id and t.id = x.lot_id where x.company_id = $1 and x.kind = 'opening'
        union all select x.document_id, x.document_line_id, x.kind, t.product_id, 0, 1000
          from stock_ledger_serial x join serial_number t on t.company_id = x.company_id and t.id = x.serial_number_id where x.company_id = $1 and x.kind = 'opening') named
        group by 1, 2, 3, 4) t using (document_id, document_line_id, kind)
    where coalesce(t.lots_milli, 0) is distinct from case when k.tracking = 'lots' then k.quantity_milli else 0 end
      or coalesce(t.pieces_milli, 0) is distinct from case when k.tracking = 'serialNumbers' then k.quantity_milli else 0 end
      or coalesce(t.product_id, k.product_id) is distinct from k.product_id`,
  'lots on hand are the sum of the ledger': `
    select location_id, lot_id, b.product_id, b.on_hand_milli, x.sum from
      (select * from lot_balance where company_id = $1) b full join
      (select l.location_id, x.lot_id, l.product_id, sum(x.quantity_milli) from stock_ledger_lot x join stock_ledger l
        on l.company_id = x.company_id and l.document_id = x.document_id and l.document_line_id = x.document_line_id and l.kind = x.kind
        where x.company_id = $1 group by 1, 2, 3) x using (location_id, lot_id)
    where b.on_hand_milli is distinct from x.sum or b.product_id is distinct from x.product_id`,
  'lots of goods that were sold come to their movement': `
    select l.document_id, l.document_line_id, l.quantity_milli, x.lots_milli from
      (select x.document_id, x.document_line_id, x.kind, sum(x.quantity_milli) as lots_milli, array_agg(t.product_id) as product_ids
        from stock_ledger_lot x join lot t on t.company_id = x.company_id and t.id = x.lot_id
        where x.company_id = $1 and x.kind = 'sale' group by 1, 2, 3) x
      join (select * from stock_ledger where company_id = $1) l using (document_id, document_line_id, kind)
    where l.quantity_milli <> x.lots_milli or l.product_id <> all (x.product_ids)`,
  'lots and pieces of goods that were adjusted, counted or transferred come to their movement': `
    select l.document_id, l.document_line_id, l.kind, l.quantity_milli, x.lots_milli, y.pieces_milli from
      (select l.*, p.tracking, c.id is not null and c.lot_number is null and c.piece_number is null as is_unnamed
        from stock_ledger l join product p on p.company_id = l.company_id and p.id = l.product_id
          left join posted_count_line c on c.company_id = l.company_id and c.count_id = l.document_id and c.id = l.document_line_id
        where l.company_id = $1 and l.document_kind in ('stockAdjustment', 'stockTransfer', 'stockCount')) l left join
      (select document_id, document_line_id, kind, sum(quantity_milli) as lots_milli from stock_ledger_lot where company_id = $1 group by 1, 2, 3) x using (document_id, document_line_id, kind) left join
      (select document_id, document_line_id, kind, count(*) * 1000 as pieces_milli from stock_ledger_serial where company_id = $1 group by 1, 2, 3) y using (document_id, document_line_id, kind)
    where coalesce(x.lots_milli, 0) is distinct from case when l.tracking = 'lots' and not l.is_unnamed then l.quantity_milli else 0 end
      or coalesce(y.pieces_milli, 0) is distinct from case when l.tracking = 'serialNumbers' and not l.is_unnamed then abs(l.quantity_milli) else 0 end`,
  'a piece is in one place, and missing from none but where it was sold without having come': `
    select serial_number_id, sum(greatest(n, 0)) as places, min(n) as fewest from
      (select x.serial_number_id, l.location_id, sum(sign(l.quantity_milli)) as n, bool_or(l.kind = 'sale') as was_sold
        from stock_ledger_serial x join stock_ledger l on l.company_id = x.company_id and l.document_id = x.document_id
          and l.document_line_id = x.document_line_id and l.kind = x.kind
        where x.company_id = $1 group by 1, 2) b
    group by 1 having sum(greatest(n, 0)) > 1 or bool_or(n < 0 and not was_sold)`,
  'no lot is below zero but where it was sold': `
    select b.location_id, b.lot_id, b.on_hand_milli from lot_balance b
    where b.company_id = $1 and b.on_hand_milli < 0 and not exists (
      select 1 from stock_ledger_lot x join stock_ledger l on l.company_id = x.company_id and l.document_id = x.document_id
        and l.document_line_id = x.document_line_id and l.kind = x.kind
      where x.company_id = $1 and x.lot_id = b.lot_id and l.location_id = b.location_id and x.kind = 'sale')`,
  'lots and serial numbers on documents are those of the ledger': `
    select line_id, number, p.expires_on, p.quantity_milli, l.expires_on as ledger_expires_on, l.quantity_milli as ledger_milli from
      (select d.id as line_id, g.number, g."expiresOn" as expires_on, g."quantityMilli" as quantity_milli from
        (select id, lots from sale_line where company_id = $1 and lots is not null union all
          select id, lots from sales_return_line where company_id = $1 and lots is not null) d,
        jsonb_to_recordset(d.lots) as g (number text, "expiresOn" date, "quantityMilli" bigint)
      union all select d.id, g.number, null, 1000 from
        (select id, serial_numbers from sale_line where company_id = $1 and serial_numbers is not null union all
          select id, serial_numbers from sales_return_line where company_id = $1 and serial_numbers is not null) d,
        jsonb_array_elements_text(d.serial_numbers) as g (number)) p full join
      (select x.document_line_id as line_id, t.number, t.expires_on, abs(x.quantity_milli) as quantity_milli
        from stock_ledger_lot x join lot t on t.company_id = x.company_id and t.id = x.lot_id
        where x.company_id = $1 and x.kind in ('sale', 'return')
      union all select x.document_line_id, t.number, null, 1000
        from stock_ledger_serial x join serial_number t on t.company_id = x.company_id and t.id = x.serial_number_id
        where x.company_id = $1 and x.kind in ('sale', 'return')) l using (line_id, number)
    where p.quantity_milli is distinct from l.quantity_milli or p.expires_on is distinct from l.expires_on`,
}
