-- The money side of a document: a movement in the ledger for each entry, signed from the cash box's side. What is
-- paid on credit names whose account it is on; what is paid or given back by voucher, the voucher.
create function post_money(
  p_company_id uuid,
  p_session_id uuid,
  p_register_id uuid,
  p_currency text,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_occurred_at timestamptz,
  p_recorded_at timestamptz,
  p_entries json -- [{id, line_number, kind, payment_method_id, amount_minor, client_id, voucher_id}]
) returns void language plpgsql as $$
declare
  v_entry record;
begin
  for v_entry in
    select * from json_to_recordset(p_entries)
      as e (id uuid, line_number integer, kind text, payment_method_id uuid, amount_minor bigint, client_id uuid,
        voucher_id uuid)
  loop
    insert into money_ledger (company_id, id, kind, payment_method_id, cash_session_id, register_id, amount_minor,
        currency, document_kind, document_id, line_number, client_id, voucher_id, user_id,
        occurred_at, recorded_at)
      values (p_company_id, v_entry.id, v_entry.kind, v_entry.payment_method_id, p_session_id, p_register_id,
        v_entry.amount_minor, p_currency, p_document_kind, p_document_id, v_entry.line_number, v_entry.client_id,
        v_entry.voucher_id, p_user_id, p_occurred_at, p_recorded_at);
  end loop;
end $$;
