-- The goods of a product that were there before it kept count: a movement for each place. The product is the document and
-- the place its line, so the ledger takes each once. Refuses with openingStock.hasMoved where it has moved already; a
-- movement that is being posted is waited for at its balance, then seen.
create function opening_stock_post(
  p_company_id uuid,
  p_product_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  p_unit_cost_micro bigint,
  p_places json -- [{location_id, ledger_id, point_of_sale, quantity_milli}]
) returns void language plpgsql as $$
declare
  v_place record;
begin
  perform check_company(p_company_id);
  for v_place in
    select * from json_to_recordset(p_places)
      as l (location_id uuid, ledger_id uuid, point_of_sale text, quantity_milli bigint)
    order by l.location_id
  loop
    perform post_stock(
      p_company_id, v_place.location_id, p_kind => 'opening', p_direction => 1, p_document_kind => 'product',
      p_document_id => p_product_id, p_user_id => p_user_id, p_occurred_at => p_recorded_at,
      p_recorded_at => p_recorded_at, p_lines => json_build_array(json_build_object(
        'id', v_place.location_id, 'ledger_id', v_place.ledger_id, 'product_id', p_product_id,
        'quantity_milli', v_place.quantity_milli, 'unit_cost_micro', p_unit_cost_micro)));
    if exists (
      select 1 from stock_ledger l
      where l.company_id = p_company_id and l.product_id = p_product_id and l.location_id = v_place.location_id
        and l.document_id <> p_product_id
    ) then
      raise exception 'openingStock.hasMoved' using errcode = 'CT001', detail = json_build_object(
        'pointOfSale', v_place.point_of_sale)::text;
    end if;
  end loop;
end $$;
