-- Leaves it open for all balances of one place whether their goods lie in layers: the next movement of each decides, by what
-- the company has chosen by then. Nothing is rewritten; until then a balance is worth what it is. Balances are held in the order
-- in which documents hold them; whoever asks for all places of a company asks in their order. It runs as the only role that may
-- change a balance.
create function reset_layers(p_company_id uuid, p_location_id uuid) returns void language plpgsql as $$
begin
  perform check_company(p_company_id);
  perform 1 from stock_balance b
    where b.company_id = p_company_id and b.location_id = p_location_id and b.is_layered is not null
    order by b.product_id for update;
  update stock_balance set is_layered = null
    where company_id = p_company_id and location_id = p_location_id and is_layered is not null;
end $$;
