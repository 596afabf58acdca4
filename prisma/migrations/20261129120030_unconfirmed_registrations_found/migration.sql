-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_unconfirmed_idx" ON "users" (coalesce("terms_accepted_at", "created_at")) WHERE "verified_at" IS NULL AND "role" = 'customer';
