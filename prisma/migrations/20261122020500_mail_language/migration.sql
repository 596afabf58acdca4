-- In which language the shop itself is written to.

ALTER TABLE "shop"
  ADD COLUMN "mail_language" CHAR(2) NOT NULL DEFAULT 'de',
  ADD CONSTRAINT "shop_mail_language_check" CHECK ("mail_language" ~ '^[a-z]{2}$');
