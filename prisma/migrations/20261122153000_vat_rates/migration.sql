-- VAT rates by the day from which they hold: the day of supply decides which one an order takes (Art. 115 MWSTG).
CREATE TABLE "vat_rate" (
  "vat_class" "vat_class" NOT NULL,
  "valid_from" DATE NOT NULL,
  "per_mille" SMALLINT NOT NULL,
  CONSTRAINT "vat_rate_pkey" PRIMARY KEY ("vat_class", "valid_from"),
  -- What is not taxed needs no rate.
  CONSTRAINT "vat_rate_class_check" CHECK ("vat_class" <> 'none'),
  CONSTRAINT "vat_rate_per_mille_check" CHECK ("per_mille" BETWEEN 1 AND 250)
);

INSERT INTO "vat_rate" ("vat_class", "valid_from", "per_mille") VALUES
  ('reduced', '2018-01-01', 25), ('standard', '2018-01-01', 77),
  ('reduced', '2024-01-01', 26), ('standard', '2024-01-01', 81);

-- The books know a rate from the day on which it begins; until then it may still be changed.
CREATE FUNCTION "refuse_change_of_begun_vat_rate"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Zurich')::date;
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.valid_from <= today) OR (TG_OP <> 'DELETE' AND NEW.valid_from <= today) THEN
    RAISE EXCEPTION 'a VAT rate that has begun cannot be changed' USING ERRCODE = 'LG030', CONSTRAINT = 'vat_rate_begun';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "vat_rate_begun" BEFORE INSERT OR UPDATE OR DELETE ON "vat_rate"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_begun_vat_rate"();

-- A setting of the shop like hours and zones: every process hears of it, and forms that are open count it.
CREATE TRIGGER "vat_rate_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vat_rate"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "vat_rate_version" AFTER INSERT OR UPDATE OR DELETE ON "vat_rate"
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
