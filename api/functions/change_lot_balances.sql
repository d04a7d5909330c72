-- Adds what a movement is of lots to what one place has of them, times p_direction: 1 for goods that come in, -1 for goods
-- that go out. Lots are taken in their order, and whoever moves goods has the balance of their product already, so that
-- two documents never wait for each other. A lot may fall below zero: what is sold is sold. It runs as the only role that
-- may change a balance.
create function change_lot_balances(
  p_company_id uuid,
  p_location_id uuid,
  p_direction integer,
  p_lots json -- [{lot_id, product_id, quantity_milli}]
) returns void language plpgsql as $$
declare
  v_lot record;
begin
  perform check_company(p_company_id);
  for v_lot in
    select l.lot_id, l.product_id, p_direction * sum(l.quantity_milli)::bigint as change
      from json_to_recordset(p_lots) as l (lot_id uuid, product_id uuid, quantity_milli bigint)
      group by l.lot_id, l.product_id order by l.lot_id
  loop
    insert into lot_balance (company_id, location_id, lot_id, product_id, on_hand_milli)
      values (p_company_id, p_location_id, v_lot.lot_id, v_lot.product_id, v_lot.change)
      on conflict (company_id, location_id, lot_id)
      do update set on_hand_milli = lot_balance.on_hand_milli + v_lot.change;
  end loop;
end $$;
