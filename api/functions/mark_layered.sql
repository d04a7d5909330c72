-- Says of balances of one place that its caller holds whether their goods lie in layers. It runs as the only role that may
-- change a balance.
create function mark_layered(p_company_id uuid, p_location_id uuid, p_product_ids uuid[], p_is_layered boolean) returns void
language plpgsql as $$
begin
  perform check_company(p_company_id);
  update stock_balance set is_layered = p_is_layered
    where company_id = p_company_id and location_id = p_location_id and product_id = any (p_product_ids);
end $$;
