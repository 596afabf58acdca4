-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_refund_by_user_id_idx" ON "order_refund" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
