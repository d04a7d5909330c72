-- Holds the balances of the products of an adjustment until the transaction ends, and says what one of each costs there: what
-- stock_cost gives holds until they are posted.
create function stock_adjustment_hold(
  p_company_id uuid,
  p_location_id uuid,
  p_product_ids uuid[],
  p_going json default null -- [{product_id, quantity_milli}]: what goes out
) returns json language plpgsql as $$
begin
  perform check_company(p_company_id);
  perform hold_balances(p_company_id, p_location_id, p_product_ids);
  return coalesce(stock_cost(p_company_id, p_location_id, p_product_ids, p_going), '{}');
end $$;
