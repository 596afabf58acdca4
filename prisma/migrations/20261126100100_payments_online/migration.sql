-- The version before goes on.
-- An order that is to be paid online waits for the money before the kitchen hears of it. Until then it is in no business
-- day, so that no figure can count it; the day is that of the payment.
CREATE OR REPLACE FUNCTION "order_step_is_legal"("old_status" "order_status", "new_status" "order_status", "how" "fulfilment")
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'awaiting_payment' THEN new_status IN ('received', 'cancelled')
    WHEN 'received' THEN new_status IN ('accepted', 'rejected', 'cancelled')
    WHEN 'accepted' THEN new_status IN ('preparing', 'cancelled')
    WHEN 'preparing' THEN new_status IN ('ready', 'cancelled')
    WHEN 'ready' THEN new_status IN ('completed', 'cancelled') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'out_for_delivery' THEN new_status IN ('completed', 'cancelled')
    ELSE false
  END
$$;

ALTER TABLE "orders" DROP CONSTRAINT "orders_test_check";
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_day_check" CHECK (
  CASE WHEN "is_test" THEN "business_day" IS NULL AND "requested_for" IS NULL AND "customer_id" IS NULL
    WHEN "status" = 'awaiting_payment' THEN "business_day" IS NULL
    WHEN "business_day" IS NULL THEN "status" = 'cancelled' AND "payment_method" = 'Online'
    ELSE true END) NOT VALID;

CREATE OR REPLACE VIEW "counted_order" AS
SELECT "id", "business_day", "created_at", "customer_id", "status", "fulfilment", "requested_for", "promised_for",
  "subtotal_rappen", "delivery_fee_rappen", "total_rappen",
  CASE WHEN "ship_to_different_address" THEN "shipping_postcode" ELSE "postcode" END AS "delivery_postcode",
  "status" NOT IN ('received', 'rejected', 'cancelled') AS "is_sale"
FROM "orders" WHERE "business_day" IS NOT NULL;

-- One try to pay an order at a provider. What it holds of the provider is looked up there, never believed.
CREATE TYPE "payment_attempt_status" AS ENUM ('open', 'authorised', 'paid', 'failed', 'expired');

CREATE TABLE "payment_attempt" (
  "id" UUID NOT NULL,
  "order_id" TEXT NOT NULL,
  "provider" TEXT NOT NULL,
  "is_live" BOOLEAN NOT NULL,
  "reference" TEXT,
  "charge_reference" TEXT,
  "redirect_url" TEXT NOT NULL DEFAULT '',
  "amount_rappen" INTEGER NOT NULL,
  "kind" TEXT NOT NULL DEFAULT '',
  "status" "payment_attempt_status" NOT NULL DEFAULT 'open',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "next_look_at" TIMESTAMPTZ(3),
  "looks" SMALLINT NOT NULL DEFAULT 0,
  "last_fault" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "payment_attempt_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_attempt_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payment_attempt_amount_check" CHECK ("amount_rappen" > 0),
  CONSTRAINT "payment_attempt_ended_check" CHECK (("status" IN ('open', 'authorised')) = ("ended_at" IS NULL)),
  CONSTRAINT "payment_attempt_paid_check" CHECK ("status" <> 'paid' OR "charge_reference" IS NOT NULL)
);
CREATE INDEX "payment_attempt_order_id_idx" ON "payment_attempt" ("order_id");
CREATE INDEX "payment_attempt_next_look_at_idx" ON "payment_attempt" ("next_look_at");
CREATE UNIQUE INDEX "payment_attempt_reference_key" ON "payment_attempt" ("provider", "reference");
-- Two tabs, two taps: one way to pay at a time.
CREATE UNIQUE INDEX "payment_attempt_open_key" ON "payment_attempt" ("order_id") WHERE "status" IN ('open', 'authorised');

-- What a provider has told, each once.
CREATE TABLE "payment_event" (
  "provider" TEXT NOT NULL,
  "event_id" TEXT NOT NULL,
  "reference" TEXT,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_event_pkey" PRIMARY KEY ("provider", "event_id"),
  CONSTRAINT "payment_event_length_check" CHECK (char_length("event_id") <= 200)
);
CREATE INDEX "payment_event_received_at_idx" ON "payment_event" ("received_at");

-- Money that goes back, written in the transaction that makes it due and sent afterwards, again and again under one key.
CREATE TYPE "refund_status" AS ENUM ('due', 'sent', 'done', 'failed');

CREATE TABLE "refund" (
  "id" UUID NOT NULL,
  "attempt_id" UUID NOT NULL,
  "amount_rappen" INTEGER NOT NULL,
  "status" "refund_status" NOT NULL DEFAULT 'due',
  "reference" TEXT,
  "status_change_id" BIGINT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "next_try_at" TIMESTAMPTZ(3) NOT NULL,
  "tries" SMALLINT NOT NULL DEFAULT 0,
  "last_fault" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "refund_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "refund_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "refund_status_change_id_fkey" FOREIGN KEY ("status_change_id") REFERENCES "status_change" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "refund_amount_check" CHECK ("amount_rappen" > 0),
  CONSTRAINT "refund_ended_check" CHECK (("status" IN ('done', 'failed')) = ("ended_at" IS NOT NULL))
);
CREATE INDEX "refund_attempt_id_idx" ON "refund" ("attempt_id");
CREATE INDEX "refund_status_change_id_idx" ON "refund" ("status_change_id");
CREATE INDEX "refund_next_try_at_idx" ON "refund" ("next_try_at") WHERE "status" IN ('due', 'sent');

-- No more goes back than came: whoever is wrong about it, PostgreSQL is asked last.
CREATE FUNCTION "refuse_refund_beyond_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT amount_rappen INTO paid FROM payment_attempt WHERE id = NEW.attempt_id AND status = 'paid' FOR UPDATE;
  IF NEW.status <> 'failed' AND coalesce(paid, 0) < NEW.amount_rappen + (
    SELECT coalesce(sum(amount_rappen), 0) FROM refund
    WHERE attempt_id = NEW.attempt_id AND id <> NEW.id AND status <> 'failed') THEN
    RAISE EXCEPTION 'more would go back than came with %', NEW.attempt_id
      USING ERRCODE = 'LG060', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "refund_within_payment" BEFORE INSERT OR UPDATE OF "amount_rappen", "status" ON "refund"
  FOR EACH ROW EXECUTE FUNCTION "refuse_refund_beyond_payment"();

-- With which provider the shop takes money online; its secrets are sealed with a key that is not in the database.
CREATE TABLE "payment_provider" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "provider" TEXT NOT NULL,
  "is_live" BOOLEAN NOT NULL,
  "secret_key" TEXT NOT NULL,
  "webhook_secret" TEXT NOT NULL,
  "takes_twint" BOOLEAN NOT NULL DEFAULT true,
  "takes_cards" BOOLEAN NOT NULL DEFAULT true,
  "for_pickup" BOOLEAN NOT NULL DEFAULT true,
  "for_delivery" BOOLEAN NOT NULL DEFAULT true,
  "minimum_rappen" INTEGER NOT NULL DEFAULT 0,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_provider_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_provider_single_row_check" CHECK ("id" = 1),
  CONSTRAINT "payment_provider_minimum_check" CHECK ("minimum_rappen" BETWEEN 0 AND 1000000)
);
