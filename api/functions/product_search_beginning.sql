-- Ids of products whose search text begins so, in its order, at most p_limit: by the index of beginnings, whose length is
-- that of `left`. It reads as product_search does.
create function product_search_beginning(p_company_id uuid, p_beginning text, p_limit integer) returns setof uuid
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  v_from text := left(p_beginning, 32);
begin
  perform check_company(p_company_id);
  return query
    select x.id from public.product x
    where x.company_id = p_company_id
      and left(x.search_text, 32) collate "C" >= v_from
      and left(x.search_text, 32) collate "C" < v_from || chr(1114111)
      and starts_with(x.search_text, p_beginning)
    order by left(x.search_text, 32) collate "C", x.id
    limit p_limit;
end $$;
