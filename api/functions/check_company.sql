-- Refuses a company that the transaction has not entered: for functions that read beyond row-level security.
create function check_company(p_company_id uuid) returns void language plpgsql stable as $$
begin
  if p_company_id is distinct from nullif(current_setting('app.company_id', true), '')::uuid then
    raise exception 'another company than the one entered' using errcode = '42501';
  end if;
end $$;
