-- The few payments that are still open must not be looked for among a million collected ones.
-- CreateIndex
CREATE INDEX "payment_status_created_at_id_idx" ON "payment"("status", "created_at" DESC, "id" DESC);
