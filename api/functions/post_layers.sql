-- Lays what a document has brought in to a place upon its layers, or takes from them what it has taken out: for products whose
-- goods lie in layers, and those of which nobody has decided it yet. It comes after balances and ledger have changed and what was
-- owed is settled, with the balances held.
--
-- What a line says that its goods cost, and what the layers say, may differ: a ticket is sealed before it is posted, and a cost
-- has six decimals. The gap is a row of its own (post_revaluation), so that the stock is worth what is left of its layers. What
-- goes out beyond them is owed at the cost of its line. Goods that come in where some are owed settle those first; what is then
-- there is one layer. The lines are read once, however many products there are of.
create function post_layers(
  p_company_id uuid,
  p_location_id uuid,
  p_direction integer,
  p_document_kind text,
  p_document_id uuid,
  p_user_id uuid,
  p_recorded_at timestamptz,
  -- [{ledger_id, product_id, quantity_milli, pack_quantity_milli, unit_cost_micro, carried_by, from_document_id}]: carried_by is
  -- the movement by which goods that come in have left another place, whose layers they keep; from_document_id the document
  -- whose layers go out first
  p_lines json
) returns void language plpgsql as $$
declare
  v_product_ids uuid[];
  v_goods record;
  v_line record;
  v_layer record;
  v_taken json;
  v_had_milli bigint;
  v_left_milli bigint;
  v_gap_nano numeric;
begin
  perform check_company(p_company_id);
  v_product_ids := array(select distinct l.product_id from json_to_recordset(p_lines) as l (product_id uuid));
  perform decide_average(p_company_id, p_location_id, v_product_ids);
  for v_goods in
    select b.product_id, b.is_layered, b.on_hand_milli, b.value_nano, l.milli, l.nano, l.lines
      from stock_balance b join (
        select x.product_id, sum(x.milli)::bigint as milli, sum(x.milli::numeric * x.unit_cost_micro) as nano,
            json_agg(x) as lines
          from (select r.ledger_id, r.product_id, r.unit_cost_micro, r.carried_by, r.from_document_id, r.ordinality,
                r.quantity_milli * coalesce(r.pack_quantity_milli, 1000) / 1000 as milli
              from rows from (json_to_recordset(p_lines) as (ledger_id uuid, product_id uuid, quantity_milli bigint,
                pack_quantity_milli bigint, unit_cost_micro bigint, carried_by uuid, from_document_id uuid))
                with ordinality as r) x
          group by x.product_id) l on l.product_id = b.product_id
      where b.company_id = p_company_id and b.location_id = p_location_id and b.is_layered is distinct from false
        and b.product_id = any (v_product_ids)
      order by b.product_id
  loop
    v_had_milli := v_goods.on_hand_milli - p_direction * v_goods.milli;
    v_gap_nano := 0;
    if v_goods.is_layered is null then
      v_gap_nano := decide_layers(
        p_company_id, p_location_id, v_goods.product_id, p_had_milli => v_had_milli,
        p_had_nano => v_goods.value_nano - p_direction * v_goods.nano, p_document_id => p_document_id,
        p_recorded_at => p_recorded_at);
      continue when v_gap_nano is null;
    end if;
    for v_line in
      select * from json_to_recordset(v_goods.lines) as l (ledger_id uuid, unit_cost_micro bigint, carried_by uuid,
          from_document_id uuid, milli bigint, ordinality bigint)
        order by l.ordinality
    loop
      if p_direction = -1 then
        v_taken := take_layers(
          p_company_id, p_location_id, v_goods.product_id, p_quantity_milli => v_line.milli, p_cause => 'movement',
          p_taken_by => v_line.ledger_id, p_document_id => v_line.from_document_id, p_recorded_at => p_recorded_at);
        v_gap_nano := v_gap_nano + (v_taken ->> 'milli')::numeric * v_line.unit_cost_micro - (v_taken ->> 'nano')::numeric;
      elsif v_had_milli < 0 then
        if v_goods.on_hand_milli > 0 then
          perform lay_layer(
            p_company_id, p_location_id, v_goods.product_id, p_cause => 'movement', p_source_id => v_line.ledger_id,
            p_document_id => p_document_id, p_quantity_milli => v_goods.on_hand_milli, p_value_nano => v_goods.value_nano,
            p_recorded_at => p_recorded_at);
        end if;
        exit;
      else
        v_left_milli := v_line.milli;
        for v_layer in
          select u.quantity_milli, u.value_nano from stock_layer_use u
            where u.company_id = p_company_id and u.taken_by = v_line.carried_by and u.product_id = v_goods.product_id
            order by u.location_id, u.position
        loop
          perform lay_layer(
            p_company_id, p_location_id, v_goods.product_id, p_cause => 'movement', p_source_id => v_line.ledger_id,
            p_document_id => p_document_id, p_quantity_milli => v_layer.quantity_milli,
            p_value_nano => v_layer.value_nano, p_recorded_at => p_recorded_at);
          v_left_milli := v_left_milli - v_layer.quantity_milli;
          v_gap_nano := v_gap_nano + v_layer.value_nano - v_layer.quantity_milli::numeric * v_line.unit_cost_micro;
        end loop;
        if v_left_milli > 0 then
          perform lay_layer(
            p_company_id, p_location_id, v_goods.product_id, p_cause => 'movement', p_source_id => v_line.ledger_id,
            p_document_id => p_document_id, p_quantity_milli => v_left_milli,
            p_value_nano => v_left_milli::numeric * v_line.unit_cost_micro, p_recorded_at => p_recorded_at);
        end if;
      end if;
      perform post_revaluation(
        p_company_id, v_line.ledger_id, p_location_id, v_goods.product_id, v_gap_nano, p_cause => 'layers',
        p_document_kind => p_document_kind, p_document_id => p_document_id, p_user_id => p_user_id,
        p_recorded_at => p_recorded_at);
      v_gap_nano := 0;
    end loop;
  end loop;
end $$;
