-- The version before goes on.

ALTER TABLE orders VALIDATE CONSTRAINT orders_total_check;

ALTER TABLE orders VALIDATE CONSTRAINT orders_source_check;
