-- What change_balances does, in one statement for all lines; of several lines of a product it judges the sum. Null,
-- with nothing done, where a product has no balance at the place yet: one that is made has its turn among those that
-- are locked.
create function change_many_balances(
  p_company_id uuid,
  p_location_id uuid,
  p_direction integer,
  p_lines json, -- [{product_id, designation, quantity_milli, pack_quantity_milli, unit_cost_micro}]
  p_allow_negative boolean
) returns boolean language plpgsql as $$
declare
  v_products uuid[] := array(select distinct l.product_id from json_to_recordset(p_lines) as l (product_id uuid));
  v_known integer := (select count(*) from stock_balance
    where company_id = p_company_id and location_id = p_location_id and product_id = any(v_products));
  v_balance record;
  v_is_any boolean := false;
begin
  if v_known < cardinality(v_products) then
    return null;
  end if;
  perform from stock_balance
    where company_id = p_company_id and location_id = p_location_id and product_id = any(v_products)
    order by product_id for update;
  for v_balance in
    update stock_balance b set on_hand_milli = b.on_hand_milli + l.change, value_nano = b.value_nano + l.value_nano
      from (select product_id, min(designation) as designation,
          p_direction * sum(quantity_milli * coalesce(pack_quantity_milli, 1000) / 1000)::bigint as change,
          p_direction * sum((quantity_milli * coalesce(pack_quantity_milli, 1000) / 1000)::numeric * unit_cost_micro)
            as value_nano
        from json_to_recordset(p_lines) as l (product_id uuid, designation text, quantity_milli bigint,
          pack_quantity_milli bigint, unit_cost_micro bigint)
        group by product_id) l
      where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any(v_products)
        and b.product_id = l.product_id
      returning b.on_hand_milli - b.reserved_milli as available_milli, b.is_layered, l.change, l.designation
  loop
    v_is_any := v_is_any or v_balance.is_layered is distinct from false;
    if v_balance.available_milli < 0 and v_balance.change < 0 and not p_allow_negative then
      raise exception 'sale.stockShort' using errcode = 'CT001', detail = json_build_object(
        'product', v_balance.designation, 'onHandMilli', v_balance.available_milli - v_balance.change,
        'requestedMilli', -v_balance.change)::text;
    end if;
  end loop;
  return v_is_any;
end $$;
