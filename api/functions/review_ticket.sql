-- Writes down what should be looked at in a ticket that its register numbered: what its caller found, and what only the
-- database knows, which is a stock below zero where the shop forbids it, and a session that was closed before it came. That
-- money was in the drawer when it was counted: what was over or short is less by it.
create function review_ticket(
  p_company_id uuid,
  p_ticket json -- {sale, goods, reviews: [{reason, line_number, shown, expected}], location_id, forbids_negative_stock,
    -- late_money: [{id, line_number, payment_method_id, amount_minor}]}
) returns void language plpgsql as $$
declare
  v_sale sale := json_populate_record(null::sale, p_ticket -> 'sale');
  v_review record;
  v_entry record;
  v_position integer := 0;
  v_is_late boolean;
begin
  v_is_late := exists (
    select 1 from cash_session s
    where s.company_id = p_company_id and s.id = v_sale.cash_session_id and s.state = 'closed');
  for v_review in
    select r.reason, r.line_number, r.shown, r.expected
      from json_to_recordset(p_ticket -> 'reviews')
        as r (reason text, line_number integer, shown bigint, expected bigint)
    union all
    select 'afterClosing', null, null, null where v_is_late
    union all
    select 'stockShort', min(g.line_number), b.on_hand_milli, 0
      from json_to_recordset(p_ticket -> 'goods') as g (product_id uuid, line_number integer)
      join stock_balance b on b.company_id = p_company_id and b.location_id = (p_ticket ->> 'location_id')::uuid
        and b.product_id = g.product_id
      where (p_ticket ->> 'forbids_negative_stock')::boolean and b.on_hand_milli < 0
      group by b.product_id, b.on_hand_milli
  loop
    v_position := v_position + 1;
    insert into sale_review (company_id, sale_id, position, reason, line_number, shown, expected)
      values (p_company_id, v_sale.id, v_position, v_review.reason, v_review.line_number, v_review.shown,
        v_review.expected);
  end loop;
  if not v_is_late then
    return;
  end if;
  for v_entry in
    select m.id, m.line_number, m.payment_method_id, m.amount_minor
      from json_to_recordset(p_ticket -> 'late_money')
        as m (id uuid, line_number integer, payment_method_id uuid, amount_minor bigint)
  loop
    insert into money_ledger (company_id, id, kind, payment_method_id, cash_session_id, register_id, amount_minor,
        currency, document_kind, document_id, line_number, user_id, occurred_at, recorded_at)
      values (p_company_id, v_entry.id, 'overShort', v_entry.payment_method_id, v_sale.cash_session_id,
        v_sale.register_id, v_entry.amount_minor, v_sale.currency, 'lateTicket', v_sale.id, v_entry.line_number,
        v_sale.user_id, v_sale.occurred_at, v_sale.recorded_at);
  end loop;
end $$;
