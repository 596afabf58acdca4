-- A number for people, beside the code: it comes around after 900 orders, and a sequence makes nobody wait for it.
CREATE SEQUENCE "orders_number_seq" AS smallint MINVALUE 100 MAXVALUE 999 CYCLE;

ALTER TABLE "orders"
  ADD COLUMN "number" SMALLINT NOT NULL DEFAULT nextval('orders_number_seq'),
  ADD COLUMN "corrections" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "cancellation_unseen" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "orders_number_check" CHECK ("number" BETWEEN 100 AND 999),
  ADD CONSTRAINT "orders_cancellation_unseen_check" CHECK ("status" = 'cancelled' OR NOT "cancellation_unseen");

ALTER SEQUENCE "orders_number_seq" OWNED BY "orders"."number";

CREATE INDEX "orders_number_created_at_idx" ON "orders" ("number", "created_at" DESC);
CREATE INDEX "orders_cancellation_unseen_idx" ON "orders" ("created_at") WHERE "cancellation_unseen";

-- The customer learns of a step when it can no longer be undone.
ALTER TABLE "status_change"
  ADD COLUMN "announced_at" TIMESTAMPTZ(3),
  ADD COLUMN "correction" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "payment_was" "payment_status",
  ADD COLUMN "undone_at" TIMESTAMPTZ(3),
  ADD COLUMN "undone_by_id" UUID REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "status_change" SET "announced_at" = "at";
ALTER TABLE "status_change"
  ALTER COLUMN "announced_at" SET NOT NULL,
  ALTER COLUMN "announced_at" SET DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "status_change_announced_check" CHECK ("announced_at" >= "at");

-- What a board still offers to undo.
CREATE INDEX "status_change_undoable_idx" ON "status_change" ("announced_at") WHERE "announced_at" > "at";

ALTER TABLE "payment" ADD COLUMN "corrections" INTEGER NOT NULL DEFAULT 0;

-- A mail about a step that is undone in time is never sent.
ALTER TABLE "outbox_mail" ADD COLUMN "status_change_id" BIGINT REFERENCES "status_change" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "outbox_mail_status_change_id_idx" ON "outbox_mail" ("status_change_id");

-- What may be taken back. lib/orders/status.ts says the same for people; a test holds the two against each other.
CREATE FUNCTION "order_correction_is_legal"("old_status" "order_status", "new_status" "order_status", "how" "fulfilment")
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'accepted' THEN new_status = 'received'
    WHEN 'preparing' THEN new_status = 'accepted'
    WHEN 'ready' THEN new_status = 'preparing'
    WHEN 'out_for_delivery' THEN new_status = 'ready'
    WHEN 'completed' THEN new_status = 'ready' OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'rejected' THEN new_status = 'received'
    WHEN 'cancelled' THEN new_status IN ('received', 'accepted', 'preparing', 'ready')
      OR (new_status = 'out_for_delivery' AND how = 'delivery')
    ELSE false
  END
$$;

-- Backwards only as a correction, which is counted in the same statement, so that nobody does it by mistake.
CREATE OR REPLACE FUNCTION "refuse_illegal_order_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF order_step_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN RETURN NEW; END IF;
  IF NEW.corrections = OLD.corrections + 1 AND order_correction_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'order % cannot go from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'LG001', CONSTRAINT = 'orders_status_step';
END $$;

CREATE FUNCTION "refuse_uncorrected_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.corrections = OLD.corrections + 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'payment % goes back to pending only as a correction', OLD.id
    USING ERRCODE = 'LG006', CONSTRAINT = 'payment_correction';
END $$;

CREATE TRIGGER "payment_correction" BEFORE UPDATE OF "status" ON "payment" FOR EACH ROW
  WHEN (OLD."status" <> 'pending' AND NEW."status" = 'pending') EXECUTE FUNCTION "refuse_uncorrected_payment"();
