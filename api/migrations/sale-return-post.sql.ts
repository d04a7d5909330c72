/**
 * Posting a return: goods back on the shelf and money out of the drawer, one function, one round trip, all or nothing, as
 * `sale_post` does for sales and in the same order: session (shared lock) → balances (products sorted) → ledger → audit →
 * number → return → lines → taxes → money. A twin with the same id fails on sale_return_pk and rolls back whole.
 *
 * Quantities and amounts come in positive; the stock ledger gets them as they are, the money ledger negative, as refunds.
 * Totals: gross, netHt, fodec, vat, stamp, total.
 */
export const saleReturnPostFunction = `
create function sale_return_post(
  p_company uuid, p_return uuid, p_pos uuid, p_register uuid, p_session uuid, p_client uuid, p_location uuid, p_user uuid,
  p_occurred timestamptz, p_recorded timestamptz, p_business_date date, p_currency text,
  p_epoch integer, p_prefix text, p_reason text, p_comment text,
  p_totals bigint[], p_item_count integer, p_kernel integer, p_trace jsonb, p_seller jsonb, p_content bytea,
  p_order integer[], p_line_ids uuid[], p_products uuid[], p_codes text[], p_designations text[], p_units text[],
  p_quantities bigint[], p_prices bigint[], p_net_hts bigint[], p_fodecs bigint[], p_vat_rates integer[], p_vats bigint[],
  p_line_totals bigint[], p_costs bigint[], p_ledger_ids uuid[],
  p_tax_rates integer[], p_tax_bases bigint[], p_tax_fodecs bigint[], p_tax_vats bigint[], p_tax_totals bigint[],
  p_money_ids uuid[], p_money_methods uuid[], p_money_amounts bigint[],
  p_audit uuid, p_account uuid, p_request text
) returns table (r_counter bigint, r_number text) language plpgsql as $$
declare
  i integer;
  v_counter bigint;
  v_previous bytea;
  v_hash bytea;
  v_number text;
  v_period text := 'E' || p_epoch;
begin
  perform 1 from cash_session s
    where s.company_id = p_company and s.id = p_session and s.register_id = p_register and s.state = 'open' for share;
  if not found then raise exception 'cashSession.notOpen' using errcode = 'CT001', detail = '{}'; end if;

  foreach i in array p_order loop
    update stock_balance set on_hand_milli = on_hand_milli + p_quantities[i]
      where company_id = p_company and location_id = p_location and product_id = p_products[i];
    if not found then
      insert into stock_balance (company_id, location_id, product_id, on_hand_milli)
        values (p_company, p_location, p_products[i], p_quantities[i])
        on conflict (company_id, location_id, product_id)
        do update set on_hand_milli = stock_balance.on_hand_milli + p_quantities[i];
    end if;
  end loop;

  for i in 1 .. cardinality(p_line_ids) loop
    insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro,
        document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at)
      values (p_company, p_ledger_ids[i], p_location, p_products[i], 'return', p_quantities[i], p_costs[i],
        'salesReturn', p_return, p_line_ids[i], p_user, p_occurred, p_recorded);
  end loop;

  insert into audit_log (company_id, recorded_at, id, user_id, account_id, action, entity, entity_id, after, request_id)
    values (p_company, p_recorded, p_audit, p_user, p_account, 'salesReturn.settled', 'salesReturn', p_return,
      json_build_object('totalMinor', p_totals[6], 'registerId', p_register, 'reason', p_reason), p_request);

  insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
    values (p_company, 'return', p_register, v_period, 1, sha256(p_content || int8send(1)))
    on conflict (company_id, kind, scope_id, period) do update set
      last_number = number_series.last_number + 1,
      last_hash = sha256(number_series.last_hash || p_content || int8send(number_series.last_number + 1))
    returning last_number, last_hash into v_counter, v_hash;
  select x.chain_hash into v_previous from sale_return x
    where x.company_id = p_company and x.register_id = p_register and x.epoch = p_epoch and x.counter = v_counter - 1;
  v_number := p_prefix || lpad(v_counter::text, 6, '0');

  insert into sale_return (company_id, id, point_of_sale_id, register_id, cash_session_id, client_id, user_id, epoch, counter,
      number, state, reason, comment, occurred_at, recorded_at, business_date, currency, gross_minor, net_ht_minor, fodec_minor,
      vat_minor, stamp_minor, total_minor, item_count, kernel_version, trace, seller, content_hash, chain_hash, previous_hash)
    values (p_company, p_return, p_pos, p_register, p_session, p_client, p_user, p_epoch, v_counter,
      v_number, 'settled', p_reason, p_comment, p_occurred, p_recorded, p_business_date, p_currency, p_totals[1], p_totals[2],
      p_totals[3], p_totals[4], p_totals[5], p_totals[6], p_item_count, p_kernel, p_trace, p_seller, p_content, v_hash,
      coalesce(v_previous, ''::bytea));

  for i in 1 .. cardinality(p_line_ids) loop
    insert into sale_return_line (company_id, sale_return_id, id, line_number, product_id, code, designation, unit,
        quantity_milli, unit_price_micro, net_ht_minor, fodec_minor, vat_rate_milli, vat_minor, total_minor, unit_cost_micro, outcome)
      values (p_company, p_return, p_line_ids[i], i, p_products[i], p_codes[i], p_designations[i], p_units[i],
        p_quantities[i], p_prices[i], p_net_hts[i], p_fodecs[i], p_vat_rates[i], p_vats[i], p_line_totals[i], p_costs[i], 'resell');
  end loop;

  for i in 1 .. cardinality(p_tax_rates) loop
    insert into sale_return_tax (company_id, sale_return_id, rate_milli, base_ht_minor, fodec_minor, vat_minor, total_minor)
      values (p_company, p_return, p_tax_rates[i], p_tax_bases[i], p_tax_fodecs[i], p_tax_vats[i], p_tax_totals[i]);
  end loop;

  for i in 1 .. cardinality(p_money_ids) loop
    insert into money_ledger (company_id, id, kind, payment_method_id, cash_session_id, register_id, amount_minor, currency,
        document_kind, document_id, line_number, user_id, occurred_at, recorded_at)
      values (p_company, p_money_ids[i], 'refund', p_money_methods[i], p_session, p_register, -p_money_amounts[i],
        p_currency, 'salesReturn', p_return, i, p_user, p_occurred, p_recorded);
  end loop;

  return query select v_counter, v_number;
end $$`
