-- What one of each product costs at one place: the average of what is there, otherwise the cost that the product has, which
-- is its last purchase price. Whoever freezes it holds the balances (hold_balances).
create function stock_cost(
  p_company_id uuid,
  p_location_id uuid,
  p_product_ids uuid[]
) returns json language plpgsql as $$
declare
  v_own json;
  v_average json;
begin
  perform check_company(p_company_id);
  select json_object_agg(p.id, p.cost_micro) into v_own from product p
    where p.company_id = p_company_id and p.id = any (p_product_ids);
  select json_object_agg(b.product_id, average_cost(b.on_hand_milli, b.value_nano)) into v_average
    from stock_balance b
    where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any (p_product_ids)
      and b.on_hand_milli > 0;
  return (v_own::jsonb || coalesce(v_average::jsonb, '{}'))::json;
end $$;
