-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_reversal_by_user_id_idx" ON "order_reversal" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
