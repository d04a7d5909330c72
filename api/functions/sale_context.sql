-- Everything that a document of the counter is checked against before it is posted, in one round trip: the register
-- with its shop, the payment methods that were chosen for the shop, company and cash session, the client (or the shop's
-- own, or the walk-in client), the active payment methods of clients, the products, the packs that lines name, their
-- units, what products cost in the shop and the layers that they lie in there, and the company's own taxes by date. What is not there is null or left out; what that means is for the caller
-- to say. Each statement reads one table by its company, which is planned at once on any engine. Instants are ISO 8601
-- in UTC.
create function sale_context(
  p_company_id uuid,
  p_points_of_sale text, -- where the caller may work, as app_set_company takes it
  p_register_id uuid,
  p_session_id uuid,
  p_product_ids uuid[],
  p_client_id uuid default null,
  p_pack_ids uuid[] default null -- null where no line names one: then none is read
) returns json language plpgsql as $$
declare
  v_company company;
  v_register register;
  v_shop point_of_sale;
  v_session cash_session;
  v_location_id uuid;
  v_opener text;
  v_method_ids uuid[];
  v_place json;
  v_client json;
  v_methods json;
  v_products json;
  v_costs json;
  v_layered uuid[];
  v_layers json;
  v_packs json;
  v_unit_ids uuid[];
  v_pack_unit_ids uuid[];
  v_units json;
  v_taxes json;
