-- Words that the owner's guests use for his dishes: one group a line, separated by commas.
ALTER TABLE "shop" ADD COLUMN "search_synonyms" TEXT NOT NULL DEFAULT '';
