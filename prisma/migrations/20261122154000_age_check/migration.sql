-- Alcohol is handed over only after somebody has looked at an ID, or not at all.

CREATE TYPE "age_check_result" AS ENUM ('checked', 'refused');

CREATE TABLE "age_check" (
  "id" BIGSERIAL PRIMARY KEY,
  "order_id" TEXT NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "result" "age_check_result" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "by_user_id" UUID REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "by_device_id" UUID REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "taken_out" JSONB NOT NULL DEFAULT '[]',
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "age_check_taken_out_check" CHECK (
    jsonb_typeof("taken_out") = 'array' AND ("result" = 'refused' OR "taken_out" = '[]'))
);

-- Of those that were said about an order only the last one can stand.
CREATE UNIQUE INDEX "age_check_standing_key" ON "age_check" ("order_id") WHERE "undone_at" IS NULL;
CREATE INDEX "age_check_order_id_id_idx" ON "age_check" ("order_id", "id");

ALTER TABLE "status_change" DROP CONSTRAINT "status_change_reason_check";
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_reason_check" CHECK (
  "reason" IS NULL OR "reason" IN ('closed', 'too_busy', 'sold_out', 'cannot_deliver', 'other', 'age_not_proven'));

-- What is handed over and paid is either for anybody, or an ID was seen: lines of refused alcohol are gone by then.
CREATE FUNCTION "lacks_age_check"("of_order" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM order_line WHERE order_id = of_order AND minimum_age > 0)
    AND NOT EXISTS (SELECT 1 FROM age_check WHERE order_id = of_order AND result = 'checked' AND undone_at IS NULL)
$$;

CREATE FUNCTION "refuse_unchecked_hand_over"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF lacks_age_check(NEW.id) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', NEW.id USING ERRCODE = 'LG013', CONSTRAINT = 'orders_age_check';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "orders_age_check" BEFORE UPDATE OF "status" ON "orders" FOR EACH ROW
  WHEN (OLD."status" <> 'completed' AND NEW."status" = 'completed') EXECUTE FUNCTION "refuse_unchecked_hand_over"();

CREATE FUNCTION "refuse_unchecked_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF lacks_age_check(NEW.order_id) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', NEW.order_id
      USING ERRCODE = 'LG014', CONSTRAINT = 'payment_age_check';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_age_check" BEFORE UPDATE OF "status" ON "payment" FOR EACH ROW
  WHEN (OLD."status" = 'pending' AND NEW."status" = 'collected') EXECUTE FUNCTION "refuse_unchecked_payment"();

-- An order of which nothing may be handed over ends as rejected, from where it was to be handed over.
CREATE OR REPLACE FUNCTION "refuse_illegal_order_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF order_step_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN RETURN NEW; END IF;
  IF NEW.corrections = OLD.corrections + 1 AND order_correction_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN
    RETURN NEW;
  END IF;
  IF NEW.status = 'rejected' AND OLD.status IN ('ready', 'out_for_delivery') AND EXISTS (
    SELECT 1 FROM age_check WHERE order_id = NEW.id AND result = 'refused' AND undone_at IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'order % cannot go from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'LG001', CONSTRAINT = 'orders_status_step';
END $$;

CREATE OR REPLACE FUNCTION "order_correction_is_legal"("old_status" "order_status", "new_status" "order_status", "how" "fulfilment")
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'accepted' THEN new_status = 'received'
    WHEN 'preparing' THEN new_status = 'accepted'
    WHEN 'ready' THEN new_status = 'preparing'
    WHEN 'out_for_delivery' THEN new_status = 'ready'
    WHEN 'completed' THEN new_status = 'ready' OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'rejected' THEN new_status IN ('received', 'ready') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'cancelled' THEN new_status IN ('received', 'accepted', 'preparing', 'ready')
      OR (new_status = 'out_for_delivery' AND how = 'delivery')
    ELSE false
  END
$$;

-- A canton may ask for more: from this age on the shop sells beer and wine.
ALTER TABLE "shop"
  ADD COLUMN "beer_wine_age" SMALLINT NOT NULL DEFAULT 16,
  ADD CONSTRAINT "shop_beer_wine_age_check" CHECK ("beer_wine_age" IN (16, 18));
