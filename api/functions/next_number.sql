-- Takes the next number of a series and seals the document that it is for onto the one before. The series stays locked
-- until the transaction ends, so this comes as late as it can; a roll-back gives the number back, so there are no gaps.
-- It runs as the only role that may change a series, so numbers go forward and nowhere else.
create function next_number(
  p_company_id uuid,
  p_kind text,
  p_scope_id uuid,
  p_period text,
  p_content_hash bytea,
  out number bigint,
  out hash bytea,
  out previous_hash bytea -- empty for the first
) language plpgsql as $$
begin
  select h.last_number + 1, h.last_hash into number, previous_hash
    from hold_series(p_company_id, p_kind, p_scope_id, p_period) h;
  hash := seal(previous_hash, p_content_hash, number);
  update number_series s set last_number = number, last_hash = hash
    where s.company_id = p_company_id and s.kind = p_kind and s.scope_id = p_scope_id and s.period = p_period;
end $$;
