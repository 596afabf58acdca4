-- The version before goes on.
-- One payment id is one order, whoever of the staff sends it again.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_phone_payment_id_key" ON "orders" ("payment_id") WHERE "by_phone";
