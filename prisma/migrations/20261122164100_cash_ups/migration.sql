-- The drawer as somebody counted it. What was wrong is counted again, in a row of its own for the same span.
CREATE TABLE "cash_up" (
  "id" UUID NOT NULL,
  "after_id" UUID,
  "corrects_id" UUID,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL,
  "business_day" DATE NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "float_rappen" INTEGER NOT NULL,
  "taken_rappen" BIGINT NOT NULL,
  "refunded_rappen" BIGINT NOT NULL,
  "counted_rappen" INTEGER NOT NULL,
  "difference_rappen" BIGINT NOT NULL,
  "coins" JSONB NOT NULL DEFAULT '{}',
  "reason" TEXT NOT NULL DEFAULT '',
  "by_user_id" UUID,
  "by_device_id" UUID,
  CONSTRAINT "cash_up_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "cash_up_after_id_fkey" FOREIGN KEY ("after_id") REFERENCES "cash_up" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "cash_up_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "cash_up" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "cash_up_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "cash_up_by_device_id_fkey" FOREIGN KEY ("by_device_id") REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "cash_up_span_check" CHECK ("until" > "since"),
  CONSTRAINT "cash_up_amounts_check" CHECK (
    "float_rappen" BETWEEN 0 AND 10000000 AND "counted_rappen" BETWEEN 0 AND 100000000
    AND "taken_rappen" >= 0 AND "refunded_rappen" >= 0),
  CONSTRAINT "cash_up_difference_check" CHECK (
    "difference_rappen" = "counted_rappen" - ("float_rappen" + "taken_rappen" - "refunded_rappen")),
  CONSTRAINT "cash_up_reason_check" CHECK (
    char_length("reason") <= 300 AND ("difference_rappen" = 0 OR btrim("reason") <> '')),
  CONSTRAINT "cash_up_coins_check" CHECK (jsonb_typeof("coins") = 'object')
);

-- Of two who count the same drawer at once, and of two who correct the same row, one is first.
CREATE UNIQUE INDEX "cash_up_after_id_key" ON "cash_up" ((coalesce("after_id", '00000000-0000-0000-0000-000000000000')))
  WHERE "corrects_id" IS NULL;
CREATE UNIQUE INDEX "cash_up_corrects_id_key" ON "cash_up" ("corrects_id");
CREATE INDEX "cash_up_created_at_id_idx" ON "cash_up" ("created_at" DESC, "id" DESC);
CREATE INDEX "cash_up_business_day_idx" ON "cash_up" ("business_day");

-- Only the names of whoever signed may go with their accounts and devices.
CREATE FUNCTION "refuse_change_of_cash_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF NEW.by_device_id IS NULL THEN OLD.by_device_id := NULL; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a count of the drawer stays as it is' USING ERRCODE = 'LG035', CONSTRAINT = 'cash_up_final';
END $$;

CREATE TRIGGER "cash_up_final" BEFORE UPDATE OR DELETE ON "cash_up"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_cash_up"();
