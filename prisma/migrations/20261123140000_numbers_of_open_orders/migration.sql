-- No two open orders share a number, whoever writes them. What the sequence gives counts only where no open order has it;
-- while all of its nine hundred are open, numbers have four digits. Each number has a lock of its own, so that orders that
-- arrive together do not wait for each other's commit.
CREATE FUNCTION "give_free_number"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  candidate INTEGER;
BEGIN
  FOR attempt IN 0..9899 LOOP
    candidate := CASE
      WHEN attempt = 0 THEN NEW.number
      WHEN attempt < 900 THEN nextval('orders_number_seq')
      ELSE attempt + 100
    END;
    CONTINUE WHEN EXISTS (
      SELECT FROM orders WHERE number::integer = candidate AND status NOT IN ('completed', 'rejected', 'cancelled'));
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtext('order number'), candidate);
    -- Asked again, because the transaction that had the lock may have been committed between the two.
    CONTINUE WHEN EXISTS (
      SELECT FROM orders WHERE number::integer = candidate AND status NOT IN ('completed', 'rejected', 'cancelled'));
    NEW.number := candidate;
    RETURN NEW;
  END LOOP;
  RAISE EXCEPTION 'every number is that of an open order' USING CONSTRAINT = 'orders_open_number_key';
END $$;

ALTER TABLE "orders"
  DROP CONSTRAINT "orders_number_check",
  ADD CONSTRAINT "orders_number_check" CHECK ("number" BETWEEN 100 AND 9999) NOT VALID;

CREATE TRIGGER "orders_number_given" BEFORE INSERT ON "orders" FOR EACH ROW
  WHEN (NEW."status" NOT IN ('completed', 'rejected', 'cancelled'))
  EXECUTE FUNCTION "give_free_number"();

-- A finished order that is taken back keeps its number, unless another one has it by now.
CREATE TRIGGER "orders_number_kept" BEFORE UPDATE OF "status", "number" ON "orders" FOR EACH ROW
  WHEN (NEW."status" NOT IN ('completed', 'rejected', 'cancelled')
    AND (OLD."status" IN ('completed', 'rejected', 'cancelled') OR NEW."number" <> OLD."number"))
  EXECUTE FUNCTION "give_free_number"();

-- allowed: nearly always none: the later of two open orders that share a number
UPDATE "orders" SET "number" = nextval('orders_number_seq'), "updated_at" = now() WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "number" ORDER BY "created_at", "id") AS "place"
    FROM "orders" WHERE "status" NOT IN ('completed', 'rejected', 'cancelled')
  ) AS "open" WHERE "place" > 1
);
