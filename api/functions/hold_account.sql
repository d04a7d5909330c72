-- Holds the account of a client until the transaction ends, so that nobody else adds to what is owed on it against its
-- limit, or takes off it, meanwhile. Gives whose documents are on it: the client that stands for it, and all who were merged
-- into them. Documents may go on naming the client.
create function hold_account(p_company_id uuid, p_client_id uuid) returns uuid[] language plpgsql as $$
declare
  v_account_id uuid := p_client_id;
begin
  loop
    select coalesce(c.merged_into_id, c.id) into v_account_id from client c
      where c.company_id = p_company_id and c.id = v_account_id;
    if v_account_id is null then
      return '{}';
    end if;
    -- Whoever was merged into another one meanwhile has left their account to that one.
    perform 1 from client c
      where c.company_id = p_company_id and c.id = v_account_id and c.merged_into_id is null for no key update;
    exit when found;
  end loop;
  return array(
    select c.id from client c
      where c.company_id = p_company_id and (c.id = v_account_id or c.merged_into_id = v_account_id));
end $$;
