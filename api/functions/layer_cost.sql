-- What one of so many of a product costs that are about to be taken from the layers of a place, in millionths, as take_layers
-- takes them; what these lack costs what the last of them does. Null where there are none.
create function layer_cost(
  p_company_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_quantity_milli bigint,
  p_document_id uuid -- whose layers come first; null for none
) returns bigint language plpgsql as $$
declare
  v_layer record;
  v_milli bigint;
  v_left_milli bigint := p_quantity_milli;
  v_nano numeric := 0;
  v_last numeric;
begin
  perform check_company(p_company_id);
  for v_layer in
    select l.left_milli, l.left_nano from stock_layer_left l
      where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = p_product_id
      order by l.document_id is distinct from p_document_id, l.position
  loop
    exit when v_left_milli = 0;
    v_milli := least(v_layer.left_milli, v_left_milli);
    v_nano := v_nano + div(2 * v_layer.left_nano * v_milli + v_layer.left_milli, 2 * v_layer.left_milli);
    v_left_milli := v_left_milli - v_milli;
    v_last := average_cost(v_layer.left_milli, v_layer.left_nano);
  end loop;
  if v_last is null then
    return null;
  end if;
  return average_cost(p_quantity_milli, v_nano + v_left_milli * v_last);
end $$;
