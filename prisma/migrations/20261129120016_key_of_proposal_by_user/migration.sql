-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "proposal_by_user_id_idx" ON "proposal" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
