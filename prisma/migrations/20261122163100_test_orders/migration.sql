-- An order that the staff places to try the shop out: it rings and walks through all steps, and is no sale. It belongs to
-- no business day, takes no slot and is nobody's, so that no sum by day, no slot and no customer can count it.
ALTER TABLE "orders"
  ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false,
  ALTER COLUMN "business_day" DROP NOT NULL,
  ADD CONSTRAINT "orders_test_check" CHECK (
    CASE WHEN "is_test" THEN "business_day" IS NULL AND "requested_for" IS NULL AND "customer_id" IS NULL
      ELSE "business_day" IS NOT NULL END);

CREATE FUNCTION "refuse_change_to_test"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % stays what it was placed as', NEW.id USING ERRCODE = 'LG040', CONSTRAINT = 'orders_test_stays';
END $$;

CREATE TRIGGER "orders_test_stays" BEFORE UPDATE OF "is_test" ON "orders" FOR EACH ROW
  WHEN (OLD."is_test" IS DISTINCT FROM NEW."is_test") EXECUTE FUNCTION "refuse_change_to_test"();

-- No cash, no receipt, nothing to reverse, and nothing that counts how often a dish was sold.
CREATE FUNCTION "refuse_books_of_test"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id AND is_test;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is a test and no sale', NEW.order_id USING ERRCODE = 'LG041', CONSTRAINT = 'test_is_no_sale';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_of_sale" BEFORE INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION "refuse_books_of_test"();
CREATE TRIGGER "receipt_of_sale" BEFORE INSERT ON "receipt" FOR EACH ROW EXECUTE FUNCTION "refuse_books_of_test"();
CREATE TRIGGER "order_reversal_of_sale" BEFORE INSERT ON "order_reversal" FOR EACH ROW EXECUTE FUNCTION "refuse_books_of_test"();
CREATE TRIGGER "order_line_of_sale" BEFORE INSERT OR UPDATE OF "menu_item_id" ON "order_line" FOR EACH ROW
  WHEN (NEW."menu_item_id" IS NOT NULL) EXECUTE FUNCTION "refuse_books_of_test"();
