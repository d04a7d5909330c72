/** What must hold of counts of stock, as statements that give the rows which disagree; `$1` is the company. */
export const COUNT_CHECKS: Readonly<Record<string, string>> = {
  'a count of stock moved what it differed by, once, at the costs of its lines': `
    select c.number, l.id as line_id, k.id as movement_id, l.difference_milli, k.quantity_milli as moved_milli from
      (select * from posted_count_line where company_id = $1 and difference_milli <> 0) l
      join (select * from posted_count where company_id = $1) c on c.id = l.count_id full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'stockCount') k on k.document_id = l.count_id and k.document_line_id = l.id
    where (l.product_id, l.difference_milli, l.unit_cost_micro, c.location_id, c.user_id, c.recorded_at, 'count')
      is distinct from (k.product_id, k.quantity_milli, k.unit_cost_micro, k.location_id, k.user_id, k.recorded_at, k.kind)`,
  'what a count of stock differs by is counted less expected': `
    select c.number, l.count_id, l.id as line_id from
      (select * from posted_count where company_id = $1) c full join
      (select * from posted_count_line where company_id = $1) l on l.count_id = c.id
    where c.id is null or l.id is null or l.location_id <> c.location_id
      or l.difference_milli is distinct from l.counted_milli - l.expected_milli`,
  'what was posted of a count is what stands of the last round of its entries': `
    select c.number, n.product_id, n.counted, l.counted as posted from
      (select s.count_id, s.product_id, case when p.tracking = 'serialNumbers' then count(distinct s.piece_number) * 1000 else sum(s.quantity_milli) end as counted,
          p.tracking, max(s.counted_at) as counted_at
        from (select e.*, max(e.round) over (partition by e.count_id, e.product_id) as last_round from stock_count_entry e
            where e.company_id = $1 and e.takes_back is null and not exists (
              select 1 from stock_count_entry t where t.company_id = $1 and t.takes_back = e.id)) s
          join product p on p.company_id = $1 and p.id = s.product_id
        where s.round = s.last_round group by s.count_id, s.product_id, p.tracking) n
      join (select * from posted_count where company_id = $1) c on c.id = n.count_id full join
      (select count_id, product_id, sum(counted_milli) as counted, max(counted_at) as counted_at from posted_count_line where company_id = $1 group by 1, 2) l
        on l.count_id = n.count_id and l.product_id = n.product_id
    where (n.counted is distinct from l.counted and n.tracking is distinct from 'serialNumbers') or n.counted_at is distinct from l.counted_at`,
  'a count of stock is worth what its differences are': `
    select c.number, c.value_minor, l.value_minor as lines_minor from
      (select * from posted_count where company_id = $1) c left join
      (select x.count_id, round(sum(x.difference_milli::numeric * x.unit_cost_micro) / power(10::numeric, 9 - max(k.exponent))) as value_minor
        from posted_count_line x join posted_count d on d.company_id = x.company_id and d.id = x.count_id join currency k on k.code = d.currency
        where x.company_id = $1 group by 1) l on l.count_id = c.id
    where c.value_minor is distinct from l.value_minor`,
  'a count of stock is posted once, and holds its products until then': `
    select w.id, w.state, c.number, o.open from
      (select * from stock_count where company_id = $1) w full join
      (select * from posted_count where company_id = $1) c on c.id = w.id left join
      (select count_id, count(*) filter (where is_open) as open from stock_count_line where company_id = $1 group by 1) o on o.count_id = w.id
    where w.id is null or (w.state = 'posted') <> (c.id is not null) or (w.state in ('posted', 'cancelled') and coalesce(o.open, 0) <> 0)`,
  'each posted count of stock has its audit entry': `
    select c.number, c.id, a.id as entry_id from (select * from posted_count where company_id = $1) c full join
      (select * from audit_log where company_id = $1 and action = 'stockCount.posted') a on a.entity_id = c.id
    where c.id is null or a.id is null`,
  'counts of stock are numbered from 1 without a gap': `
    select s.period, s.last_number, d.last as last_count, d.count from
      (select * from number_series where company_id = $1 and kind = 'stockCount' and last_number > 0) s full join
      (select point_of_sale_id, year, max(counter) as last, count(*) from posted_count where company_id = $1 group by 1, 2) d
        on d.point_of_sale_id = s.scope_id and d.year::text = s.period
    where s.last_number is distinct from d.last or d.count is distinct from d.last`,
}
