-- Holds the balances of products that are about to leave, where they are and where they will be on their way, until the
-- transaction ends: which lots and pieces are there, read after it, holds until they are posted. In the order of
-- stock_transfer_post, see there.
create function stock_transfer_hold(p_company_id uuid, p_location_ids uuid[], p_product_ids uuid[]) returns void
language plpgsql as $$
declare
  v_location_id uuid;
begin
  perform check_company(p_company_id);
  for v_location_id in select distinct i from unnest(p_location_ids) i order by i loop
    perform hold_balances(p_company_id, v_location_id, p_product_ids);
  end loop;
end $$;
