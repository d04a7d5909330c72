-- Adds the quantities of a document's lines, and what they are worth at cost, to the stock of one place, times p_direction: 1
-- for goods that come in, -1 for goods that go out. Balances are taken in the order of their products, so that two documents never wait for each
-- other, and each product once, by the sum of its lines. Lines are in the unit they are sold by, balances in the
-- product's own. Refuses with sale.stockShort what would fall below zero, unless negative stock is allowed. It runs as the
-- only role that may change a balance. What is reserved there is not to be had. Gives whether goods of any of the balances lie
-- in layers, or nobody has decided it yet.
create function change_balances(
  p_company_id uuid,
  p_location_id uuid,
  p_direction integer,
  p_lines json, -- [{product_id, designation, quantity_milli, pack_quantity_milli, unit_cost_micro}]
  p_allow_negative boolean
) returns boolean language plpgsql as $$
declare
  v_line record;
  v_change bigint;
  v_value numeric;
  v_on_hand bigint;
  v_reserved bigint;
  v_is_layered boolean;
  v_is_any boolean := false;
begin
  perform check_company(p_company_id);
  -- For a few lines one statement each is quicker, for many a statement for all, above all on the distributed engine.
  if json_array_length(p_lines) > 50 then
    v_is_any := change_many_balances(p_company_id, p_location_id, p_direction, p_lines, p_allow_negative);
    if v_is_any is not null then
      return v_is_any;
    end if;
    v_is_any := false;
  end if;
  for v_line in
    select l.product_id, min(l.designation) as designation,
        sum(l.quantity_milli * coalesce(l.pack_quantity_milli, 1000) / 1000)::bigint as quantity_milli,
        sum((l.quantity_milli * coalesce(l.pack_quantity_milli, 1000) / 1000)::numeric * l.unit_cost_micro) as value_nano
      from json_to_recordset(p_lines) as l (product_id uuid, designation text, quantity_milli bigint,
        pack_quantity_milli bigint, unit_cost_micro bigint)
      group by l.product_id order by l.product_id
  loop
    v_change := p_direction * v_line.quantity_milli;
    v_value := p_direction * v_line.value_nano;
    update stock_balance set on_hand_milli = on_hand_milli + v_change, value_nano = value_nano + v_value
      where company_id = p_company_id and location_id = p_location_id and product_id = v_line.product_id
      returning on_hand_milli, reserved_milli, is_layered into v_on_hand, v_reserved, v_is_layered;
    if not found then
      insert into stock_balance (company_id, location_id, product_id, on_hand_milli, value_nano)
        values (p_company_id, p_location_id, v_line.product_id, v_change, v_value)
        on conflict (company_id, location_id, product_id)
        do update set on_hand_milli = stock_balance.on_hand_milli + v_change, value_nano = stock_balance.value_nano + v_value
        returning on_hand_milli, reserved_milli, is_layered into v_on_hand, v_reserved, v_is_layered;
    end if;
    v_is_any := v_is_any or v_is_layered is distinct from false;
    if v_on_hand < v_reserved and v_change < 0 and not p_allow_negative then
      raise exception 'sale.stockShort' using errcode = 'CT001', detail = json_build_object(
        'product', v_line.designation, 'onHandMilli', v_on_hand - v_reserved - v_change, 'requestedMilli', -v_change)::text;
    end if;
  end loop;
  return v_is_any;
end $$;
