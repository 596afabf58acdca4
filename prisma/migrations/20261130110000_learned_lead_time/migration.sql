-- The version before goes on.
-- A promise that takes as long as orders of the last weeks took, where the owner has switched it on.

ALTER TABLE shop ADD COLUMN learns_lead_time boolean NOT NULL DEFAULT false, ADD COLUMN learns_since timestamptz(3),
  ADD CONSTRAINT shop_learns_since_check CHECK (learns_lead_time = (learns_since IS NOT NULL));

ALTER TYPE demo_kind ADD VALUE 'kitchen_history';
