-- The version before goes on.
-- A part of a sale that is paid back stands beside it, as a reversal does: the order stays what it was.
CREATE TABLE "order_refund" (
  "id" UUID NOT NULL,
  "order_id" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "amount_rappen" INTEGER NOT NULL,
  "rounding_rappen" INTEGER NOT NULL,
  "shares" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "business_day" DATE NOT NULL,
  "by_user_id" UUID,
  "by_device_id" UUID,
  CONSTRAINT "order_refund_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "order_refund_amount_check" CHECK ("amount_rappen" > 0 AND "amount_rappen" + "rounding_rappen" > 0),
  CONSTRAINT "order_refund_reason_check" CHECK (char_length("reason") <= 200),
  CONSTRAINT "order_refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "order_refund_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "order_refund_by_device_id_fkey" FOREIGN KEY ("by_device_id") REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "order_refund_order_id_idx" ON "order_refund" ("order_id");
CREATE INDEX "order_refund_business_day_idx" ON "order_refund" ("business_day");

CREATE FUNCTION "refuse_refund_beyond_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total integer;
  paid bigint;
  refunded bigint;
  paid_back bigint;
BEGIN
  SELECT total_rappen INTO total FROM orders WHERE id = NEW.order_id AND status = 'completed' FOR UPDATE;
  IF total IS NULL OR EXISTS (SELECT 1 FROM order_reversal WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'only what is sold is paid back in part, not %', NEW.order_id
      USING ERRCODE = 'LG037', CONSTRAINT = 'order_refund_of_sale';
  END IF;
  SELECT coalesce(sum(amount_rappen), 0), coalesce(sum(amount_rappen + rounding_rappen), 0) INTO refunded, paid_back
  FROM order_refund WHERE order_id = NEW.order_id;
  SELECT coalesce(sum(e.amount_rappen), 0) INTO paid FROM payment_entry e JOIN payment p ON p.id = e.payment_id
  WHERE p.order_id = NEW.order_id AND e.method <> 'none' AND e.kind <> 'reversed';
  IF refunded + NEW.amount_rappen > total OR paid_back + NEW.amount_rappen + NEW.rounding_rappen > paid THEN
    RAISE EXCEPTION 'more would go back than was taken for %', NEW.order_id
      USING ERRCODE = 'LG038', CONSTRAINT = 'order_refund_within_sale';
  END IF;
  IF NEW.amount_rappen IS DISTINCT FROM (
    SELECT sum((share->>'grossRappen')::integer) FROM jsonb_array_elements(NEW.shares) share) THEN
    RAISE EXCEPTION 'the shares of a refund are its amount' USING ERRCODE = '23514', CONSTRAINT = 'order_refund_shares_check';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION public.refuse_refund_beyond_sale() IS 'Two refunds at once cannot give back more than was taken, and none is of an order that goes back to the kitchen or is reversed meanwhile.';

CREATE TRIGGER "order_refund_within_sale" BEFORE INSERT ON "order_refund"
  FOR EACH ROW EXECUTE FUNCTION "refuse_refund_beyond_sale"();
CREATE TRIGGER "order_refund_reason" BEFORE INSERT ON "order_refund" FOR EACH ROW
  WHEN (btrim(NEW."reason") = '') EXECUTE FUNCTION "refuse_reversal_without_reason"();

CREATE OR REPLACE FUNCTION "refuse_change_of_reversal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF to_jsonb(NEW)->>'by_device_id' IS NULL THEN OLD := jsonb_populate_record(OLD, '{"by_device_id": null}'); END IF;
    IF NEW.reason = '' THEN OLD.reason := ''; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a reversal stays as it is' USING ERRCODE = 'LG033', CONSTRAINT = 'reversal_final';
END $$;
COMMENT ON FUNCTION public.refuse_change_of_reversal() IS 'A reversal, of a whole sale or of a part, stays, but for the person and the reason.';

CREATE TRIGGER "order_refund_final" BEFORE UPDATE OR DELETE ON "order_refund"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_reversal"();

-- What was paid back stays sold: it goes neither to the kitchen again, nor is its cash collected anew.
CREATE OR REPLACE FUNCTION "refuse_step_of_reversed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM order_reversal WHERE order_id = NEW.id)
    OR EXISTS (SELECT 1 FROM order_refund WHERE order_id = NEW.id) THEN
    RAISE EXCEPTION '% was reversed', NEW.id USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION public.refuse_step_of_reversed_order() IS 'What was reversed, as a whole or in part, does not go on.';

CREATE OR REPLACE FUNCTION "admit_payment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order text;
  is_reversed boolean;
  is_refunded boolean;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('payment entries'));
  NEW.id := nextval('payment_entry_id_seq');
  SELECT order_id INTO of_order FROM payment WHERE id = NEW.payment_id;
  is_reversed := EXISTS (SELECT 1 FROM order_reversal WHERE order_id = of_order);
  is_refunded := EXISTS (SELECT 1 FROM order_refund WHERE order_id = of_order);
  -- Money that comes late to a provider comes, whatever was paid back in part. Cash goes back in steps of 5 Rappen.
  IF is_reversed AND NEW.kind NOT IN ('refunded', 'reversed')
    OR is_refunded AND NEW.kind NOT IN ('refunded', 'reversed') AND (NEW.kind <> 'collected' OR NEW.method <> 'online')
    OR (is_reversed OR is_refunded AND NEW.kind = 'reversed') AND NEW.amount_rappen <= -5 - (
      SELECT coalesce(sum(amount_rappen), 0) FROM payment_entry WHERE payment_id = NEW.payment_id AND method <> 'none') THEN
    RAISE EXCEPTION 'order % was reversed', of_order USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  IF NEW.business_day > business_day_of(NEW.at) OR NEW.business_day < business_day_of(NEW.at)
    AND EXISTS (SELECT 1 FROM cash_up WHERE business_day >= NEW.business_day AND corrects_id IS NULL) THEN
    RAISE EXCEPTION 'the drawer of % is counted', NEW.business_day USING ERRCODE = 'LG050', CONSTRAINT = 'payment_entry_day';
  END IF;
  IF NEW.kind = 'collected' AND NEW.method = 'cash' AND lacks_age_check(of_order) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', of_order USING ERRCODE = 'LG014', CONSTRAINT = 'payment_age_check';
  END IF;
  IF NEW.kind = 'corrected' AND NOT EXISTS (
    SELECT 1 FROM payment_entry WHERE id = NEW.corrects_id AND payment_id = NEW.payment_id AND method = NEW.method
      AND amount_rappen = -NEW.amount_rappen AND kind IN ('collected', 'refunded', 'written_off')) THEN
    RAISE EXCEPTION 'a correction takes the whole of another entry back' USING ERRCODE = 'LG051', CONSTRAINT = 'payment_entry_corrects';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION public.admit_payment_entry() IS 'An entry is numbered in the order of its commit, and refused for an order that was reversed or paid back in part, a counted drawer, an ID that was not checked, or a correction of another sum; each could be decided by two processes at once.';

-- A refund counts against its own day. The reversal of its sale takes the whole of the sale back, and the refund with it.
CREATE VIEW "refund_entry" AS
SELECT "id", "order_id", 1 AS "times", "business_day", "at", "amount_rappen", "rounding_rappen", "shares" FROM "order_refund"
UNION ALL
SELECT r."id", r."order_id", -1, v."business_day", v."at", r."amount_rappen", r."rounding_rappen", r."shares"
FROM "order_refund" r JOIN "order_reversal" v ON v."order_id" = r."order_id";

-- What a refund takes from each line, or from the delivery fee where it has no position, at each rate.
CREATE VIEW "refund_share" AS
SELECT e."order_id", e."business_day", o."fulfilment", s."position", e."times" * s."quantity" AS "quantity",
  s."vatPerMille" AS "vat_per_mille", e."times" * s."grossRappen" AS "gross_rappen"
FROM "refund_entry" e JOIN "counted_order" o ON o."id" = e."order_id" AND o."is_sale",
  jsonb_to_recordset(e."shares") AS s("position" integer, "quantity" integer, "vatPerMille" integer, "grossRappen" integer);

-- "orders" is how many orders an entry adds: a part is none. "rounding_rappen" is null where it follows from the sale.
CREATE OR REPLACE VIEW "sale_entry" AS
SELECT "id" AS "order_id", 1 AS "sign", "business_day", "created_at" AS "at", "fulfilment", "delivery_postcode",
  "delivery_fee_rappen", "total_rappen", "customer_id", 1 AS "orders", NULL::integer AS "rounding_rappen"
FROM "counted_order" WHERE "is_sale"
UNION ALL
SELECT o."id", -1, r."business_day", r."at", o."fulfilment", o."delivery_postcode", o."delivery_fee_rappen",
  o."total_rappen", o."customer_id", -1, NULL
FROM "order_reversal" r JOIN "counted_order" o ON o."id" = r."order_id" AND o."is_sale"
UNION ALL
SELECT o."id", -1, e."business_day", e."at", o."fulfilment", o."delivery_postcode", e."times" * (
    SELECT coalesce(sum((share->>'grossRappen')::integer), 0)::integer FROM jsonb_array_elements(e."shares") share
    WHERE share->>'position' IS NULL),
  e."times" * e."amount_rappen", o."customer_id", 0, e."times" * e."rounding_rappen"
FROM "refund_entry" e JOIN "counted_order" o ON o."id" = e."order_id" AND o."is_sale";
