-- What one of a product costs at a place, in millionths: what there is of it divided by what that is worth (weighted average).
-- Null where there is nothing to divide. A value below zero is what rounding has left.
create function average_cost(
  p_on_hand_milli bigint,
  p_value_nano numeric -- thousandths of a millionth: a thousandth of the unit at a millionth
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_on_hand_milli > 0 then least(greatest(round(p_value_nano / p_on_hand_milli), 0), 999999999999999)::bigint
  end
$$;
