-- Who asks and for which company, read afresh for every request in one round trip; null when the session is over. If no
-- company is given, it is the session's current one: the company may have been created after the token. Sessions and
-- accounts are outside companies: what is inside is asked of company_membership in a FROM, which the distributed engine
-- sends as one call to the node of the company.
create function session_membership(
  p_account_id uuid,
  p_session_id uuid,
  p_now timestamptz,
  p_company_id uuid default null -- the session's own where left out
) returns json language plpgsql as $$
declare
  v_session record;
  v_company_id uuid;
  v_inside json;
begin
  select s.company_id, s.support_writes_until, a.is_super_administrator, exists (
      select 1 from account_second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
    into v_session
    from account_session s join account a on a.id = s.account_id and a.is_active
    where s.account_id = p_account_id and s.id = p_session_id and s.revoked_at is null and s.expires_at > p_now;
  if not found then return null; end if;

  v_company_id := coalesce(p_company_id, v_session.company_id);
  if v_company_id is not null then
    select * into v_inside from company_membership(
      v_company_id, p_account_id,
      coalesce(v_session.company_id = v_company_id, false), coalesce(v_session.support_writes_until > p_now, false));
  end if;
  return json_build_object(
    'companyId', v_company_id, 'isSuperAdministrator', v_session.is_super_administrator,
    'hasSecondFactor', v_session.has_second_factor,
    'isCompanySuspended', coalesce((v_inside ->> 'isCompanySuspended')::boolean, false),
    'user', v_inside -> 'user');
end $$;
