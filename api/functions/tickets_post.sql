-- Posts tickets that a register numbered itself, in the order in which they come: by epoch and counter. One whose turn it is
-- goes into the books with what should be looked at; one that is there already is left alone; the others change nothing and
-- their caller keeps them elsewhere. What is sold is sold: stock may fall below zero, and a session may have been closed
-- since. Then its count is restated by a movement beside the ticket's own, so that what was counted still adds up, and the
-- Z report stays as it was printed. Gives, in their order, what became of each: posted with its number, repeated, waiting,
-- idReused, counterReused.
--
-- The register's series is held from the first ticket of an epoch on, so that a second batch of it waits: no other document
-- takes its numbers, so nothing that waits for the stock is waited for here.
create function tickets_post(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_register_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_tickets json, -- what sale_post takes of each, its counter and reviews, and whether its shop forbids negative stock
  p_api_token_id uuid default null
) returns json language plpgsql as $$
declare
  v_ticket json;
  v_sale sale;
  v_counter bigint;
  v_last bigint;
  v_known bytea;
  v_outcome text;
  v_number text;
  v_outcomes json[] := '{}';
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  for v_ticket in select t.value from json_array_elements(p_tickets) with ordinality t (value, place) order by t.place loop
    v_sale := json_populate_record(null::sale, v_ticket -> 'sale');
    v_counter := (v_ticket ->> 'counter')::bigint;
    v_number := null;
    v_last := (select h.last_number from hold_series(p_company_id, 'ticket', p_register_id, 'E' || v_sale.epoch) h);
    select s.request_hash, s.number into v_known, v_number from sale s
      where s.company_id = p_company_id and s.id = v_sale.id;
    if found then
      v_outcome := case when v_known = v_sale.request_hash then 'repeated' else 'idReused' end;
    elsif v_counter <= v_last then
      v_outcome := 'counterReused';
    elsif v_counter > v_last + 1 then
      v_outcome := 'waiting';
    else
      v_number := sale_post(
        p_company_id, p_points_of_sale, v_ticket -> 'sale', v_ticket -> 'lines', v_ticket -> 'taxes',
        v_ticket -> 'money', (v_ticket ->> 'location_id')::uuid, p_allow_negative_stock => true,
        p_number_prefix => v_ticket ->> 'number_prefix', p_audit_id => (v_ticket ->> 'audit_id')::uuid,
        p_account_id => p_account_id, p_request_id => p_request_id, p_given_number => v_counter,
        p_goods => v_ticket -> 'goods', p_api_token_id => p_api_token_id);
      perform review_ticket(p_company_id, v_ticket);
      v_outcome := 'posted';
    end if;
    v_outcomes := v_outcomes || json_build_object('outcome', v_outcome, 'number', v_number);
  end loop;
  return array_to_json(v_outcomes);
end $$;
