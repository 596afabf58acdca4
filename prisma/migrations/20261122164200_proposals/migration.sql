-- An order that was accepted is changed only once its guest has agreed: until then the change is a proposal.
CREATE TYPE "proposal_state" AS ENUM ('open', 'agreed', 'declined', 'withdrawn', 'expired');

CREATE TABLE "proposal" (
  "id" UUID NOT NULL,
  "order_id" TEXT NOT NULL,
  "state" "proposal_state" NOT NULL DEFAULT 'open',
  "token_hash" TEXT NOT NULL,
  "quantities" JSONB NOT NULL,
  "added" JSONB NOT NULL,
  "goes" JSONB NOT NULL,
  "comes" JSONB NOT NULL,
  "total_before_rappen" INTEGER NOT NULL,
  "total_after_rappen" INTEGER NOT NULL,
  "proposed_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "by_user_id" UUID,
  "by_device_id" UUID,
  "answered_at" TIMESTAMPTZ(3),
  "answered_by_id" UUID,
  "answered_device_id" UUID,
  "consent_name" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "proposal_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "proposal_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "proposal_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "proposal_by_device_id_fkey" FOREIGN KEY ("by_device_id") REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "proposal_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "proposal_answered_device_id_fkey" FOREIGN KEY ("answered_device_id") REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "proposal_lists_check" CHECK (
    jsonb_typeof("quantities") = 'object' AND jsonb_typeof("added") = 'array'
    AND jsonb_typeof("goes") = 'array' AND jsonb_typeof("comes") = 'array'),
  CONSTRAINT "proposal_totals_check" CHECK ("total_before_rappen" > 0 AND "total_after_rappen" > 0),
  CONSTRAINT "proposal_expiry_check" CHECK ("expires_at" > "proposed_at"),
  CONSTRAINT "proposal_answered_check" CHECK (("state" = 'open') = ("answered_at" IS NULL)),
  CONSTRAINT "proposal_consent_name_check" CHECK (char_length("consent_name") <= 120)
);

-- One at a time: whoever answers knows which order he agrees to.
CREATE UNIQUE INDEX "proposal_open_key" ON "proposal" ("order_id") WHERE "state" = 'open';
CREATE UNIQUE INDEX "proposal_token_hash_key" ON "proposal" ("token_hash");
CREATE INDEX "proposal_order_id_idx" ON "proposal" ("order_id");

-- An answer is given once.
CREATE FUNCTION "refuse_second_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'proposal % is answered', OLD.id USING ERRCODE = 'LG036', CONSTRAINT = 'proposal_answered_once';
END $$;

CREATE TRIGGER "proposal_answered_once" BEFORE UPDATE OF "state", "quantities", "added", "goes", "comes" ON "proposal"
  FOR EACH ROW WHEN (OLD."state" <> 'open') EXECUTE FUNCTION "refuse_second_answer"();
