/**
 * Everything that completing a document of the counter asks before it is written, in one round trip: the register with its
 * shop, company and cash session, the client (or the walk-in client), the payment methods, and the products. Parts that
 * are not there are null or left out; what that means is decided by the caller. Instants are ISO 8601 in UTC.
 */
export const saleContextFunction = `
create function sale_context(p_company uuid, p_register uuid, p_session uuid, p_client uuid, p_products uuid[])
returns jsonb language plpgsql stable as $$
declare
  v_place jsonb;
  v_client jsonb;
  v_methods jsonb;
  v_products jsonb;
begin
  select jsonb_build_object(
      'pointOfSaleId', p.id, 'pointOfSaleCode', p.code, 'locationId', k.id, 'registerCode', r.code, 'numbering', r.numbering, 'epoch', r.epoch,
      'sessionRegisterId', s.register_id, 'sessionState', s.state, 'sessionOpenedBy', s.opened_by, 'sessionOpener', o.name,
      'sessionOpenedAt', to_char(s.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'currency', c.currency, 'timeZone', c.time_zone, 'isVatSubject', c.is_vat_subject, 'isFodecSubject', c.is_fodec_subject,
      'fodecRateMilli', c.default_fodec_rate_milli, 'maxDiscountRateMilli', c.max_discount_rate_milli,
      'allowUnitPriceEntry', c.allow_unit_price_entry, 'allowNegativeStock', c.allow_negative_stock,
      'companyName', c.name, 'taxId', c.tax_id, 'phone', coalesce(p.phone, c.phone),
      'address', p.address, 'postalCode', p.postal_code, 'city', p.city, 'pointOfSale', p.name, 'register', r.name)
    into v_place
    from register r
    join company c on c.id = r.company_id
    join point_of_sale p on p.company_id = r.company_id and p.id = r.point_of_sale_id
    join stock_location k on k.company_id = p.company_id and k.point_of_sale_id = p.id and k.kind = 'shop'
    join cash_session s on s.company_id = r.company_id and s.id = p_session
    join app_user o on o.company_id = s.company_id and o.id = s.opened_by
    where r.company_id = p_company and r.id = p_register and r.is_active;

  if p_client is null then
    select jsonb_build_object('id', x.id, 'name', x.name) into v_client from client x where x.company_id = p_company and x.is_default;
  else
    select jsonb_build_object('id', x.id, 'name', x.name) into v_client from client x where x.company_id = p_company and x.id = p_client;
  end if;

  select coalesce(jsonb_object_agg(m.id, m.kind), '{}') into v_methods from payment_method m where m.company_id = p_company and m.is_active;

  select coalesce(jsonb_agg(jsonb_build_object(
      'id', x.id, 'code', x.code, 'designation', x.designation, 'unit', u.name, 'listPriceMicro', x.price_ttc_micro,
      'vatRateMilli', x.vat_rate_milli, 'isFodec', x.is_fodec, 'costMicro', x.cost_micro)), '[]')
    into v_products
    from product x
    left join unit u on u.company_id = x.company_id and u.id = x.unit_id
    where x.company_id = p_company and x.id = any(p_products);

  return jsonb_build_object('place', v_place, 'client', v_client, 'methods', v_methods, 'products', v_products);
end $$`

/**
 * Who asks, for which company: session, account and membership, read anew for every request in one round trip. It enters
 * the company for its own statement, whose end forgets it. No row when the session is over.
 */
export const sessionMembershipFunction = `
create function session_membership(p_account uuid, p_session uuid, p_company uuid, p_now timestamptz)
returns table (is_super_administrator boolean, user_id uuid, name text, role text, has_all_points_of_sale boolean, point_of_sale_ids uuid[])
language plpgsql as $$
begin
  perform app_set_company(p_company);
  return query
    select a.is_super_administrator, u.id, u.name, u.role, u.has_all_points_of_sale,
      array(select p.point_of_sale_id from app_user_point_of_sale p where p.company_id = p_company and p.user_id = u.id)
    from account_session s
    join account a on a.id = s.account_id and a.is_active
    left join app_user u on u.company_id = p_company and u.account_id = s.account_id and u.is_active
    where s.account_id = p_account and s.id = p_session and s.revoked_at is null and s.expires_at > p_now;
end $$`