begin
  perform app_set_company(p_company_id, p_points_of_sale);
  select * into v_register from register r
    where r.company_id = p_company_id and r.id = p_register_id;
  select * into v_session from cash_session s where s.company_id = p_company_id and s.id = p_session_id;
  if v_register.id is not null and v_session.id is not null then
    select * into v_company from company c where c.id = p_company_id;
    select * into v_shop from point_of_sale p where p.company_id = p_company_id and p.id = v_register.point_of_sale_id;
    select k.id into v_location_id from stock_location k
      where k.company_id = p_company_id and k.point_of_sale_id = v_shop.id and k.kind = 'shop';
    select u.name into v_opener from app_user u where u.company_id = p_company_id and u.id = v_session.opened_by;
    select array_agg(a.payment_method_id) into v_method_ids from point_of_sale_method a
      where a.company_id = p_company_id and a.point_of_sale_id = v_shop.id;
    v_place := json_build_object(
      'pointOfSaleId', v_shop.id, 'pointOfSaleCode', v_shop.code, 'locationId', v_location_id,
      'registerCode', v_register.code, 'isRegisterActive', v_register.is_active, 'numbering', v_register.numbering, 'epoch', v_register.epoch,
      'sessionRegisterId', v_session.register_id, 'sessionState', v_session.state,
      'sessionOpenedBy', v_session.opened_by, 'sessionOpener', v_opener,
      'sessionOpenedAt', to_char(v_session.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'currency', v_company.currency, 'timeZone', coalesce(v_shop.time_zone, v_company.time_zone),
      'ownTimeZone', nullif(v_shop.time_zone, v_company.time_zone), 'companyTimeZone', v_company.time_zone,
      'ticketHeader', v_shop.ticket_header, 'ticketFooter', v_shop.ticket_footer,
      'isVatSubject', v_company.is_vat_subject, 'isFodecSubject', v_company.is_fodec_subject,
      'fodecRateMilli', v_company.default_fodec_rate_milli, 'vatRateMilli', v_company.default_vat_rate_milli,
      'maxDiscountRateMilli', v_company.max_discount_rate_milli,
      'allowUnitPriceEntry', v_company.allow_unit_price_entry,
      'stockPolicy', coalesce(v_shop.stock_policy, v_company.stock_policy), 'paymentMethodIds', v_method_ids,
      'showsExclTax', v_company.is_vat_subject
        and coalesce(v_register.price_display, v_shop.price_display, v_company.price_display) = 'both',
      'cashIdentityMinor', v_company.cash_identity_minor,
      'cashStepMinor', coalesce(v_shop.cash_step_minor, v_company.cash_step_minor),
      'bearsStamp', v_shop.bears_stamp,
      'companyName', v_company.name, 'taxId', v_company.tax_id, 'phone', coalesce(v_shop.phone, v_company.phone),
      'address', v_shop.address, 'postalCode', v_shop.postal_code, 'city', v_shop.city,
      'pointOfSale', v_shop.name, 'register', v_register.name);
  end if;

  if p_client_id is null then
    if v_shop.default_client_id is not null then
      select json_build_object('id', x.id, 'name', x.name, 'isWalkIn', x.is_default) into v_client from client x
        where x.company_id = p_company_id and x.id = v_shop.default_client_id and x.is_active;
    end if;
    if v_client is null then
      select json_build_object('id', x.id, 'name', x.name, 'isWalkIn', x.is_default) into v_client from client x
        where x.company_id = p_company_id and x.is_default;
    end if;
  else
    select json_build_object('id', x.id, 'name', x.name, 'isWalkIn', x.is_default) into v_client from client x
      where x.company_id = p_company_id and x.id = p_client_id;
  end if;
  select coalesce(json_object_agg(m.id, m.kind), '{}') into v_methods from payment_method m
    where m.company_id = p_company_id and m.direction = 'client' and m.is_active;
  select
      coalesce(json_agg(json_build_object(
        'id', x.id, 'code', x.code, 'designation', x.designation, 'unitId', x.unit_id,
        'priceBasis', x.price_basis, 'listPriceMicro', x.price_ttc_micro, 'vatRateMilli', x.vat_rate_milli,
        'isFodec', x.is_fodec, 'costMicro', x.cost_micro, 'tracking', x.tracking)), '[]'),
      array_agg(x.unit_id)
    into v_products, v_unit_ids from product x
    where x.company_id = p_company_id and x.id = any (p_product_ids);
  select json_object_agg(b.product_id, average_cost(b.on_hand_milli, b.value_nano)),
      array_agg(b.product_id) filter (where b.is_layered)
    into v_costs, v_layered from stock_balance b
    where b.company_id = p_company_id and b.location_id = v_location_id and b.product_id = any (p_product_ids)
      and b.on_hand_milli > 0;
  -- A ticket takes from the oldest ones; beyond so many, the rest is taken to cost what the last of them does.
  if v_layered is not null then
    select json_agg(json_build_object(
          'productId', l.product_id, 'leftMilli', l.left_milli, 'leftNano', l.left_nano::text)
        order by l.product_id, l.position)
      into v_layers
      from (
        select y.product_id, y.position, y.left_milli, y.left_nano,
            row_number() over (partition by y.product_id order by y.position) as place
          from stock_layer_left y
          where y.company_id = p_company_id and y.location_id = v_location_id and y.product_id = any (v_layered)
      ) l where l.place <= 50;
  end if;
  if p_pack_ids is not null then
    select
        json_agg(json_build_object(
          'id', k.id, 'productId', k.product_id, 'unitId', k.unit_id, 'quantityMilli', k.quantity_milli,
          'priceMicro', k.price_micro)),
        array_agg(k.unit_id)
      into v_packs, v_pack_unit_ids from product_pack k
      where k.company_id = p_company_id and k.id = any (p_pack_ids);
    v_unit_ids := v_unit_ids || v_pack_unit_ids;
  end if;
  select coalesce(json_object_agg(u.id, json_build_object('name', u.name, 'decimals', u.decimals)), '{}')
    into v_units from unit u
    where u.company_id = p_company_id and u.id = any (v_unit_ids);

  select coalesce(json_agg(json_build_object(
        'code', t.code, 'thresholdMilli', t.threshold_milli, 'validFrom', t.valid_from, 'valueMilli', t.value_milli,
        'replacesMilli', t.replaces_milli)), '[]')
    into v_taxes from tax_parameter t
    where t.company_id = p_company_id and t.code in ('vat', 'fodec', 'stampTicketLargeStore');

  return json_build_object(
    'taxes', v_taxes, 'place', v_place, 'client', v_client, 'methods', v_methods, 'products', v_products, 'costs', coalesce(v_costs, '{}'),
    'layers', v_layers,
    'packs', coalesce(v_packs, '[]'), 'units', v_units);
end $$;
