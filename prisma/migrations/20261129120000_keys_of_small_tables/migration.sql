-- The version before goes on.
CREATE INDEX "cash_up_after_id_idx" ON "cash_up" ("after_id") WHERE "after_id" IS NOT NULL;
CREATE INDEX "cash_up_by_user_id_idx" ON "cash_up" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
CREATE INDEX "cash_up_by_device_id_idx" ON "cash_up" ("by_device_id") WHERE "by_device_id" IS NOT NULL;
CREATE INDEX "customer_block_blocked_by_id_idx" ON "customer_block" ("blocked_by_id") WHERE "blocked_by_id" IS NOT NULL;
CREATE INDEX "device_paired_by_id_idx" ON "device" ("paired_by_id") WHERE "paired_by_id" IS NOT NULL;
CREATE INDEX "device_actor_id_idx" ON "device" ("actor_id") WHERE "actor_id" IS NOT NULL;
CREATE INDEX "look_published_by_id_idx" ON "look" ("published_by_id") WHERE "published_by_id" IS NOT NULL;
CREATE INDEX "pairing_code_created_by_id_idx" ON "pairing_code" ("created_by_id");
CREATE INDEX "text_edition_by_user_id_idx" ON "text_edition" ("by_user_id") WHERE "by_user_id" IS NOT NULL;
