-- Says of which lots and serial numbers movements are that a document has just made in one place, and changes what the
-- place has of the lots. p_direction is 1 for goods that come in, -1 for goods that go out.
create function post_tracked_goods(
  p_company_id uuid,
  p_location_id uuid,
  p_kind text, -- of the movements
  p_direction integer,
  p_document_id uuid,
  p_lots json, -- [{line_id, lot_id, product_id, quantity_milli}], in the product's own unit
  p_serial_numbers json -- [{line_id, serial_number_id}]
) returns void language plpgsql as $$
declare
  v_row record;
begin
  perform change_lot_balances(p_company_id, p_location_id, p_direction, p_lots);
  for v_row in
    select * from json_to_recordset(p_lots) as l (line_id uuid, lot_id uuid, quantity_milli bigint)
  loop
    insert into stock_ledger_lot (company_id, document_id, document_line_id, kind, lot_id, quantity_milli)
      values (p_company_id, p_document_id, v_row.line_id, p_kind, v_row.lot_id, p_direction * v_row.quantity_milli);
  end loop;
  for v_row in
    select * from json_to_recordset(p_serial_numbers) as l (line_id uuid, serial_number_id uuid)
  loop
    -- What the product promises later is not what was promised to this buyer.
    insert into stock_ledger_serial
      (company_id, document_id, document_line_id, kind, serial_number_id, warranty_months)
      values (p_company_id, p_document_id, v_row.line_id, p_kind, v_row.serial_number_id, case when p_kind = 'sale' then
        (select p.warranty_months from serial_number t
          join product p on p.company_id = t.company_id and p.id = t.product_id
          where t.company_id = p_company_id and t.id = v_row.serial_number_id) end);
  end loop;
end $$;
