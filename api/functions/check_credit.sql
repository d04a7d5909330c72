-- Holds the account that a sale goes on, and refuses it with sale.creditLimitExceeded where more than the limit would be
-- owed with it. Of two sales to one client, the second sees what the first one left.
create function check_credit(
  p_company_id uuid,
  p_client_id uuid,
  p_limit_minor bigint, -- null where nothing limits this sale
  p_currency text,
  p_money json -- as post_money takes it
) returns void language plpgsql as $$
declare
  v_client_ids uuid[] := hold_account(p_company_id, p_client_id);
  v_owed bigint;
  v_would_owe bigint;
begin
  if p_limit_minor is null then
    return;
  end if;
  select coalesce(sum(l.amount_minor), 0) into v_owed from money_ledger l
    where l.company_id = p_company_id and l.client_id = any (v_client_ids);
  select v_owed + coalesce(sum(m.amount_minor), 0) into v_would_owe
    from json_to_recordset(p_money) as m (amount_minor bigint, client_id uuid) where m.client_id is not null;
  if v_would_owe > p_limit_minor then
    raise exception 'sale.creditLimitExceeded' using errcode = 'CT001', detail = json_build_object(
      'wouldOweMinor', v_would_owe, 'limitMinor', p_limit_minor, 'currency', p_currency)::text;
  end if;
end $$;
