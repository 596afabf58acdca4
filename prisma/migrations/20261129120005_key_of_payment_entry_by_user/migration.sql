-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_entry_by_user_id_idx" ON "payment_entry" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
