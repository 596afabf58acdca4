-- Whoever may not order any more. The address is kept as a keyed hash: it outlives the account, so that registering again
-- lifts nothing, and names nobody.
CREATE TABLE "customer_block" (
  "email_hash" TEXT NOT NULL,
  "user_id" UUID,
  "reason" TEXT NOT NULL,
  "blocked_at" TIMESTAMPTZ(3) NOT NULL,
  "blocked_by_id" UUID,
  CONSTRAINT "customer_block_pkey" PRIMARY KEY ("email_hash"),
  CONSTRAINT "customer_block_reason_check" CHECK (char_length("reason") <= 500 AND ("user_id" IS NOT NULL OR "reason" = '')),
  CONSTRAINT "customer_block_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "customer_block_blocked_by_id_fkey" FOREIGN KEY ("blocked_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "customer_block_user_id_key" ON "customer_block" ("user_id");

-- The reason goes with the person, and so does what the history says of it, whoever deletes the account.
CREATE FUNCTION "forget_reason_of_block"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_block SET user_id = NULL, reason = '' WHERE user_id = OLD.id;
  UPDATE audit_entry SET before = NULL, after = NULL WHERE subject = 'customer' AND subject_id = OLD.id::text;
  RETURN OLD;
END $$;
CREATE TRIGGER "users_block_reason" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_reason_of_block"();

-- How customers are looked for, newest first, among tens of thousands.
CREATE INDEX "users_created_at_id_idx" ON "users" ("created_at" DESC, "id" DESC);
CREATE INDEX "users_firstname_idx" ON "users" (lower("firstname") text_pattern_ops);
CREATE INDEX "users_lastname_idx" ON "users" (lower("lastname") text_pattern_ops);
CREATE INDEX "users_email_idx" ON "users" (lower("email") text_pattern_ops);
CREATE INDEX "billing_profile_phone_digits_idx" ON "billing_profile"
  (reverse(regexp_replace("phone", '\D', '', 'g')) text_pattern_ops);
CREATE INDEX "contact_message_email_idx" ON "contact_message" (lower("email"));
