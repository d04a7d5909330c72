-- What restate_closing does, for a correction that the API has just written.
create function correction_restate(
  p_company_id uuid,
  p_session_id uuid,
  p_correction_id uuid,
  p_recorded_at timestamptz
) returns void language plpgsql as $$
begin
  perform restate_closing(p_company_id, p_session_id, 'sessionCorrection', p_correction_id, p_recorded_at);
end $$;
