-- Changes what the stock of a product at a place is worth, not how much of it there is. The caller writes down why, in
-- stock_revaluation. It runs as the only role that may change a balance.
create function change_value(
  p_company_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_value_nano numeric -- added
) returns void language plpgsql as $$
begin
  perform check_company(p_company_id);
  update stock_balance set value_nano = value_nano + p_value_nano
    where company_id = p_company_id and location_id = p_location_id and product_id = p_product_id;
end $$;
