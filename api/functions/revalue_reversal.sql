-- Where goods that had come in are taken back: they leave at the cost at which they came, and have mixed with others since.
-- What that cost is above or below the average of the place is a row of its own, so that what is left keeps its average, and
-- nothing is worth nothing. It comes after the balances have changed, which their document holds. Where the place had
-- nothing, there is no average to keep; where goods lie in layers, these say what is left.
create function revalue_reversal(
  p_company_id uuid,
  p_location_id uuid,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  p_lines json -- [{ledger_id, product_id, quantity_milli, unit_cost_micro}]: what went out, one line of a product
) returns void language plpgsql as $$
declare
  v_out record;
  v_had_milli bigint;
  v_had_nano numeric;
  v_gap_nano numeric;
begin
  perform check_company(p_company_id);
  for v_out in
    select l.product_id, l.ledger_id, l.quantity_milli, l.unit_cost_micro, b.on_hand_milli, b.value_nano as worth_nano
      from json_to_recordset(p_lines) as l (product_id uuid, ledger_id uuid, quantity_milli bigint, unit_cost_micro bigint)
      join stock_balance b on b.company_id = p_company_id and b.location_id = p_location_id
        and b.product_id = l.product_id
      where b.on_hand_milli + l.quantity_milli > 0 and b.is_layered is not true
      order by l.product_id
  loop
    v_had_milli := v_out.on_hand_milli + v_out.quantity_milli;
    -- A value below zero is what rounding has left.
    v_had_nano := greatest(v_out.worth_nano + v_out.quantity_milli::numeric * v_out.unit_cost_micro, 0);
    v_gap_nano := round(v_had_nano * v_out.on_hand_milli / v_had_milli) - v_out.worth_nano;
    perform post_revaluation(
      p_company_id, v_out.ledger_id, p_location_id, v_out.product_id, v_gap_nano, p_cause => 'reversal',
      p_document_kind => p_document_kind, p_document_id => p_document_id, p_user_id => p_user_id,
      p_recorded_at => p_recorded_at);
  end loop;
end $$;
