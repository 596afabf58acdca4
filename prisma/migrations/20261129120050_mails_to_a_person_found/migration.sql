-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_mail_to_address_idx" ON "outbox_mail" (lower("to_address"));
