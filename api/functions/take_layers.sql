-- Takes goods of a product at a place from its oldest layers, or from those that a document has laid first, and writes down
-- what was taken of each. A part of a layer is worth its share, rounded; the rest of the layer keeps the rest. Gives what was
-- taken, less than was asked for where less lies there: {milli, nano}. It runs as the only role that may change what is left of
-- layers; its caller holds the balance.
create function take_layers(
  p_company_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_quantity_milli bigint, -- null for all that is there
  p_cause text,
  p_taken_by uuid, -- the movement or revaluation
  p_document_id uuid, -- whose layers come first; null for none
  p_recorded_at timestamptz
) returns json language plpgsql as $$
declare
  v_layer record;
  v_taken_milli bigint := 0;
  v_taken_nano numeric := 0;
  v_milli bigint;
  v_nano numeric;
begin
  perform check_company(p_company_id);
  for v_layer in
    select l.position, l.left_milli, l.left_nano from stock_layer_left l
      where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = p_product_id
      order by l.document_id is distinct from p_document_id, l.position
  loop
    exit when v_taken_milli = p_quantity_milli;
    v_milli := least(v_layer.left_milli, p_quantity_milli - v_taken_milli);
    if v_milli = v_layer.left_milli then
      v_nano := v_layer.left_nano;
      delete from stock_layer_left l
        where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = p_product_id
          and l.position = v_layer.position;
    else
      v_nano := div(2 * v_layer.left_nano * v_milli + v_layer.left_milli, 2 * v_layer.left_milli);
      update stock_layer_left l set left_milli = l.left_milli - v_milli, left_nano = l.left_nano - v_nano
        where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = p_product_id
          and l.position = v_layer.position;
    end if;
    insert into stock_layer_use (company_id, location_id, product_id, position, cause, taken_by, quantity_milli, value_nano,
        recorded_at)
      values (p_company_id, p_location_id, p_product_id, v_layer.position, p_cause, p_taken_by, v_milli, v_nano,
        p_recorded_at);
    v_taken_milli := v_taken_milli + v_milli;
    v_taken_nano := v_taken_nano + v_nano;
  end loop;
  return json_build_object('milli', v_taken_milli, 'nano', v_taken_nano);
end $$;
