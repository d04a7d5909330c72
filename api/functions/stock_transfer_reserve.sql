-- Reserves the goods of a transfer where they are, or releases them where changes are below zero. Refuses with
-- stockTransfer.notEnough what is not there or reserved already, unless negative stock is allowed.
create function stock_transfer_reserve(
  p_company_id uuid,
  p_location_id uuid,
  p_changes json, -- [{product_id, designation, change_milli}]
  p_allow_negative boolean
) returns void language plpgsql as $$
declare
  v_product_ids uuid[] := array(select c.product_id from json_to_recordset(p_changes) as c (product_id uuid));
  v_change record;
  v_available bigint;
begin
  perform check_company(p_company_id);
  perform hold_balances(p_company_id, p_location_id, v_product_ids);
  if not p_allow_negative then
    for v_change in
      select c.product_id, c.designation, c.change_milli
        from json_to_recordset(p_changes) as c (product_id uuid, designation text, change_milli bigint)
        where c.change_milli > 0 order by c.product_id
    loop
      select b.on_hand_milli - b.reserved_milli into v_available from stock_balance b
        where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = v_change.product_id;
      if v_available < v_change.change_milli then
        raise exception 'stockTransfer.notEnough' using errcode = 'CT001', detail = json_build_object(
          'product', v_change.designation, 'availableMilli', v_available, 'requestedMilli', v_change.change_milli)::text;
      end if;
    end loop;
  end if;
  perform change_reserved(p_company_id, p_location_id, p_changes);
end $$;
