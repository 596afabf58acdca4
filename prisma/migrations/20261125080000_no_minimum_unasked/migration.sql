-- The version before goes on.
-- A minimum is the owner's word: a shop has none until one is entered. Shops that have a name already keep theirs.
ALTER TABLE "shop" ALTER COLUMN "pickup_minimum_rappen" SET DEFAULT 0;
UPDATE "shop" SET "pickup_minimum_rappen" = 0 WHERE "name" = '' AND "opened_at" IS NULL;
