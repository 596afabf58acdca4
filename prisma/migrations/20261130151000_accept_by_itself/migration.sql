-- The version before goes on.

ALTER TABLE shop
  ADD COLUMN auto_accept boolean DEFAULT false NOT NULL,
  ADD COLUMN auto_accept_alcohol boolean DEFAULT false NOT NULL,
  ADD COLUMN auto_accept_first_rappen integer DEFAULT 5000 NOT NULL,
  ADD CONSTRAINT shop_auto_accept_check CHECK (auto_accept_first_rappen BETWEEN 0 AND 100000);
