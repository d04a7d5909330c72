-- Locks vouchers until the transaction ends, always in the same order, so that nobody takes anything off them meanwhile.
create function hold_vouchers(p_company_id uuid, p_voucher_ids uuid[]) returns void language plpgsql as $$
begin
  perform 1 from voucher_lock k
    where k.company_id = p_company_id and k.voucher_id = any (p_voucher_ids)
    order by k.voucher_id for update;
end $$;
