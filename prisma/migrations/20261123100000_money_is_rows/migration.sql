-- Money that moved is a row that nobody changes. What an order owes follows from its total and its rows, so that a paid
-- order may change or be cancelled without anything that was counted becoming something else.
CREATE TYPE "payment_entry_kind" AS ENUM ('collected', 'refunded', 'written_off', 'corrected', 'reversed');
CREATE TYPE "payment_method" AS ENUM ('cash', 'online', 'none');

CREATE FUNCTION "business_day_of"("at" timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT ((at AT TIME ZONE 'Europe/Zurich') - interval '5 hours')::date
$$;

CREATE TABLE "payment_entry" (
  "id" BIGSERIAL NOT NULL,
  "payment_id" UUID NOT NULL,
  "kind" "payment_entry_kind" NOT NULL,
  "method" "payment_method" NOT NULL DEFAULT 'cash',
  "amount_rappen" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "business_day" DATE NOT NULL,
  "by_user_id" UUID,
  "by_device_id" UUID,
  "status_change_id" BIGINT,
  "corrects_id" BIGINT,
  "reference" TEXT NOT NULL DEFAULT '',
  "reason" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "payment_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_entry_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payment_entry_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "payment_entry_by_device_id_fkey" FOREIGN KEY ("by_device_id") REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "payment_entry_status_change_id_fkey" FOREIGN KEY ("status_change_id") REFERENCES "status_change" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "payment_entry_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "payment_entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payment_entry_amount_check" CHECK (CASE "kind"
    WHEN 'collected' THEN "amount_rappen" > 0
    WHEN 'written_off' THEN "amount_rappen" > 0
    WHEN 'corrected' THEN "amount_rappen" <> 0
    ELSE "amount_rappen" < 0 END),
  CONSTRAINT "payment_entry_steps_check" CHECK ("method" <> 'cash' OR "amount_rappen" % 5 = 0),
  CONSTRAINT "payment_entry_method_check" CHECK ("kind" = 'corrected' OR ("method" = 'none') = ("kind" = 'written_off')),
  CONSTRAINT "payment_entry_corrects_check" CHECK (("kind" = 'corrected') = ("corrects_id" IS NOT NULL)),
  CONSTRAINT "payment_entry_reason_check" CHECK (char_length("reason") <= 300)
);

-- What was collected, written off and given back until now, in the order in which it was.
INSERT INTO "payment_entry" ("payment_id", "kind", "method", "amount_rappen", "at", "business_day", "by_user_id")
SELECT payment_id, kind::payment_entry_kind, method::payment_method, amount, at, business_day_of(at), by_user_id
FROM (
  SELECT "id" AS payment_id, 'collected' AS kind, 'cash' AS method, "amount_rappen" AS amount, "collected_at" AS at, "collected_by_id" AS by_user_id
  FROM "payment" WHERE "status" = 'collected' AND "amount_rappen" <> 0
  UNION ALL
  SELECT p."id", 'written_off', 'none', p."amount_rappen", o."updated_at", NULL
  FROM "payment" p JOIN "orders" o ON o."id" = p."order_id"
  WHERE p."status" = 'void' AND o."status" NOT IN ('rejected', 'cancelled') AND p."amount_rappen" <> 0
  UNION ALL
  SELECT "payment_id", 'reversed', 'cash', -"amount_rappen", "at", "by_user_id" FROM "payment_refund" WHERE "amount_rappen" <> 0
) entries ORDER BY at, amount DESC;

CREATE UNIQUE INDEX "payment_entry_corrects_id_key" ON "payment_entry" ("corrects_id");
CREATE INDEX "payment_entry_payment_id_idx" ON "payment_entry" ("payment_id");
CREATE INDEX "payment_entry_at_idx" ON "payment_entry" ("at");
CREATE INDEX "payment_entry_business_day_idx" ON "payment_entry" ("business_day");
CREATE INDEX "payment_entry_status_change_id_idx" ON "payment_entry" ("status_change_id");

-- A count of the drawer is of rows, not of a span of somebody's clock.
ALTER TABLE "cash_up" DISABLE TRIGGER "cash_up_final";
ALTER TABLE "cash_up" ADD COLUMN "through_entry_id" BIGINT;
UPDATE "cash_up" c SET "through_entry_id" = (SELECT max(e."id") FROM "payment_entry" e WHERE e."at" <= c."until");
ALTER TABLE "cash_up" ENABLE TRIGGER "cash_up_final";
-- What is taken back after it was counted is less than nothing in the next count.
ALTER TABLE "cash_up" DROP CONSTRAINT "cash_up_amounts_check", ADD CONSTRAINT "cash_up_amounts_check" CHECK (
  "float_rappen" BETWEEN 0 AND 10000000 AND "counted_rappen" BETWEEN 0 AND 100000000);

-- The payment keeps what is no figure: its state follows from the order and the rows.
DROP TRIGGER "payment_order_total" ON "payment";
DROP TRIGGER "payment_correction" ON "payment";
DROP TRIGGER "payment_age_check" ON "payment";
DROP TRIGGER "payment_reversed" ON "payment";
DROP TRIGGER "orders_reversed" ON "orders";
DROP TABLE "payment_refund";
DROP FUNCTION "refuse_payment_unlike_its_order"();
DROP FUNCTION "refuse_uncorrected_payment"();
DROP FUNCTION "refuse_unchecked_payment"();
DROP FUNCTION "refuse_refund_unlike_its_payment"();
DROP FUNCTION "refuse_step_of_reversed_order"();

ALTER TABLE "payment" DROP CONSTRAINT "payment_amount_check", DROP CONSTRAINT "payment_collected_check";
ALTER TABLE "payment" DROP COLUMN "amount_rappen", DROP COLUMN "rounding_rappen", DROP COLUMN "collected_at",
  DROP COLUMN "collected_by_id", DROP COLUMN "corrections";
ALTER TABLE "status_change" DROP COLUMN "payment_was";

-- A type of its own: a value that is added to one cannot be used before the transaction is over.
ALTER TYPE "payment_status" RENAME TO "payment_status_before";
CREATE TYPE "payment_status" AS ENUM ('pending', 'collected', 'void', 'refund_due');
ALTER TABLE "payment" ALTER COLUMN "status" DROP DEFAULT;
ALTER TABLE "payment" ALTER COLUMN "status" TYPE "payment_status" USING "status"::text::"payment_status";
ALTER TABLE "payment" ALTER COLUMN "status" SET DEFAULT 'pending';
DROP TYPE "payment_status_before";
UPDATE "payment" p SET "status" = 'void' FROM "order_reversal" r WHERE r."order_id" = p."order_id" AND p."status" <> 'void';

-- A row is given its number behind a lock that counting the drawer takes alone: whatever a count does not see comes
-- behind it, and is seen by the next one.
CREATE FUNCTION "admit_payment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('payment entries'));
  NEW.id := nextval('payment_entry_id_seq');
  SELECT order_id INTO of_order FROM payment WHERE id = NEW.payment_id;
  IF EXISTS (SELECT 1 FROM order_reversal WHERE order_id = of_order) THEN
    RAISE EXCEPTION 'order % was reversed', of_order USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  IF NEW.business_day > business_day_of(NEW.at) OR NEW.business_day < business_day_of(NEW.at)
    AND EXISTS (SELECT 1 FROM cash_up WHERE business_day >= NEW.business_day AND corrects_id IS NULL) THEN
    RAISE EXCEPTION 'the drawer of % is counted', NEW.business_day USING ERRCODE = 'LG050', CONSTRAINT = 'payment_entry_day';
  END IF;
  IF NEW.kind = 'collected' AND lacks_age_check(of_order) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', of_order USING ERRCODE = 'LG014', CONSTRAINT = 'payment_age_check';
  END IF;
  IF NEW.kind = 'corrected' AND NOT EXISTS (
    SELECT 1 FROM payment_entry WHERE id = NEW.corrects_id AND payment_id = NEW.payment_id AND method = NEW.method
      AND amount_rappen = -NEW.amount_rappen AND kind IN ('collected', 'refunded', 'written_off')) THEN
    RAISE EXCEPTION 'a correction takes the whole of another entry back' USING ERRCODE = 'LG051', CONSTRAINT = 'payment_entry_corrects';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_entry_admit" BEFORE INSERT ON "payment_entry" FOR EACH ROW EXECUTE FUNCTION "admit_payment_entry"();

-- It goes with its order alone; the name of whoever made it may go with his account, and the reason with the person.
CREATE FUNCTION "refuse_change_of_payment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF NEW.by_device_id IS NULL THEN OLD.by_device_id := NULL; END IF;
    IF NEW.status_change_id IS NULL THEN OLD.status_change_id := NULL; END IF;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.reason = '' THEN OLD.reason := ''; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'money that moved stays as it is' USING ERRCODE = 'LG052', CONSTRAINT = 'payment_entry_final';
END $$;

CREATE TRIGGER "payment_entry_final" BEFORE UPDATE OR DELETE ON "payment_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_payment_entry"();

-- What was reversed cannot be taken back to the kitchen.
CREATE FUNCTION "refuse_step_of_reversed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM order_reversal WHERE order_id = NEW.id) THEN
    RAISE EXCEPTION '% was reversed', NEW.id USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "orders_reversed" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD."status" = 'completed' AND NEW."status" <> 'completed') EXECUTE FUNCTION "refuse_step_of_reversed_order"();
