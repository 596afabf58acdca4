-- What the owner wrote himself, by language: a further language is a further key and no further column.

ALTER TABLE "menu_item"
  ALTER COLUMN "description" DROP DEFAULT,
  ALTER COLUMN "description" TYPE JSONB USING jsonb_build_object('de', "description", 'en', "description_en"),
  ALTER COLUMN "description" SET DEFAULT '{}',
  ADD CONSTRAINT "menu_item_description_check" CHECK (jsonb_typeof("description") = 'object'),
  DROP COLUMN "description_en";

ALTER TABLE "shop" RENAME COLUMN "header_note_de" TO "header_note";
ALTER TABLE "shop"
  ALTER COLUMN "header_note" DROP DEFAULT,
  ALTER COLUMN "header_note" TYPE JSONB USING jsonb_build_object('de', "header_note", 'en', "header_note_en"),
  ALTER COLUMN "header_note" SET DEFAULT '{}',
  ADD CONSTRAINT "shop_header_note_check" CHECK (jsonb_typeof("header_note") = 'object'),
  DROP COLUMN "header_note_en";

ALTER TABLE "closure" RENAME COLUMN "note_de" TO "note";
ALTER TABLE "closure"
  ALTER COLUMN "note" DROP DEFAULT,
  ALTER COLUMN "note" TYPE JSONB USING jsonb_build_object('de', "note", 'en', "note_en"),
  ALTER COLUMN "note" SET DEFAULT '{}',
  ADD CONSTRAINT "closure_note_check" CHECK (jsonb_typeof("note") = 'object'),
  DROP COLUMN "note_en";
