-- Which terms an order was placed under, and an account opened: the text with the facts that it named at the time, kept
-- once however many agreed to it.
CREATE TABLE "terms_snapshot" (
  "id" SERIAL NOT NULL,
  "language" CHAR(2) NOT NULL,
  "markdown" TEXT NOT NULL,
  "facts" JSONB NOT NULL,
  "updated_on" DATE NOT NULL,
  -- SHA-256 of all of these.
  "content_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "terms_snapshot_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "terms_snapshot_content_hash_key" ON "terms_snapshot" ("content_hash");

CREATE FUNCTION "refuse_change_of_terms_snapshot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'terms that were agreed to stay as they are' USING ERRCODE = 'LG043', CONSTRAINT = 'terms_snapshot_final';
END $$;
CREATE TRIGGER "terms_snapshot_final" BEFORE UPDATE OR DELETE ON "terms_snapshot"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_terms_snapshot"();

-- NULL: from before they were kept.
ALTER TABLE "orders" ADD COLUMN "terms_id" INTEGER;
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_id_fkey"
  FOREIGN KEY ("terms_id") REFERENCES "terms_snapshot" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "users" ADD COLUMN "terms_id" INTEGER;
ALTER TABLE "users" ADD CONSTRAINT "users_terms_id_fkey"
  FOREIGN KEY ("terms_id") REFERENCES "terms_snapshot" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
