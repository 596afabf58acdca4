-- The version before stops.
-- What changes a row counts its version in the same transaction, and knows what of it a form shows (record 12).
-- The version before leaves the counting to these triggers.
DROP TRIGGER "category_version" ON "category";
DROP TRIGGER "closure_version" ON "closure";
DROP TRIGGER "delivery_zone_version" ON "delivery_zone";
DROP TRIGGER "look_version" ON "look";
DROP TRIGGER "menu_item_version" ON "menu_item";
DROP TRIGGER "menu_item_option_group_deleted" ON "menu_item_option_group";
DROP TRIGGER "menu_item_option_group_inserted" ON "menu_item_option_group";
DROP TRIGGER "menu_item_option_group_updated" ON "menu_item_option_group";
DROP TRIGGER "menu_item_option_price_deleted" ON "menu_item_option_price";
DROP TRIGGER "menu_item_option_price_deleted_in_group" ON "menu_item_option_price";
DROP TRIGGER "menu_item_option_price_inserted" ON "menu_item_option_price";
DROP TRIGGER "menu_item_option_price_inserted_in_group" ON "menu_item_option_price";
DROP TRIGGER "menu_item_option_price_updated" ON "menu_item_option_price";
DROP TRIGGER "menu_item_option_price_updated_in_group" ON "menu_item_option_price";
DROP TRIGGER "opening_hours_version" ON "opening_hours";
DROP TRIGGER "option_deleted" ON "option";
DROP TRIGGER "option_inserted" ON "option";
DROP TRIGGER "option_updated" ON "option";
DROP TRIGGER "option_group_version" ON "option_group";
DROP TRIGGER "option_size_price_version" ON "option_size_price";
DROP TRIGGER "shop_version" ON "shop";
DROP TRIGGER "vat_rate_version" ON "vat_rate";

-- unused since: 1.0.0
DROP FUNCTION "count_version"(), "count_shop_version"(), "count_look_version"(), "count_menu_item_version"(),
  "count_option_group_version"(), "count_priced_group_version"(), "count_version_of_changed_options"();
