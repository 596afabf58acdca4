-- Until it is opened, guests see of a shop only that it opens soon. Shops of before are open; settings that nobody ever
-- filled in, beside an empty menu, are no shop yet.
ALTER TABLE "shop" ADD COLUMN "opened_at" TIMESTAMPTZ(3);

UPDATE "shop" SET "opened_at" = "updated_at"
  WHERE "name" <> '' OR EXISTS (SELECT FROM "category") OR EXISTS (SELECT FROM "orders");
