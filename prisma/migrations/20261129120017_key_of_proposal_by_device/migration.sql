-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "proposal_by_device_id_idx" ON "proposal" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
