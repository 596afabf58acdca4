-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "status_change_ended_idx" ON "status_change" ("at")
  WHERE "status" IN ('completed', 'rejected', 'cancelled');
