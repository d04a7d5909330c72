-- Writes down what should be looked at in a ticket that its register numbered: what its caller found, and what only the
-- database knows, which is a stock below zero where the shop forbids it, a client who owes more than was agreed, a voucher
-- that it had not claimed or that was spent, and a session that was closed before it came. That money was in the drawer when it was counted: what was over or short is less by it.
create function review_ticket(
  p_company_id uuid,
  p_location_id uuid,
  p_sale_id uuid,
  p_session_id uuid,
  p_reviews json, -- [{reason, line_number, shown, expected}]
  p_goods json, -- [{product_id, line_number}]
  p_late_money json, -- [{id, line_number, payment_method_id, amount_minor}]
  p_forbids_negative_stock boolean,
  p_credit json -- {client_ids, limit_minor}: whose account, and the most that may be owed on it; null where nothing limits it
) returns void language plpgsql as $$
declare
  v_review record;
  v_position integer := 0;
  v_is_late boolean;
  v_owed bigint;
  v_limit bigint;
  v_spent json;
begin
  v_is_late := exists (
    select 1 from cash_session s where s.company_id = p_company_id and s.id = p_session_id and s.state = 'closed');
  if p_credit is not null then
    v_limit := (p_credit ->> 'limit_minor')::bigint;
    select sum(l.amount_minor) into v_owed from money_ledger l
      where l.company_id = p_company_id
        and l.client_id = any (array(select json_array_elements_text(p_credit -> 'client_ids'))::uuid[]);
  end if;
  v_spent := end_claims(p_company_id, p_sale_id);
  if not v_is_late and v_spent is null and p_credit is null and not p_forbids_negative_stock and json_array_length(p_reviews) = 0 then
    return;
  end if;
  for v_review in
    select r.reason, r.line_number, r.shown, r.expected
      from json_to_recordset(p_reviews) as r (reason text, line_number integer, shown bigint, expected bigint)
    union all
    select 'afterClosing', null, null, null where v_is_late
    union all
    select 'creditLimitExceeded', null, v_owed, v_limit where v_owed > v_limit
    union all
    select 'voucherSpent', null, e.taken_minor, e.left_minor
      from json_to_recordset(coalesce(v_spent, '[]')) as e (taken_minor bigint, left_minor bigint)
    union all
    select 'stockShort', min(g.line_number), b.on_hand_milli, 0
      from json_to_recordset(p_goods) as g (product_id uuid, line_number integer)
      join stock_balance b on b.company_id = p_company_id and b.location_id = p_location_id
        and b.product_id = g.product_id
      where p_forbids_negative_stock and b.on_hand_milli < 0
      group by b.product_id, b.on_hand_milli
  loop
    v_position := v_position + 1;
    insert into sale_review (company_id, sale_id, position, reason, line_number, shown, expected)
      values (p_company_id, p_sale_id, v_position, v_review.reason, v_review.line_number, v_review.shown,
        v_review.expected);
  end loop;
  if v_is_late then
    perform post_late_money(p_company_id, p_sale_id, p_late_money);
  end if;
end $$;
