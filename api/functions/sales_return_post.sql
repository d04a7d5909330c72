-- Posts a return in one step, all or nothing, and gives its number: goods back on the shelf and money out of the
-- drawer, in the order and by the rules of sale_post, but that each account which it moves is held. Quantities and totals
-- are positive; entries of money come in negative. A return from a ticket says which of the ticket's returns it is: of two
-- that were worked out at once, the second fails on sales_return_sale_key, and is worked out anew from what the first left.
-- A voucher that is given for it has its number, as BA- instead of RET-.
create function sales_return_post(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_return json, -- the columns of sales_return that are known before it is numbered
  p_lines json, -- [the columns of sales_return_line, and ledger_id]
  p_taxes json, -- [the columns of sales_return_tax]
  p_money json, -- [{id, line_number, kind, payment_method_id, amount_minor, client_id, voucher_id}]
  p_location_id uuid,
  p_number_prefix text,
  p_audit_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_api_token_id uuid default null,
  p_goods json default null, -- those of p_lines that go to p_location_id, where not all do
  p_quarantine_id uuid default null,
  p_quarantined json default null, -- those of p_lines that go there; null where none does
  p_tracked json default null, -- {lots, serial_numbers} of p_goods, as post_tracked_goods takes them; null for none
  p_quarantined_tracked json default null, -- the same of p_quarantined
  p_voucher json default null, -- {id, code, amount_minor, expires_on}: what is given back by voucher; null for nothing
  p_claim json default null -- {signed_in_id, is_proved, told}: who sent it in another's name, and what the audit trail is told of that; null for their own
) returns text language plpgsql as $$
declare
  v_return sales_return := json_populate_record(null::sales_return, p_return);
  v_line sales_return_line;
  v_tax sales_return_tax;
  v_client_id uuid;
  v_place record;
  v_next record;
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  perform lock_open_session(p_company_id, v_return.cash_session_id, v_return.register_id);
  for v_client_id in
    select distinct e.client_id from json_to_recordset(p_money) as e (client_id uuid)
      where e.client_id is not null order by e.client_id
  loop
    perform hold_account(p_company_id, v_client_id);
  end loop;
  -- Whoever moves goods in two places takes them in one order.
  if p_quarantined is not null then
    for v_place in
      select * from (values (p_location_id, coalesce(p_goods, p_lines)), (p_quarantine_id, p_quarantined)) as x (id, lines)
        order by x.id
    loop
      perform hold_balances(p_company_id, v_place.id, array(
        select l.product_id from json_to_recordset(v_place.lines) as l (product_id uuid) where l.product_id is not null));
    end loop;
  end if;
  perform post_stock(
    p_company_id, p_location_id, p_kind => 'return', p_direction => 1, p_document_kind => 'salesReturn',
    p_document_id => v_return.id, p_user_id => v_return.user_id, p_occurred_at => v_return.occurred_at,
    p_recorded_at => v_return.recorded_at, p_lines => coalesce(p_goods, p_lines));
  if p_quarantined is not null then
    perform post_stock(
      p_company_id, p_quarantine_id, p_kind => 'return', p_direction => 1, p_document_kind => 'salesReturn',
      p_document_id => v_return.id, p_user_id => v_return.user_id, p_occurred_at => v_return.occurred_at,
      p_recorded_at => v_return.recorded_at, p_lines => p_quarantined);
  end if;
  if p_tracked is not null then
    perform post_tracked_goods(
      p_company_id, p_location_id, p_kind => 'return', p_direction => 1, p_document_id => v_return.id,
      p_lots => p_tracked -> 'lots', p_serial_numbers => p_tracked -> 'serial_numbers');
  end if;
  if p_quarantined_tracked is not null then
    perform post_tracked_goods(
      p_company_id, p_quarantine_id, p_kind => 'return', p_direction => 1, p_document_id => v_return.id,
      p_lots => p_quarantined_tracked -> 'lots', p_serial_numbers => p_quarantined_tracked -> 'serial_numbers');
  end if;
  perform post_money(
    p_company_id, v_return.cash_session_id, v_return.register_id, v_return.currency, p_document_kind => 'salesReturn',
    p_document_id => v_return.id, p_user_id => v_return.user_id, p_occurred_at => v_return.occurred_at,
    p_recorded_at => v_return.recorded_at, p_entries => p_money);
  perform append_audit(
    p_company_id, p_audit_id, v_return.user_id, p_account_id, p_request_id, v_return.recorded_at,
    p_action => 'salesReturn.settled', p_entity => 'salesReturn', p_entity_id => v_return.id,
    p_after => (jsonb_build_object(
      'totalMinor', v_return.total_minor, 'registerId', v_return.register_id, 'reason', v_return.reason)
      || coalesce((p_claim -> 'told')::jsonb, '{}'))::json,
    p_api_token_id => p_api_token_id);

  v_next := next_number(p_company_id, 'return', v_return.register_id, 'E' || v_return.epoch, v_return.content_hash);
  v_return.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  insert into sales_return (company_id, id, point_of_sale_id, register_id, cash_session_id, client_id, user_id, epoch,
      counter, number, state, reason, comment, occurred_at, recorded_at, business_date, currency, gross_minor,
      net_ht_minor, fodec_minor, vat_minor, stamp_minor, total_minor, item_count, kernel_version, trace, seller,
      rounding_minor, sale_id, sale_number, sale_position, request_hash, seal_version, content_hash, chain_hash,
      previous_hash)
    values (p_company_id, v_return.id, v_return.point_of_sale_id, v_return.register_id, v_return.cash_session_id,
      v_return.client_id, v_return.user_id, v_return.epoch, v_next.number, v_return.number, v_return.state,
      v_return.reason, v_return.comment, v_return.occurred_at, v_return.recorded_at, v_return.business_date,
      v_return.currency, v_return.gross_minor, v_return.net_ht_minor, v_return.fodec_minor, v_return.vat_minor,
      v_return.stamp_minor, v_return.total_minor, v_return.item_count, v_return.kernel_version, v_return.trace,
      v_return.seller, v_return.rounding_minor, v_return.sale_id, v_return.sale_number, v_return.sale_position,
      v_return.request_hash, v_return.seal_version,
      v_return.content_hash, v_next.hash, v_next.previous_hash);

  for v_line in select * from json_populate_recordset(null::sales_return_line, p_lines) loop
    insert into sales_return_line (company_id, sales_return_id, id, line_number, product_id, code, designation, unit,
        pack_quantity_milli, quantity_milli, unit_price_micro, net_ht_minor, fodec_minor, vat_rate_milli, vat_minor,
        total_minor, unit_cost_micro, outcome, sale_line_id, lots, serial_numbers)
      values (p_company_id, v_return.id, v_line.id, v_line.line_number, v_line.product_id, v_line.code,
        v_line.designation, v_line.unit, v_line.pack_quantity_milli, v_line.quantity_milli, v_line.unit_price_micro,
        v_line.net_ht_minor, v_line.fodec_minor, v_line.vat_rate_milli, v_line.vat_minor, v_line.total_minor,
        v_line.unit_cost_micro, v_line.outcome, v_line.sale_line_id, v_line.lots, v_line.serial_numbers);
  end loop;

  for v_tax in select * from json_populate_recordset(null::sales_return_tax, p_taxes) loop
    insert into sales_return_tax (company_id, sales_return_id, rate_milli, base_ht_minor, fodec_minor, vat_minor,
        total_minor)
      values (p_company_id, v_return.id, v_tax.rate_milli, v_tax.base_ht_minor, v_tax.fodec_minor, v_tax.vat_minor,
        v_tax.total_minor);
  end loop;

  if p_voucher is not null then
    insert into voucher (company_id, id, sales_return_id, number, code, amount_minor, currency, expires_on, user_id,
        occurred_at, recorded_at)
      values (p_company_id, (p_voucher ->> 'id')::uuid, v_return.id, regexp_replace(v_return.number, '^RET-', 'BA-'),
        p_voucher ->> 'code', (p_voucher ->> 'amount_minor')::bigint, v_return.currency,
        (p_voucher ->> 'expires_on')::date, v_return.user_id, v_return.occurred_at, v_return.recorded_at);
    insert into voucher_lock (company_id, voucher_id) values (p_company_id, (p_voucher ->> 'id')::uuid);
  end if;

  if p_claim is not null then
    insert into cashier_claim (company_id, document_id, document_kind, point_of_sale_id, register_id, signed_in_id,
        cashier_id, is_proved, recorded_at)
      values (p_company_id, v_return.id, 'salesReturn', v_return.point_of_sale_id, v_return.register_id,
        (p_claim ->> 'signed_in_id')::uuid, v_return.user_id, (p_claim ->> 'is_proved')::boolean, v_return.recorded_at);
  end if;

  return v_return.number;
end $$;
