-- Posts a sale in one step, all or nothing, and gives its number. It writes what the kernel computed and decides only
-- what the database alone can know: is the session still open, is there stock, which number comes next.
--
-- A ticket that its register numbered (p_given_number) was sold already: it goes into its session even if that was closed
-- since, and its number must be the next one, which its caller has made sure of.
--
-- A number that the server gives asks for a register that the server numbers, held until the end: a device may be given
-- the series between the moment when a sale was checked and this one, and would give the same number again.
--
-- What a ticket of the server takes off vouchers it must have claimed, which takes their codes and is refused once they
-- have expired, and it must be left on them; what a register has taken is looked at afterwards.
--
-- Order: session, register (shared locks), account where its limit is watched, stock, lots, money, vouchers, audit, number,
-- ticket, lines, taxes. Lots are held by the balance of their product. What needs no ticket comes before the number, for which
-- the register's other sales wait. A twin with the same id fails on a primary key and rolls back whole, number included. Refusals are raised as SQLSTATE CT001: a code of the contracts as message, its parameters as
-- JSON in DETAIL. Rows are inserted one by one with VALUES: row-level security holds, and the distributed engine can
-- route every statement.
create function sale_post(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_sale json, -- the columns of sale that are known before it is numbered
  p_lines json, -- [the columns of sale_line, and ledger_id]
  p_taxes json, -- [the columns of sale_tax]
  p_money json, -- [{id, line_number, kind, payment_method_id, amount_minor, client_id, voucher_id}]
  p_location_id uuid,
  p_allow_negative_stock boolean,
  p_number_prefix text,
  p_audit_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_given_number bigint default null, -- where the register numbers its own tickets
  p_goods json default null, -- those of p_lines that move stock, where not all do
  p_api_token_id uuid default null,
  p_tracked json default null, -- {lots, serial_numbers}, as post_tracked_goods takes them; null where no line is of any
  p_vouchers boolean default false, -- whether any of p_money names one
  p_credit json default null -- {limit_minor}: what is owed on an account with a limit, itself null where this sale may exceed it
) returns text language plpgsql as $$
declare
  v_sale sale := json_populate_record(null::sale, p_sale);
  v_line sale_line;
  v_tax sale_tax;
  v_next record;
  v_spent json;
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  if p_given_number is null then
    perform lock_open_session(p_company_id, v_sale.cash_session_id, v_sale.register_id);
    perform 1 from register r
      where r.company_id = p_company_id and r.id = v_sale.register_id and r.numbering = 'server' for share;
    if not found then
      raise exception 'sale.numberedByRegister' using errcode = 'CT001', detail = '{}';
    end if;
    if p_credit is not null then
      perform check_credit(
        p_company_id, v_sale.client_id, (p_credit ->> 'limit_minor')::bigint, v_sale.currency, p_money);
    end if;
  else
    perform 1 from cash_session s where s.company_id = p_company_id and s.id = v_sale.cash_session_id for share;
  end if;
  perform post_stock(
    p_company_id, p_location_id, p_kind => 'sale', p_direction => -1, p_document_kind => 'sale',
    p_document_id => v_sale.id, p_user_id => v_sale.user_id, p_occurred_at => v_sale.occurred_at,
    p_recorded_at => v_sale.recorded_at, p_lines => coalesce(p_goods, p_lines),
    p_allow_negative => p_allow_negative_stock);
  if p_tracked is not null then
    perform post_tracked_goods(
      p_company_id, p_location_id, p_kind => 'sale', p_direction => -1, p_document_id => v_sale.id,
      p_lots => p_tracked -> 'lots', p_serial_numbers => p_tracked -> 'serial_numbers');
  end if;
  perform post_money(
    p_company_id, v_sale.cash_session_id, v_sale.register_id, v_sale.currency, p_document_kind => 'sale',
    p_document_id => v_sale.id, p_user_id => v_sale.user_id, p_occurred_at => v_sale.occurred_at,
    p_recorded_at => v_sale.recorded_at, p_entries => p_money);
  if p_given_number is null then
    if p_vouchers then
      perform hold_vouchers(p_company_id, (
        select array_agg(e.voucher_id) from json_to_recordset(p_money) as e (voucher_id uuid)
          where e.voucher_id is not null));
    end if;
    v_spent := end_claims(p_company_id, v_sale.id) -> 0;
    if not (v_spent ->> 'is_claimed')::boolean then
      raise exception 'sale.voucherNotClaimed' using errcode = 'CT001', detail = '{}';
    elsif v_spent is not null then
      raise exception 'sale.voucherSpent' using errcode = 'CT001', detail = json_build_object(
        'leftMinor', greatest((v_spent ->> 'left_minor')::bigint, 0),
        'takenMinor', (v_spent ->> 'taken_minor')::bigint, 'currency', v_sale.currency)::text;
    end if;
  end if;
  perform append_audit(
    p_company_id, p_audit_id, v_sale.user_id, p_account_id, p_request_id, v_sale.recorded_at,
    p_action => 'sale.completed', p_entity => 'sale', p_entity_id => v_sale.id,
    p_after => json_build_object('totalMinor', v_sale.total_minor, 'registerId', v_sale.register_id),
    p_api_token_id => p_api_token_id);

  v_next := next_number(p_company_id, 'ticket', v_sale.register_id, 'E' || v_sale.epoch, v_sale.content_hash);
  if v_next.number <> p_given_number then
    raise exception 'ticket % of a register came where % is next', p_given_number, v_next.number;
  end if;
  v_sale.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  insert into sale (company_id, id, point_of_sale_id, register_id, cash_session_id, client_id, user_id, epoch, counter,
      number, state, occurred_at, recorded_at, business_date, currency, gross_minor, discount_minor, net_ht_minor,
      fodec_minor, vat_minor, stamp_minor, total_minor, received_minor, change_minor, item_count, kernel_version, trace,
      seller, review_reason, approvals, rounding_minor, note, representative_id, payment_details, payers, request_hash, seal_version, content_hash, chain_hash, previous_hash)
    values (p_company_id, v_sale.id, v_sale.point_of_sale_id, v_sale.register_id, v_sale.cash_session_id,
      v_sale.client_id, v_sale.user_id, v_sale.epoch, v_next.number, v_sale.number, v_sale.state, v_sale.occurred_at,
      v_sale.recorded_at, v_sale.business_date, v_sale.currency, v_sale.gross_minor, v_sale.discount_minor,
      v_sale.net_ht_minor, v_sale.fodec_minor, v_sale.vat_minor, v_sale.stamp_minor, v_sale.total_minor,
      v_sale.received_minor, v_sale.change_minor, v_sale.item_count, v_sale.kernel_version, v_sale.trace,
      v_sale.seller, v_sale.review_reason, v_sale.approvals, v_sale.rounding_minor, v_sale.note, v_sale.representative_id,
      v_sale.payment_details, v_sale.payers, v_sale.request_hash, v_sale.seal_version, v_sale.content_hash, v_next.hash, v_next.previous_hash);

  for v_line in select * from json_populate_recordset(null::sale_line, p_lines) loop
    insert into sale_line (company_id, sale_id, id, line_number, product_id, code, designation, unit,
        pack_quantity_milli, quantity_milli, unit_price_micro, list_price_micro, gross_minor, discount_rate_milli,
        discount_minor, discount_reason, discount_id, net_ht_minor, fodec_minor, vat_rate_milli, vat_minor,
        total_minor, unit_cost_micro, lots, serial_numbers)
      values (p_company_id, v_sale.id, v_line.id, v_line.line_number, v_line.product_id, v_line.code,
        v_line.designation, v_line.unit, v_line.pack_quantity_milli, v_line.quantity_milli, v_line.unit_price_micro,
        v_line.list_price_micro, v_line.gross_minor, v_line.discount_rate_milli, v_line.discount_minor,
        v_line.discount_reason, v_line.discount_id, v_line.net_ht_minor, v_line.fodec_minor,
        v_line.vat_rate_milli, v_line.vat_minor, v_line.total_minor, v_line.unit_cost_micro, v_line.lots,
        v_line.serial_numbers);
  end loop;

  for v_tax in select * from json_populate_recordset(null::sale_tax, p_taxes) loop
    insert into sale_tax (company_id, sale_id, rate_milli, base_ht_minor, fodec_minor, vat_minor, total_minor)
      values (p_company_id, v_sale.id, v_tax.rate_milli, v_tax.base_ht_minor, v_tax.fodec_minor, v_tax.vat_minor,
        v_tax.total_minor);
  end loop;

  return v_sale.number;
end $$;
