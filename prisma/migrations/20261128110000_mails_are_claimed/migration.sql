-- The version before goes on.
-- A claim also puts off the next try, which the version before reads: it does not send what another process has claimed.
ALTER TABLE "outbox_mail" ADD COLUMN "claimed_at" TIMESTAMPTZ(3);
