-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_terms_id_idx" ON "users" ("terms_id") WHERE "terms_id" IS NOT NULL;
