-- The version before goes on.
-- Orders that were open when the kitchen began to count take their place in it: a pre-order for tomorrow asks as much of
-- it as one that is placed today. Their dishes are one point each, as any dish of which nobody has said how much work it is.

-- allowed: only those that are open, by the index of the status, each once
UPDATE orders o SET
  kitchen_at = coalesce(promised_for, requested_for, quoted_for)
    - CASE WHEN fulfilment = 'delivery' THEN (SELECT delivery_extra_minutes FROM shop) ELSE 0 END * interval '1 minute',
  load = ARRAY[(SELECT coalesce(sum(points * quantity), 0)::integer FROM order_line WHERE order_id = o.id)]
WHERE status IN ('awaiting_payment', 'received', 'accepted', 'preparing') AND kitchen_at IS NULL AND NOT is_test
  AND coalesce(promised_for, requested_for, quoted_for) > now();
