-- The kitchen's tablets: paired once with a code, then signed in without a person.

CREATE TABLE "device" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" TEXT,
  "paired_by_id" UUID,
  "paired_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  "alarmed_at" TIMESTAMPTZ(3),
  CONSTRAINT "device_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "device_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 60),
  -- What has ended has no token any more, so that nothing can bring it back.
  CONSTRAINT "device_ended_check" CHECK (("ended_at" IS NULL) = ("token_hash" IS NOT NULL))
);
CREATE UNIQUE INDEX "device_token_hash_key" ON "device"("token_hash");
ALTER TABLE "device" ADD CONSTRAINT "device_paired_by_id_fkey"
  FOREIGN KEY ("paired_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "pairing_code" (
  "id" UUID NOT NULL,
  "selector" TEXT NOT NULL,
  "code_hash" TEXT NOT NULL,
  "device_name" TEXT NOT NULL,
  "created_by_id" UUID NOT NULL,
  "tries" SMALLINT NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "pairing_code_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pairing_code_tries_check" CHECK ("tries" BETWEEN 0 AND 5)
);
CREATE UNIQUE INDEX "pairing_code_selector_key" ON "pairing_code"("selector");
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_created_by_id_fkey"
  FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "status_change"
  ADD COLUMN "by_device_id" UUID,
  ADD COLUMN "undone_by_device_id" UUID;
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_by_device_id_fkey"
  FOREIGN KEY ("by_device_id") REFERENCES "device"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_undone_by_device_id_fkey"
  FOREIGN KEY ("undone_by_device_id") REFERENCES "device"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "audit_entry" ADD COLUMN "by_device_id" UUID;
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_by_device_id_fkey"
  FOREIGN KEY ("by_device_id") REFERENCES "device"("id") ON DELETE SET NULL ON UPDATE CASCADE;
