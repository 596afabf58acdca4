-- Receipts are numbered from 1 in each year of business days, without gaps: an order gets its number when it is handed
-- over or paid, whichever comes first, and keeps it.
CREATE TYPE "receipt_kind" AS ENUM ('sale', 'reversal');

-- A row instead of a sequence: what is rolled back gives its number back, and whoever comes next waits until that is sure.
CREATE TABLE "receipt_counter" (
  "year" SMALLINT NOT NULL,
  "last_number" INTEGER NOT NULL,
  CONSTRAINT "receipt_counter_pkey" PRIMARY KEY ("year"),
  CONSTRAINT "receipt_counter_last_number_check" CHECK ("last_number" >= 1)
);

CREATE TABLE "receipt" (
  "year" SMALLINT NOT NULL,
  "number" INTEGER NOT NULL,
  "order_id" TEXT NOT NULL,
  "kind" "receipt_kind" NOT NULL,
  "given_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "receipt_pkey" PRIMARY KEY ("year", "number"),
  CONSTRAINT "receipt_number_check" CHECK ("number" >= 1),
  CONSTRAINT "receipt_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "receipt_order_id_kind_key" ON "receipt" ("order_id", "kind");

CREATE FUNCTION "receipt_year"("given_at" timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT extract(year FROM (given_at AT TIME ZONE 'Europe/Zurich') - interval '5 hours')::smallint
$$;

-- What was handed over or paid before there were numbers, in the order in which it was.
INSERT INTO "receipt" ("year", "number", "order_id", "kind", "given_at")
SELECT receipt_year(at), row_number() OVER (PARTITION BY receipt_year(at) ORDER BY at, id), id, 'sale', at
FROM (
  SELECT o."id", coalesce(
    p."collected_at",
    (SELECT max(s."at") FROM "status_change" s
      WHERE s."order_id" = o."id" AND s."status" = 'completed' AND s."undone_at" IS NULL),
    o."updated_at") AS at
  FROM "orders" o LEFT JOIN "payment" p ON p."order_id" = o."id"
  WHERE o."status" = 'completed' OR p."status" = 'collected'
) sold;

INSERT INTO "receipt_counter" ("year", "last_number") SELECT "year", max("number") FROM "receipt" GROUP BY "year";

CREATE FUNCTION "number_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.year := receipt_year(NEW.given_at);
  INSERT INTO receipt_counter AS counter (year, last_number) VALUES (NEW.year, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = counter.last_number + 1
    RETURNING counter.last_number INTO NEW.number;
  RETURN NEW;
END $$;

CREATE TRIGGER "receipt_number" BEFORE INSERT ON "receipt" FOR EACH ROW EXECUTE FUNCTION "number_receipt"();

-- It goes with its order alone, which the books keep for ten years.
CREATE FUNCTION "refuse_change_of_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a receipt keeps its number' USING ERRCODE = 'LG031', CONSTRAINT = 'receipt_final';
END $$;

CREATE TRIGGER "receipt_final" BEFORE UPDATE OR DELETE ON "receipt"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_receipt"();
