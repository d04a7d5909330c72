-- What one of each product costs at one place: the average of what is there, otherwise the cost that the product has, which
-- is its last purchase price. Where goods lie in layers, what is about to go out costs what these say of so many. Whoever
-- freezes it holds the balances (hold_balances).
create function stock_cost(
  p_company_id uuid,
  p_location_id uuid,
  p_product_ids uuid[],
  p_going json default null, -- [{product_id, quantity_milli}]: what goes out, each product once
  p_document_id uuid default null -- whose layers go first
) returns json language plpgsql as $$
declare
  v_own json;
  v_average jsonb;
  v_layered uuid[];
  v_going record;
begin
  perform check_company(p_company_id);
  select json_object_agg(p.id, p.cost_micro) into v_own from product p
    where p.company_id = p_company_id and p.id = any (p_product_ids);
  select json_object_agg(b.product_id, average_cost(b.on_hand_milli, b.value_nano)),
      array_agg(b.product_id) filter (where b.is_layered)
    into v_average, v_layered
    from stock_balance b
    where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any (p_product_ids)
      and b.on_hand_milli > 0;
  if v_layered is not null then
    for v_going in
      select g.product_id, g.quantity_milli from json_to_recordset(p_going) as g (product_id uuid, quantity_milli bigint)
        where g.product_id = any (v_layered)
    loop
      v_average := v_average || jsonb_build_object(v_going.product_id::text, layer_cost(
        p_company_id, p_location_id, v_going.product_id, v_going.quantity_milli, p_document_id));
    end loop;
  end if;
  return (v_own::jsonb || coalesce(v_average, '{}'))::json;
end $$;
