-- The version before goes on.
-- How long a text is, and which words a list may have, is what the schema of each call says (record 71). Here stays what
-- a row cannot be without: a list where lists are read, a name for the ticket, no method that nobody has declared.
ALTER TABLE "category"
  DROP CONSTRAINT "category_names_length_check",
  DROP CONSTRAINT "category_selling_times_check",
  ADD CONSTRAINT "category_selling_times_check" CHECK (jsonb_typeof("selling_times") = 'array');

ALTER TABLE "menu_item"
  DROP CONSTRAINT "menu_item_names_length_check",
  DROP CONSTRAINT "menu_item_description_length_check",
  DROP CONSTRAINT "menu_item_origins_possible_check",
  DROP CONSTRAINT "menu_item_ingredient_kinds_check",
  DROP CONSTRAINT "menu_item_selling_times_check",
  ADD CONSTRAINT "menu_item_selling_times_check" CHECK (jsonb_typeof("selling_times") = 'array'),
  DROP CONSTRAINT "menu_item_production_methods_check",
  ADD CONSTRAINT "menu_item_production_methods_check" CHECK ("methods_declared" OR cardinality("production_methods") = 0);

ALTER TABLE "option"
  DROP CONSTRAINT "option_name_length_check",
  DROP CONSTRAINT "option_origins_possible_check",
  DROP CONSTRAINT "option_ingredient_kinds_check",
  DROP CONSTRAINT "option_production_methods_check",
  ADD CONSTRAINT "option_production_methods_check" CHECK ("methods_declared" OR cardinality("production_methods") = 0),
  DROP CONSTRAINT "option_named_check",
  ADD CONSTRAINT "option_named_check" CHECK (coalesce("name" ->> 'de', '') ~ '\S') NOT VALID;

ALTER TABLE "option_group"
  DROP CONSTRAINT "option_group_name_length_check",
  DROP CONSTRAINT "option_group_named_check",
  ADD CONSTRAINT "option_group_named_check" CHECK (coalesce("name" ->> 'de', '') ~ '\S') NOT VALID;

ALTER TABLE "shop"
  DROP CONSTRAINT "shop_languages_check",
  DROP CONSTRAINT "shop_statements_check",
  ADD CONSTRAINT "shop_statements_check" CHECK (jsonb_typeof("statements") = 'array');

-- unused since: 1.0.0
DROP FUNCTION "texts_are_at_most"(jsonb, integer), "selling_times_are_possible"(jsonb), "origins_are_possible"(jsonb),
  "is_named"(jsonb), "is_language_list"(text[]), "are_shop_statements"(jsonb), "are_ingredient_kinds"(text[]),
  "are_production_methods"(text[]);
