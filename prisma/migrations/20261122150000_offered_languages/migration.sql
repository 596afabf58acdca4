-- In which languages guests are spoken to, the default first. Shops of before go on as they are: German and English,
-- and English for whoever speaks neither.

CREATE FUNCTION "is_language_list"(languages TEXT[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT count(*) > 0 AND count(*) = count(DISTINCT language) AND bool_and(coalesce(language ~ '^[a-z]{2}$', false))
    FROM unnest(languages) AS language
$$;

ALTER TABLE "shop"
  ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT '{en,de}',
  ADD CONSTRAINT "shop_languages_check" CHECK (is_language_list("languages"));
