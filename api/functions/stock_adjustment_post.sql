-- Posts an adjustment of stock that its caller has locked, whose balances it holds and whose goods it has worked out, and
-- gives its number: goods in, goods out, lots and serial numbers, audit, number, document with its lines, state. All or
-- nothing; a document that is posted twice fails on its key. Where it takes another one back, that one is reversed.
create function stock_adjustment_post(
  p_company_id uuid,
  p_adjustment json, -- the columns of posted_adjustment that are known before it is numbered
  p_lines json, -- [columns of posted_adjustment_line], and the id of the movement of each
  p_goods_in json, -- those of p_lines that come in, as post_stock takes them
  p_goods_out json, -- those that go out, likewise, without a sign
  p_tracked_in json, -- {lots, serial_numbers} as post_tracked_goods takes them
  p_tracked_out json,
  p_number_prefix text,
  p_action text, -- of the audit trail
  p_told json, -- what the audit trail says of it
  p_audit_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_api_token_id uuid default null
) returns text language plpgsql as $$
declare
  v_adjustment posted_adjustment := json_populate_record(null::posted_adjustment, p_adjustment);
  v_next record;
  v_line posted_adjustment_line;
begin
  perform check_company(p_company_id);
  perform post_stock(
    p_company_id, v_adjustment.location_id, p_kind => 'adjustment', p_direction => 1,
    p_document_kind => 'stockAdjustment', p_document_id => v_adjustment.id, p_user_id => v_adjustment.user_id,
    p_occurred_at => v_adjustment.recorded_at, p_recorded_at => v_adjustment.recorded_at, p_lines => p_goods_in);
  perform post_stock(
    p_company_id, v_adjustment.location_id, p_kind => 'adjustment', p_direction => -1,
    p_document_kind => 'stockAdjustment', p_document_id => v_adjustment.id, p_user_id => v_adjustment.user_id,
    p_occurred_at => v_adjustment.recorded_at, p_recorded_at => v_adjustment.recorded_at, p_lines => p_goods_out);
  if v_adjustment.reversal_of is not null then
    perform revalue_reversal(
      p_company_id, v_adjustment.location_id, p_document_kind => 'stockAdjustment', p_document_id => v_adjustment.id,
      p_user_id => v_adjustment.user_id, p_recorded_at => v_adjustment.recorded_at, p_lines => p_goods_out);
  end if;
  perform post_tracked_goods(
    p_company_id, v_adjustment.location_id, p_kind => 'adjustment', p_direction => 1, p_document_id => v_adjustment.id,
    p_lots => p_tracked_in -> 'lots', p_serial_numbers => p_tracked_in -> 'serial_numbers');
  perform post_tracked_goods(
    p_company_id, v_adjustment.location_id, p_kind => 'adjustment', p_direction => -1, p_document_id => v_adjustment.id,
    p_lots => p_tracked_out -> 'lots', p_serial_numbers => p_tracked_out -> 'serial_numbers');
  perform append_audit(
    p_company_id, p_audit_id, v_adjustment.user_id, p_account_id, p_request_id, v_adjustment.recorded_at,
    p_action => p_action, p_entity => 'stockAdjustment', p_entity_id => v_adjustment.id, p_after => p_told,
    p_api_token_id => p_api_token_id);

  v_next := next_number(
    p_company_id, 'stockAdjustment', v_adjustment.point_of_sale_id, v_adjustment.year::text,
    sha256(convert_to(p_adjustment::text || p_lines::text, 'UTF8')));
  v_adjustment.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  update stock_adjustment a set state = 'posted', version = a.version + 1
    where a.company_id = p_company_id and a.id = v_adjustment.id;
  update stock_adjustment a set state = 'reversed', version = a.version + 1
    where a.company_id = p_company_id and a.id = v_adjustment.reversal_of;
  insert into posted_adjustment (company_id, id, point_of_sale_id, location_id, number, year, counter, reason,
      money_effect, note, value_minor, reversal_of, user_id, recorded_at, business_date, currency)
    values (p_company_id, v_adjustment.id, v_adjustment.point_of_sale_id, v_adjustment.location_id, v_adjustment.number,
      v_adjustment.year, v_next.number, v_adjustment.reason, v_adjustment.money_effect, v_adjustment.note,
      v_adjustment.value_minor, v_adjustment.reversal_of, v_adjustment.user_id, v_adjustment.recorded_at,
      v_adjustment.business_date, v_adjustment.currency);
  for v_line in select * from json_populate_recordset(null::posted_adjustment_line, p_lines)
  loop
    insert into posted_adjustment_line (company_id, adjustment_id, id, line_number, product_id, code, designation, unit,
        unit_decimals, quantity_milli, before_milli, unit_cost_micro, lots, serial_numbers)
      values (p_company_id, v_adjustment.id, v_line.id, v_line.line_number, v_line.product_id, v_line.code,
        v_line.designation, v_line.unit, v_line.unit_decimals, v_line.quantity_milli, v_line.before_milli,
        v_line.unit_cost_micro, v_line.lots, v_line.serial_numbers);
  end loop;
  return v_adjustment.number;
end $$;
