-- What an account is in a company; null where it is nobody there. The part of session_membership that is read where the
-- company's rows are: a support user counts only in the session that was opened for the company, and reads only unless
-- that session may write. What a role of the company's own was given is read here too, so that a change of it holds from
-- the next request on.
create function company_membership(
  p_company_id uuid,
  p_account_id uuid,
  p_is_support_session boolean,
  p_is_writing boolean
) returns json language plpgsql as $$
declare
  v_user app_user;
  v_points uuid[];
  v_permissions text[];
  v_is_suspended boolean;
  v_factor_from timestamptz;
begin
  perform app_set_company(p_company_id, '');
  select * into v_user from app_user u
    where u.company_id = p_company_id and u.account_id = p_account_id and u.is_active
      and (not u.is_support or p_is_support_session);
  if not found then return null; end if;
  v_points := array(
    select p.point_of_sale_id from app_user_point_of_sale p
      where p.company_id = p_company_id and p.user_id = v_user.id);
  if v_user.role_id is not null then
    select r.permissions into v_permissions from own_role r where r.company_id = p_company_id and r.id = v_user.role_id;
  end if;
  select c.suspended_at is not null,
    case when not v_user.is_support and (c.second_factor_for = 'everybody'
      or c.second_factor_for = 'administrators' and v_user.role = 'administrator') then c.second_factor_from end
    into v_is_suspended, v_factor_from from company c where c.id = p_company_id;
  return json_build_object(
    'isCompanySuspended', v_is_suspended,
    'user', json_build_object(
      'id', v_user.id, 'name', v_user.name, 'role', v_user.role, 'permissions', v_permissions, 'secondFactorFrom', v_factor_from,
      'isSupport', v_user.is_support, 'isReadOnly', v_user.is_support and not p_is_writing,
      'hasAllPointsOfSale', v_user.has_all_points_of_sale, 'pointOfSaleIds', v_points));
end $$;
