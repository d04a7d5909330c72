-- Lays goods of a product at a place upon those that lie there. It runs as the only role that may change what is left of
-- layers; its caller holds the balance.
create function lay_layer(
  p_company_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_cause text,
  p_source_id uuid, -- the movement or revaluation that it comes from; of what was there before, the document that found it
  p_document_id uuid, -- that takes it first, where it takes its goods back; of what was there before, an id of none
  p_quantity_milli bigint,
  p_value_nano numeric, -- of all of it
  p_recorded_at timestamptz
) returns void language plpgsql as $$
declare
  v_position integer;
begin
  perform check_company(p_company_id);
  select coalesce(max(l.position), 0) + 1 into v_position from stock_layer l
    where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = p_product_id;
  insert into stock_layer (company_id, location_id, product_id, position, cause, source_id, document_id, quantity_milli,
      value_nano, recorded_at)
    values (p_company_id, p_location_id, p_product_id, v_position, p_cause, p_source_id, p_document_id, p_quantity_milli,
      p_value_nano, p_recorded_at);
  insert into stock_layer_left (company_id, location_id, product_id, position, document_id, left_milli, left_nano)
    values (p_company_id, p_location_id, p_product_id, v_position, p_document_id, p_quantity_milli, p_value_nano);
end $$;
