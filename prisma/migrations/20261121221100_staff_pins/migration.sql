-- On a paired device a PIN says who acts from then on.

ALTER TABLE "users" ADD COLUMN "pin_hash" TEXT;
-- Two people with one PIN could not be told apart.
CREATE UNIQUE INDEX "users_pin_hash_key" ON "users"("pin_hash");

ALTER TABLE "device"
  ADD COLUMN "actor_id" UUID,
  ADD COLUMN "actor_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT "device_actor_check" CHECK ("actor_id" IS NULL OR "actor_until" IS NOT NULL);
ALTER TABLE "device" ADD CONSTRAINT "device_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
