-- What an opening stock is of lots, in one place: added to what the place has of them.
create function opening_lots_post(
  p_company_id uuid,
  p_location_id uuid,
  p_lots json -- [{lot_id, product_id, quantity_milli}]
) returns void language plpgsql as $$
begin
  perform check_company(p_company_id);
  perform change_lot_balances(p_company_id, p_location_id, p_direction => 1, p_lots => p_lots);
end $$;
