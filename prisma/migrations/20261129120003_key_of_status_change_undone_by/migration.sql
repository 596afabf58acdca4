-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "status_change_undone_by_id_idx" ON "status_change" ("undone_by_id") WHERE "undone_by_id" IS NOT NULL;
