-- Sizes, extras, choices. A group is shared by any number of dishes; what an option costs may depend on the size that is
-- chosen beside it. Nothing here is read by an order later: an order line copies what was chosen.

CREATE TYPE "option_pricing" AS ENUM ('add', 'base');

CREATE TABLE "option_group" (
  "id" UUID NOT NULL,
  "name" JSONB NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "pricing" "option_pricing" NOT NULL DEFAULT 'add',
  "min_units" SMALLINT NOT NULL DEFAULT 0,
  "max_units" SMALLINT,
  "max_each" SMALLINT NOT NULL DEFAULT 1,
  "free_units" SMALLINT NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "option_group_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "option_group_name_check" CHECK (jsonb_typeof("name") = 'object'),
  CONSTRAINT "option_group_note_check" CHECK (char_length("note") <= 200),
  CONSTRAINT "option_group_units_check" CHECK (
    "min_units" BETWEEN 0 AND 20 AND "max_units" BETWEEN greatest("min_units", 1) AND 20
    AND "max_each" BETWEEN 1 AND 20 AND "free_units" BETWEEN 0 AND 20),
  CONSTRAINT "option_group_base_check" CHECK (
    "pricing" <> 'base' OR ("min_units" = 1 AND "max_units" IS NOT DISTINCT FROM 1::smallint AND "max_each" = 1 AND "free_units" = 0)),
  CONSTRAINT "option_group_version_check" CHECK ("version" >= 1)
);

