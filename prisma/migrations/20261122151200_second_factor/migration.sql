-- A code of an authenticator app after the password, and what helps when the phone is gone.

CREATE TABLE "second_factor" (
  "user_id" UUID NOT NULL,
  -- Sealed with a key that is not in the database.
  "secret" TEXT NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_step" BIGINT NOT NULL DEFAULT 0,
  "tries" SMALLINT NOT NULL DEFAULT 0,
  "tries_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "second_factor_tries_check" CHECK ("tries" BETWEEN 0 AND 5),
  CONSTRAINT "second_factor_last_step_check" CHECK ("last_step" >= 0)
);
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A code that was used can never be used again, whoever writes.
CREATE FUNCTION "refuse_earlier_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a code of the second factor is good once' USING ERRCODE = 'LG006', CONSTRAINT = 'second_factor_step';
END $$;
CREATE TRIGGER "second_factor_step" BEFORE UPDATE OF "last_step" ON "second_factor" FOR EACH ROW
  WHEN (NEW."last_step" < OLD."last_step") EXECUTE FUNCTION "refuse_earlier_step"();

CREATE TABLE "recovery_code" (
  "user_id" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id", "code_hash")
);
-- They go with the factor that they stand in for.
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "second_factor"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Owners and managers have the rights of staff until they have a second factor.
ALTER TABLE "shop" ADD COLUMN "second_factor_required" BOOLEAN NOT NULL DEFAULT false;
