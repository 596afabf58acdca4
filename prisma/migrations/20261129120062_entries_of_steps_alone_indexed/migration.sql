-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_entry_step_idx" ON "payment_entry" ("status_change_id") WHERE "status_change_id" IS NOT NULL;
