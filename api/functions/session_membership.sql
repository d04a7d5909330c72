-- Who asks and for which company, read afresh for every request in one round trip; null when the session is over. If no
-- company is given, it is the session's current one: the company may have been created after the token. A support user
-- counts as a user only in the session that was opened for it, and reads only unless that session may write for a time. It enters the company for itself, which the end of
-- the statement forgets. Sessions and accounts are outside companies, so each side is a separate statement.
create function session_membership(
  p_account_id uuid,
  p_session_id uuid,
  p_now timestamptz,
  p_company_id uuid default null -- the session's own where left out
) returns json language plpgsql as $$
declare
  v_session record;
  v_company_id uuid;
  v_user app_user;
  v_points uuid[];
  v_is_suspended boolean := false;
begin
  select s.company_id, s.support_writes_until, a.is_super_administrator into v_session
    from account_session s join account a on a.id = s.account_id and a.is_active
    where s.account_id = p_account_id and s.id = p_session_id and s.revoked_at is null and s.expires_at > p_now;
  if not found then return null; end if;

  v_company_id := coalesce(p_company_id, v_session.company_id);
  if v_company_id is not null then
    perform app_set_company(v_company_id);
    select * into v_user from app_user u
      where u.company_id = v_company_id and u.account_id = p_account_id and u.is_active
        and (not u.is_support or v_session.company_id = v_company_id);
    if found then
      v_points := array(
        select p.point_of_sale_id from app_user_point_of_sale p
          where p.company_id = v_company_id and p.user_id = v_user.id);
      select c.suspended_at is not null into v_is_suspended from company c where c.id = v_company_id;
    end if;
  end if;
  return json_build_object(
    'companyId', v_company_id, 'isSuperAdministrator', v_session.is_super_administrator,
    'isCompanySuspended', v_is_suspended,
    'user', case when v_user.id is not null then json_build_object(
      'id', v_user.id, 'name', v_user.name, 'role', v_user.role, 'isSupport', v_user.is_support,
      'isReadOnly', v_user.is_support and coalesce(v_session.support_writes_until <= p_now, true),
      'hasAllPointsOfSale', v_user.has_all_points_of_sale, 'pointOfSaleIds', v_points) end);
end $$;
