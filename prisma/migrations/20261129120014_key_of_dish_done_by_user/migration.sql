-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "dish_done_by_user_id_idx" ON "dish_done" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
