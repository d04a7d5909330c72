-- Makes a company the tenant of the running transaction, within points of sale: row-level security then shows the
-- company's rows and no others, and of what belongs to a point of sale, that of these alone. `*` is all of them; any other
-- text is a list of ids with commas between, an empty one none.
-- SET LOCAL by EXECUTE, since set_config() is not forwarded to the workers of the distributed engine.
create function app_set_company(p_company_id uuid, p_points_of_sale text) returns void language plpgsql as $$
begin
  execute format('set local app.company_id = %L', p_company_id);
  execute format('set local app.points_of_sale = %L', p_points_of_sale);
end $$;
