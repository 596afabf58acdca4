-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "proposal_answered_device_id_idx" ON "proposal" ("answered_device_id") WHERE "answered_device_id" IS NOT NULL;
