-- Decides for many balances of one place at once that their goods lie in no layers, where the company does without them: those
-- of which nobody has decided it yet, and of which nothing lies in layers from before. The others are decided one by one, see
-- decide_layers. The company's row is held likewise; the caller holds the balances.
create function decide_average(p_company_id uuid, p_location_id uuid, p_product_ids uuid[]) returns void
language plpgsql as $$
declare
  v_undecided uuid[];
  v_in_layers uuid[];
  v_is_fifo boolean;
begin
  perform check_company(p_company_id);
  v_undecided := array(select b.product_id from stock_balance b
    where b.company_id = p_company_id and b.location_id = p_location_id and b.product_id = any (p_product_ids)
      and b.is_layered is null);
  if cardinality(v_undecided) = 0 then
    return;
  end if;
  select c.stock_valuation = 'fifo' into v_is_fifo from company c where c.id = p_company_id for share;
  if v_is_fifo then
    return;
  end if;
  v_in_layers := array(select l.product_id from stock_layer_left l
    where l.company_id = p_company_id and l.location_id = p_location_id and l.product_id = any (v_undecided));
  perform mark_layered(
    p_company_id, p_location_id, array(select unnest(v_undecided) except select unnest(v_in_layers)), false);
end $$;
