-- Decides for a balance whether its goods lie in layers, as the company has chosen by now, whose row is held until the
-- transaction ends: whoever chooses otherwise waits. What lay in layers before is taken out of them; what is there becomes one
-- layer at what it is worth. That one is no document's: a document that takes back its own goods leaves it. Gives by how much
-- its value has to change for that: a value below zero, or of nothing, is what rounding has left. Null where the company does
-- without layers.
create function decide_layers(
  p_company_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_had_milli bigint, -- what was there before the document
  p_had_nano numeric,
  p_document_id uuid,
  p_recorded_at timestamptz
) returns numeric language plpgsql as $$
declare
  v_is_fifo boolean;
begin
  perform check_company(p_company_id);
  select c.stock_valuation = 'fifo' into v_is_fifo from company c where c.id = p_company_id for share;
  perform take_layers(
    p_company_id, p_location_id, p_product_id, p_quantity_milli => null, p_cause => 'valuation',
    p_taken_by => p_document_id, p_document_id => null, p_recorded_at => p_recorded_at);
  perform mark_layered(p_company_id, p_location_id, array[p_product_id], v_is_fifo);
  if not v_is_fifo then
    return null;
  end if;
  if p_had_milli < 0 then
    return 0;
  elsif p_had_milli = 0 then
    return -p_had_nano;
  end if;
  perform lay_layer(
    p_company_id, p_location_id, p_product_id, p_cause => 'begun', p_source_id => p_document_id,
    p_document_id => gen_random_uuid(), p_quantity_milli => p_had_milli, p_value_nano => greatest(p_had_nano, 0),
    p_recorded_at => p_recorded_at);
  return greatest(p_had_nano, 0) - p_had_nano;
end $$;
