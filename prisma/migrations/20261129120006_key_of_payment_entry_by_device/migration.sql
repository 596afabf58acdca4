-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_entry_by_device_id_idx" ON "payment_entry" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
