-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "age_check_by_user_id_idx" ON "age_check" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
