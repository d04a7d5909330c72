-- Changes what the stock of a product at a place is worth and writes down why, in a row of its own; nothing where the change
-- is nothing.
create function post_revaluation(
  p_company_id uuid,
  p_id uuid,
  p_location_id uuid,
  p_product_id uuid,
  p_value_nano numeric, -- added
  p_cause text,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz
) returns void language plpgsql as $$
begin
  perform check_company(p_company_id);
  if p_value_nano = 0 then
    return;
  end if;
  perform change_value(p_company_id, p_location_id, p_product_id, p_value_nano);
  insert into stock_revaluation (company_id, id, location_id, product_id, value_nano, cause, document_kind, document_id,
      user_id, recorded_at)
    values (p_company_id, p_id, p_location_id, p_product_id, p_value_nano, p_cause, p_document_kind, p_document_id,
      p_user_id, p_recorded_at);
end $$;
