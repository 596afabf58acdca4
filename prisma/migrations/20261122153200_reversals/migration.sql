-- A sale that is taken back stays what it was: beside it stand a row that reverses it and one for the money returned.
CREATE TABLE "order_reversal" (
  "order_id" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "business_day" DATE NOT NULL,
  "total_rappen" INTEGER NOT NULL,
  "by_user_id" UUID,
  CONSTRAINT "order_reversal_pkey" PRIMARY KEY ("order_id"),
  CONSTRAINT "order_reversal_reason_check" CHECK (btrim("reason") <> '' AND char_length("reason") <= 200),
  CONSTRAINT "order_reversal_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "order_reversal_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "order_reversal_business_day_idx" ON "order_reversal" ("business_day");

CREATE TABLE "payment_refund" (
  "payment_id" UUID NOT NULL,
  "amount_rappen" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "by_user_id" UUID,
  CONSTRAINT "payment_refund_pkey" PRIMARY KEY ("payment_id"),
  CONSTRAINT "payment_refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payment_refund_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "payment_refund_at_idx" ON "payment_refund" ("at");

CREATE FUNCTION "refuse_reversal_unlike_its_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id AND status = 'completed' AND total_rappen = NEW.total_rappen FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only the whole of a completed order is reversed, not %', NEW.order_id
      USING ERRCODE = 'LG032', CONSTRAINT = 'order_reversal_whole';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "order_reversal_whole" BEFORE INSERT ON "order_reversal"
  FOR EACH ROW EXECUTE FUNCTION "refuse_reversal_unlike_its_order"();

CREATE FUNCTION "refuse_refund_unlike_its_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payment WHERE id = NEW.payment_id AND status = 'collected' AND amount_rappen = NEW.amount_rappen FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only what was collected is given back, not %', NEW.payment_id
      USING ERRCODE = 'LG032', CONSTRAINT = 'payment_refund_whole';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_refund_whole" BEFORE INSERT ON "payment_refund"
  FOR EACH ROW EXECUTE FUNCTION "refuse_refund_unlike_its_payment"();

-- Both stay as long as their order; only the name of whoever made them may go with his account.
CREATE FUNCTION "refuse_change_of_reversal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.by_user_id IS NULL THEN
    OLD.by_user_id := NULL;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a reversal stays as it is' USING ERRCODE = 'LG033', CONSTRAINT = 'reversal_final';
END $$;

CREATE TRIGGER "order_reversal_final" BEFORE UPDATE OR DELETE ON "order_reversal"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_reversal"();
CREATE TRIGGER "payment_refund_final" BEFORE UPDATE OR DELETE ON "payment_refund"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_reversal"();

-- What was reversed cannot be taken back to the kitchen, nor its cash be collected once more.
CREATE FUNCTION "refuse_step_of_reversed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN PERFORM 1 FROM order_reversal WHERE order_id = NEW.id;
  ELSE PERFORM 1 FROM payment_refund WHERE payment_id = NEW.id;
  END IF;
  IF FOUND THEN
    RAISE EXCEPTION '% was reversed', NEW.id USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "orders_reversed" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD."status" = 'completed' AND NEW."status" <> 'completed') EXECUTE FUNCTION "refuse_step_of_reversed_order"();
CREATE TRIGGER "payment_reversed" BEFORE UPDATE OF "status" ON "payment"
  FOR EACH ROW WHEN (OLD."status" = 'collected' AND NEW."status" <> 'collected') EXECUTE FUNCTION "refuse_step_of_reversed_order"();
