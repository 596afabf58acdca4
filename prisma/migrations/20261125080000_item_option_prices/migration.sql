-- The version before goes on.
-- What an option costs with one menu item, instead of all prices that its group has for it. The version before neither
-- reads nor writes this table; where it writes the attachments of a menu item anew, their prices are the group's again.
CREATE UNIQUE INDEX "option_id_group_id_key" ON "option" ("id", "group_id");

CREATE TABLE "menu_item_option_price" (
  "menu_item_id" UUID NOT NULL,
  "option_id" UUID NOT NULL,
  "group_id" UUID NOT NULL,
  "price_rappen" INTEGER NOT NULL,
  CONSTRAINT "menu_item_option_price_pkey" PRIMARY KEY ("menu_item_id", "option_id"),
  CONSTRAINT "menu_item_option_price_check" CHECK ("price_rappen" BETWEEN 0 AND 1000000),
  CONSTRAINT "menu_item_option_price_menu_item_id_group_id_fkey" FOREIGN KEY ("menu_item_id", "group_id")
    REFERENCES "menu_item_option_group" ("menu_item_id", "group_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "menu_item_option_price_option_id_group_id_fkey" FOREIGN KEY ("option_id", "group_id")
    REFERENCES "option" ("id", "group_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "menu_item_option_price_menu_item_id_group_id_idx" ON "menu_item_option_price" ("menu_item_id", "group_id");
CREATE INDEX "menu_item_option_price_option_id_group_id_idx" ON "menu_item_option_price" ("option_id", "group_id");

-- The form of the menu item shows these prices, and the page of the group those of all its menu items.
CREATE TRIGGER "menu_item_option_price_inserted" AFTER INSERT ON "menu_item_option_price"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();
CREATE TRIGGER "menu_item_option_price_updated" AFTER UPDATE ON "menu_item_option_price"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();
CREATE TRIGGER "menu_item_option_price_deleted" AFTER DELETE ON "menu_item_option_price"
  REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_menu_item_version"();
CREATE TRIGGER "menu_item_option_price_inserted_in_group" AFTER INSERT ON "menu_item_option_price"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_option_group_version"();
CREATE TRIGGER "menu_item_option_price_updated_in_group" AFTER UPDATE ON "menu_item_option_price"
  REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_option_group_version"();
CREATE TRIGGER "menu_item_option_price_deleted_in_group" AFTER DELETE ON "menu_item_option_price"
  REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "count_option_group_version"();

-- Pages show what an option costs: they expire with it.
CREATE TRIGGER "menu_item_option_price_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_item_option_price"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
