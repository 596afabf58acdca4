-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "age_check_by_device_id_idx" ON "age_check" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
