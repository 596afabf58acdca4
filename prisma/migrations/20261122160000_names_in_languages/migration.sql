-- What dishes and categories are called in languages in which they have a name of their own; "name" stays the unique one,
-- by which exact orders find a dish and addresses a category. An order keeps what its guest read.

ALTER TABLE "category"
  ADD COLUMN "names" JSONB NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "category_names_length_check" CHECK ("texts_are_at_most"("names", 80));
ALTER TABLE "menu_item"
  ADD COLUMN "names" JSONB NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "menu_item_names_length_check" CHECK ("texts_are_at_most"("names", 120));

ALTER TABLE "order_line"
  ADD COLUMN "shown_name" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "order_line_shown_name_length_check" CHECK (char_length("shown_name") <= 120);
