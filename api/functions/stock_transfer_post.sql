-- Moves the goods of a transfer from place to place, each movement as a row of the ledger where it leaves and one where it
-- arrives; what is lost arrives nowhere. What costs nothing yet is frozen at what it costs where it leaves. Balances of all
-- places, of what is released too, are held in the order of the places, then of the products, before any changes: two
-- transfers the opposite way wait for each other, never in a circle. What leaves is posted before what arrives, which keeps the
-- layers that its goods had. Gives the cost of each movement in millionths, by its id.
--
-- Refuses with stockTransfer.notEnough what is not there, unless negative stock is allowed; that concerns the first step
-- alone, since what is on its way is there.
create function stock_transfer_post(
  p_company_id uuid,
  p_transfer_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  -- [{id, out_ledger_id, in_ledger_id, from_location_id, to_location_id, product_id, designation, quantity_milli, unit_cost_micro}]
  p_movements json,
  p_lots json, -- [{line_id, lot_id, product_id, quantity_milli}], by movement
  p_serial_numbers json, -- [{line_id, serial_number_id}]
  p_released json, -- [{product_id, change_milli}], where the goods leave
  p_allow_negative boolean
) returns json language plpgsql as $$
declare
  v_location_id uuid;
  v_from record;
  v_move record;
  v_on_hand bigint;
  v_costs jsonb := '{}';
  v_cost json;
  v_lines json;
  v_kind text;
begin
  perform check_company(p_company_id);
  for v_location_id in
    select distinct x.location_id from (
      select m.from_location_id as location_id from json_to_recordset(p_movements) as m (from_location_id uuid)
      union all
      select m.to_location_id from json_to_recordset(p_movements) as m (to_location_id uuid)
    ) x where x.location_id is not null order by 1
  loop
    perform hold_balances(p_company_id, v_location_id, array(
      select m.product_id from json_to_recordset(p_movements)
        as m (product_id uuid, from_location_id uuid, to_location_id uuid)
      where v_location_id in (m.from_location_id, m.to_location_id)
      union
      select r.product_id from json_to_recordset(p_released) as r (product_id uuid)
      where exists (select from json_to_recordset(p_movements) as m (from_location_id uuid)
        where m.from_location_id = v_location_id)));
  end loop;

  for v_from in
    select m.from_location_id as id, array_agg(m.product_id) as product_ids,
        json_agg(json_build_object('product_id', m.product_id, 'quantity_milli', m.quantity_milli)) as going
      from (
        select x.from_location_id, x.product_id, sum(x.quantity_milli) as quantity_milli
          from json_to_recordset(p_movements) as x (from_location_id uuid, product_id uuid, quantity_milli bigint)
          group by x.from_location_id, x.product_id
      ) m group by m.from_location_id
      order by m.from_location_id
  loop
    if json_array_length(p_released) > 0 then
      perform change_reserved(p_company_id, v_from.id, p_released);
    end if;
    v_cost := stock_cost(p_company_id, v_from.id, v_from.product_ids, v_from.going, p_transfer_id);
    for v_move in
      select m.id, m.product_id, m.designation, m.quantity_milli, m.unit_cost_micro
        from json_to_recordset(p_movements) as m (id uuid, from_location_id uuid, product_id uuid, designation text,
          quantity_milli bigint, unit_cost_micro bigint)
        where m.from_location_id = v_from.id order by m.product_id
    loop
      v_costs := v_costs || jsonb_build_object(
        v_move.id::text, coalesce(v_move.unit_cost_micro, (v_cost ->> v_move.product_id::text)::bigint, 0));
      if not p_allow_negative then
        select b.on_hand_milli - b.reserved_milli into v_on_hand from stock_balance b
          where b.company_id = p_company_id and b.location_id = v_from.id and b.product_id = v_move.product_id;
        if v_on_hand < v_move.quantity_milli then
          raise exception 'stockTransfer.notEnough' using errcode = 'CT001', detail = json_build_object(
            'product', v_move.designation, 'availableMilli', v_on_hand, 'requestedMilli', v_move.quantity_milli)::text;
        end if;
      end if;
    end loop;
  end loop;

  for v_move in
    select x.location_id, x.direction, x.is_lost from (
      select m.from_location_id as location_id, -1 as direction, m.to_location_id is null as is_lost
        from json_to_recordset(p_movements) as m (from_location_id uuid, to_location_id uuid)
      union
      select m.to_location_id, 1, false from json_to_recordset(p_movements) as m (to_location_id uuid)
        where m.to_location_id is not null
    ) x order by x.direction, x.location_id
  loop
    v_kind := case when v_move.is_lost then 'adjustment' when v_move.direction = 1 then 'transferIn' else 'transferOut' end;
    select json_agg(json_build_object(
        'id', m.id, 'ledger_id', case when v_move.direction = 1 then m.in_ledger_id else m.out_ledger_id end,
        'product_id', m.product_id, 'designation', m.designation, 'quantity_milli', m.quantity_milli,
        'from_document_id', p_transfer_id, 'carried_by', m.out_ledger_id,
        'unit_cost_micro', (v_costs ->> m.id::text)::bigint) order by m.product_id, m.id)
      into v_lines
      from json_to_recordset(p_movements) as m (id uuid, out_ledger_id uuid, in_ledger_id uuid, from_location_id uuid,
        to_location_id uuid, product_id uuid, designation text, quantity_milli bigint)
      where case when v_move.direction = 1 then m.to_location_id = v_move.location_id
        else m.from_location_id = v_move.location_id and (m.to_location_id is null) = v_move.is_lost end;
    perform post_stock(
      p_company_id, v_move.location_id, p_kind => v_kind, p_direction => v_move.direction,
      p_document_kind => 'stockTransfer', p_document_id => p_transfer_id, p_user_id => p_user_id,
      p_occurred_at => p_recorded_at, p_recorded_at => p_recorded_at, p_lines => v_lines);
    perform post_tracked_goods(
      p_company_id, v_move.location_id, p_kind => v_kind, p_direction => v_move.direction, p_document_id => p_transfer_id,
      p_lots => coalesce((select json_agg(t) from json_to_recordset(p_lots)
          as t (line_id uuid, lot_id uuid, product_id uuid, quantity_milli bigint)
        where t.line_id::text in (select l.id::text from json_to_recordset(v_lines) as l (id uuid))), '[]'),
      p_serial_numbers => coalesce((select json_agg(t) from json_to_recordset(p_serial_numbers)
          as t (line_id uuid, serial_number_id uuid)
        where t.line_id::text in (select l.id::text from json_to_recordset(v_lines) as l (id uuid))), '[]'));
  end loop;
  return v_costs::json;
end $$;
