-- The version before goes on.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "receipt_replaces_key" ON "receipt" ("replaces_year", "replaces_number") WHERE "replaces_year" IS NOT NULL;
