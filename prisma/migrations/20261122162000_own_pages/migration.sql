-- Pages and mail lines in the owner's own words. Each saving is an edition; none is ever changed, so that it can be
-- said at any time what stood there on which day.
CREATE TYPE "text_kind" AS ENUM ('about', 'terms', 'imprint', 'privacy', 'mail_opening', 'mail_closing');

CREATE TABLE "text_edition" (
  "kind" "text_kind" NOT NULL,
  "language" CHAR(2) NOT NULL,
  "number" INTEGER NOT NULL,
  -- NULL: the text that the program brings along again.
  "markdown" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "by_user_id" UUID,
  CONSTRAINT "text_edition_pkey" PRIMARY KEY ("kind", "language", "number"),
  CONSTRAINT "text_edition_number_check" CHECK ("number" >= 1),
  CONSTRAINT "text_edition_language_check" CHECK ("language" ~ '^[a-z]{2}$'),
  CONSTRAINT "text_edition_markdown_check" CHECK (char_length("markdown") BETWEEN 1 AND 20000),
  CONSTRAINT "text_edition_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- Only the name of whoever wrote it may go, with his account.
CREATE FUNCTION "refuse_change_of_text_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.by_user_id IS NULL THEN
    OLD.by_user_id := NULL;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an edition of a text stays as it is' USING ERRCODE = 'LG042', CONSTRAINT = 'text_edition_final';
END $$;
CREATE TRIGGER "text_edition_final" BEFORE UPDATE OR DELETE ON "text_edition"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_text_edition"();

-- The pages of guests show it: every process hears of it.
CREATE TRIGGER "text_edition_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "text_edition"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
