-- What form and endpoint refuse of the menu, PostgreSQL refuses as well. Checks that could find a row of an older shop are
-- not applied to rows that are there.

-- More free units than may be chosen: all of them were free, and are.
UPDATE "option_group" SET "free_units" = "max_units" WHERE "free_units" > "max_units";
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_free_check" CHECK ("free_units" <= "max_units");

-- Named in the shop's own language; another one says something or nothing, never blanks.
CREATE FUNCTION "is_named"("name" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(name ->> 'de' ~ '\S', false)
    AND NOT jsonb_path_exists(name, '$.* ? (@.type() <> "string" || @ like_regex "^\\s+$")')
$$;
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_named_check" CHECK ("is_named"("name")) NOT VALID;
ALTER TABLE "option" ADD CONSTRAINT "option_named_check" CHECK ("is_named"("name")) NOT VALID;

CREATE FUNCTION "origins_are_possible"("origins" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(origins) <> 'array' THEN false
    WHEN jsonb_array_length(origins) > 20 THEN false
    ELSE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(origins) origin WHERE NOT coalesce(
      origin ->> 'country' ~ '^[A-Z]{2}$'
      AND origin ->> 'ingredient' ~ '\S'
      AND char_length(origin ->> 'ingredient') <= 80, false))
  END
$$;
ALTER TABLE "option" ADD CONSTRAINT "option_origins_possible_check" CHECK ("origins_are_possible"("origins")) NOT VALID;
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_origins_possible_check" CHECK ("origins_are_possible"("origins")) NOT VALID;

CREATE FUNCTION "texts_are_at_most"("texts" jsonb, "most" integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(texts) <> 'object' THEN false
    ELSE NOT EXISTS (SELECT 1 FROM jsonb_each_text(texts) text WHERE char_length(text.value) > most)
  END
$$;
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_description_length_check" CHECK ("texts_are_at_most"("description", 2000)) NOT VALID;

ALTER TABLE "category" ADD CONSTRAINT "category_sold_years_check"
  CHECK ("sold_from" BETWEEN '2000-01-01' AND '2199-12-31' AND "sold_until" BETWEEN '2000-01-01' AND '2199-12-31') NOT VALID;
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_sold_years_check"
  CHECK ("sold_from" BETWEEN '2000-01-01' AND '2199-12-31' AND "sold_until" BETWEEN '2000-01-01' AND '2199-12-31') NOT VALID;

-- A group has at most 60 options, and enough of them for what it asks for. Looked at when the transaction commits: a group
-- is written before its options, and one option goes before the next one comes. The group is locked, so that two who each
-- add an option are not both right.
CREATE FUNCTION "refuse_impossible_options"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid[];
  rule record;
  options bigint;
BEGIN
  IF TG_TABLE_NAME = 'option' THEN concerned := ARRAY[OLD.group_id, NEW.group_id]; ELSE concerned := ARRAY[NEW.id]; END IF;
  FOR rule IN SELECT id, min_units, max_each FROM option_group WHERE id = ANY (concerned) ORDER BY id FOR UPDATE LOOP
    SELECT count(*) INTO options FROM option WHERE group_id = rule.id;
    IF options > 60 THEN
      RAISE EXCEPTION 'option group % has % options', rule.id, options
        USING ERRCODE = 'LG010', CONSTRAINT = 'option_group_options';
    END IF;
    IF rule.min_units > options * rule.max_each THEN
      RAISE EXCEPTION 'option group % asks for more than its options are', rule.id
        USING ERRCODE = 'LG011', CONSTRAINT = 'option_group_reach';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "option_limits" AFTER INSERT OR DELETE OR UPDATE OF "group_id" ON "option"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_impossible_options"();
CREATE CONSTRAINT TRIGGER "option_group_limits" AFTER INSERT OR UPDATE OF "min_units", "max_each" ON "option_group"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_impossible_options"();

-- A dish asks for at most 20 groups.
CREATE FUNCTION "refuse_too_many_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM menu_item WHERE id = NEW.menu_item_id FOR UPDATE;
  IF (SELECT count(*) FROM menu_item_option_group WHERE menu_item_id = NEW.menu_item_id) > 20 THEN
    RAISE EXCEPTION 'dish % asks for too many option groups', NEW.menu_item_id
      USING ERRCODE = 'LG012', CONSTRAINT = 'menu_item_option_group_most';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "menu_item_option_group_most" AFTER INSERT OR UPDATE OF "menu_item_id" ON "menu_item_option_group"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_too_many_groups"();
