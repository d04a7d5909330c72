/**
 * Posting a sale, each line with the discount that it was sold under: one function, one round trip, all or nothing. It writes what the kernel computed and decides only what
 * the database alone can know: is the session still open, is there stock, which number comes next. Loops of single-row
 * VALUES, security invoker: row-level security holds, and the distributed engine can route every statement.
 *
 * Order: session (shared lock) → balances (products sorted, so that two sales cannot deadlock) → ledger → audit →
 * number → ticket → lines → taxes → money. A twin with the same id fails on sale_pk and rolls back whole, number included.
 *
 * Refusals are raised as SQLSTATE CT001 with a code of the contracts as message and parameters as JSON in DETAIL.
 * Line arrays run in parallel, in the ticket's order; `p_order` gives their positions sorted by product.
 * Totals: gross, discount, netHt, fodec, vat, stamp, total, received, change.
 */
export const salePostWithDiscountsFunction = `
create function sale_post(
  p_company uuid, p_sale uuid, p_pos uuid, p_register uuid, p_session uuid, p_client uuid, p_location uuid, p_user uuid,
  p_occurred timestamptz, p_recorded timestamptz, p_business_date date, p_currency text,
  p_epoch integer, p_counter bigint, p_prefix text, p_allow_negative boolean,
  p_totals bigint[], p_item_count integer, p_kernel integer, p_trace jsonb, p_seller jsonb, p_content bytea,
  p_order integer[], p_line_ids uuid[], p_products uuid[], p_codes text[], p_designations text[], p_units text[],
  p_quantities bigint[], p_prices bigint[], p_list_prices bigint[], p_gross bigint[],
  p_discount_rates integer[], p_discounts bigint[], p_reasons text[], p_discount_ids uuid[],
  p_net_hts bigint[], p_fodecs bigint[], p_vat_rates integer[], p_vats bigint[], p_line_totals bigint[], p_costs bigint[],
  p_ledger_ids uuid[],
  p_tax_rates integer[], p_tax_bases bigint[], p_tax_fodecs bigint[], p_tax_vats bigint[], p_tax_totals bigint[],
  p_money_ids uuid[], p_money_kinds text[], p_money_methods uuid[], p_money_amounts bigint[],
  p_audit uuid, p_account uuid, p_request text
) returns table (r_counter bigint, r_number text) language plpgsql as $$
declare
  i integer;
  v_on_hand bigint;
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
    update stock_balance set on_hand_milli = on_hand_milli - p_quantities[i]
      where company_id = p_company and location_id = p_location and product_id = p_products[i]
      returning on_hand_milli into v_on_hand;
    if not found then
      insert into stock_balance (company_id, location_id, product_id, on_hand_milli)
        values (p_company, p_location, p_products[i], -p_quantities[i])
        on conflict (company_id, location_id, product_id)
        do update set on_hand_milli = stock_balance.on_hand_milli - p_quantities[i]
        returning on_hand_milli into v_on_hand;
    end if;
    if v_on_hand < 0 and p_quantities[i] > 0 and not p_allow_negative then
      raise exception 'sale.stockShort' using errcode = 'CT001',
        detail = json_build_object('product', p_designations[i], 'onHandMilli', v_on_hand + p_quantities[i], 'requestedMilli', p_quantities[i])::text;
    end if;
  end loop;

  for i in 1 .. cardinality(p_line_ids) loop
    insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro,
        document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at)
      values (p_company, p_ledger_ids[i], p_location, p_products[i], 'sale', -p_quantities[i], p_costs[i],
        'sale', p_sale, p_line_ids[i], p_user, p_occurred, p_recorded);
  end loop;

  insert into audit_log (company_id, recorded_at, id, user_id, account_id, action, entity, entity_id, after, request_id)
    values (p_company, p_recorded, p_audit, p_user, p_account, 'sale.completed', 'sale', p_sale,
      json_build_object('totalMinor', p_totals[7], 'registerId', p_register), p_request);

  if p_counter is null then
    insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
      values (p_company, 'ticket', p_register, v_period, 1, sha256(p_content || int8send(1)))
      on conflict (company_id, kind, scope_id, period) do update set
        last_number = number_series.last_number + 1,
        last_hash = sha256(number_series.last_hash || p_content || int8send(number_series.last_number + 1))
      returning last_number, last_hash into v_counter, v_hash;
  else
    insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
      values (p_company, 'ticket', p_register, v_period, p_counter, sha256(p_content || int8send(p_counter)))
      on conflict (company_id, kind, scope_id, period) do update set
        last_number = p_counter,
        last_hash = sha256(number_series.last_hash || p_content || int8send(p_counter))
        where number_series.last_number = p_counter - 1
      returning last_number, last_hash into v_counter, v_hash;
    if not found or (p_counter > 1 and not exists (
        select 1 from sale x where x.company_id = p_company and x.register_id = p_register and x.epoch = p_epoch and x.counter = p_counter - 1)) then
      raise exception 'sale.numberNotContiguous' using errcode = 'CT001', detail = json_build_object('givenNumber', p_counter, 'expectedNumber', 1 + coalesce((
          select max(x.counter) from sale x where x.company_id = p_company and x.register_id = p_register and x.epoch = p_epoch), 0))::text;
    end if;
  end if;
  select x.chain_hash into v_previous from sale x
    where x.company_id = p_company and x.register_id = p_register and x.epoch = p_epoch and x.counter = v_counter - 1;
  v_number := p_prefix || lpad(v_counter::text, 6, '0');

  insert into sale (company_id, id, point_of_sale_id, register_id, cash_session_id, client_id, user_id, epoch, counter, number,
      state, occurred_at, recorded_at, business_date, currency, gross_minor, discount_minor, net_ht_minor, fodec_minor,
      vat_minor, stamp_minor, total_minor, received_minor, change_minor, item_count, kernel_version, trace, seller,
      content_hash, chain_hash, previous_hash)
    values (p_company, p_sale, p_pos, p_register, p_session, p_client, p_user, p_epoch, v_counter, v_number,
      'completed', p_occurred, p_recorded, p_business_date, p_currency, p_totals[1], p_totals[2], p_totals[3], p_totals[4],
      p_totals[5], p_totals[6], p_totals[7], p_totals[8], p_totals[9], p_item_count, p_kernel, p_trace, p_seller,
      p_content, v_hash, coalesce(v_previous, ''::bytea));

  for i in 1 .. cardinality(p_line_ids) loop
    insert into sale_line (company_id, sale_id, id, line_number, product_id, code, designation, unit, quantity_milli,
        unit_price_micro, list_price_micro, gross_minor, discount_rate_milli, discount_minor, discount_reason, discount_id,
        net_ht_minor, fodec_minor, vat_rate_milli, vat_minor, total_minor, unit_cost_micro)
      values (p_company, p_sale, p_line_ids[i], i, p_products[i], p_codes[i], p_designations[i], p_units[i], p_quantities[i],
        p_prices[i], p_list_prices[i], p_gross[i], p_discount_rates[i], p_discounts[i], p_reasons[i], p_discount_ids[i],
        p_net_hts[i], p_fodecs[i], p_vat_rates[i], p_vats[i], p_line_totals[i], p_costs[i]);
  end loop;

  for i in 1 .. cardinality(p_tax_rates) loop
    insert into sale_tax (company_id, sale_id, rate_milli, base_ht_minor, fodec_minor, vat_minor, total_minor)
      values (p_company, p_sale, p_tax_rates[i], p_tax_bases[i], p_tax_fodecs[i], p_tax_vats[i], p_tax_totals[i]);
  end loop;

  for i in 1 .. cardinality(p_money_ids) loop
    insert into money_ledger (company_id, id, kind, payment_method_id, cash_session_id, register_id, amount_minor, currency,
        document_kind, document_id, line_number, user_id, occurred_at, recorded_at)
      values (p_company, p_money_ids[i], p_money_kinds[i], p_money_methods[i], p_session, p_register, p_money_amounts[i],
        p_currency, 'sale', p_sale, i, p_user, p_occurred, p_recorded);
  end loop;

  return query select v_counter, v_number;
end $$`
