-- Posts a count of stock that its caller has locked, whose balances it holds and whose differences it has worked out, and
-- gives its number: goods in, goods out, lots and serial numbers, audit, number, document with its lines, state. All or
-- nothing; a count that is posted twice fails on its key.
create function stock_count_post(
  p_company_id uuid,
  p_count json, -- the columns of posted_count that are known before it is numbered
  p_lines json, -- [columns of posted_count_line]
  p_goods_in json, -- those of p_lines of which more was there, as post_stock takes them
  p_goods_out json, -- those of which less was there, likewise, without a sign
  p_tracked_in json, -- {lots, serial_numbers} as post_tracked_goods takes them
  p_tracked_out json,
  p_number_prefix text,
  p_told json, -- what the audit trail says of it
  p_audit_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_api_token_id uuid default null
) returns text language plpgsql as $$
declare
  v_count posted_count := json_populate_record(null::posted_count, p_count);
  v_next record;
  v_line posted_count_line;
begin
  perform check_company(p_company_id);
  perform post_stock(
    p_company_id, v_count.location_id, p_kind => 'count', p_direction => 1, p_document_kind => 'stockCount',
    p_document_id => v_count.id, p_user_id => v_count.user_id, p_occurred_at => v_count.recorded_at,
    p_recorded_at => v_count.recorded_at, p_lines => p_goods_in);
  perform post_stock(
    p_company_id, v_count.location_id, p_kind => 'count', p_direction => -1, p_document_kind => 'stockCount',
    p_document_id => v_count.id, p_user_id => v_count.user_id, p_occurred_at => v_count.recorded_at,
    p_recorded_at => v_count.recorded_at, p_lines => p_goods_out);
  perform post_tracked_goods(
    p_company_id, v_count.location_id, p_kind => 'count', p_direction => 1, p_document_id => v_count.id,
    p_lots => p_tracked_in -> 'lots', p_serial_numbers => p_tracked_in -> 'serial_numbers');
  perform post_tracked_goods(
    p_company_id, v_count.location_id, p_kind => 'count', p_direction => -1, p_document_id => v_count.id,
    p_lots => p_tracked_out -> 'lots', p_serial_numbers => p_tracked_out -> 'serial_numbers');
  perform append_audit(
    p_company_id, p_audit_id, v_count.user_id, p_account_id, p_request_id, v_count.recorded_at,
    p_action => 'stockCount.posted', p_entity => 'stockCount', p_entity_id => v_count.id, p_after => p_told,
    p_api_token_id => p_api_token_id);

  v_next := next_number(
    p_company_id, 'stockCount', v_count.point_of_sale_id, v_count.year::text,
    sha256(convert_to(p_count::text || p_lines::text, 'UTF8')));
  v_count.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  update stock_count c set state = 'posted', version = c.version + 1
    where c.company_id = p_company_id and c.id = v_count.id;
  update stock_count_line l set is_open = false
    where l.company_id = p_company_id and l.count_id = v_count.id and l.is_open;
  insert into posted_count (company_id, id, point_of_sale_id, location_id, number, year, counter, value_minor, user_id,
      recorded_at, business_date, currency)
    values (p_company_id, v_count.id, v_count.point_of_sale_id, v_count.location_id, v_count.number, v_count.year,
      v_next.number, v_count.value_minor, v_count.user_id, v_count.recorded_at, v_count.business_date,
      v_count.currency);
  for v_line in select * from json_populate_recordset(null::posted_count_line, p_lines)
  loop
    insert into posted_count_line (company_id, count_id, id, line_number, location_id, product_id, code, designation,
        unit, unit_decimals, round, lot_number, lot_expires_on, piece_number, counted_milli, expected_milli,
        difference_milli, unit_cost_micro, counted_at)
      values (p_company_id, v_count.id, v_line.id, v_line.line_number, v_count.location_id, v_line.product_id,
        v_line.code, v_line.designation, v_line.unit, v_line.unit_decimals, v_line.round, v_line.lot_number,
        v_line.lot_expires_on, v_line.piece_number, v_line.counted_milli, v_line.expected_milli,
        v_line.difference_milli, v_line.unit_cost_micro, v_line.counted_at);
  end loop;
  return v_count.number;
end $$;
