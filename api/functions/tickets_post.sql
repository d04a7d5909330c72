-- Posts tickets that a register numbered itself, in the order in which they come: by epoch and counter. One whose turn it is
-- goes into the books with what should be looked at; one that is there already is left alone; the others change nothing and
-- their caller keeps them elsewhere. What is sold is sold: stock may fall below zero, and a session may have been closed
-- since. Then its count is restated by a movement beside the ticket's own, so that what was counted still adds up, and the
-- Z report stays as it was printed. Gives, in their order, what became of each: posted with its number, repeated, waiting,
-- idReused, counterReused.
--
-- The register's series is held from the first ticket of an epoch on, so that a second batch of it waits: no other document
-- takes its numbers, so nothing that waits for the stock is waited for here. Then accounts and then the balances of all
-- goods are held, in the order in which every document takes them: the tickets themselves name them in any order. Vouchers
-- come last.
create function tickets_post(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_register_id uuid,
  p_location_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_tickets json, -- what sale_post takes of each, its counter and reviews, what review_ticket takes besides
  p_api_token_id uuid default null
) returns json language plpgsql as $$
declare
  v_ticket record;
  v_sale sale;
  v_epoch integer;
  v_client_id uuid;
  v_last bigint;
  v_known bytea;
  v_outcome text;
  v_number text;
  v_outcomes json[] := '{}';
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  for v_epoch in
    select distinct t.epoch from json_to_recordset(p_tickets) as t (epoch integer) order by t.epoch
  loop
    perform hold_series(p_company_id, 'ticket', p_register_id, 'E' || v_epoch);
  end loop;
  v_epoch := null;
  -- Accounts whose limit is watched, in one order for everybody: each ticket is reviewed by all that came before.
  for v_client_id in
    select distinct (t.credit -> 'client_ids' ->> 0)::uuid as id from json_to_recordset(p_tickets) as t (credit json)
      where json_typeof(t.credit) = 'object' order by id
  loop
    perform hold_account(p_company_id, v_client_id);
  end loop;
  perform hold_balances(p_company_id, p_location_id, (
    select array_agg(distinct (p.value #>> '{}')::uuid)
      from json_to_recordset(p_tickets) as t (product_ids json), json_array_elements(t.product_ids) p));
  perform hold_vouchers(p_company_id, (
    select array_agg(distinct e.voucher_id)
      from json_to_recordset(p_tickets) as t (money json), json_to_recordset(t.money) as e (voucher_id uuid)
      where e.voucher_id is not null));
  -- Read in one go: each time that a part of a JSON text is asked for, the whole of it is read.
  for v_ticket in
    select t.* from rows from (json_to_recordset(p_tickets) as (
        epoch integer, counter bigint, sale json, lines json, goods json, taxes json, money json, late_money json,
        number_prefix text, audit_id uuid, reviews json, forbids_negative_stock boolean,
        credit json, tracked json)) with ordinality as t
      order by t.ordinality
  loop
    v_sale := json_populate_record(null::sale, v_ticket.sale);
    v_number := null;
    if v_ticket.epoch is distinct from v_epoch then
      v_epoch := v_ticket.epoch;
      select h.last_number into v_last from hold_series(p_company_id, 'ticket', p_register_id, 'E' || v_epoch) h;
    end if;
    select s.request_hash, s.number into v_known, v_number from sale s
      where s.company_id = p_company_id and s.id = v_sale.id;
    if found then
      v_outcome := case when v_known = v_sale.request_hash then 'repeated' else 'idReused' end;
    elsif v_ticket.counter <= v_last then
      v_outcome := 'counterReused';
    elsif v_ticket.counter > v_last + 1 then
      v_outcome := 'waiting';
    else
      v_number := sale_post(
        p_company_id, p_points_of_sale, v_ticket.sale, v_ticket.lines, v_ticket.taxes, v_ticket.money, p_location_id,
        p_allow_negative_stock => true, p_number_prefix => v_ticket.number_prefix, p_audit_id => v_ticket.audit_id,
        p_account_id => p_account_id, p_request_id => p_request_id, p_given_number => v_ticket.counter,
        p_goods => v_ticket.goods, p_api_token_id => p_api_token_id, p_tracked => v_ticket.tracked);
      perform review_ticket(p_company_id, p_location_id, v_sale.id, v_sale.cash_session_id, v_ticket.reviews,
        v_ticket.goods, v_ticket.late_money, v_ticket.forbids_negative_stock, v_ticket.credit);
      v_outcome := 'posted';
      v_last := v_ticket.counter;
    end if;
    v_outcomes := v_outcomes || json_build_object('outcome', v_outcome, 'number', v_number);
  end loop;
  return array_to_json(v_outcomes);
end $$;
