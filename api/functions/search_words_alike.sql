-- Words of a company's texts that are like one of the patterns, the likest to p_word first, at most p_limit. It reads as
-- product_search does.
create function search_words_alike(p_company_id uuid, p_entity text, p_word text, p_patterns jsonb, p_limit integer)
returns setof text
language plpgsql stable set enable_seqscan = off set enable_indexscan = off set jit = off as $$
begin
  perform check_company(p_company_id);
  return query execute format(
    'select x.search_text
     from (select w.word as search_text from public.search_word w where w.company_id = $1 and w.entity = $2) x
     where %s order by similarity(x.search_text, $3) desc, x.search_text limit $4',
    search_condition(jsonb_build_array(p_patterns))) using p_company_id, p_entity, p_word, p_limit;
end $$;
