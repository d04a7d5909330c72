-- Takes personal values out of posted rows: of entries of the audit trail fields are left out, and nothing else can be
-- changed of them; on the documents of clients that were erased their name gives way to what they are called since, and
-- what was noted of them and what says who paid go. It runs as the only role that may do so.
create function erase_posted(
  p_company_id uuid,
  p_client_ids uuid[],
  p_entries json -- [{id, recorded_at, before, after}]
) returns void language plpgsql as $$
declare
  v_names text[] := array(select distinct c.name from client c
    where c.company_id = p_company_id and c.id = any(p_client_ids) and c.erased_at is not null);
  v_erased integer := (select count(*) from client c
    where c.company_id = p_company_id and c.id = any(p_client_ids) and c.erased_at is not null);
  v_name text;
  v_changed integer;
begin
  perform check_company(p_company_id);
  if coalesce(current_setting('app.points_of_sale', true), '') <> '*' then
    raise exception 'documents of some points of sale alone would lose the name';
  end if;
  if v_erased < cardinality(p_client_ids) or cardinality(v_names) > 1 then
    raise exception 'a client whose documents lose the name was not erased';
  end if;
  update audit_log a set before = e.before, after = e.after
    from json_to_recordset(p_entries) as e (id uuid, recorded_at timestamptz, before jsonb, after jsonb)
    where a.company_id = p_company_id and a.recorded_at = e.recorded_at and a.id = e.id
      and (a.before @> e.before or (a.before is null and e.before is null))
      and (a.after @> e.after or (a.after is null and e.after is null));
  get diagnostics v_changed = row_count;
  if v_changed < json_array_length(p_entries) then
    raise exception 'an entry of the audit trail would be changed otherwise than by leaving out';
  end if;
  foreach v_name in array v_names loop
    update sale set seller = jsonb_set(seller, '{client}', to_jsonb(v_name)), note = null, payers = null
      where company_id = p_company_id and client_id = any(p_client_ids);
    update client_payment set seller = jsonb_set(seller, '{client}', to_jsonb(v_name)), payers = null
      where company_id = p_company_id and client_id = any(p_client_ids);
    update sales_return set seller = jsonb_set(seller, '{client}', to_jsonb(v_name)), comment = null
      where company_id = p_company_id and client_id = any(p_client_ids);
  end loop;
end $$;
