-- Ids of clients whose search text holds patterns, all of them, at most p_limit and in no order. LIKE is not leakproof, so
-- under row-level security its index would not be used: this reads as a role with a policy of its own, and therefore
-- refuses any company but the one that the transaction has entered.
create function client_search(p_company_id uuid, p_pattern text, p_others text[], p_limit integer) returns setof uuid
language plpgsql stable as $$
begin
  perform check_company(p_company_id);
  return query
    select x.id from public.client x
    where x.company_id = p_company_id and x.search_text like p_pattern and x.search_text like all (p_others)
    limit p_limit;
end $$;
