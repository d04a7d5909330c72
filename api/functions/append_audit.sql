-- Writes to the audit trail who did what, like the API's audit().
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
  p_api_token_id uuid default null -- none where a person acts
) returns void language plpgsql as $$
begin
  insert into audit_log (company_id, recorded_at, id, user_id, account_id, action, entity, entity_id, after, request_id,
      api_token_id)
    values (p_company_id, p_recorded_at, p_id, p_user_id, p_account_id, p_action, p_entity, p_entity_id, p_after,
      p_request_id, p_api_token_id);
end $$;
