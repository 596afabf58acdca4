-- The version before goes on.
-- Setting up asks how guests pay; a shop that is open has answered.
ALTER TABLE "shop" DROP CONSTRAINT "shop_setup_settled_check";
ALTER TABLE "shop" ADD CONSTRAINT "shop_setup_settled_check"
  CHECK ("setup_settled" <@ ARRAY['delivery', 'allergens', 'look', 'texts', 'payment', 'device', 'test_order']);

UPDATE "shop" SET "setup_settled" = array_append("setup_settled", 'payment') WHERE "opened_at" IS NOT NULL;
