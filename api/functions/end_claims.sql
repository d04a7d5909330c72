-- Ends all that a ticket which was just posted had claimed of vouchers, whatever it was paid by: the movements of its money
-- take the place of it. Gives the vouchers of which more was taken than was left to it, what was left before less what other
-- tickets hold, and those that it had never claimed so much of, [{left_minor, taken_minor, is_claimed}] in their order; null
-- for none. Vouchers that it names must be held.
create function end_claims(p_company_id uuid, p_sale_id uuid) returns json
language plpgsql as $$
declare
  v_taken record;
  v_held bigint;
  v_left bigint;
  v_is_claimed boolean;
  v_spent json[] := '{}';
begin
  for v_taken in
    select l.voucher_id, sum(l.amount_minor) as amount_minor, max(l.recorded_at) as recorded_at from money_ledger l
      where l.company_id = p_company_id and l.document_id = p_sale_id and l.document_kind = 'sale'
        and l.voucher_id is not null
      group by l.voucher_id order by l.voucher_id
  loop
    select coalesce(sum(c.amount_minor), 0) into v_held from voucher_claim c
      where c.company_id = p_company_id and c.voucher_id = v_taken.voucher_id and c.ticket_id <> p_sale_id
        and c.held_until > v_taken.recorded_at;
    select v_taken.amount_minor - sum(l.amount_minor) - v_held into v_left from money_ledger l
      where l.company_id = p_company_id and l.voucher_id = v_taken.voucher_id;
    v_is_claimed := exists (
      select 1 from voucher_claim c
        where c.company_id = p_company_id and c.voucher_id = v_taken.voucher_id and c.ticket_id = p_sale_id
          and c.amount_minor >= v_taken.amount_minor);
    if v_taken.amount_minor > v_left or not v_is_claimed then
      v_spent := v_spent || json_build_object(
        'left_minor', v_left, 'taken_minor', v_taken.amount_minor, 'is_claimed', v_is_claimed);
    end if;
  end loop;
  delete from voucher_claim c where c.company_id = p_company_id and c.ticket_id = p_sale_id;
  return case when cardinality(v_spent) > 0 then array_to_json(v_spent) end;
end $$;
