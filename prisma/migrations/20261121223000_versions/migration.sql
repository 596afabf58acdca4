-- How often what a form shows has changed, so that a form that was opened before cannot write over it unseen. What the
-- kitchen switches while a form is open, and the place in the list, are no part of the forms and do not count.

ALTER TABLE "category"
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "category_version_check" CHECK ("version" >= 1);
ALTER TABLE "menu_item"
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "menu_item_version_check" CHECK ("version" >= 1);
ALTER TABLE "shop"
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "shop_version_check" CHECK ("version" >= 1);

-- The arguments are the columns that do not count. A version never falls, whoever writes.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uncounted text[] := ARRAY['version', 'updated_at'] || TG_ARGV;
BEGIN
  IF to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
    NEW.version := OLD.version + 1;
  ELSE
    NEW.version := greatest(NEW.version, OLD.version);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "category_version" BEFORE UPDATE ON "category"
  FOR EACH ROW EXECUTE FUNCTION count_version('position');
CREATE TRIGGER "menu_item_version" BEFORE UPDATE ON "menu_item"
  FOR EACH ROW EXECUTE FUNCTION count_version('position', 'available', 'sold_out_until');
CREATE TRIGGER "shop_version" BEFORE UPDATE ON "shop"
  FOR EACH ROW EXECUTE FUNCTION count_version('paused_until', 'extra_lead_minutes', 'extra_lead_until');

-- Hours, closures and zones are settings of the shop, whatever table they stand in.
CREATE FUNCTION count_shop_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop" SET "version" = "version" + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER "opening_hours_version" AFTER INSERT OR UPDATE OR DELETE ON "opening_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
CREATE TRIGGER "closure_version" AFTER INSERT OR UPDATE OR DELETE ON "closure"
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
CREATE TRIGGER "delivery_zone_version" AFTER INSERT OR UPDATE OR DELETE ON "delivery_zone"
  FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
