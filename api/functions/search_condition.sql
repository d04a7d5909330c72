-- The condition on a row x that each group is met in one of its ways: `true` without groups. A way is a pattern that the
-- search text is like, or a column with the ids of which it holds one. They are written into the condition one by one,
-- quoted, because only then each of them is looked up in an index.
create function search_condition(p_groups jsonb) returns text language sql immutable as $$
  select coalesce(string_agg('(' || coalesce(g.ways, 'false') || ')', ' and '), 'true')
  from (
    select (
      select string_agg(
        case jsonb_typeof(w)
          when 'string' then format('x.search_text like %L', w #>> '{}')
          else format('x.%I = any (%L::uuid[])', w ->> 'column', translate(w ->> 'ids', '[]" ', '{}'))
        end, ' or ')
      from jsonb_array_elements(each.value) w) as ways
    from jsonb_array_elements(p_groups) each) g
$$;
