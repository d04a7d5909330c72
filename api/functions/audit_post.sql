-- What the API's audit() writes: an entry of the audit trail, and what webhooks are told of it, in one call.
create function audit_post(
  p_company_id uuid,
  p_id uuid,
  p_request_id text,
  p_recorded_at timestamptz,
  p_action text,
  p_entity text,
  p_entity_id uuid,
  p_user_id uuid default null, -- none where nobody of the company acted
  p_account_id uuid default null, -- none where nobody is known
  p_before json default null,
  p_after json default null,
  p_api_token_id uuid default null
) returns void language plpgsql as $$
begin
  perform append_audit(
    p_company_id, p_id, p_user_id, p_account_id, p_request_id, p_recorded_at, p_action, p_entity, p_entity_id,
    p_after, p_api_token_id, p_before);
end $$;
