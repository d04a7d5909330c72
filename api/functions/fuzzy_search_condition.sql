-- The condition on x.search_text that each word occurs in one of its spellings; null without words. Patterns are
-- written into it one by one, quoted, because only then each of them is looked up in the index.
create function fuzzy_search_condition(p_words jsonb) returns text language sql immutable as $$
  select string_agg('(' || w.spellings || ')', ' and ')
  from (
    select (select string_agg(format('x.search_text like %L', p), ' or ') from jsonb_array_elements_text(each.value) p)
        as spellings
    from jsonb_array_elements(p_words) each) w
$$;
