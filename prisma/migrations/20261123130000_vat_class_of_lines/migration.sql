-- Of which class a line is, so that its rate follows from class and day: a rate alone does not say what it was the rate of.
-- Null: written by a version that did not know it; such a line keeps its rate.
ALTER TABLE "order_line" ADD COLUMN "vat_class" "vat_class";

-- Nobody asks it of an order that is over, so that the lines of all years need not be written anew.
-- allowed: the lines of open orders alone
WITH "known" AS (
  SELECT DISTINCT ON ("per_mille") "per_mille", "vat_class" FROM (
    SELECT "per_mille", "vat_class", "valid_from" FROM "vat_rate" UNION ALL SELECT 0, 'none', '2018-01-01'
  ) "rate" ORDER BY "per_mille", "valid_from" DESC
)
UPDATE "order_line" line SET
  "vat_class" = (SELECT "vat_class" FROM "known" WHERE "per_mille" = line."vat_per_mille"),
  "options" = coalesce((
    SELECT jsonb_agg(chosen || jsonb_build_object('vatClass', "vat_class") ORDER BY place)
    FROM jsonb_array_elements(line."options") WITH ORDINALITY options(chosen, place)
    LEFT JOIN "known" ON "per_mille" = (chosen ->> 'vatPerMille')::int), '[]')
FROM "orders" o WHERE o."id" = line."order_id" AND o."status" NOT IN ('completed', 'rejected', 'cancelled');
