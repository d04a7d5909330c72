-- The stock side of a document: balances of one place, then a movement in the ledger for each line. p_direction is 1
-- for goods that come in, -1 for goods that go out; quantities of lines are those of the document. Stock moves in the
-- product's own unit: pack_quantity_milli says what one of a line's unit holds of it, null meaning that it is that
-- unit. What goes out is worth what its lines say, see average_cost; layers, where there are any, come last (post_layers).
create function post_stock(
  p_company_id uuid,
  p_location_id uuid,
  p_kind text, -- of the movement
  p_direction integer,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_occurred_at timestamptz,
  p_recorded_at timestamptz,
  -- [{id, ledger_id, product_id, designation, quantity_milli, pack_quantity_milli, unit_cost_micro}], and what post_layers takes
  p_lines json,
  p_allow_negative boolean default true
) returns void language plpgsql as $$
declare
  v_line record;
  v_is_layered boolean;
begin
  v_is_layered := change_balances(p_company_id, p_location_id, p_direction, p_lines, p_allow_negative);
  for v_line in
    select * from json_to_recordset(p_lines)
      as l (id uuid, ledger_id uuid, product_id uuid, quantity_milli bigint, pack_quantity_milli bigint,
        unit_cost_micro bigint)
  loop
    insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro,
        document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at)
      values (p_company_id, v_line.ledger_id, p_location_id, v_line.product_id, p_kind,
        p_direction * v_line.quantity_milli * coalesce(v_line.pack_quantity_milli, 1000) / 1000, v_line.unit_cost_micro,
        p_document_kind, p_document_id, v_line.id, p_user_id, p_occurred_at, p_recorded_at);
  end loop;
  if p_direction = 1 then
    perform revalue_shortage(
      p_company_id, p_location_id, p_document_kind, p_document_id, p_user_id, p_recorded_at, p_lines);
  end if;
  if v_is_layered then
    perform post_layers(
      p_company_id, p_location_id, p_direction, p_document_kind, p_document_id, p_user_id, p_recorded_at, p_lines);
  end if;
end $$;
