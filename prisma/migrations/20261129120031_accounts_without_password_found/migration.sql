-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_without_password_idx" ON "users" (coalesce("last_seen_at", "created_at")) WHERE "password_hash" IS NULL AND "role" = 'customer';
