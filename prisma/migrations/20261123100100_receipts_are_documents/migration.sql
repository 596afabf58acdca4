-- A receipt is a document: it holds its seller, lines and amounts. What changes afterwards is a receipt of its own, which
-- names the one before.
ALTER TYPE "receipt_kind" RENAME TO "receipt_kind_before";
CREATE TYPE "receipt_kind" AS ENUM ('sale', 'change', 'reversal');
DROP INDEX "receipt_order_id_kind_key";
ALTER TABLE "receipt" DISABLE TRIGGER "receipt_final";
ALTER TABLE "receipt" ALTER COLUMN "kind" TYPE "receipt_kind" USING "kind"::text::"receipt_kind";
DROP TYPE "receipt_kind_before";

ALTER TABLE "receipt" ADD COLUMN "content" JSONB, ADD COLUMN "replaces_year" SMALLINT, ADD COLUMN "replaces_number" INTEGER;

-- Who sold it until now was read from the settings, so that those of today are the best that is known of it.
UPDATE "receipt" r SET "content" = jsonb_build_object(
  'seller', (SELECT jsonb_build_object('name', s."name", 'streetAddress', s."street_address", 'postcode', s."postcode",
    'city', s."city", 'phone', s."phone", 'vatNumber', s."vat_number") FROM "shop" s WHERE s."id" = 1),
  'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l."name", 'shownName', l."shown_name", 'quantity', l."quantity",
    'priceRappen', l."price_rappen", 'totalRappen', l."total_rappen", 'vatPerMille', l."vat_per_mille", 'options', l."options")
    ORDER BY l."position"), '[]') FROM "order_line" l WHERE l."order_id" = o."id"),
  'deliveryFeeRappen', o."delivery_fee_rappen", 'totalRappen', o."total_rappen",
  'roundingRappen', round(o."total_rappen" / 5.0)::int * 5 - o."total_rappen")
FROM "orders" o WHERE o."id" = r."order_id";

UPDATE "receipt" r SET "replaces_year" = s."year", "replaces_number" = s."number"
FROM "receipt" s WHERE r."kind" = 'reversal' AND s."order_id" = r."order_id" AND s."kind" = 'sale';
ALTER TABLE "receipt" ENABLE TRIGGER "receipt_final";

ALTER TABLE "receipt" ALTER COLUMN "content" SET NOT NULL,
  ADD CONSTRAINT "receipt_content_check" CHECK (jsonb_typeof("content") = 'object'),
  ADD CONSTRAINT "receipt_replaces_check" CHECK (
    ("replaces_year" IS NULL) = ("replaces_number" IS NULL) AND ("kind" = 'sale') = ("replaces_year" IS NULL)),
  ADD CONSTRAINT "receipt_replaces_year_replaces_number_fkey" FOREIGN KEY ("replaces_year", "replaces_number")
    REFERENCES "receipt" ("year", "number") ON DELETE NO ACTION ON UPDATE CASCADE;
-- One follows another, and nothing takes the place of what was replaced already.
CREATE UNIQUE INDEX "receipt_replaces_year_replaces_number_key" ON "receipt" ("replaces_year", "replaces_number");
CREATE INDEX "receipt_order_id_idx" ON "receipt" ("order_id");
