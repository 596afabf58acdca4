-- Versions are counted once for each statement instead of once for each row: an import writes thousands of attachments,
-- and each of them wrote its dish anew. What counts as a change stays the same.

DROP TRIGGER "menu_item_option_group_version" ON "menu_item_option_group";

CREATE OR REPLACE FUNCTION "count_menu_item_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE menu_item SET version = version + 1 WHERE id IN (SELECT menu_item_id FROM concerned);
  RETURN NULL;
END $$;

CREATE TRIGGER "menu_item_option_group_inserted" AFTER INSERT ON "menu_item_option_group"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();
CREATE TRIGGER "menu_item_option_group_updated" AFTER UPDATE ON "menu_item_option_group"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();
CREATE TRIGGER "menu_item_option_group_deleted" AFTER DELETE ON "menu_item_option_group"
  REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();

DROP TRIGGER "option_version" ON "option";

CREATE OR REPLACE FUNCTION "count_option_group_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE option_group SET version = version + 1 WHERE id IN (SELECT group_id FROM concerned);
  RETURN NULL;
END $$;

CREATE TRIGGER "option_inserted" AFTER INSERT ON "option"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_option_group_version"();
CREATE TRIGGER "option_deleted" AFTER DELETE ON "option"
  REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_option_group_version"();

CREATE FUNCTION "count_version_of_changed_options"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uncounted CONSTANT text[] := ARRAY['available', 'sold_out_until'];
BEGIN
  UPDATE option_group SET version = version + 1 WHERE id IN (
    SELECT unnest(ARRAY[was.group_id, is_now.group_id]) FROM were was JOIN are is_now ON is_now.id = was.id
      WHERE to_jsonb(is_now) - uncounted <> to_jsonb(was) - uncounted);
  RETURN NULL;
END $$;

CREATE TRIGGER "option_updated" AFTER UPDATE ON "option"
  REFERENCING OLD TABLE AS were NEW TABLE AS are FOR EACH STATEMENT EXECUTE FUNCTION "count_version_of_changed_options"();
