-- Posts a fiscal closing and gives its number: next_number seals it onto the one before of its kind. A second closing of
-- the same period fails on a unique key and rolls back whole, number included.
create function fiscal_closing_post(
  p_company_id uuid,
  p_closing json, -- the columns of fiscal_closing that are known before it is numbered
  p_number_prefix text,
  p_audit_id uuid,
  p_request_id text,
  p_account_id uuid default null, -- none where the product closes by itself
  p_api_token_id uuid default null
) returns text language plpgsql as $$
declare
  v_closing fiscal_closing := json_populate_record(null::fiscal_closing, p_closing);
  v_next record;
begin
  perform app_set_company(p_company_id, '');
  perform append_audit(
    p_company_id, p_audit_id, v_closing.closed_by, p_account_id, p_request_id, v_closing.recorded_at,
    p_action => 'fiscalClosing.closed', p_entity => 'fiscalClosing', p_entity_id => v_closing.id,
    p_after => json_build_object('kind', v_closing.kind, 'period', v_closing.period),
    p_api_token_id => p_api_token_id);

  v_next := next_number(p_company_id, v_closing.kind || 'Closing', p_company_id, 'E1', v_closing.content_hash);
  v_closing.number := p_number_prefix || lpad(v_next.number::text, greatest(6, length(v_next.number::text)), '0');

  insert into fiscal_closing (company_id, id, kind, period, counter, number, report, closed_by, recorded_at,
      seal_version, content_hash, chain_hash, previous_hash)
    values (p_company_id, v_closing.id, v_closing.kind, v_closing.period, v_next.number, v_closing.number,
      v_closing.report, v_closing.closed_by, v_closing.recorded_at, v_closing.seal_version, v_closing.content_hash,
      v_next.hash, v_next.previous_hash);
  return v_closing.number;
end $$;
