-- The version before goes on.

ALTER TABLE shop ADD COLUMN skips_preparing boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION order_step_is_legal(old_status order_status, new_status order_status, how fulfilment)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'awaiting_payment' THEN new_status IN ('received', 'cancelled')
    WHEN 'received' THEN new_status IN ('accepted', 'rejected', 'cancelled')
    WHEN 'accepted' THEN new_status IN ('preparing', 'ready', 'cancelled')
    WHEN 'preparing' THEN new_status IN ('ready', 'cancelled')
    WHEN 'ready' THEN new_status IN ('completed', 'cancelled') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'out_for_delivery' THEN new_status IN ('completed', 'cancelled')
    ELSE false
  END
$$;

CREATE OR REPLACE FUNCTION order_correction_is_legal(old_status order_status, new_status order_status, how fulfilment)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'accepted' THEN new_status = 'received'
    WHEN 'preparing' THEN new_status = 'accepted'
    WHEN 'ready' THEN new_status IN ('preparing', 'accepted')
    WHEN 'out_for_delivery' THEN new_status = 'ready'
    WHEN 'completed' THEN new_status = 'ready' OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'rejected' THEN new_status IN ('received', 'ready') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'cancelled' THEN new_status IN ('received', 'accepted', 'preparing', 'ready')
      OR (new_status = 'out_for_delivery' AND how = 'delivery')
    ELSE false
  END
$$;
