-- How many orders a customer may have open at once; 0: any number. Whoever orders and cancels in turns sends himself a
-- mail each time, so that his orders of an hour are counted as well.
ALTER TABLE "shop" ADD COLUMN "open_orders_per_customer" INTEGER NOT NULL DEFAULT 5;
ALTER TABLE "shop" ADD CONSTRAINT "shop_open_orders_check" CHECK ("open_orders_per_customer" BETWEEN 0 AND 100);

CREATE INDEX "orders_open_of_customer_idx" ON "orders" ("customer_id")
  WHERE "status" NOT IN ('completed', 'rejected', 'cancelled');

-- Whether a customer's order may be written now. It locks before it counts, and no further than to the bound: of orders
-- that are sent at once each sees those before it. Volatile, because only then a count sees what was committed while it
-- waited for the lock. A bound of 0 is none.
CREATE FUNCTION "may_order"("customer" UUID, "at" TIMESTAMPTZ, "most_open" INTEGER, "most_an_hour" INTEGER)
RETURNS BOOLEAN LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF most_open = 0 AND most_an_hour = 0 THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('open orders'), hashtext(customer::text));
  IF most_open > 0 AND most_open <= (
    SELECT count(*) FROM (
      SELECT FROM orders WHERE customer_id = customer AND status NOT IN ('completed', 'rejected', 'cancelled')
      LIMIT most_open) AS open)
  THEN RETURN false; END IF;
  RETURN most_an_hour = 0 OR NOT EXISTS (
    SELECT FROM orders WHERE customer_id = customer AND created_at > at - INTERVAL '1 hour' AND created_at <= at
    ORDER BY created_at DESC OFFSET most_an_hour - 1 LIMIT 1);
END $$;
