-- Holds a cash session open until the transaction ends, so that nobody counts or closes it meanwhile.
-- Refuses with cashSession.notOpen one that is not open at this register.
create function lock_open_session(p_company_id uuid, p_session_id uuid, p_register_id uuid) returns void
language plpgsql as $$
begin
  perform 1 from cash_session s
    where s.company_id = p_company_id and s.id = p_session_id and s.register_id = p_register_id and s.state = 'open'
    for share;
  if not found then
    raise exception 'cashSession.notOpen' using errcode = 'CT001', detail = '{}';
  end if;
end $$;
