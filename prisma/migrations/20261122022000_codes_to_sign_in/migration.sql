-- A mailed code signs a customer in, beside the password or instead of it.

ALTER TYPE "code_purpose" ADD VALUE 'sign_in';

-- Null: whoever ordered without an account signs in by mailed code only.
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_staff_password_check"
  CHECK ("role" = 'customer' OR "password_hash" IS NOT NULL);

-- The password of somebody who makes an account out of such a row: it counts once the code has proved the address.
ALTER TABLE "one_time_code" ADD COLUMN "password_hash" TEXT;
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_password_check"
  CHECK ("password_hash" IS NULL OR "purpose" = 'verify_email');
