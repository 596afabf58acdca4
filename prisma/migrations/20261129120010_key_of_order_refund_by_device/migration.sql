-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_refund_by_device_id_idx" ON "order_refund" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
