-- Posts what a client pays of what they owe in one step, all or nothing, and gives its number: the money into the drawer, and
-- the same amount off the account. What is in the drawer is of the session; what was owed before is not.
--
-- Order: session, account, money, audit, number. Of two payments of one debt the second waits for the first, and is refused
-- with clientPayment.owedChanged, since it was sealed over what was owed before that: its caller works it out anew.
create function client_payment_post(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_payment json, -- the columns of client_payment that are known before it is numbered
  p_money json, -- [{id, line_number, kind, payment_method_id, amount_minor, client_id}], into the drawer and out of it
  p_settled json, -- the same of what is taken off the account
  p_number_prefix text,
  p_audit_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_api_token_id uuid default null
) returns text language plpgsql as $$
declare
  v_payment client_payment := json_populate_record(null::client_payment, p_payment);
  v_client_ids uuid[];
  v_owed bigint;
  v_next record;
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  perform lock_open_session(p_company_id, v_payment.cash_session_id, v_payment.register_id);
  v_client_ids := hold_account(p_company_id, v_payment.client_id);
  select coalesce(sum(l.amount_minor), 0) into v_owed from money_ledger l
    where l.company_id = p_company_id and l.client_id = any (v_client_ids);
  if v_owed <> v_payment.owed_minor then
    raise exception 'clientPayment.owedChanged' using errcode = 'CT001', detail = '{}';
  end if;
  perform post_money(
    p_company_id, v_payment.cash_session_id, v_payment.register_id, v_payment.currency,
    p_document_kind => 'clientPayment', p_document_id => v_payment.id, p_user_id => v_payment.user_id,
    p_occurred_at => v_payment.occurred_at, p_recorded_at => v_payment.recorded_at, p_entries => p_money);
  perform post_money(
    p_company_id, null, null, v_payment.currency, p_document_kind => 'clientPayment', p_document_id => v_payment.id,
    p_user_id => v_payment.user_id, p_occurred_at => v_payment.occurred_at, p_recorded_at => v_payment.recorded_at,
    p_entries => p_settled);
  perform append_audit(
    p_company_id, p_audit_id, v_payment.user_id, p_account_id, p_request_id, v_payment.recorded_at,
    p_action => 'clientPayment.received', p_entity => 'clientPayment', p_entity_id => v_payment.id,
    p_after => json_build_object('totalMinor', v_payment.total_minor, 'registerId', v_payment.register_id),
    p_api_token_id => p_api_token_id);

  v_next := next_number(
    p_company_id, 'clientPayment', v_payment.register_id, 'E' || v_payment.epoch, v_payment.content_hash);
  v_payment.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  insert into client_payment (company_id, id, point_of_sale_id, register_id, cash_session_id, client_id, user_id, epoch,
      counter, number, occurred_at, recorded_at, business_date, currency, state, total_minor, change_minor, owed_minor,
      payment_details, payers, seller, request_hash, seal_version, content_hash, chain_hash, previous_hash)
    values (p_company_id, v_payment.id, v_payment.point_of_sale_id, v_payment.register_id, v_payment.cash_session_id,
      v_payment.client_id, v_payment.user_id, v_payment.epoch, v_next.number, v_payment.number, v_payment.occurred_at,
      v_payment.recorded_at, v_payment.business_date, v_payment.currency, v_payment.state, v_payment.total_minor,
      v_payment.change_minor, v_payment.owed_minor, v_payment.payment_details, v_payment.payers, v_payment.seller,
      v_payment.request_hash, v_payment.seal_version, v_payment.content_hash, v_next.hash, v_next.previous_hash);
  return v_payment.number;
end $$;
