-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "access_link_sent_by_id_idx" ON "access_link" ("sent_by_id");
