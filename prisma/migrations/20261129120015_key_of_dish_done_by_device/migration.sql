-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "dish_done_by_device_id_idx" ON "dish_done" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
