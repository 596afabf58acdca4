-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "status_change_by_user_id_idx" ON "status_change" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
