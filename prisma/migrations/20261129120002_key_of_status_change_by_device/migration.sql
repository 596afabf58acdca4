-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "status_change_by_device_id_idx" ON "status_change" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
