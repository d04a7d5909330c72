-- Adds to what is reserved of some products at one place, and takes from it where a change is below zero. Their balances
-- are held already, see hold_balances. It runs as the only role that may change a balance.
create function change_reserved(
  p_company_id uuid,
  p_location_id uuid,
  p_changes json -- [{product_id, change_milli}]
) returns void language plpgsql as $$
declare
  v_change record;
begin
  perform check_company(p_company_id);
  for v_change in
    select c.product_id, c.change_milli from json_to_recordset(p_changes) as c (product_id uuid, change_milli bigint)
    order by c.product_id
  loop
    update stock_balance set reserved_milli = reserved_milli + v_change.change_milli
      where company_id = p_company_id and location_id = p_location_id and product_id = v_change.product_id;
  end loop;
end $$;
