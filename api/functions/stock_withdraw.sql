-- Takes goods back out of one place that a document had brought in, each as a movement of that other document. The ledger
-- keeps both: nothing that was posted goes away.
create function stock_withdraw(
  p_company_id uuid,
  p_location_id uuid,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  p_lines json -- [{id, ledger_id, product_id, designation, quantity_milli, unit_cost_micro}]
) returns void language plpgsql as $$
begin
  perform check_company(p_company_id);
  perform post_stock(
    p_company_id, p_location_id, p_kind => 'adjustment', p_direction => -1, p_document_kind => p_document_kind,
    p_document_id => p_document_id, p_user_id => p_user_id, p_occurred_at => p_recorded_at,
    p_recorded_at => p_recorded_at, p_lines => p_lines);
end $$;
