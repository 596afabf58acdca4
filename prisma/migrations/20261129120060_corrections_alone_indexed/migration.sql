-- The version before goes on.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payment_entry_corrects_key" ON "payment_entry" ("corrects_id") WHERE "corrects_id" IS NOT NULL;
