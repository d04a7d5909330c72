/**
 * What every request reads first. Without a company asked for it is the session's, as it stands now: the company may have
 * been made after the token. Whoever came to help counts as a user only in the session that was opened for it.
 */
export const sessionMembershipWithCompanyFunction = `
create function session_membership(p_account uuid, p_session uuid, p_company uuid, p_now timestamptz)
returns table (company_id uuid, is_super_administrator boolean, user_id uuid, name text, role text, is_support boolean,
  has_all_points_of_sale boolean, point_of_sale_ids uuid[], is_company_suspended boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  v_company uuid := coalesce(p_company, (select s.company_id from account_session s where s.account_id = p_account and s.id = p_session));
begin
  perform app_set_company(coalesce(v_company, '00000000-0000-0000-0000-000000000000'));
  return query
    select v_company, a.is_super_administrator, u.id, u.name, u.role, u.is_support, u.has_all_points_of_sale,
      array(select p.point_of_sale_id from app_user_point_of_sale p where p.company_id = v_company and p.user_id = u.id),
      c.suspended_at is not null
    from account_session s
    join account a on a.id = s.account_id and a.is_active
    left join app_user u on u.company_id = v_company and u.account_id = s.account_id and u.is_active and (not u.is_support or s.company_id = v_company)
    left join company c on c.id = v_company and u.id is not null
    where s.account_id = p_account and s.id = p_session and s.revoked_at is null and s.expires_at > p_now;
end $$`
