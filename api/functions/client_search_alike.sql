-- Ids of clients that have, for each word, one of its spellings; those most like the text come first. p_words is an array
-- of arrays of patterns. What they find is planned apart, or else the limit would make the whole table look cheap.
-- It reads as client_search does.
create function client_search_alike(p_company_id uuid, p_text text, p_words jsonb, p_limit integer) returns setof uuid
language plpgsql stable as $$
declare
  v_condition text := fuzzy_search_condition(p_words);
begin
  perform check_company(p_company_id);
  if v_condition is null then return; end if;
  return query execute format(
    'with found as materialized (select x.id, x.search_text from public.client x where x.company_id = $1 and %s)
     select f.id from (select * from found limit 200) f order by word_similarity($2, f.search_text) desc, f.id limit $3',
    v_condition) using p_company_id, p_text, p_limit;
end $$;
