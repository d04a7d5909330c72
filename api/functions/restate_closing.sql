-- Writes down what is left of the differences of a closed session, where a late ticket or a correction changed one that was
-- beyond what is tolerated, or is by now, and whatever changes one that was brought within it. What was tolerated at the closing stays tolerated; of one that was within it, what
-- is tolerated today.
create function restate_closing(
  p_company_id uuid,
  p_session_id uuid,
  p_document_kind text, -- lateTicket, sessionCorrection
  p_document_id uuid,
  p_recorded_at timestamptz
) returns void language plpgsql as $$
declare
  v_session cash_session;
  v_last closing_restatement;
  v_tolerance bigint;
  v_left bigint;
  v_is_changed boolean;
begin
  select * into strict v_session from cash_session s where s.company_id = p_company_id and s.id = p_session_id;
  -- Those of a register are made one after another, as its corrections are.
  perform 1 from register r where r.company_id = p_company_id and r.id = v_session.register_id for no key update;
  select * into v_last from closing_restatement c
    where c.company_id = p_company_id and c.cash_session_id = p_session_id order by c.position desc limit 1;
  select e.tolerance_minor into v_tolerance from closing_excess e
    where e.company_id = p_company_id and e.cash_session_id = p_session_id;
  v_tolerance := coalesce(v_tolerance, v_last.tolerance_minor, (
    select coalesce(p.cash_tolerance_minor, c.cash_tolerance_minor)
      from point_of_sale p join company c on c.id = p.company_id
      where p.company_id = p_company_id and p.id = v_session.point_of_sale_id));
  if v_tolerance is null then
    return;
  end if;
  select max(abs(d.amount_minor)),
      bool_or(d.moved_minor <> 0 and (not v_last.is_beyond
        or greatest(abs(d.amount_minor), abs(d.amount_minor - d.moved_minor)) > v_tolerance))
    into v_left, v_is_changed
    from (
      select sum(l.amount_minor) as amount_minor,
          sum(case when l.document_kind = p_document_kind and l.document_id = p_document_id
            then l.amount_minor else 0 end) as moved_minor
        from money_ledger l
        where l.company_id = p_company_id and l.cash_session_id = p_session_id and l.kind = 'overShort'
        group by l.payment_method_id) d;
  if not coalesce(v_is_changed, false) then
    return;
  end if;
  insert into closing_restatement (company_id, cash_session_id, position, point_of_sale_id, document_kind, document_id,
      tolerance_minor, left_minor, is_beyond, recorded_at)
    values (p_company_id, p_session_id, coalesce(v_last.position, 0) + 1, v_session.point_of_sale_id, p_document_kind,
      p_document_id, v_tolerance, v_left, v_left > v_tolerance, p_recorded_at);
end $$;
