-- Locks the balances of some products at one place until the transaction ends, in the order in which every document takes
-- them, so that documents posted together wait for no other in a circle. What has no balance yet gets one of nothing. It
-- runs as the only role that may change a balance.
create function hold_balances(p_company_id uuid, p_location_id uuid, p_product_ids uuid[]) returns void
language plpgsql as $$
declare
  v_product_id uuid;
  v_held integer;
begin
  perform check_company(p_company_id);
  select count(*) into v_held from stock_balance b
    where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any (p_product_ids);
  if v_held = (select count(distinct i) from unnest(p_product_ids) i) then
    perform 1 from stock_balance b
      where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any (p_product_ids)
      order by b.product_id for update;
    return;
  end if;
  for v_product_id in select distinct i from unnest(p_product_ids) i order by i loop
    insert into stock_balance (company_id, location_id, product_id, on_hand_milli)
      values (p_company_id, p_location_id, v_product_id, 0)
      on conflict (company_id, location_id, product_id) do nothing;
    perform 1 from stock_balance b
      where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = v_product_id for update;
  end loop;
end $$;
