-- Writes to the audit trail who did what, and leaves word of it for every webhook of the company that asks for that: both
-- in the transaction of the fact. Where none asks, it is one look at a small index.
create function append_audit(
  p_company_id uuid,
  p_id uuid,
  p_user_id uuid,
  p_account_id uuid,
  p_request_id text,
  p_recorded_at timestamptz,
  p_action text,
  p_entity text,
  p_entity_id uuid,
  p_after json,
  p_api_token_id uuid default null, -- none where a person acts
  p_before json default null
) returns void language plpgsql as $$
declare
  v_webhook_id uuid;
begin
  insert into audit_log (company_id, recorded_at, id, user_id, account_id, action, entity, entity_id, before, after,
      request_id, api_token_id)
    values (p_company_id, p_recorded_at, p_id, p_user_id, p_account_id, p_action, p_entity, p_entity_id, p_before,
      p_after, p_request_id, p_api_token_id);

  for v_webhook_id in
    select w.id from webhook w where w.company_id = p_company_id and w.is_active and p_action = any (w.events)
  loop
    insert into webhook_delivery (company_id, webhook_id, event_id, event, entity, entity_id, occurred_at, next_try_at)
      values (p_company_id, v_webhook_id, p_id, p_action, p_entity, p_entity_id, p_recorded_at, p_recorded_at);
  end loop;
end $$;
