-- Locks a number series until the transaction ends and says how far it is; one that nobody has used yet begins at 0.
create function hold_series(
  p_company_id uuid,
  p_kind text,
  p_scope_id uuid,
  p_period text,
  out last_number bigint,
  out last_hash bytea -- empty before the first document
) language plpgsql as $$
begin
  perform check_company(p_company_id);
  loop
    select s.last_number, s.last_hash into last_number, last_hash from number_series s
      where s.company_id = p_company_id and s.kind = p_kind and s.scope_id = p_scope_id and s.period = p_period
      for update;
    exit when found;
    insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
      values (p_company_id, p_kind, p_scope_id, p_period, 0, '')
      on conflict (company_id, kind, scope_id, period) do nothing;
  end loop;
end $$;
