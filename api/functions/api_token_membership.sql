-- Who acts by an API token in a company, read afresh for every request in one round trip; null where the company has no
-- such token, or it was revoked. What it may do is for the API to make out: of what was given to the token, what its user
-- holds now. The last use is written down once in ten minutes at most.
create function api_token_membership(
  p_company_id uuid,
  p_secret_hash bytea,
  p_now timestamptz
) returns json language plpgsql as $$
declare
  v_token api_token;
  v_user app_user;
  v_own_role text[];
  v_is_suspended boolean;
begin
  perform app_set_company(p_company_id, '');
  select * into v_token from api_token t
    where t.company_id = p_company_id and t.secret_hash = p_secret_hash and t.revoked_at is null;
  if not found then return null; end if;
  if v_token.expires_at <= p_now then return json_build_object('refusal', 'apiToken.expired'); end if;
  select u.* into v_user from app_user u join account a on a.id = u.account_id and a.is_active
    where u.company_id = p_company_id and u.id = v_token.user_id and u.is_active and not u.is_support;
  if not found then return json_build_object('refusal', 'apiToken.userInactive'); end if;
  if v_user.role_id is not null then
    select r.permissions into v_own_role from own_role r where r.company_id = p_company_id and r.id = v_user.role_id;
  end if;
  if coalesce(v_token.last_used_at < p_now - interval '10 minutes', true) then
    update api_token t set last_used_at = p_now where t.company_id = p_company_id and t.id = v_token.id;
  end if;
  select c.suspended_at is not null into v_is_suspended from company c where c.id = p_company_id;
  return json_build_object(
    'id', v_token.id, 'permissions', v_token.permissions, 'isCompanySuspended', v_is_suspended,
    'accountId', v_user.account_id,
    'user', json_build_object(
      'id', v_user.id, 'name', v_user.name, 'role', v_user.role, 'permissions', v_own_role,
      'hasAllPointsOfSale', v_user.has_all_points_of_sale,
      'pointOfSaleIds', array(
        select p.point_of_sale_id from app_user_point_of_sale p
          where p.company_id = p_company_id and p.user_id = v_user.id)));
end $$;
