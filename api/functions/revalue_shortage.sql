-- Where goods come in to a place that owed some: those were sold at the cost that was known, and are now known to cost what
-- came in. The gap is a row of its own, dated as the goods that came in; what was posted stays as it is. Afterwards what is
-- there is worth what it cost. It comes after the balances have changed, which their document holds.
create function revalue_shortage(
  p_company_id uuid,
  p_location_id uuid,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  p_lines json -- [{ledger_id, product_id, quantity_milli, pack_quantity_milli, unit_cost_micro}]: what came in
) returns void language plpgsql as $$
declare
  v_in record;
  v_owed_milli bigint;
  v_owed_nano numeric;
  v_gap_nano numeric;
begin
  perform check_company(p_company_id);
  for v_in in
    select l.product_id, l.ledger_id, l.quantity_milli, l.value_nano, b.on_hand_milli, b.value_nano as worth_nano
      from (
        select l.product_id, min(l.ledger_id::text)::uuid as ledger_id,
            sum(l.quantity_milli * coalesce(l.pack_quantity_milli, 1000) / 1000)::bigint as quantity_milli,
            sum((l.quantity_milli * coalesce(l.pack_quantity_milli, 1000) / 1000)::numeric * l.unit_cost_micro) as value_nano
          from json_to_recordset(p_lines) as l (product_id uuid, ledger_id uuid, quantity_milli bigint,
            pack_quantity_milli bigint, unit_cost_micro bigint)
          group by l.product_id) l
      join stock_balance b on b.company_id = p_company_id and b.location_id = p_location_id
        and b.product_id = l.product_id
      where b.on_hand_milli < l.quantity_milli
      order by l.product_id
  loop
    v_owed_milli := v_in.quantity_milli - v_in.on_hand_milli;
    v_owed_nano := v_in.value_nano - v_in.worth_nano;
    -- What is there afterwards is worth what it cost; what is owed still is worth what it was said to be.
    if v_in.on_hand_milli >= 0 then
      v_gap_nano := round(v_in.value_nano * v_in.on_hand_milli / v_in.quantity_milli) - v_in.worth_nano;
    else
      v_gap_nano := round(v_owed_nano * v_in.on_hand_milli / v_owed_milli) - v_in.worth_nano;
    end if;
    perform post_revaluation(
      p_company_id, v_in.ledger_id, p_location_id, v_in.product_id, v_gap_nano, p_cause => 'shortage',
      p_document_kind => p_document_kind, p_document_id => p_document_id, p_user_id => p_user_id,
      p_recorded_at => p_recorded_at);
  end loop;
end $$;
