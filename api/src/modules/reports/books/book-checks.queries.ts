/** Statements that give the rows which disagree; `$1` is the company. Full joins and IS DISTINCT FROM: a missing row disagrees too. Sums are compared in the database and given as text. */
export const BOOK_CHECKS: Readonly<Record<string, string>> = {
  'payments less change are the total and its cash rounding': `
    select s.number, s.id, s.total_minor, s.rounding_minor, m.sum from (select * from sale where company_id = $1) s full join
      (select document_id, sum(amount_minor) from money_ledger where company_id = $1 and document_kind = 'sale' group by 1) m on m.document_id = s.id
    where s.id is null or s.total_minor + coalesce(s.rounding_minor, 0) is distinct from coalesce(m.sum, 0)`,
  'what is paid on credit is on the account of its client, and nothing else is': `
    select l.document_id, l.line_number, l.client_id, d.client_id as of_document from
      (select m.*, p.kind as method from money_ledger m join payment_method p on p.company_id = m.company_id and p.id = m.payment_method_id
        where m.company_id = $1) l left join
      (select 'sale' as kind, id, client_id from sale where company_id = $1 union all
        select 'salesReturn', id, client_id from sales_return where company_id = $1 union all
        select 'clientPayment', id, client_id from client_payment where company_id = $1) d on d.kind = l.document_kind and d.id = l.document_id
    where l.client_id is distinct from case when l.method = 'credit' then d.client_id end`,
  'a voucher was issued for what its return gave back by it': `
    select v.id, v.number, v.amount_minor, m.sum from (select * from voucher where company_id = $1) v full join
      (select voucher_id, document_id, sum(amount_minor) from money_ledger
        where company_id = $1 and voucher_id is not null and document_kind = 'salesReturn' group by 1, 2) m on m.voucher_id = v.id
    where v.amount_minor is distinct from -m.sum or v.sales_return_id is distinct from m.document_id`,
  'what is paid by voucher is taken off the one that its ticket names, and nothing else is': `
    select l.document_id, l.line_number, l.voucher_id from
      (select m.*, p.kind as method from money_ledger m join payment_method p on p.company_id = m.company_id and p.id = m.payment_method_id
        where m.company_id = $1) l left join
      (select * from sale where company_id = $1) s on s.id = l.document_id and l.document_kind = 'sale' left join
      (select * from voucher where company_id = $1) i on i.sales_return_id = l.document_id and l.document_kind = 'salesReturn' left join
      (select * from voucher where company_id = $1) v on v.id = l.voucher_id
    where (l.voucher_id is not null and v.id is null) or l.voucher_id is distinct from
      case when l.method = 'voucher' then coalesce(i.id, (s.payment_details -> l.id::text ->> 'voucherId')::uuid) end`,
  'no more was taken off a voucher than it was issued for, unless a ticket is to be looked at for it': `
    select m.voucher_id, m.sum from
      (select voucher_id, sum(amount_minor) from money_ledger where company_id = $1 and voucher_id is not null group by 1) m
    where m.sum > 0 and not exists (
      select 1 from money_ledger l join sale_review w on w.company_id = l.company_id and w.sale_id = l.document_id and w.reason = 'voucherSpent'
      where l.company_id = $1 and l.voucher_id = m.voucher_id)`,
  'only what is paid or given back in cash is rounded': `
    select d.number, d.id, d.rounding_minor from
      (select company_id, id, number, rounding_minor from sale where company_id = $1 union all
        select company_id, id, number, rounding_minor from sales_return where company_id = $1) d
    where d.rounding_minor is not null and coalesce((
      select abs(sum(l.amount_minor)) - d.rounding_minor
      from money_ledger l join payment_method p on p.company_id = l.company_id and p.id = l.payment_method_id
      where l.company_id = $1 and l.document_id = d.id and l.document_kind in ('sale', 'salesReturn') and p.kind = 'cash'), 0) <= 0`,
  'numbers run from 1 without a gap': `
    select register_id, epoch, count(*), max(counter), n.last_number from (select * from sale where company_id = $1) s full join
      (select * from number_series where company_id = $1 and kind = 'ticket' and last_number > 0) n on n.scope_id = s.register_id and n.period = 'E' || s.epoch
    group by register_id, epoch, n.scope_id, n.last_number
    having count(s.id) is distinct from n.last_number or max(counter) is distinct from n.last_number or min(counter) is distinct from 1`,
  'lines add up to their sale': `
    select s.number, s.id from (select * from sale where company_id = $1) s full join
      (select sale_id, sum(total_minor) as total, sum(net_ht_minor) as ht, sum(gross_minor) as gross, count(*) as n from sale_line where company_id = $1 group by 1) l on l.sale_id = s.id
    where s.total_minor - s.stamp_minor is distinct from l.total or s.net_ht_minor is distinct from l.ht or s.gross_minor is distinct from l.gross or s.item_count is distinct from l.n`,
  'taxes add up to their sale': `
    select s.number, s.id from (select * from sale where company_id = $1) s full join
      (select sale_id, sum(vat_minor) as vat, sum(base_ht_minor) as ht, sum(total_minor) as total from sale_tax where company_id = $1 group by 1) t on t.sale_id = s.id
    where s.vat_minor is distinct from t.vat or s.net_ht_minor is distinct from t.ht or s.total_minor - s.stamp_minor is distinct from t.total`,
  'each line moved its goods once': `
    select l.id, k.id as movement_id from (select * from sale_line where company_id = $1 and product_id is not null) l full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'sale') k on k.document_id = l.sale_id and k.document_line_id = l.id
    where l.quantity_milli::numeric * coalesce(l.pack_quantity_milli, 1000) is distinct from -k.quantity_milli::numeric * 1000 or l.product_id is distinct from k.product_id`,
  'each sale has its audit entry': `
    select s.number, s.id, a.id as entry_id from (select * from sale where company_id = $1) s full join
      (select * from audit_log where company_id = $1 and action = 'sale.completed') a on a.entity_id = s.id
    where s.id is null or a.id is null`,
  'refunds are the total of their return and its cash rounding': `
    select r.number, r.id, r.total_minor, r.rounding_minor, m.sum from (select * from sales_return where company_id = $1) r full join
      (select document_id, sum(amount_minor) from money_ledger where company_id = $1 and document_kind = 'salesReturn' group by 1) m on m.document_id = r.id
    where r.id is null or r.total_minor + coalesce(r.rounding_minor, 0) is distinct from -coalesce(m.sum, 0)`,
  'returns are numbered from 1 without a gap': `
    select register_id, epoch, count(*), max(counter), n.last_number from (select * from sales_return where company_id = $1) r full join
      (select * from number_series where company_id = $1 and kind = 'return' and last_number > 0) n on n.scope_id = r.register_id and n.period = 'E' || r.epoch
    group by register_id, epoch, n.scope_id, n.last_number
    having count(r.id) is distinct from n.last_number or max(counter) is distinct from n.last_number or min(counter) is distinct from 1`,
  'lines and taxes add up to their return': `
    select r.number, r.id from (select * from sales_return where company_id = $1) r full join
      (select sales_return_id, sum(total_minor) as total, sum(net_ht_minor) as ht, count(*) as n from sales_return_line where company_id = $1 group by 1) l on l.sales_return_id = r.id
      full join (select sales_return_id, sum(total_minor) as total from sales_return_tax where company_id = $1 group by 1) t on t.sales_return_id = r.id
    where r.total_minor - r.stamp_minor is distinct from l.total or r.net_ht_minor is distinct from l.ht or r.item_count is distinct from l.n or l.total is distinct from t.total`,
  'each returned line brought its goods back once': `
    select l.id, k.id as movement_id from (select * from sales_return_line where company_id = $1 and product_id is not null) l full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'salesReturn') k on k.document_id = l.sales_return_id and k.document_line_id = l.id
    where l.quantity_milli::numeric * coalesce(l.pack_quantity_milli, 1000) is distinct from k.quantity_milli::numeric * 1000 or l.product_id is distinct from k.product_id`,
  'no more came back of a ticket than was sold on it': `
    select b.sale_line_id, s.sale_id, b.returned_milli, s.quantity_milli, b.returned_minor, s.total_minor from
      (select l.sale_line_id, r.sale_id, sum(l.quantity_milli) as returned_milli, sum(l.total_minor) as returned_minor, min(l.product_id::text) as product_id
        from sales_return_line l join sales_return r on r.company_id = l.company_id and r.id = l.sales_return_id
        where l.company_id = $1 and (l.sale_line_id is not null or r.sale_id is not null) group by 1, 2) b left join
      (select * from sale_line where company_id = $1) s on s.sale_id = b.sale_id and s.id = b.sale_line_id
    where s.id is null or b.returned_milli > s.quantity_milli or b.returned_minor > s.total_minor or b.product_id is distinct from s.product_id::text
      or (b.returned_milli = s.quantity_milli and b.returned_minor <> s.total_minor)`,
  'each return has its audit entry': `
    select r.number, r.id, a.id as entry_id from (select * from sales_return where company_id = $1) r full join
      (select * from audit_log where company_id = $1 and action = 'salesReturn.settled') a on a.entity_id = r.id
    where r.id is null or a.id is null`,
  'what a client paid is in the drawer, and off their account': `
    select p.number, p.id, m.document_id, p.total_minor, m.received, m.given, m.settled from
      (select * from client_payment where company_id = $1) p full join
      (select document_id, sum(amount_minor) filter (where client_id is null and kind in ('payment', 'change')) as received,
          sum(amount_minor) filter (where client_id is null and kind = 'change') as given,
          sum(amount_minor) filter (where client_id is not null and kind = 'refund' and cash_session_id is null) as settled,
          sum(amount_minor) as rest
        from money_ledger where company_id = $1 and document_kind = 'clientPayment' group by 1) m on m.document_id = p.id
    where p.total_minor is distinct from m.received or p.total_minor is distinct from -m.settled
      or p.change_minor is distinct from -coalesce(m.given, 0) or m.rest is distinct from 0`,
  'what a client owes is what they bought on credit less what they gave back and paid': `
    select a.account_id, a.owed, a.documents from
      (select coalesce(c.merged_into_id, c.id) as account_id, sum(x.owed) as owed, sum(x.documents) as documents from
        (select client_id, amount_minor as owed, 0 as documents from money_ledger where company_id = $1 and client_id is not null
          union all
          select d.client_id, 0, l.amount_minor from money_ledger l join payment_method p
            on p.company_id = l.company_id and p.id = l.payment_method_id and p.kind = 'credit' join
            (select 'sale' as kind, id, client_id from sale where company_id = $1 union all
              select 'salesReturn', id, client_id from sales_return where company_id = $1) d
            on d.kind = l.document_kind and d.id = l.document_id where l.company_id = $1
          union all
          select client_id, 0, -total_minor from client_payment where company_id = $1) x
        join client c on c.company_id = $1 and c.id = x.client_id group by 1) a
    where a.owed <> a.documents`,
  'client payments are numbered from 1 without a gap': `
    select register_id, epoch, count(*), max(counter), n.last_number from (select * from client_payment where company_id = $1) p full join
      (select * from number_series where company_id = $1 and kind = 'clientPayment' and last_number > 0) n on n.scope_id = p.register_id and n.period = 'E' || p.epoch
    group by register_id, epoch, n.scope_id, n.last_number
    having count(p.id) is distinct from n.last_number or max(counter) is distinct from n.last_number or min(counter) is distinct from 1`,
  'each client payment has its audit entry': `
    select p.number, p.id, a.id as entry_id from (select * from client_payment where company_id = $1) p full join
      (select * from audit_log where company_id = $1 and action = 'clientPayment.received') a on a.entity_id = p.id
    where p.id is null or a.id is null`,
  'what a session should hold is its opening and what moved': `
    select c.cash_session_id, c.payment_method_id, c.expected_minor, m.sum from
      (select * from cash_session_count where company_id = $1) c full join
      (select l.cash_session_id, l.payment_method_id, sum(amount_minor) from money_ledger l
        where l.company_id = $1 and l.kind in ('opening', 'payment', 'change', 'refund', 'payIn', 'payOut')
          and l.document_kind <> 'sessionCorrection'
          and not exists (select 1 from money_ledger x where x.company_id = $1 and x.document_id = l.document_id and x.document_kind = 'lateTicket')
          and exists (select 1 from cash_session s where s.company_id = $1 and s.id = l.cash_session_id and s.state = 'closed')
        group by 1, 2) m using (cash_session_id, payment_method_id)
    where c.expected_minor is distinct from m.sum and not (m.sum is null and c.expected_minor = 0)`,
  'foreign cash that a session should hold is what its tickets were paid in': `
    select cash_session_id, payment_method_id, code, c.amount, m.amount as paid, c.value, m.value as worth from
      (select k.cash_session_id, k.payment_method_id, f ->> 'currency' as code, (f ->> 'amountMinor')::numeric as amount, (f ->> 'valueMinor')::numeric as value
        from cash_session_count k cross join jsonb_array_elements(k.foreign_cash) f where k.company_id = $1 and (f ->> 'amountMinor')::numeric <> 0) c full join
      (select l.cash_session_id, l.payment_method_id, t ->> 'currency' as code, sum((t ->> 'amountMinor')::numeric) as amount, sum(l.amount_minor) as value
        from money_ledger l join sale s on s.company_id = l.company_id and s.id = l.document_id cross join lateral (select s.payment_details -> l.id::text -> 'foreign' as t) d
        where l.company_id = $1 and l.document_kind = 'sale' and t is not null
          and not exists (select 1 from money_ledger x where x.company_id = $1 and x.document_id = l.document_id and x.document_kind = 'lateTicket')
          and exists (select 1 from cash_session e where e.company_id = $1 and e.id = l.cash_session_id and e.state = 'closed')
        group by 1, 2, 3) m using (cash_session_id, payment_method_id, code)
    where c.amount is distinct from m.amount or c.value is distinct from m.value`,
  'a closed session has given everything back': `
    select s.id, m.payment_method_id, m.sum from (select * from cash_session where company_id = $1 and state = 'closed') s left join
      (select cash_session_id, payment_method_id, sum(amount_minor) from money_ledger where company_id = $1 group by 1, 2) m on m.cash_session_id = s.id
    where m.sum is distinct from 0`,
  'what came after a closing is taken out of what was over or short': `
    select l.document_id, l.payment_method_id, l.sum as late, m.sum from
      (select document_id, payment_method_id, sum(amount_minor) from money_ledger where company_id = $1 and document_kind = 'lateTicket' group by 1, 2) l full join
      (select x.document_id, x.payment_method_id, sum(x.amount_minor) from money_ledger x join sale_review w
        on w.company_id = x.company_id and w.sale_id = x.document_id and w.reason = 'afterClosing'
        where x.company_id = $1 and x.document_kind = 'sale' group by 1, 2) m using (document_id, payment_method_id)
    where l.sum is distinct from -m.sum`,
  'cash put in or taken out moved its money once': `
    select c.id, m.document_id from (select * from cash_movement where company_id = $1) c full join
      (select l.*, p.kind as method from money_ledger l join payment_method p on p.company_id = $1 and p.id = l.payment_method_id
        where l.company_id = $1 and (l.document_kind = 'cashMovement' or (l.kind in ('payIn', 'payOut') and l.document_kind <> 'sessionCorrection'))) m on m.document_id = c.id
    where (c.kind, c.amount_minor, c.cash_session_id, c.register_id, c.currency, c.note, c.user_id, c.occurred_at, c.recorded_at, 'cash', 'cashMovement', 1)
      is distinct from (m.kind, abs(m.amount_minor), m.cash_session_id, m.register_id, m.currency, m.comment, m.user_id, m.occurred_at, m.recorded_at, m.method, m.document_kind, m.line_number)`,
  'cash put in or taken out has its audit entry': `
    select c.id, a.id as entry_id from (select * from cash_movement where company_id = $1) c full join
      (select * from audit_log where company_id = $1 and action = 'cashMovement.recorded') a on a.entity_id = c.id
    where c.id is null or a.id is null`,
  'what was set right is taken out of what was over or short, once': `
    select c.id, m.document_id from
      (select id, cash_session_id, payment_method_id, -amount_minor as amount from session_correction where company_id = $1
        union all
        select id, cash_session_id, other_method_id, amount_minor from session_correction where company_id = $1 and other_method_id is not null) c full join
      (select document_id, cash_session_id, payment_method_id, sum(amount_minor) filter (where kind = 'overShort') as amount, sum(amount_minor) as rest
        from money_ledger where company_id = $1 and document_kind = 'sessionCorrection' group by 1, 2, 3) m
      on m.document_id = c.id and m.cash_session_id = c.cash_session_id and m.payment_method_id = c.payment_method_id
    where c.amount is distinct from m.amount or m.rest is distinct from 0`,
  'what was set right has its audit entry': `
    select c.cash_session_id, c.n, a.n as entries from
      (select cash_session_id, count(*) as n from session_correction where company_id = $1 group by 1) c full join
      (select entity_id, count(*) as n from audit_log where company_id = $1 and action = 'cashSession.corrected' group by 1) a on a.entity_id = c.cash_session_id
    where c.n is distinct from a.n`,
  'an opening float is the first movement of its session': `
    select s.id, s.opening_float_minor, m.amount_minor from (select * from cash_session where company_id = $1) s full join
      (select * from money_ledger where company_id = $1 and kind = 'opening') m on m.cash_session_id = s.id
    where s.opening_float_minor is distinct from m.amount_minor`,
  'each closed session has its Z report': `
    select s.id, z.z_number from (select * from cash_session where company_id = $1 and state = 'closed') s full join
      (select * from cash_session_closing where company_id = $1) z on z.cash_session_id = s.id
    where s.id is null or z.cash_session_id is null`,
  'an adjustment of stock moved its goods once, at the costs of its lines': `
    select a.number, l.id as line_id, k.id as movement_id, l.quantity_milli, k.quantity_milli as moved_milli, l.unit_cost_micro, k.unit_cost_micro as moved_cost_micro from
      (select * from posted_adjustment_line where company_id = $1) l
      join (select * from posted_adjustment where company_id = $1) a on a.id = l.adjustment_id full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'stockAdjustment') k on k.document_id = l.adjustment_id and k.document_line_id = l.id
    where (l.product_id, l.quantity_milli, l.unit_cost_micro, a.location_id, a.user_id, a.recorded_at, 'adjustment')
      is distinct from (k.product_id, k.quantity_milli, k.unit_cost_micro, k.location_id, k.user_id, k.recorded_at, k.kind)`,
  'an adjustment of stock is worth what its lines are': `
    select a.number, a.value_minor, l.value_minor as lines_minor from
      (select * from posted_adjustment where company_id = $1) a left join
      (select adjustment_id, currency_digits, round(sum(quantity_milli::numeric * unit_cost_micro) / power(10::numeric, 9 - currency_digits)) as value_minor from
        (select x.adjustment_id, x.quantity_milli, x.unit_cost_micro, c.exponent as currency_digits from posted_adjustment_line x
          join posted_adjustment d on d.company_id = x.company_id and d.id = x.adjustment_id join currency c on c.code = d.currency where x.company_id = $1) x
        group by 1, 2) l on l.adjustment_id = a.id
    where a.value_minor is distinct from l.value_minor`,
  'an adjustment of stock is posted once, and taken back once by its opposite': `
    select coalesce(d.number, w.id::text) as number, w.state, r.number as reversal, r.value_minor from
      (select * from stock_adjustment where company_id = $1) w full join
      (select * from posted_adjustment where company_id = $1) d on d.id = w.id left join
      (select * from posted_adjustment where company_id = $1) r on r.reversal_of = d.id
    where (w.id is null or (w.state in ('posted', 'reversed')) <> (d.id is not null) or (w.state = 'reversed') <> (r.id is not null)
      or (r.id is not null and (r.value_minor <> -d.value_minor or r.location_id <> d.location_id)))`,
  'what is left when an adjustment is taken back is set right for goods that it took out': `
    select r.id, r.document_id, r.product_id, l.id as line_id from
      (select * from stock_revaluation where company_id = $1 and cause = 'reversal') r left join
      (select * from posted_adjustment where company_id = $1 and reversal_of is not null) a on a.id = r.document_id left join
      (select * from posted_adjustment_line where company_id = $1 and quantity_milli < 0) l on l.adjustment_id = a.id and l.product_id = r.product_id left join
      (select * from stock_ledger where company_id = $1) k on k.id = r.id and k.document_id = a.id and k.document_line_id = l.id
    where k.id is null or (r.document_kind, r.location_id, r.user_id, r.recorded_at)
      is distinct from ('stockAdjustment', a.location_id, a.user_id, a.recorded_at)`,
  'numbers of stock adjustments have no gap': `
    select s.period, s.last_number, d.last as last_adjustment, d.count from
      (select * from number_series where company_id = $1 and kind = 'stockAdjustment') s full join
      (select point_of_sale_id, year, max(counter) as last, count(*) from posted_adjustment where company_id = $1 group by 1, 2) d
        on d.point_of_sale_id = s.scope_id and d.year::text = s.period
    where s.last_number is distinct from d.last or d.count is distinct from d.last`,
}
