-- The version before goes on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_mail_reply_to_idx" ON "outbox_mail" (lower("reply_to")) WHERE "reply_to" <> '';