CREATE TABLE "option" (
  "id" UUID NOT NULL,
  "group_id" UUID NOT NULL,
  "name" JSONB NOT NULL,
  "kitchen_name" TEXT NOT NULL DEFAULT '',
  "position" SMALLINT NOT NULL DEFAULT 0,
  "price_rappen" INTEGER NOT NULL DEFAULT 0,
  "is_default" BOOLEAN NOT NULL DEFAULT false,
  "available" BOOLEAN NOT NULL DEFAULT true,
  "sold_out_until" TIMESTAMPTZ(3),
  "allergens_declared" BOOLEAN NOT NULL DEFAULT false,
  "allergens" TEXT[] NOT NULL DEFAULT '{}',
  "allergens_taken_away" TEXT[] NOT NULL DEFAULT '{}',
  "origins" JSONB NOT NULL DEFAULT '[]',
  "vat_class" "vat_class",
  "minimum_age" SMALLINT NOT NULL DEFAULT 0,
  CONSTRAINT "option_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "option_name_check" CHECK (jsonb_typeof("name") = 'object'),
  CONSTRAINT "option_kitchen_name_check" CHECK (char_length("kitchen_name") <= 60),
  CONSTRAINT "option_price_check" CHECK ("price_rappen" BETWEEN 0 AND 1000000),
  CONSTRAINT "option_minimum_age_check" CHECK ("minimum_age" IN (0, 16, 18)),
  CONSTRAINT "option_origins_check" CHECK (jsonb_typeof("origins") = 'array'),
  CONSTRAINT "option_allergens_check" CHECK (
    "allergens" || "allergens_taken_away" <@ ARRAY['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk',
      'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]
    AND NOT "allergens" && "allergens_taken_away"
    AND ("allergens_declared" OR cardinality("allergens") = 0)),
  CONSTRAINT "option_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "option_group" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "option_group_id_idx" ON "option" ("group_id");

-- What the option costs beside this size, instead of its own price.
CREATE TABLE "option_size_price" (
  "option_id" UUID NOT NULL,
  "size_id" UUID NOT NULL,
  "price_rappen" INTEGER NOT NULL,
  CONSTRAINT "option_size_price_pkey" PRIMARY KEY ("option_id", "size_id"),
  CONSTRAINT "option_size_price_check" CHECK ("price_rappen" BETWEEN 0 AND 1000000),
  CONSTRAINT "option_size_price_option_id_fkey" FOREIGN KEY ("option_id") REFERENCES "option" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "option_size_price_size_id_fkey" FOREIGN KEY ("size_id") REFERENCES "option" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "option_size_price_size_id_idx" ON "option_size_price" ("size_id");

CREATE TABLE "menu_item_option_group" (
  "menu_item_id" UUID NOT NULL,
  "group_id" UUID NOT NULL,
  "position" SMALLINT NOT NULL DEFAULT 0,
  "when_option_id" UUID,
  CONSTRAINT "menu_item_option_group_pkey" PRIMARY KEY ("menu_item_id", "group_id"),
  CONSTRAINT "menu_item_option_group_menu_item_id_fkey" FOREIGN KEY ("menu_item_id") REFERENCES "menu_item" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "menu_item_option_group_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "option_group" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "menu_item_option_group_when_option_id_fkey" FOREIGN KEY ("when_option_id") REFERENCES "option" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "menu_item_option_group_group_id_idx" ON "menu_item_option_group" ("group_id");
CREATE INDEX "menu_item_option_group_when_option_id_idx" ON "menu_item_option_group" ("when_option_id");

-- The defaults must be a selection that can be ordered: at most one of a base group, and never more than the group takes.
-- Looked at when the transaction commits; the group is locked, so that two who each add one are not both right.
CREATE FUNCTION "refuse_impossible_defaults"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
  most smallint;
BEGIN
  IF TG_TABLE_NAME = 'option' THEN concerned := NEW.group_id; ELSE concerned := NEW.id; END IF;
  SELECT max_units INTO most FROM option_group WHERE id = concerned FOR UPDATE;
  IF (SELECT count(*) FROM option WHERE group_id = concerned AND is_default) > coalesce(most, 20) THEN
    RAISE EXCEPTION 'option group % has more defaults than it takes', concerned
      USING ERRCODE = 'LG008', CONSTRAINT = 'option_group_defaults';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "option_defaults" AFTER INSERT OR UPDATE ON "option"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."is_default") EXECUTE FUNCTION "refuse_impossible_defaults"();
CREATE CONSTRAINT TRIGGER "option_group_defaults" AFTER UPDATE OF "max_units" ON "option_group"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_impossible_defaults"();

-- A size is an option of a group of which exactly one is chosen, and of another one than what it prices.
CREATE FUNCTION "refuse_size_that_is_none"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM option size JOIN option_group g ON g.id = size.group_id AND g.min_units = 1 AND g.max_units = 1,
      option priced
    WHERE size.id = NEW.size_id AND priced.id = NEW.option_id AND priced.group_id <> size.group_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'option % is no size', NEW.size_id USING ERRCODE = 'LG009', CONSTRAINT = 'option_size_price_size';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "option_size_price_size" AFTER INSERT OR UPDATE ON "option_size_price"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_size_that_is_none"();

-- A group is asked if an option of another group of the same dish is chosen, and that one is always asked: one step
-- deep, never round in a circle.
CREATE FUNCTION "refuse_deep_option_group"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN concerned := OLD.menu_item_id; ELSE concerned := NEW.menu_item_id; END IF;
  PERFORM 1 FROM menu_item_option_group asked JOIN option o ON o.id = asked.when_option_id
    WHERE asked.menu_item_id = concerned AND NOT EXISTS (
      SELECT 1 FROM menu_item_option_group always
      WHERE always.menu_item_id = concerned AND always.group_id = o.group_id AND always.group_id <> asked.group_id
        AND always.when_option_id IS NULL);
  IF FOUND THEN
    RAISE EXCEPTION 'an option group of dish % depends on one that is not always asked', concerned
      USING ERRCODE = 'LG007', CONSTRAINT = 'menu_item_option_group_depth';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "menu_item_option_group_depth" AFTER INSERT OR UPDATE OR DELETE ON "menu_item_option_group"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_deep_option_group"();

-- Versions: an option is part of its group's form, a group of the dish's; what the kitchen switches is of none.
CREATE TRIGGER "option_group_version" BEFORE UPDATE ON "option_group" FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE FUNCTION "count_option_group_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uncounted CONSTANT text[] := ARRAY['available', 'sold_out_until'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - uncounted = to_jsonb(OLD) - uncounted THEN RETURN NULL; END IF;
  UPDATE option_group SET version = version + 1
    WHERE id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.group_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.group_id END);
  RETURN NULL;
END $$;

CREATE TRIGGER "option_version" AFTER INSERT OR UPDATE OR DELETE ON "option"
  FOR EACH ROW EXECUTE FUNCTION "count_option_group_version"();

CREATE FUNCTION "count_priced_group_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  priced uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN priced := OLD.option_id; ELSE priced := NEW.option_id; END IF;
  UPDATE option_group SET version = version + 1 WHERE id = (SELECT group_id FROM option WHERE id = priced);
  RETURN NULL;
END $$;

CREATE TRIGGER "option_size_price_version" AFTER INSERT OR UPDATE OR DELETE ON "option_size_price"
  FOR EACH ROW EXECUTE FUNCTION "count_priced_group_version"();

CREATE FUNCTION "count_menu_item_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN concerned := OLD.menu_item_id; ELSE concerned := NEW.menu_item_id; END IF;
  UPDATE menu_item SET version = version + 1 WHERE id = concerned;
  RETURN NULL;
END $$;

CREATE TRIGGER "menu_item_option_group_version" AFTER INSERT OR UPDATE OR DELETE ON "menu_item_option_group"
  FOR EACH ROW EXECUTE FUNCTION "count_menu_item_version"();

-- Pages show options: they expire with them, by the clock too.
CREATE TRIGGER "option_group_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "option_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "option_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "option" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "option_size_price_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "option_size_price" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "menu_item_option_group_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_item_option_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();

CREATE OR REPLACE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;

-- A chosen size may cost nothing, and so may all that was ordered with it.
ALTER TABLE "order_line"
  DROP CONSTRAINT "order_line_price_check",
  ADD CONSTRAINT "order_line_price_check" CHECK ("price_rappen" >= 0),
  ADD CONSTRAINT "order_line_options_check" CHECK (jsonb_typeof("options") = 'array');
ALTER TABLE "orders"
  DROP CONSTRAINT "orders_total_check",
  ADD CONSTRAINT "orders_total_check" CHECK (
    "subtotal_rappen" >= 0 AND "delivery_fee_rappen" >= 0 AND "total_rappen" = "subtotal_rappen" + "delivery_fee_rappen");
