-- The version before goes on.
-- Renamed to the word that the program uses; the channels keep their names.
ALTER FUNCTION "tell_mail_due"() RENAME TO "announce_mail_due";
ALTER FUNCTION "tell_order_changed"() RENAME TO "announce_order_changed";
ALTER FUNCTION "tell_shop_changed"() RENAME TO "announce_shop_changed";

ALTER TRIGGER "category_tell" ON "category" RENAME TO "category_announce";
ALTER TRIGGER "closure_tell" ON "closure" RENAME TO "closure_announce";
ALTER TRIGGER "delivery_zone_tell" ON "delivery_zone" RENAME TO "delivery_zone_announce";
ALTER TRIGGER "look_deleted_tell" ON "look" RENAME TO "look_deleted_announce";
ALTER TRIGGER "look_tell" ON "look" RENAME TO "look_announce";
ALTER TRIGGER "mail_server_tell" ON "mail_server" RENAME TO "mail_server_announce";
ALTER TRIGGER "menu_item_tell" ON "menu_item" RENAME TO "menu_item_announce";
ALTER TRIGGER "menu_item_option_group_tell" ON "menu_item_option_group" RENAME TO "menu_item_option_group_announce";
ALTER TRIGGER "menu_item_option_price_tell" ON "menu_item_option_price" RENAME TO "menu_item_option_price_announce";
ALTER TRIGGER "opening_hours_tell" ON "opening_hours" RENAME TO "opening_hours_announce";
ALTER TRIGGER "option_tell" ON "option" RENAME TO "option_announce";
ALTER TRIGGER "option_group_tell" ON "option_group" RENAME TO "option_group_announce";
ALTER TRIGGER "option_size_price_tell" ON "option_size_price" RENAME TO "option_size_price_announce";
ALTER TRIGGER "orders_tell" ON "orders" RENAME TO "orders_announce";
ALTER TRIGGER "outbox_mail_tell" ON "outbox_mail" RENAME TO "outbox_mail_announce";
ALTER TRIGGER "payment_provider_tell" ON "payment_provider" RENAME TO "payment_provider_announce";
ALTER TRIGGER "shop_tell" ON "shop" RENAME TO "shop_announce";
ALTER TRIGGER "text_edition_tell" ON "text_edition" RENAME TO "text_edition_announce";
ALTER TRIGGER "vat_rate_tell" ON "vat_rate" RENAME TO "vat_rate_announce";
