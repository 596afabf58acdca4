-- A code belongs to the registration that it was mailed for: which client sent that, and whether another one has
-- registered the address as well. Of the client only a keyed hash is kept, and no longer than the code.
ALTER TABLE "one_time_code" ADD COLUMN "registered_from" TEXT;
ALTER TABLE "one_time_code" ADD COLUMN "contested" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_registration_check"
  CHECK ("purpose" = 'verify_email' OR "registered_from" IS NULL AND NOT "contested");
