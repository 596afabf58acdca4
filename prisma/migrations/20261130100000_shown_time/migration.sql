-- The version before goes on.
-- What a guest was shown, where the payment came too late for it.

ALTER TABLE orders ADD COLUMN shown_for timestamptz(3);
