-- Which languages there are stands once, in lib/i18n/language.ts; the database knows only what a language looks like.
ALTER TABLE "users"
  DROP CONSTRAINT "users_language_check",
  ADD CONSTRAINT "users_language_check" CHECK ("language" ~ '^[a-z]{2}$');

ALTER TABLE "orders"
  DROP CONSTRAINT "orders_language_check",
  ADD CONSTRAINT "orders_language_check" CHECK ("language" ~ '^[a-z]{2}$');
