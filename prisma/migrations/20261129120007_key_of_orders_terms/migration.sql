-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_terms_id_idx" ON "orders" ("terms_id") WHERE "terms_id" IS NOT NULL;
