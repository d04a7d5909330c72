-- Ids of products that may be meant, by the index of trigrams, which begins with the company: at most p_limit, in no order.
-- LIKE is not leakproof, so under row-level security that index would not be used: this reads as a role with a policy of its
-- own, and therefore refuses any company but the one that the transaction has entered. What it finds is planned apart, or
-- else the limit would make reading all rows look cheap.
create function product_search(p_company_id uuid, p_groups jsonb, p_limit integer) returns setof uuid
language plpgsql stable set enable_seqscan = off set enable_indexscan = off set jit = off as $$
begin
  perform check_company(p_company_id);
  return query execute format(
    'with found as materialized (select x.id from public.product x where x.company_id = $1 and %s)
     select f.id from found f limit $2',
    search_condition(p_groups)) using p_company_id, p_limit;
end $$;
