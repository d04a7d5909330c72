-- Says what one of a product costs from now on at some places, for a reason: a row of its own for each, dated now. What was
-- posted keeps its cost. Balances are held in the order of the places, all before any changes: whoever sends the same request at
-- the same moment waits, and finds it known. Where goods lie in layers, they become one. Gives whether it was known, with nothing
-- posted; how many of the places have any of it, and which rows were posted: nothing where the goods are worth that already.
create function stock_revalue(
  p_company_id uuid,
  p_id uuid, -- of the request
  p_product_id uuid,
  p_unit_cost_micro bigint,
  p_reason text,
  p_user_id uuid,
  p_recorded_at timestamptz,
  p_rows json -- [{id, location_id}]
) returns json language plpgsql as $$
declare
  v_row record;
  v_held uuid[] := '{}';
  v_balance record;
  v_worth_nano numeric;
  v_gap_nano numeric;
  v_count integer := 0;
  v_posted json[] := '{}';
begin
  perform check_company(p_company_id);
  for v_row in
    select r.id, r.location_id from json_to_recordset(p_rows) as r (id uuid, location_id uuid) order by r.location_id
  loop
    perform 1 from stock_balance b
      where b.company_id = p_company_id and b.location_id = v_row.location_id and b.product_id = p_product_id;
    if found then
      perform hold_balances(p_company_id, v_row.location_id, array[p_product_id]);
      v_held := v_held || v_row.location_id;
    end if;
  end loop;
  perform 1 from stock_revaluation r
    where r.company_id = p_company_id and r.document_id = p_id and r.cause = 'manual' limit 1;
  if found then
    return json_build_object('isKnown', true, 'placeCount', 0, 'posted', '[]'::json);
  end if;

  for v_row in
    select r.id, r.location_id from json_to_recordset(p_rows) as r (id uuid, location_id uuid)
      where r.location_id = any (v_held) order by r.location_id
  loop
    select b.on_hand_milli, b.value_nano, b.is_layered into v_balance from stock_balance b
      where b.company_id = p_company_id and b.location_id = v_row.location_id and b.product_id = p_product_id;
    continue when v_balance.on_hand_milli <= 0;
    v_count := v_count + 1;
    v_worth_nano := v_balance.on_hand_milli::numeric * p_unit_cost_micro;
    v_gap_nano := v_worth_nano - v_balance.value_nano;
    continue when v_gap_nano = 0;
    perform change_value(p_company_id, v_row.location_id, p_product_id, v_gap_nano);
    insert into stock_revaluation (company_id, id, location_id, product_id, value_nano, cause, document_kind, document_id,
        user_id, recorded_at, quantity_milli, unit_cost_micro, reason)
      values (p_company_id, v_row.id, v_row.location_id, p_product_id, v_gap_nano, 'manual', 'stockRevaluation', p_id,
        p_user_id, p_recorded_at, v_balance.on_hand_milli, p_unit_cost_micro, p_reason);
    if v_balance.is_layered then
      perform take_layers(
        p_company_id, v_row.location_id, p_product_id, p_quantity_milli => null, p_cause => 'revaluation',
        p_taken_by => v_row.id, p_document_id => null, p_recorded_at => p_recorded_at);
      perform lay_layer(
        p_company_id, v_row.location_id, p_product_id, p_cause => 'revaluation', p_source_id => v_row.id,
        p_document_id => p_id, p_quantity_milli => v_balance.on_hand_milli, p_value_nano => v_worth_nano,
        p_recorded_at => p_recorded_at);
    end if;
    v_posted := v_posted || json_build_object(
      'locationId', v_row.location_id, 'quantityMilli', v_balance.on_hand_milli,
      'beforeNano', v_balance.value_nano::text, 'afterNano', v_worth_nano::text);
  end loop;
  return json_build_object('isKnown', false, 'placeCount', v_count, 'posted', array_to_json(v_posted));
end $$;
