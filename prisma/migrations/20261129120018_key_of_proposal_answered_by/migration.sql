-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "proposal_answered_by_id_idx" ON "proposal" ("answered_by_id") WHERE "answered_by_id" IS NOT NULL;
