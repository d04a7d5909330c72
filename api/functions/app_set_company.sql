-- Makes a company the tenant of the running transaction: row-level security then shows its rows and no others.
-- SET LOCAL by EXECUTE, since set_config() is not forwarded to the workers of the distributed engine.
create function app_set_company(p_company_id uuid) returns void language plpgsql as $$
begin
  execute format('set local app.company_id = %L', p_company_id);
end $$;
