-- Takes the money of a ticket that came after its session was closed out of what was over or short there, by movements beside
-- those of the ticket, and writes down where what is left needs approval.
create function post_late_money(
  p_company_id uuid,
  p_sale_id uuid,
  p_entries json -- [{id, line_number, payment_method_id, amount_minor}]
) returns void language plpgsql as $$
declare
  v_sale sale;
  v_entry record;
begin
  select * into strict v_sale from sale s where s.company_id = p_company_id and s.id = p_sale_id;
  for v_entry in
    select * from json_to_recordset(p_entries)
      as e (id uuid, line_number integer, payment_method_id uuid, amount_minor bigint)
  loop
    insert into money_ledger (company_id, id, kind, payment_method_id, cash_session_id, register_id, amount_minor,
        currency, document_kind, document_id, line_number, user_id, occurred_at, recorded_at)
      values (p_company_id, v_entry.id, 'overShort', v_entry.payment_method_id, v_sale.cash_session_id,
        v_sale.register_id, v_entry.amount_minor, v_sale.currency, 'lateTicket', v_sale.id, v_entry.line_number,
        v_sale.user_id, v_sale.occurred_at, v_sale.recorded_at);
  end loop;
  perform restate_closing(p_company_id, v_sale.cash_session_id, 'lateTicket', v_sale.id, v_sale.recorded_at);
end $$;
